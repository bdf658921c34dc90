r"""Probes of ``sr-yuscii-archive``: documents that one rule decides above all.

What is decisive is written here as it must read in the end: a letter where a letter is meant, a
sign where the sign is code, and SO and SI where the script changes. `_coded` puts the codes of the
letters. So a document's answer is its source without SO and SI. Closed lists (`CLOSED`) are gone
through in whole, in an order of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import convert

from localeops.tasks.strategies import in_some_order, one_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

_LATIN = dict(zip("ŽŠĐĆČžšđćč", r"@[\]^`{|}~", strict=True))
_CYRILLIC = dict(
    zip(
        "ЖАБЦДЕФГХИЈКЛМНОПЉРСТУВЊЏЗШЂЋЧжабцдефгхијклмнопљрстувњџзшђћч",
        "@ABCDEFGHIJKLMNOPQRSTUVWXZ[\\]^`abcdefghijklmnopqrstuvwxz{|}~",
        strict=True,
    )
)
oracle = convert

_SO, _SI = "\x0e", "\x0f"
_CODES = str.maketrans(_LATIN | _CYRILLIC)


def _coded(source: str) -> bytes:
    return source.translate(_CODES).replace("\n", "\r\n").encode("ascii")


def _lines(text: str) -> tuple[str, ...]:
    """Return the items of a list, one a line; ¶ is a line end in an item, ␎ and ␏ are SO and SI."""
    return tuple(
        line.translate({0xB6: "\n", 0x240E: _SO, 0x240F: _SI}) for line in text.split("\n")[1:-1]
    )


def _row_items(text: str) -> tuple[str, ...]:
    """Return the items of a list that has several in a line, with spaced strokes between them."""
    return tuple(item for line in _lines(text) for item in line.split(" / "))


# Lines of Latin text in which nothing is decisive
_PLAIN = (
    *("Računski centar radi od 7 do 15.", "Štampač je na popravci do petka."),
    *("Molimo članove da vrate knjige.", "Đaci dolaze u ponedeljak ujutru."),
    *("Žurno poslati službenom poštom!", "", "Broj 12/87, od 3. marta."),
    *("Ćirilična verzija sledi kasnije.", "Izveštaj je usvojen bez primedbi."),
    *("  - nađena su dva nova mesta", "Sve ostalo je na svom mestu (vidi prilog)."),
)


@st.composite
def _document(
    draw: DrawFn, items: Sequence[str], first: str = "", last: str = "", between: int = 3
) -> bytes:
    """Yield a document of the items, in some order, with plain lines before, after and between."""
    ordered = draw(in_some_order(items))
    every = draw(st.integers(between, between + 2)) if between else 0
    body = [draw(one_of(_PLAIN)), *([first] if first else [])]
    for turn, item in enumerate(ordered):
        body.append(item)
        if every and turn % every == every - 1:
            body.append(draw(one_of(_PLAIN)))
    body += [*([last] if last else []), draw(one_of(_PLAIN))]
    return _coded("".join(f"{line}\n" for line in body))


def _listing(language: str, items: Sequence[str]) -> SearchStrategy[bytes]:
    """Return a strategy of documents with a listing of the items, in some order."""
    return _document(items, f".lis {language}", ".kraj", 0)


# Text

_LETTERS = _row_items(
    """
Žaba / kažu / muž / Šuma / pišu / koš / Đon / rađa / smeđ / Ćao / kuća / noć / Čaj / račun
ključ / žega / šala / đak / ćup / čelo / IŽA, UŠI, LAĐA, KUĆA, OČI / (šest) / "čaša" / Žar/Čar
žiri-Ćup / NAČELNIŠTVO / čiđš / Šćepan / ŠĆEPANČEVIĆ / išče, žučđ! / ž, š, đ, ć, č
Ž. Š. Đ. Ć. Č. / Čačak; / što? 'čuo' & '90. / 1% više + 2 = čisto #4 $5 * / sedmi_član / već:
*važno* / čč žž / slovo đ ili dj
"""
)
_DIGRAPHS = _row_items(
    """
džep / Džep / DŽEP / Džemper i ODŽAK / ljubav, Ljubav, LJUBAV / njiva, Njiva, NJIVA / injekcija
nadživeti / konjunkcija / TANJUG / budžet / Hadžić / HADŽIĆ / dž Dž DŽ / lj Lj LJ nj Nj NJ
Nadžupan / podžanr / Djurdjica i Đurđica
"""
)
_CYRILLIC_WORDS = _row_items(
    """
