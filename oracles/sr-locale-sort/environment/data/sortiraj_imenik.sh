#!/bin/sh
# Сортира именик за телефоне. Позива га cron, сваке ноћи у 02.30:
#   sortiraj_imenik.sh УЛАЗ ИЗЛАЗ
# lj, nj и dž су по једно слово, па се пре сортирања мењају знаком који долази
# иза свих слова, а после се враћају.
set -e
tab=$(printf '\t')
sed -E 's/(^| )Lj/\1L~/g; s/(^| )Nj/\1N~/g; s/(^| )Dž/\1D~/g' "$1" |
    LC_ALL=sr_RS.UTF-8@latin sort -s -f -t "$tab" -k 1,1 |
    sed 's/L~/Lj/g; s/N~/Nj/g; s/D~/Dž/g' > "$2"
