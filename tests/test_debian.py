"""What tests need of the system is installed once, or they say what they did without. The apt-get here is a fake."""

from pathlib import Path

import pytest

from tests import debian

LOCKED_ONCE = """
if [ "$1" = update ] && [ ! -e "$folder/waited" ]; then
    touch "$folder/waited"
    echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)' >&2
    exit 100
fi
"""
INSTALLS = """
if [ "$1" = install ]; then
    printf '#!/bin/sh\\n' > "$folder/chromium"
    chmod +x "$folder/chromium"
fi
"""
OFFLINE = """
[ "$1" = update ] && exit 0
echo 'E: Unable to locate package chromium' >&2
exit 100
"""


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system with nothing but the tools a shell script needs, and root's rights on it."""
    (tmp_path / "touch").symlink_to("/usr/bin/touch")
    (tmp_path / "chmod").symlink_to("/usr/bin/chmod")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(debian, "POSTGRES", tmp_path / "postgresql")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    return tmp_path


def bring_apt(system: Path, does: str) -> None:
    """An apt-get that notes how it was called, options aside, and does what the script says."""
    script = f"""#!/bin/sh
folder={system}
while [ "$1" != update ] && [ "$1" != install ]; do shift; done
echo "$@" >> "$folder/calls"
{does}
"""
    (system / "apt-get").write_text(script)
    (system / "apt-get").chmod(0o755)


def calls(system: Path) -> list[str]:
    file = system / "calls"
    return file.read_text().splitlines() if file.exists() else []


def test_what_is_missing_is_installed_and_a_line_says_so(system: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bring_apt(system, INSTALLS)
    debian.main(["chromium"])
    assert calls(system) == ["update", "install -y --no-install-recommends chromium"]
    assert capsys.readouterr().out == "Installing chromium with apt-get, which tests need ...\n"
    assert debian.need("chromium") == system / "chromium"


def test_what_is_there_is_left_alone(system: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bring_apt(system, INSTALLS)
    debian.main(["chromium"])
    capsys.readouterr()
    debian.main(["chromium"])
    assert len(calls(system)) == 2
    assert capsys.readouterr().out == ""


def test_firefox_is_looked_for_by_the_name_of_its_package(system: Path) -> None:
    with pytest.raises(debian.Missing, match="firefox-esr is not installed"):
        debian.need("firefox-esr")
    (system / "firefox-esr").touch(mode=0o755)
    assert debian.need("firefox-esr") == system / "firefox-esr"


def test_another_apt_get_at_work_is_waited_for(system: Path) -> None:
    bring_apt(system, LOCKED_ONCE + INSTALLS)
    debian.main(["chromium"])
    assert calls(system) == ["update", "update", "install -y --no-install-recommends chromium"]
    assert debian.find_chromium() is not None


def test_what_cannot_be_installed_is_told_with_its_reason(system: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bring_apt(system, OFFLINE)
    debian.main(["chromium", "postgresql"])
    assert "cannot be installed: Unable to locate package chromium." in capsys.readouterr().out
    with pytest.raises(debian.Missing, match="postgresql is not installed"):
        debian.need("postgresql")


def test_without_root_or_apt_get_nothing_is_tried(
    system: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    debian.main(["chromium"])
    assert "cannot be installed: there is no apt-get here." in capsys.readouterr().out
    bring_apt(system, INSTALLS)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    debian.main(["chromium"])
    assert "cannot be installed: that takes root." in capsys.readouterr().out
    assert calls(system) == []


def test_the_newest_postgresql_is_taken(system: Path) -> None:
    for version in ("9.6", "15", "9"):
        (system / "postgresql" / version / "bin").mkdir(parents=True)
        (system / "postgresql" / version / "bin" / "initdb").touch()
    assert debian.need("postgresql") == system / "postgresql" / "15" / "bin"
