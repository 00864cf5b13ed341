"""What hosts install: lock files that fit, an audit that does not call unknown what is safe, and files that parse."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PINNED = re.compile(r"^([a-z0-9-]+)==([^ ;\\]+)[^\\]*\\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)


def locked(name: str) -> dict[str, str]:
    """Return the versions that a lock file names; every one of them has hashes."""
    text = (DEPLOY / name).read_text("utf-8")
    found = {package: version for package, version, _ in PINNED.findall(text)}
    assert len(found) == len(re.findall(r"^[a-z0-9]", text, re.MULTILINE)), "each package has hashes"
    return found


def wanted(name: str) -> list[str]:
    """Return what a lock file is made from."""
    if name == "build.lock":
        return subprocess.run(
            [sys.executable, ROOT / "scripts" / "build-requires"], capture_output=True, text=True, check=True
        ).stdout.split("\n")[:-1]
    dependencies: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    return dependencies


@pytest.mark.parametrize("name", ["requirements.lock", "build.lock"])
def test_the_lock_file_fits_what_is_wanted(name: str) -> None:
    versions = locked(name)
    assert len(wanted(name)) >= 3
    for line in wanted(name):
        need = Requirement(line)
        version = versions.get(need.name.lower().replace(".", "-"))
        assert version is not None, f"{need.name} is not locked: make lock"
        assert need.specifier.contains(version), f"{line} is locked as {version}: make lock"
    assert "://" not in (DEPLOY / name).read_text("utf-8"), "no place to install from"


SAFE_PIP = {"dependencies": [{"name": "typer", "version": "1", "vulns": []}]}
SAFE_NPM: dict[str, Any] = {"vulnerabilities": {}}


@pytest.mark.parametrize(
    ("pip", "npm", "code", "words"),
    [
        (SAFE_PIP, SAFE_NPM, 0, "no known faults"),
        (SAFE_PIP, {"message": "405 Method Not Allowed"}, 3, "NOT CHECKED, nobody could be asked (405"),
        (SAFE_PIP, {"vulnerabilities": {"vite": {"severity": "high"}}}, 1, "FAULTS ARE KNOWN (vite: high)"),
        ({"dependencies": [{"name": "typer", "skip_reason": "no network"}]}, SAFE_NPM, 3, "1 of 1 packages"),
        ({"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "CVE-1"}]}]}, {}, 1, "a 1: CVE-1"),
        ("a traceback", SAFE_NPM, 3, "pip-audit gave no report"),
    ],
)
def test_the_audit_tells_what_it_does_not_know(pip: Any, npm: Any, code: int, words: str, tmp_path: Path) -> None:
    for name, answer in (("pip-audit", pip), ("npm", npm)):
        tool = tmp_path / name
        tool.write_text(f"#!/bin/sh\ncat <<'END'\n{json.dumps(answer)}\nEND\n")
        tool.chmod(0o755)
    env = os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run([sys.executable, ROOT / "scripts" / "audit"], env=env, capture_output=True, text=True)
    assert done.returncode == code, done.stderr
    assert words in done.stdout


# -- files for hosts ---------------------------------------------------------------------------------------------------
NAMES = re.compile(r"\bCOSMODROME_[A-Z_]+")


def test_every_setting_in_the_files_is_one_that_the_server_knows() -> None:
    known = (ROOT / "docs" / "server.md").read_text("utf-8")
    limits = set(re.findall(r"^\| `([A-Z_]+)` \|", known, re.MULTILINE))
    for file in ("compose.yaml", "club.env.example", "cosmodrome.service", "Containerfile"):
        for name in set(NAMES.findall((DEPLOY / file).read_text("utf-8"))) - {"COSMODROME_COMPILE"}:
            limit = name.removeprefix("COSMODROME_LIMIT_")
            assert limit in limits if limit != name else f"`{name}" in known, f"{file}: {name}"


def test_the_compose_file_holds_together() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    assert sorted(services) == ["app", "db", "proxy"]
    for service in services.values():
        assert set(service["networks"]) <= set(compose["networks"])
        named = [volume.split(":")[0] for volume in service.get("volumes", []) if not volume.startswith(".")]
        assert set(named) <= set(compose["volumes"])
    assert (DEPLOY / services["app"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["app"]["build"]["dockerfile"]).is_file()
    assert services["db"]["networks"] == ["back"], "nobody reaches the database from outside"
    (front,) = compose["networks"]["front"]["ipam"]["config"]
    assert services["app"]["environment"]["COSMODROME_PROXIES"] == front["subnet"]
    example = (DEPLOY / "club.env.example").read_text("utf-8")
    asked = set(re.findall(r"\$\{(\w+):\?", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert asked == {name for name in asked if re.search(rf"^{name}=", example, re.MULTILINE)}


def test_the_container_copies_only_what_is_there_and_not_left_out() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    let_in = re.findall(r"^!(.+)$", (DEPLOY / "Containerfile.dockerignore").read_text("utf-8"), re.MULTILINE)
    copied = [word for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE) for word in line.split()[:-1]]
    assert len(copied) > 5
    for path in copied:
        assert (ROOT / path).exists(), path
        assert any(Path(path).match(pattern) or path.startswith(f"{pattern}/") for pattern in let_in), path
    assert text.rindex("USER cosmodrome") < text.rindex("CMD"), "not as root"


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("systemd-analyze is not installed")
    text = (DEPLOY / "cosmodrome.service").read_text("utf-8")
    unit = tmp_path / "cosmodrome.service"
    unit.write_text(text.replace("/opt/cosmodrome/bin/cosmodrome", shutil.which("true") or "/bin/true"))
    done = subprocess.run([tool, "verify", str(unit)], capture_output=True, text=True)
    about = [line for line in done.stderr.splitlines() if "cosmodrome" in line]
    assert (about, done.returncode) == ([], 0)