Жаба / АБАЖУР / бал / Цар / дим / ЕФЕКАТ / фес / Град / хор / ИЈЕКАВИЦА / јуни / Књига / КЊИГА
Љиљана / ЉУБАВ / пуља / Џеп / ЏЕП / паџа / мрав / Ниш / ОПАСНО / Рука / САТ / Тата / уво / Вода
ЗУБ / зима / Шах / КОШ / коњ / Ђак / РАЂА / међ / Ћуп / НОЋ / кућа / Чај / ОЧИ / кључ / жут
шум / Хвала / пет / МЛЕКО / цела / дуд / лист / сто / тон / глава / ћирилица, број 7 (и 8)
шта? 'чуо' - да! / Дуња
"""
)
_CYRILLIC_LINES = _lines(
    r"""
.zag ЖУТА СВЕСКА ЉУБИТЕЉА
Ћирилица траје и у новом реду,
па и у трећем, џаба сам чекао.

Њихова шифра је 12.
.str 3
Хвала, Ђорђе Чађавић¶и Љубица
.tab¶| шифра | вођа |¶.kraj
Реч ␏čaša␎ је латинична.
  увучен ред, шта ћеш
"""
)
_CYRILLIC_CODE = _lines(
    r"""
Откуцај <COPY A:\*.* C:\> и чекај.
Тастер <q> и тастер <{> су лево.
C>DIR B:
A:\PISMA>TYPE C:\WQX\~PISMO.TXT
Датотека C:\RADNI\QX.TXT постоји.
C:\>VER
Писати на ljubica.w@yubgef51 до петка.
(адреса: zeljko_x-1@yuzgss01.q2)
B>DEL *.*
Путања: A:\[1]\X{2}.DAT
.str
.zag Шта је <Enter>
Мање од < 5 јединица, љубазно.
"""
)
_LITERAL = _lines(
    r"""
Otkucaj <DIR A:\> pa čekaj.
Znak <@> je iznad dvojke.
Crta <|> i znak <~> su čudni.
<{>, <}>, <[> i <]> su zagrade.
Taster <^> i taster <`> nema niko.
<\>
Đak kuca <a[i] := b^; { c }> i šta?
Kucaj:<LIST A$|B$>žurno
Vidi <~ @>, i to je to, đače.
(<\\>) čist red
<Ctrl+[> i <Ctrl+]>
Naredba <TYPE {x}|MORE> daje više.
"""
)
_LESS_THAN = _lines(
    r"""
Ako je šifra < 100, račun je star.
< žuti štampač
Ćuprija <¶čeka još > od sata
Broj đaka <5, člana <7.
cena < 3 čaše
Više <- čitaj levo¶niže -> čitaj desno
širina > 5 čvorova
Žuto > plavo, plavo < šareno.
x<č
"""
)
_ADDRESSES = _lines(
    r"""
Pisati na racunski@yubgef51 još danas.
geo.arhiv@yubgss21, čita Živa
a1@b2
(m_scekic@yuzgss01) i ćao
Pošta: pera-z@etf.bg.yu. Čao!
zoran@yubgef51
pošta:zoran@yubgef51;djuro.m@yu, šta
x9@y9, y9@x9 čuvati
Žarko je 2zarko2@rec01.yu
od centar@geo-zavod.yu¶do_ana@geo.yu
"""
)
_CAPITALS = _lines(
    r"""
Piše zeljko@geo.yu, a ŽELJKO šalje.
DRŽAVNI RAČUNI
Ž
načelnik: Đurić
UDRUŽENJE
BR.5 ŽELJKO; br:Žika
PODRUŽNICA, Žabalj, (Žika), KNJIŽARA
Đ
LAĐA I VOĐE
MEĐA
načelnik:Đurđević
predsednik:ĐURIĆ
strana 7Ž
VRŽ 12
KRIŽ 3Ž
"Đura"
(Đaci)
GRAĐANI/ĐACI
Nađa:Đorđe
ŽIŽA
ĐERĐEF
DIREKTOR:ĐURIĆ
ČLAN:ĐAK
"""
)
_PATHS = _lines(
    r"""
U C:\PISMA\~A.TXT čuvamo dopise.
A:\ je žuta disketa
Kod C:\IZV{1}\[MAJ].TXT šta?
(C:\X^Y\`Z.BAT) đak
iz D:\RADNI|STARO\}.DAT ćemo
čuvaj C:\ARHIVA
B:\{
C:\A\B C:\C\~D žurno
E:\@E
Putanja:C:\RAD\@1.TXT, čekaj
čl. F:\PASCAL\^LISTA.PAS že
U C:\POSTA(2)\A,{B};C]~.TXT čitaj
'C:\MENI\|.BAT' čeka
"""
)
_PROMPTS = _lines(
    r"""
C>DIR *.TXT | MORE
A>TYPE ~PISMO.{1}
B>COPY [A] @B
C:\>CD \PISMA
D>\
A:\>ECHO ^Z`
C:\PISMA>DEL \STARO\~*.*
D:\RAD\IZV>SORT < \ULAZ.TXT | FIND "}"
C:\IZV{1}>VER
C>
Prompt je C>, čitaj dalje.
Šta znači A:> u redu?
E>PASCAL {x}
 - uz C> stoji žuta crta
Posle C:\> stoji čist red
"""
)
_COMMANDS = _lines(
    r"""
.zag ŠTA ČUVA ĆUPRIJA
.str
.str 12
.zag Žuti đački čas
... što je čudno
.tab Članovi đačke čete¶član | žeđ¶.kraj¶Slovo đ je čudno
.zag <~> i šta sad
. žarko
.Članovi čekaju
.zag Pišite na zika@yubgef51, Žiko
.zag C:\PISMA\~A.TXT čuvati
"""
)
_TABLES = _lines(
    r"""
| ime | vođ |
| đak | Žeđ | međ |
|  | đ. |
+----+----+
đak | smeđ
a | b | č
| | |
| Đorđe Anđić | rđa |
|
| žuđ, đon | đđ |
vođ | vođ
| 1 | (đ) |
sađ |
| C:\A|B | <|> | đuro |
| 12 | .đ |
đon | 1
"""
)

# Listings

_BASIC_CODE = _lines(
    r"""
10 X=2^10: Y=7\2: PRINT X
20 PRINT USING "##.#"; Z^2^3
30 PREMA=5: VREME=3^2\1
40 DIM B(10): B(1)=A^B ' ž
50 IF X^2>9 THEN PRINT "č"
60 A$="š": B=C\D
70 PRINT 9\2;"ć";9^2;"đ";8\3
80 VREMENA=2^N: REM č
90 OBREM=3\PREM^2
"""
)
_BASIC_STRINGS = _lines(
    r"""
100 PRINT "Širina, dužina"
110 INPUT "Čija 'šifra': ",A$: X=2^3
120 A$="Ž"+"đ"+"Ć"+"č"
130 PRINT "REM: nije kraj, čoveče": Y=A\B
140 B$="ŽŠĐĆČžšđćč"
150 LPRINT "x:REM žuri":Z=X^2
160 PRINT "don't žuri";X^2;"šta"
170 IF A$="DŽEP" THEN C$="Đ": D=E\F
180 A$="":X=1^2
"""
)
_BASIC_COMMENTS = _lines(
    r"""
200 REM Površina čekaonice
210 X=1 ' žuta, šta 'ćeš
220 REM "nije" kraj, đače: X=Č
230 X=2^3: REM računaj ćilim
240 PRINT "š" ' "žiri" čeka
250 'šest
260 REM
REM Ćao
270 Y=A\B:REM đak
280 'REM čaj "
290 REM 'Žiri' Š, "đ
"""
)
_PASCAL_CODE = _lines(
    r"""
p^.x := niz[i]^;
a := @b; c := 'š'; d[1, 2] := e^[3];
type P = ^Slog; N = array[1..9] of Integer;
if x in ['a'..'č', 'ž'] then r^ := @s;
q := Ptr(Seg(a[1]), Ofs(a[1]))^;
s[0] := ^M; t := ^[;
asm mov ax, [bx] end;
u := a[b[c[1]]];
Move(x[1], y^, 3); z := '' ; w[1] := '' + k^;
"""
)
_PASCAL_STRINGS = _lines(
    r"""
s := 'Šifra';
t := 'Čedo šnć žuri'; a[2] := 1;
u := 'don''t žuri: ŠaĆ'; v[1] := u^;
w := '(* šta *)'; x[2] := y^;
z := 'Đ' + 'ć' + '''čas''' + a[1];
WriteLn('ŽŠĐĆČžšđćč', p^);
k := 'ššta'; l[1] := 'ć';
m := '''' + 'š' + n[1]^;
o := '*) č'; r^ := 1;
"""
)
_PASCAL_COMMENTS = _lines(
    r"""
{ žuta i šarena čaša, Đuro }
(* ćup i noć *)
{ don't žuri } a[1] := b^;
{¶  šta¶  čeka¶}
(* 'čas¶   'žar' Ć *) c[2] := d^; { đ }
{ (* č } e[1] := 'š'; { č *) }
x := 1; { š }{ž} y^ := 2;
(*ć*) (* š *) z[1] := 1;
(** Čas **) f^ := 1;
{} g[1] := 0; (**) h^ := 'č';
{ZVEZDE * i ( č}
{ račun u $, čaša je 5$ i žuta }
"""
)
_PASCAL_DIRECTIVES = _lines(
    r"""
{$I C:\VEZBE\~ZAG.PAS} { š }
{$R-,I-}
(*$I C:\RAD\{UL}.PAS*)
{$M 16384,0,655360} a[1] := 'š';
{$IFDEF CPU87} b^ := 1; {$ENDIF} { đak }
{$L ~GRAF|.OBJ}
(*$R+*) (* č *)
{$I @[1].INC}
(*$I ~GRAF[2].PAS*)
"""
)
_DBASE_CODE = _lines(
    r"""
@ 5,10 SAY x GET y
@ 1,1 CLEAR TO 3,3
AEval(niz, {|e| zbir := zbir + e})
z = a^2 + niz[1]
USE C:\ZAJAM\~CLAN INDEX A`B
? niz[1, 2], {1, 2}, {}
b := {|| x^2 }
@ 2,3 SAY 'č' + k[1]
&polje = x^2 && š
SET FILTER TO a$b .AND. c[2] = d^2
x = 5 * y[1] * 2^3
RUN TYPE \A|MORE
"""
)
_DBASE_TEXT = _lines(
    r"""
* Đački zajam, šta 'je' "to"
@ 5,10 SAY "Šifra člana:" GET m[1]
? 'Čas "ž" && nije kraj', x[1]
x = y^2 && ključ 'žiro' računa
   * žalba, Ćuprija
? "don't žuri", 'Đ', "ć", k[1]
*šta
? "* nije kraj, č", n[1]
? 'ŽŠĐĆČžšđćč' + a[1]
&& "šta
y = 1 && && č 'ž
     * č && đ
"""
)
_C_CODE = _lines(
    r"""
int niz[3] = { 1, 2, 3 };
x = ~y ^ z | w[1];
if (a || b[0]) { c ^= d; }
char k = '[', l = '{', m = '~';
#define MAX(a) \¶    ((a) | 1)
n = '\\'; o = '\''; p = '"'; q[1] = '|'; s = "č";
r = '@' ^ '`' | ']';
puts(""); t[1] = u | v;
w = x / y[1] * z | 2;
c = '}' | '^' | '/';
if (~a[1] & '~') { b |= '@'; }
"""
)
_C_TEXT = _lines(
    r"""
/* Žiro račun */
printf("Šifra:\t%s\n", a[1]);
puts("\"Čekaj\", đače\\"); b[1] |= 2;
/* č¶ * šta "ž¶ */
puts("ŽŠDĆČžšđćč"); c[0] = ~1;
puts("/* šta */"); d[1] ^= 2;
/* don't 'ž" */ e[1] = '{';
puts("\nćup\tčaj\0");
puts("šta" "žuri"); /* đ */ f[1] = '"'; /* č " */ g |= h;
/** Ćao **/ i[1] = 0;
puts("\\"); /* š */
puts("don't žuri"); j[1] = k | l;
puts("\{\[\|č");
/* Đoka */ m ^= n;
"""
)
_LISTING_SCRIPT = _lines(
    r"""
Ево програма:¶.lis BASIC¶10 PRINT "Širina": X=2^3 ' kvadrat žice¶.kraj¶Љубав иде даље.
Други, џепни:¶.lis PASCAL¶{ Šta je ovo, đače }¶niz[1] := 'quiz, wxw';¶.kraj¶То је шест.
Трећи:¶.lis DBASE¶* čuvaj¶? 'Ćao', a[1]¶.kraj¶Хвала, ђаци.
Четврти:¶.lis C¶/* žica */¶puts("čas\n"); a[1] |= 2;¶.kraj¶Њушка.
Само ␏ovde je latinica,¶.lis BASIC¶20 REM čas¶.kraj¶a i ovde još, žabo.␎Чекај.
"""
)
_IN_LISTINGS = _lines(
    r"""
.lis BASIC¶10 OPEN "C:\VEZBE\~A.DAT" FOR INPUT AS 1: PRINT "č"¶20 REM <~> je žuto, piši na z.s@geo.yu¶.kraj
.lis BASIC¶30 PRINT "Kraj je <^>, čekaj" ' A:\[1] žurno¶40 PRINT "C:\A";"đ"¶.kraj
.lis PASCAL¶Assign(f, 'C:\VEZBE\{A}.DAT'); s := 'š <Ctrl+[> č';¶{ a.b@geo.yu, šta }¶(* D:\@1 je đon *) {čuvaj C:\RAD\~}{đ}¶.kraj
.lis DBASE¶* žalba je u C:\ZAJAM\{Z}.TXT, čuvati¶USE "C:\ZAJAM\~C" && na zajam@yubgef51, šta¶? 'Pritisni <|> ili <Esc>, žurno'¶.kraj
.lis C¶/* C:\ZAJAM\~T.DAT čuvati; <{> je š */¶puts("Kucaj <[>, čoveče\n"); /* q@geo.yu */¶puts("zika@geo.yu"); /* A:\|*/ /* ž */¶puts("C:\\RAD\\~T.{1} čuvati");¶.kraj
"""  # noqa: E501
)


@st.composite
def _words(draw: DrawFn, items: Sequence[str]) -> bytes:
    """Yield a document of lines of the words, a few in each, some of them at the end of one."""
    ordered = draw(in_some_order(items))
    size = draw(st.integers(2, 4))
    rows = [" ".join(ordered[at : at + size]) for at in range(0, len(ordered), size)]
    return _coded("".join(f"{row}\n" for row in [draw(one_of(_PLAIN)), *rows]))


@st.composite
def _cyrillic_words(draw: DrawFn) -> bytes:
    """Yield a document in which the Cyrillic words are in lines of their own or in Latin ones."""
    ordered = draw(in_some_order(_CYRILLIC_WORDS))
    rows = [" ".join(ordered[at : at + 5]) for at in range(0, len(ordered), 5)]
    half = draw(st.integers(1, len(rows) - 1))
    marked = [f"{_SO}{row}{_SI}" for row in rows[:half]]
    marked += [f"Piše: {_SO}{row}{_SI}, čitaj." for row in rows[half:]]
    return _coded("".join(f"{row}\n" for row in [*marked, draw(one_of(_PLAIN))]))


def _cyrillic(items: Sequence[str]) -> SearchStrategy[bytes]:
    """Return a strategy of documents with the items in Cyrillic throughout."""
    return _document(items, f"Sledi ćirilica. {_SO}", f"Крај.{_SI}", 0)


@st.composite
def _pages(draw: DrawFn) -> bytes:
    """Yield a document with the signs that move the paper, its lines ended by CR LF."""
    items = draw(in_some_order(_PAGES))
    plain = [draw(one_of(_PLAIN)) for _ in range(2)]
    return _coded("".join(f"{line}\n" for line in (*items, *plain)))


_PAGES = (
    *(
        "\x0c",
        "Kraj strane.\x0cNova stranica, čitaj",
        "\tuvučeno žuto\t\tdaleko",
        "   tri razmaka",
        "",
        "đak  \t ",
    ),
    *("\x0cŠta dalje?", "č\x0c", "dva  razmaka   i tri", " ", "na kraju razmak, đače ", "\t"),
    *(
        "zvono\x07 čas",
        "\x1bE podebljano\x1bF žuto",
        "\x0bšiljak\x0b",
        "\x1c\x1d\x1e\x1f čas",
        "\x7fž",
    ),
)


@st.composite
def _ends(draw: DrawFn) -> bytes:
    """Yield a document with an end mark or without, with a last line that has an end or none."""
    body = [draw(one_of(_PLAIN)), *draw(in_some_order(_LAST_LINES))]
    text = _coded("\n".join(body))
    ended = text + (b"\r\n" if draw(st.booleans()) else b"")
    rest = draw(in_some_order(_REST))
    return ended + b"\x1a" + "\r\n".join(rest).encode("latin-1")


@st.composite
def _no_end(draw: DrawFn) -> bytes:
    """Yield a document without an end mark, or an empty one, with or without what is behind it."""
    kind = draw(st.integers(0, 3))
    text = _coded("\n".join([draw(one_of(_PLAIN[:5])), "Žuto, čisto i šta još?"]))
    rest = _REST[0].encode("latin-1")
    return (text, b"", b"\x1a", b"\x1a" + rest)[kind]


_LAST_LINES = ("Kraj, što je i žalosno.", "Đaci čekaju", "", "Čitaj dalje ć")
_REST = (
    *(
        "[tap stare vesti ~",
        "C>DEL *.*",
        "\x1a\x1a\x1a",
        ".lis PASCAL",
        "\x0eKraj\x0f",
        "\xe5\x00\xf6 stara",
    ),
    *("pola reda\x1a",),
)

RULES: dict[str, SearchStrategy[bytes]] = {
    "letters": _words(_LETTERS),
    "digraphs": _words(_DIGRAPHS),
    "cyrillic-letters": _cyrillic_words(),
    "cyrillic-lasts": _cyrillic(_CYRILLIC_LINES),
    "cyrillic-code": _cyrillic(_CYRILLIC_CODE),
    "literal": _document(_LITERAL),
    "less-than": _document(_LESS_THAN),
    "addresses": _document(_ADDRESSES),
    "capitals": _document(_CAPITALS),
    "paths": _document(_PATHS),
    "prompts": _document(_PROMPTS),
    "commands": _document(_COMMANDS),
    "tables": _document(_TABLES, ".tab", ".kraj", 0),
    "basic-code": _listing("BASIC", _BASIC_CODE),
    "basic-strings": _listing("BASIC", _BASIC_STRINGS),
    "basic-comments": _listing("BASIC", _BASIC_COMMENTS),
    "pascal-code": _listing("PASCAL", _PASCAL_CODE),
    "pascal-strings": _listing("PASCAL", _PASCAL_STRINGS),
    "pascal-comments": _listing("PASCAL", _PASCAL_COMMENTS),
    "pascal-directives": _listing("PASCAL", _PASCAL_DIRECTIVES),
    "dbase-code": _listing("DBASE", _DBASE_CODE),
    "dbase-text": _listing("DBASE", _DBASE_TEXT),
    "c-code": _listing("C", _C_CODE),
    "c-text": _listing("C", _C_TEXT),
    "listing-script": _cyrillic(_LISTING_SCRIPT),
    "text-in-listings": _document(_IN_LISTINGS),
    "page-breaks": _pages(),
    "end-mark": st.one_of(_ends(), _ends(), _ends(), _no_end()),
}


def _items(items: Sequence[str]) -> tuple[str, ...]:
    """Return the items by their codes, a character for each byte."""
    return tuple(_coded(item).decode("ascii") for item in items if item)


CLOSED: dict[str, tuple[str, ...]] = {
    "letters": _items(_LETTERS),
    "digraphs": _items(_DIGRAPHS),
    "cyrillic-letters": _items(_CYRILLIC_WORDS),
    "cyrillic-lasts": _items(_CYRILLIC_LINES),
    "cyrillic-code": _items(_CYRILLIC_CODE),
    "literal": _items(_LITERAL),
    "less-than": _items(_LESS_THAN),
    "addresses": _items(_ADDRESSES),
    "capitals": _items(_CAPITALS),
    "paths": _items(_PATHS),
    "prompts": _items(_PROMPTS),
    "commands": _items(_COMMANDS),
    "tables": _items(_TABLES),
    "basic-code": _items(_BASIC_CODE),
    "basic-strings": _items(_BASIC_STRINGS),
    "basic-comments": _items(_BASIC_COMMENTS),
    "pascal-code": _items(_PASCAL_CODE),
    "pascal-strings": _items(_PASCAL_STRINGS),
    "pascal-comments": _items(_PASCAL_COMMENTS),
    "pascal-directives": _items(_PASCAL_DIRECTIVES),
    "dbase-code": _items(_DBASE_CODE),
    "dbase-text": _items(_DBASE_TEXT),
    "c-code": _items(_C_CODE),
    "c-text": _items(_C_TEXT),
    "listing-script": _items(_LISTING_SCRIPT),
    "text-in-listings": _items(_IN_LISTINGS),
    "page-breaks": _items(_PAGES),
}

QUOTA = 8
