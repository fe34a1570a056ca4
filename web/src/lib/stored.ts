/** What this browser remembers for its user. A browser that refuses storage just forgets. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`holosite.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`holosite.${key}`, value);
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}
