"""The tool that measures the start, run once."""

import re
import subprocess
import sys

import pytest

from benchmarks.bench import ROOT


@pytest.mark.skipif(sys.platform != "linux", reason="the processor's time is read from /proc")
def test_the_start_is_measured_from_the_process_to_its_first_page() -> None:
    command = [sys.executable, "-m", "benchmarks.start", "--runs", "1"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert re.fullmatch(r"(?:(?:first|later) start +[\d.]+ s \([\d.]+ to [\d.]+\), processor [\d.]+ s\n){2}", told)
