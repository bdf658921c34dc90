"""What Harbor loads by name for these trials: an environment and an agent.

This file runs in Harbor's own Python. ``trials.py`` names its two classes in the files that it
gives to ``harbor run``.

* `Offline` is Harbor's Podman environment, but a container without network has none at all. Harbor
  itself starts a second container that filters the network, from images of a registry. It also
  calls Podman directly where Harbor would start podman-compose, some 25 times a trial.
* `HandsIn` is an agent that hands in a finished file: as the agent's user, and nothing else.
"""

from __future__ import annotations

import asyncio
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from harbor.agents.base import BaseAgent
from harbor.environments.docker.docker import _sanitize_docker_compose_project_name
from harbor.environments.podman import PodmanEnvironment
from harbor.models.task.config import NetworkMode
from harbor.models.trial.result import AgentInfo

import engine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from harbor.environments.base import BaseEnvironment, ExecResult, OutputCallback
    from harbor.environments.capabilities import EnvironmentCapabilities
    from harbor.models.agent.context import AgentContext
    from harbor.models.task.config import NetworkPolicy

_INBOX = "/tmp/handed-in"  # noqa: S108 - in the container


class Offline(PodmanEnvironment):
    """Containers of Podman that have no network."""

    @staticmethod
    def _requires_egress_control(
        *, startup_network_policy: NetworkPolicy, phase_network_policies: Sequence[NetworkPolicy]
    ) -> bool:
        """Do without the second container; a task that needs a network is refused."""
        for policy in (startup_network_policy, *phase_network_policies):
            _must_have_none(policy)
        return False

    @property
    def capabilities(self) -> EnvironmentCapabilities:
        """What Podman can do, and what this class adds."""
        return super().capabilities.model_copy(update={"disable_internet": True})

    @property
    def _docker_compose_paths(self) -> list[Path]:
        return [*super()._docker_compose_paths, Path(__file__).with_name("offline.yaml")]

    async def _run_docker_compose_command(
        self,
        command: list[str],
        check: bool = True,  # noqa: FBT001, FBT002 - Harbor's own signature
        timeout_sec: int | None = None,
        stdin_data: bytes | None = None,
        on_output: OutputCallback | None = None,
    ) -> ExecResult:
        """Give to Podman itself what podman-compose only passes on, in a tenth of the time."""
        if command[0] == "cp":
            raise RuntimeError("podman-compose has no cp")  # Harbor then sends an archive
        if command[0] != "exec" or on_output is not None:
            return await super()._run_docker_compose_command(
                command, check, timeout_sec, stdin_data, on_output
            )
        main = f"{_sanitize_docker_compose_project_name(self.session_id)}_main_1"
        process = await asyncio.create_subprocess_exec(
            *engine.exec_command(command, main, interactive=stdin_data is not None),
            stdin=asyncio.subprocess.DEVNULL if stdin_data is None else asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        result = await self._collect_buffered_output(
            process, timeout_sec=timeout_sec, stdin_data=stdin_data
        )
        if check and result.return_code:
            raise RuntimeError(f"{shlex.join(command)}: {result.return_code}: {result.stdout}")
        return result

    async def _apply_network_policy(self, network_policy: NetworkPolicy) -> None:
        _must_have_none(network_policy)


class HandsIn(BaseAgent):
    """An agent that puts a file of the host at the path which the instruction asks for."""

    def __init__(
        self, logs_dir: Path, *, solution: str, file: str, target: str, **kwargs: object
    ) -> None:
        super().__init__(logs_dir=logs_dir, **kwargs)
        self._solution, self._file, self._target = solution, Path(file), target

    @staticmethod
    def name() -> str:
        """Return the agent's name; a result shows the solution's instead."""
        return "hands-in"

    def to_agent_info(self) -> AgentInfo:
        """Return what a result says about the agent: which solution it handed in."""
        return AgentInfo(name=self._solution, version=self.version())

    def version(self) -> str:
        """Return the agent's version."""
        return "1"

    async def setup(self, environment: BaseEnvironment) -> None:
        """Do nothing: there is nothing to install."""

    async def run(
        self, instruction: str, environment: BaseEnvironment, context: AgentContext
    ) -> None:
        """Copy the file to its place, as the user that an agent is."""
        del instruction, context
        await environment.upload_file(self._file, _INBOX)
        done = await environment.exec(f"cp {_INBOX} {shlex.quote(self._target)}")
        if done.return_code:
            raise RuntimeError(f"{self._target} cannot be written: {done.stderr or done.stdout}")


def _must_have_none(policy: NetworkPolicy) -> None:
    if policy.network_mode != NetworkMode.NO_NETWORK:
        raise ValueError(f"this environment has no network, the task wants {policy.network_mode}")
