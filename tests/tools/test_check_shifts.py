"""tools/check_shifts.py catches the shifts that mypyc gets wrong, and lets the others pass."""

import pytest

from tests.tools.conftest import Plant
from tools.check_shifts import check


@pytest.mark.parametrize(
    "fault",
    [
        "def f(n: i64) -> i64:\n    return 1 << n",
        "def f(n: i64) -> i64:\n    return i64(1) << n",
        "def f(n: i64) -> i64:\n    return (1 | 2) << n + 1",
        "ONE: Final = 1\ndef f(n: i64) -> i64:\n    return ONE << n",
        "class C:\n    ONE: Final = 1\ndef f(n: i64) -> i64:\n    return C.ONE << n",
        "def f(n: i64) -> i64:\n    x: i64 = 1\n    y = x\n    return y << n",
        "from cutpurse.kernel.other import ONE\ndef f(n: i64) -> i64:\n    return ONE << n",
        "def f(m: i64) -> i64:\n    return m & 0x4000_0000_0000_0000",
        "MASK: Final = 1 << 62",
    ],
)
def test_a_planted_fault_is_caught_at_its_line(plant: Plant, fault: str) -> None:
    root = plant({"kernel/other.py": "ONE: Final = 1\n", "kernel/bad.py": f"{fault}\n"})
    faults, _ = check(root)
    assert [(f.path.name, f.line) for f in faults] == [("bad.py", len(fault.splitlines()))]


@pytest.mark.parametrize(
    "sound",
    [
        "WIDTH: Final = 13\nRED: Final = 0x1FFF << 2 * WIDTH",
        "ALL: Final = (1 << 62) - 1",
        "def f(m: i64, n: i64) -> i64:\n    return m << n",
        "def f(n: i64) -> i64:\n    x: i64 = 1\n    x <<= n\n    return x",
        "def f(n: i64) -> i64:\n    return 0x2000_0000_0000_0000 >> n",
    ],
)
def test_what_compiles_rightly_passes(plant: Plant, sound: str) -> None:
    faults, checked = check(plant({"kernel/good.py": f"{sound}\n"}))
    assert (faults, checked.split()[1]) == ([], "1")


def test_modules_outside_the_compiled_unit_are_free(plant: Plant) -> None:
    faults, _ = check(plant({"cli.py": "def f(n: int) -> int:\n    return 1 << n\n"}))
    assert faults == []
