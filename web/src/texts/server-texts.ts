// The texts that games bring in their folders, which only the server knows.

const PATIENCE = 15_000;

async function asked(path: string): Promise<string> {
  const response = await fetch(path, { credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
  return response.text();
}

/** What the shelf says of all games: titles, and what can be agreed on. */
export const shelfTexts = (language: string): Promise<string> => asked(`/api/texts/${language}`);

/** All texts that one game brings. */
export const gameTexts = (game: string, language: string): Promise<string> =>
  asked(`/api/games/${encodeURIComponent(game)}/texts/${language}`);
