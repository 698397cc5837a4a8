/**
 * What came within the last while, for which it is remembered at least, and less than three times as long. Two sets take turns, so nothing
 * has to be looked for to be forgotten.
 */
export interface Seen {
  /** Whether it came before; from now on it has. */
  again(name: string): boolean;
}

/** Remembers names for at least `span` ms; `now` in ms. */
export function seenWithin(span: number, now: () => number): Seen {
  let [recent, older] = [new Set<string>(), new Set<string>()];
  let since = now();
  const turn = (): void => {
    const age = now() - since;
    if (age < span) return;
    older = age < 2 * span ? recent : new Set();
    recent = new Set();
    since = now();
  };
  return {
    again: (name) => {
      turn();
      const isKnown = recent.has(name) || older.has(name);
      recent.add(name);
      return isKnown;
    },
  };
}
