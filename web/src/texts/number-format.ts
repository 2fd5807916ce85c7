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

/** A span of time as a clock shows it: 74 is 1:14. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
