"""The attackers' tool, run for a moment: the honest play on, and afterwards everything is as before."""

import json
import subprocess
import sys

import pytest

from benchmarks.attackers import KINDS, report
from benchmarks.bench import ROOT

linux = pytest.mark.skipif(sys.platform != "linux", reason="the server is measured on Linux alone")


@linux
def test_the_honest_play_on_while_all_kinds_of_attackers_are_at_it() -> None:
    words = ["--tables", "3", "--attackers", str(len(KINDS)), "--seconds", "2", "--pace", "0.2", "--json"]
    command = [sys.executable, "-m", "benchmarks.attackers", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["fared"].keys() == {kind.__name__ for kind in KINDS}, "all of them did something"
    for name in ("before", "during", "after"):
        assert result[name]["commands"] > 0
        assert result[name]["faults"] == 0
    before, during = result["before"], result["during"]
    # Five sockets have 240 pings at once and 40 a second answered, each with 127 bytes: about 0.28 MB beside what
    # everybody sees; without a budget for each socket it is 6 MB, however fast the machine.
    assert result["fared"]["Pings"]["bytes of answers"] < 1_000_000, "noise is left unread, not worked off"
    assert during["p99"] < 1000, "milliseconds; some 200 on two cores that are busy with other things"
    assert during["commands"] > before["commands"] / 3
    assert result["tables at the end"] == 3
    assert result["after"]["memory"] < result["before"]["memory"] + 60
    assert result["tracebacks"] == 0
    assert result["log"] < 50
    assert "3 of 3 tables play on" in report(result)
