"""The benchmark, run for a blink: it measures every job, writes it down, and says what it cannot run."""

import json
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cutpurse
from benchmarks.bench import CATANATRON, COMPARISONS, OURS, PEER, PLAIN, ROOT, judged, spread
from cutpurse.kernel.sets import COMPILED

BUILT = Path(cutpurse.__file__).parents[1]  # compiled if COMPILED


def on_hand() -> list[str]:
    """Which of our contenders can run here."""
    return list(OURS) if COMPILED else ["interpreted"]


def bench(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "benchmarks/bench.py", "--rounds", "1", "--slice", "0.002", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def compare(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "benchmarks/compare.py", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """What a short run of all jobs but the server printed, and the file it wrote."""
    out = tmp_path_factory.mktemp("bench") / "deep" / "result.json"
    done = bench("--only", "rules", "--compiled", str(BUILT), "--contenders", ",".join(on_hand()), "--out", str(out))
    assert done.returncode == 0, done.stderr
    return done.stdout, out


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_every_job_is_measured_beside_the_peer(run: tuple[str, Path]) -> None:
    rows = read(run[1])["rows"]
    expected = {(comparison.job, name) for comparison in COMPARISONS for name in on_hand()} | {("rollouts", PLAIN)}
    assert {(row["job"], row["contender"]) for row in rows} == expected
    for row in rows:
        (done,) = row["rounds"]
        for side in ("ours", "peer"):
            assert done[side]["units"] > 0
            assert done[side]["cpu"] >= 0.002
        assert row["ratio"]["median"] == done["ratio"] > 0


def test_a_rollout_is_64_decisions_unless_the_gang_was_united(run: tuple[str, Path]) -> None:
    for row in read(run[1])["rows"]:
        if row["job"].split("/")[0] in ("rollouts", "playouts", "api"):
            assert row["peer"]["moves_per_unit"] == 64
            assert 64 <= row["ours"]["moves_per_unit"] < 80
        elif row["job"].split("/")[0] not in ("langfinger", "swindler", "midnight-exchange"):
            assert row["ours"]["moves_per_unit"] == row["peer"]["moves_per_unit"] == 0


def test_langfinger_is_played_to_the_end_beside_whole_games_of_the_peer(run: tuple[str, Path]) -> None:
    found = [row for row in read(run[1])["rows"] if row["job"] == "langfinger"]
    assert [row["contender"] for row in found] == on_hand()
    for row in found:
        assert 60 < row["ours"]["moves_per_unit"] < 5000
        assert 60 < row["peer"]["moves_per_unit"] < 50_000
        assert row["rounds"][0]["ratio"] > 1


def test_swindler_is_played_to_the_end_beside_whole_games_of_the_peer(run: tuple[str, Path]) -> None:
    found = [row for row in read(run[1])["rows"] if row["job"] == "swindler"]
    assert [row["contender"] for row in found] == on_hand()
    assert all(1000 < row["ours"]["moves_per_unit"] < 100_000 for row in found)
    assert all(row["rounds"][0]["ratio"] > 3 for row in found if row["contender"] == "compiled")


def test_midnight_exchange_is_played_to_the_end_with_and_without_a_clock(run: tuple[str, Path]) -> None:
    found = [row for row in read(run[1])["rows"] if row["job"].startswith("midnight-exchange")]
    assert {row["job"] for row in found} == {"midnight-exchange", "midnight-exchange/clock"}
    assert all(300 < row["ours"]["moves_per_unit"] < 50_000 for row in found)


def test_the_result_says_what_was_measured_where_and_with_what(run: tuple[str, Path]) -> None:
    result = read(run[1])
    assert result["versions"].keys() == {"python", "open_spiel", "catanatron", "mypy", "cutpurse"}
    assert all(result["versions"].values())
    assert result["machine"].keys() == {"cpu", "cores", "platform", "load"}
    assert platform.node() not in result["machine"].values()
    assert isinstance(result["dirty"], bool)
    assert {name: told.get("compiled") for name, told in result["about"].items()} == {
        PEER: None,
        CATANATRON: None,
        **{name: name == "compiled" for name in on_hand()},
    }


def test_our_worlds_honour_shown_voids_and_the_peers_do_not(run: tuple[str, Path]) -> None:
    about = read(run[1])["about"]
    for name in (PEER, *on_hand()):
        told = about[name]
        assert told["shown voids"] >= 2
        assert (told["worlds against a shown void"] > 0) == (name == PEER)


def test_the_table_names_every_job_and_judges_the_bars(run: tuple[str, Path]) -> None:
    printed, out = run
    lines = printed.splitlines()
    for comparison in COMPARISONS:
        for name in (comparison.peer, *on_hand()):
            assert any(line.split()[:2] == [comparison.job, name] for line in lines)
    assert sum(" bar " in line and ": " in line for line in lines) == len(read(out)["bars"]) > 0
    assert lines[-1] == f"written to {out}"


def test_strict_fails_exactly_where_a_bar_is_missed(tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    done = bench("--only", "rollouts", "--contenders", "interpreted", "--strict", "--out", str(out))
    (bar,) = read(out)["bars"]
    assert done.returncode == (0 if bar["reached"] else 1)


def test_a_bar_is_reached_at_its_number_and_not_below() -> None:
    def row(job: str, contender: str, ratio: float) -> dict[str, Any]:
        return {"job": job, "contender": contender, "ratio": {"median": ratio}}

    bars = judged([row("rollouts", "compiled", 14.99), row("clones", "compiled", 4.0), row("worlds", "compiled", 9.0)])
    assert [(bar["job"], bar["reached"], bar["aim_reached"]) for bar in bars] == [
        ("rollouts", False, False),
        ("clones", True, False),
    ]
    assert judged([row("rollouts", "interpreted", 1.0)])[0]["aim_reached"]


def test_a_spread_is_median_quartiles_and_range() -> None:
    assert spread([5.0, 1.0, 4.0, 2.0, 3.0]) == {"median": 3.0, "low": 2.0, "high": 4.0, "min": 1.0, "max": 5.0}
    assert spread([7.0]) == {"median": 7.0, "low": 7.0, "high": 7.0, "min": 7.0, "max": 7.0}


def test_without_a_compiled_build_it_says_what_to_do(tmp_path: Path) -> None:
    done = bench("--compiled", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "make compiled" in done.stderr


def test_a_build_of_other_sources_is_refused(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "cutpurse", tmp_path / "cutpurse")
    with (tmp_path / "cutpurse" / "kernel" / "play.py").open("a") as file:
        file.write("\n")
    done = bench("--compiled", str(tmp_path))
    assert done.returncode == 2
    assert "src/cutpurse/kernel/play.py" in done.stderr


def test_a_build_that_is_not_compiled_is_refused(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "cutpurse", tmp_path / "cutpurse")
    done = bench("--compiled", str(tmp_path), "--contenders", "compiled")
    assert done.returncode == 2
    assert "is not compiled" in done.stderr


def test_a_few_games_show_whether_search_still_wins(tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    words = ("--only", "strength", "--few-games", "2", "--compiled", str(BUILT), "--contenders", ",".join(on_hand()))
    done = bench(*words, "--out", str(out))
    if not COMPILED:
        assert done.returncode == 2
        assert "compiled" in done.stderr
        return
    assert done.returncode == 0, done.stderr
    rows = read(out)["strength"]
    assert [row["game"] for row in rows] == cutpurse.games()
    for row in rows:
        assert (row["one"], row["others"], row["games"], row["seats"]) == ("4", ["greedy"], 2, 4)
        assert 0 <= row["won"][1] <= 1
        assert {name: mean <= most for name, (mean, most) in row["milliseconds"].items()} == {"4": True, "greedy": True}
        assert row["game"] in done.stdout


WRONG = [
    *(["--contenders", "fast"], ["--rounds", "0"], ["--slice", "0"], ["--only", "chess"]),
    *(["--tables", "1,none"], ["--tables", "0"], ["--idle", "3"], ["--few-games", "0"]),
]


@pytest.mark.parametrize("words", WRONG)
def test_wrong_arguments_exit_with_2(words: list[str]) -> None:
    done = bench(*words)
    assert done.returncode == 2
    assert words[0] in done.stderr


def test_two_results_stand_side_by_side(run: tuple[str, Path], tmp_path: Path) -> None:
    faster = read(run[1])
    faster["commit"] = "f" * 40
    for row in faster["rows"]:
        row["ratio"] = {name: 2 * value for name, value in row["ratio"].items()}
    dropped = faster["rows"].pop()
    other = tmp_path / "faster.json"
    other.write_text(json.dumps(faster))
    done = compare(str(run[1]), str(other))
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[1].startswith("B  ffffffffff")
    assert sum(line.endswith("+100.0%") for line in lines) == len(faster["rows"])
    assert any(line.startswith(dropped["job"]) and line.endswith("–") for line in lines)


def test_a_change_within_the_spread_is_marked(run: tuple[str, Path]) -> None:
    done = compare(str(run[1]), str(run[1]))
    assert sum(line.endswith("+0.0% ?") for line in done.stdout.splitlines()) == len(read(run[1])["rows"])


@pytest.mark.parametrize(
    ("text", "complaint"), [(None, "No such file"), ("{", "is not JSON"), ('{"format": "x"}', "no result of bench.py")]
)
def test_an_unreadable_result_is_one_line_and_exit_code_2(text: str | None, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    if text is not None:
        path.write_text(text)
    done = compare(str(path), str(path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert complaint in done.stderr
    assert str(path) in done.stderr
