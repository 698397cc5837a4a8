/** Names that hold places while they stay, such as connections. The largest holder gives way. */

interface HeldRoom {
  /** The most places that one name may hold. */
  readonly each: (name: string) => number;
  /** The most places in total. */
  readonly all: number;
  /** Among names that hold equally many places, such a name loses one first. */
  readonly givesFirst: (name: string) => boolean;
}

interface Holders<T> {
  /** Adds a place, or moves it to another name. Returns the place that had to leave, if any. */
  readonly hold: (place: T, name: string) => T | null;
  readonly leave: (place: T) => void;
  readonly count: () => number;
  readonly all: () => Iterable<T>;
}

export function openHolders<T>({ each, all, givesFirst }: HeldRoom): Holders<T> {
  const names = new Map<T, string>();
  /** Each name's places, oldest first. */
  const held = new Map<string, Set<T>>();

  function leave(place: T): void {
    const name = names.get(place);
    if (name === undefined) return;
    names.delete(place);
    const own = held.get(name);
    own?.delete(place);
    if (own?.size === 0) held.delete(name);
  }

  function busiest(): string | null {
    let [found, most]: [string | null, number] = [null, 0];
    for (const [name, { size }] of held) {
      const weight = size + (givesFirst(name) ? 0.5 : 0);
      if (weight > most) [found, most] = [name, weight];
    }
    return found;
  }

  return {
    hold: (place, name) => {
      leave(place);
      const isFull = (held.get(name)?.size ?? 0) >= each(name);
      const giver = isFull ? name : names.size >= all ? busiest() : null;
      const given = giver === null ? null : (held.get(giver)?.values().next().value ?? null);
      if (given !== null) leave(given);
      names.set(place, name);
      held.set(name, (held.get(name) ?? new Set()).add(place));
      return given;
    },
    leave,
    count: () => names.size,
    all: () => names.keys(),
  };
}
