// The words of refusals, from the rulebooks the server reads out; each book is fetched once per language.
import { language } from "../../texts/texts.svelte";
import { rules } from "../../wire/api";
import type { Rules } from "../../wire/types";

/** The book a clause stands in: those of every table begin with K. */
export function bookOf(rule: string, game: string): string {
  return rule.startsWith("K-") ? "table" : game;
}

/** A refusal as the wire writes it, "GB-3.2 follow-colour", in its two parts. */
export function parted(refusal: string): { rule: string; name: string } {
  const [rule = "", name = ""] = refusal.split(" ", 2);
  return { rule, name };
}

function words(book: Rules | undefined, rule: string, name: string): string | undefined {
  const clause = book?.chapters.flatMap(({ clauses }) => clauses).find(({ id }) => id === rule);
  return clause?.refusals[name] ?? clause?.title;
}

export class Rulebook {
  readonly game: string;
  #books = $state.raw<Record<string, Rules>>({});

  constructor(game: string) {
    this.game = game;
  }

  /** Fetch the books in this language, if they are not here yet. */
  async open(lang: string): Promise<void> {
    await Promise.all(
      [this.game, "table"].map(async (book) => {
        try {
          const found = await rules(book, lang);
          this.#books = { ...this.#books, [`${book} ${lang}`]: found };
        } catch {
          // The clause's id is said instead; the next change of language tries again.
        }
      }),
    );
  }

  /** Why something is refused; the clause's id alone while the book is not here. */
  reason(refusal: string): string {
    const { rule, name } = parted(refusal);
    return words(this.#books[`${bookOf(rule, this.game)} ${language()}`], rule, name) ?? rule;
  }

  /** The clause and its words, as they are cited: "GB-3.2 Follow the colour led." */
  cited(refusal: string): string {
    const [{ rule }, reason] = [parted(refusal), this.reason(refusal)];
    return reason === rule ? rule : `${rule} ${reason}`;
  }

  /** What a clause is called. */
  title(rule: string): string {
    return words(this.#books[`${bookOf(rule, this.game)} ${language()}`], rule, "") ?? rule;
  }
}
