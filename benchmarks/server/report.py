"""What the measurements of the server come to: rows for the result, bars, and lines to read."""

import statistics
from typing import Any, NamedTuple

STACKS = {"ours": "ours", "peer": "bare, our transport", "litestar": "bare, Litestar"}

Row = dict[str, Any]


class Bar(NamedTuple):
    """What is to be reached, and what is aimed at; `up` where more is better."""

    what: str
    unit: str
    least: float
    aim: float
    up: bool


BUSY = Bar("commands per CPU second, {} tables", "", 3_000, 10_000, True)
PROMPT = Bar("p99 at {} tables, a move every {} s", "ms", 50, 50, False)
LIVELY = Bar("p99 at {} rummages, {:.0f} motions a second each", "ms", 50, 50, False)
LIGHT = Bar("memory of an idle table, asleep", "KB", 100, 100, False)


def rate(window: dict[str, float]) -> float:
    """Commands per CPU second."""
    return window["units"] / window["cpu"]


def median(row: Row, stack: str, name: str) -> float:
    """The median over the rounds of one figure of a stack."""
    figures: list[float] = [done[stack][name] for done in row["rounds"]]
    return statistics.median(figures)


def bars(rows: list[Row], about: dict[str, Any]) -> list[dict[str, Any]]:
    """What was to be reached, and whether it was."""
    found: list[tuple[Bar, str, float]] = []
    for row in rows:
        if row["hands"]:
            what = LIVELY.what.format(row["tables"], 1 / row["paced"])
            found.append((LIVELY, what, 1e3 * median(row, "ours", "p99")))
        elif row["paced"]:
            what = PROMPT.what.format(row["tables"], row["paced"])
            found.append((PROMPT, what, 1e3 * median(row, "ours", "p99")))
        elif row["tables"] > 1:  # one alone cannot share its commits with others
            rates = [rate(done["ours"]) for done in row["rounds"]]
            found.append((BUSY, BUSY.what.format(row["tables"]), statistics.median(rates)))
    found.append((LIGHT, LIGHT.what, about["idle"]["asleep"] / 1e3))
    return [
        {
            "job": "server",
            **bar._replace(what=what)._asdict(),
            "value": value,
            "reached": value >= bar.least if bar.up else value <= bar.least,
            "aim_reached": value >= bar.aim if bar.up else value <= bar.aim,
        }
        for bar, what, value in found
    ]


def summed_up(rows: list[Row], about: dict[str, Any]) -> dict[str, Any]:
    """The bars, and all there is to read."""
    judged = bars(rows, about)
    return {"bars": judged, "lines": [*table(rows), "", *remarks(rows, about), "", *verdicts(judged)]}


# --- telling ---
def table(rows: list[Row]) -> list[str]:
    """Every number of tables: ours, then the bare stacks."""
    head = f"{'active tables':20} {'server':20} {'commands per CPU s':>18} {'ours to it':>11}  {'range':11}"
    head += f" {'p50':>8} {'p99':>8}  {'range of p99':17} busy: server, clients"
    lines = [head, "-" * len(head)]
    for row in rows:
        name = f"{row['tables']}, {manner(row)}"
        for stack, title in STACKS.items():
            lines.append(line(row, stack, name, title))
            name = ""
    return lines


def manner(row: Row) -> str:
    """How fast tables were."""
    if row["hands"]:
        return f"{1 / row['paced']:.0f} motions / s"
    return f"a move / {row['paced']:g} s" if row["paced"] else "flat out"


def line(row: Row, stack: str, name: str, title: str) -> str:
    """One stack at one number of tables."""
    rates = [rate(done[stack]) for done in row["rounds"]]
    ratios = [rate(done["ours"]) / rate(done[stack]) for done in row["rounds"]]
    late = [1e3 * done[stack]["p99"] for done in row["rounds"]]
    beside = "" if stack == "ours" else f"{statistics.median(ratios):9.2f} ×"
    between = "" if stack == "ours" else f"{min(ratios):.2f}–{max(ratios):.2f}"
    text = f"{name:20} {title:20} {statistics.median(rates):18,.0f} {beside:>11}  {between:11}"
    text += f" {1e3 * median(row, stack, 'p50'):5.1f} ms {statistics.median(late):5.1f} ms"
    text += f"  {f'{min(late):.1f}–{max(late):.1f} ms':17}"
    return f"{text} {median(row, stack, 'busy'):.0%}, {median(row, stack, 'clients'):.0%}"


def remarks(rows: list[Row], about: dict[str, Any]) -> list[str]:
    """What a reader must know to read the table right."""
    sizes, idle = about["sizes"], about["idle"]
    lines = [
        f"A command of {sizes['ask']} bytes brings four views of {sizes['view']} and a receipt of {sizes['done']}.",
        "Latency is from sending a command to the view at the last viewer.",
        f"An idle table after {idle['entries'] - 1} moves weighs {idle['awake'] / 1e3:.0f} KB awake.",
    ]
    if about["cores"] < 2:
        lines.append("There is but one core: server and clients shared it, and the latencies mean little.")
    if any(median(row, stack, "clients") > 0.9 for row in rows for stack in STACKS):
        lines.append("The clients had their core full at times: there the server was not at its limit.")
    return lines


def verdicts(found: list[dict[str, Any]]) -> list[str]:
    """Each bar in a line."""
    lines: list[str] = []
    for bar in found:
        word = "missed" if not bar["reached"] else "reached, and the aim" if bar["aim_reached"] else "reached"
        value = f"{bar['value']:,.1f}" if bar["unit"] else f"{bar['value']:,.0f}"
        goal = f"bar {bar['least']:,}" + (f", aim {bar['aim']:,}" if bar["aim"] != bar["least"] else "")
        lines.append(f"{bar['what']:46} {value:>9} {bar['unit']:2}  {goal}: {word}")
    return lines
