/** Who holds places for as long as they stay, such as connections. The name with the most gives room. */

interface HeldRoom {
  /** The most of one name. */
  readonly each: (name: string) => number;
  /** The most of all names. */
  readonly all: number;
  /** Among names with as many places, such a name gives one. */
  readonly givesFirst: (name: string) => boolean;
}

interface Holders<T> {
  /** Adds a place, or gives it to another name. Returns the one that it takes the room of. */
  readonly hold: (place: T, name: string) => T | null;
  readonly leave: (place: T) => void;
  readonly count: () => number;
  readonly all: () => Iterable<T>;
}

export function openHolders<T>({ each, all, givesFirst }: HeldRoom): Holders<T> {
  /** The oldest first. */
  const names = new Map<T, string>();

  const heldBy = (name: string | null): readonly T[] =>
    [...names].flatMap(([place, holder]) => (holder === name ? [place] : []));

  function busiest(): string | null {
    const weights = new Map<string, number>();
    for (const name of names.values())
      weights.set(name, (weights.get(name) ?? (givesFirst(name) ? 0.5 : 0)) + 1);
    const [found] = [...weights].toSorted(([, one], [, other]) => other - one);
    return found?.[0] ?? null;
  }

  return {
    hold: (place, name) => {
      names.delete(place);
      const giver = heldBy(name).length >= each(name) ? name : names.size >= all ? busiest() : null;
      const given = heldBy(giver)[0] ?? null;
      if (given !== null) names.delete(given);
      names.set(place, name);
      return given;
    },
    leave: (place) => void names.delete(place),
    count: () => names.size,
    all: () => names.keys(),
  };
}
