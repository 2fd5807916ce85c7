// Small settings this browser remembers; where it may not, they last as long as the page.

const PREFIX = "cutpurse.";

/** What was remembered under a name, or null. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // private mode, or storage forbidden
  }
}

/** Remember a value under a name; null forgets it. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing depends on it being kept.
  }
}
