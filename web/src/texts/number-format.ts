// Numbers as we print them: a real minus, a thin space before the percent sign.
import { FluentNumber, type Scope } from "@fluent/bundle";

const MINUS = "\u2212";
const THIN = "\u202f";

function withMinus(text: string): string {
  return text.replace("-", MINUS);
}

/** A number inside a message: still a number to its plural rules. */
export class PrintedNumber extends FluentNumber {
  override toString(scope: Scope): string {
    return withMinus(super.toString(scope));
  }
}

/** A number on its own: −13. */
export function number(value: number, language: string): string {
  return withMinus(new Intl.NumberFormat(language).format(value));
}

/** A change: with its sign, unless it is nothing: +4, −2, 0. */
export function signed(value: number, language: string): string {
  return value > 0 ? `+${number(value, language)}` : number(value, language);
}

/** A share of one as a percentage: 0.67 is 67 %. */
export function percent(share: number, language: string): string {
  return `${number(Math.round(share * 100), language)}${THIN}%`;
}

const SPANS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;
const MUCH = 10; // of a unit: then nobody wants to know of the smaller one

/** Some seconds, rounded to the smaller of the two units in which they are said. */
function roundedSpan(seconds: number): number {
  const first = SPANS.findIndex(([, size]) => seconds >= size);
  const [, size] = SPANS[first] ?? ["second", 1];
  const [, least] = (seconds >= MUCH * size ? SPANS[first] : SPANS[first + 1]) ?? ["second", 1];
  return Math.round(seconds / least) * least;
}

/** A span of time in words, with at most two units: 1 day 3 hours. A clock that has just begun still has its whole day. */
export function spanOf(seconds: number, language: string): string {
  const whole = roundedSpan(Math.max(0, seconds));
  const first = SPANS.findIndex(([, size]) => whole >= size);
  let rest = whole;
  const said: string[] = [];
  for (const [unit, size] of SPANS.slice(first < 0 ? -1 : first).slice(0, 2)) {
    const count = Math.floor(rest / size);
    if (count || !said.length) {
      said.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count));
    }
    if (count >= MUCH) break;
    rest -= count * size;
  }
  return said.join(" ");
}

/** A span of time as a clock shows it: 74 is 1:14. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
