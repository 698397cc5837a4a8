/** Who holds the connections: a person, or an address as long as nobody knows the person. */
import type { Party } from './door.ts';

/** The most of one person, of one address (a proxy has many visitors), and of all. */
interface HeldRoom {
  readonly person: number;
  readonly address: number;
  readonly all: number;
}

interface Holders<T> {
  /** Adds a connection, or gives it to another party. Returns the one that it takes the room of. */
  readonly hold: (connection: T, party: Party) => T | null;
  readonly leave: (connection: T) => void;
  readonly count: () => number;
  readonly all: () => Iterable<T>;
}

const isPerson = (party: Party): boolean => party.startsWith('person ');

export function openHolders<T>(room: HeldRoom): Holders<T> {
  /** The oldest first. */
  const parties = new Map<T, Party>();

  const heldBy = (party: Party | null): readonly T[] =>
    [...parties].flatMap(([connection, holder]) => (holder === party ? [connection] : []));

  /** The party with the most gives room; among equals, an address. */
  function busiest(): Party | null {
    const weights = new Map<Party, number>();
    for (const party of parties.values())
      weights.set(party, (weights.get(party) ?? (isPerson(party) ? 0 : 0.5)) + 1);
    const [found] = [...weights].toSorted(([, one], [, other]) => other - one);
    return found?.[0] ?? null;
  }

  return {
    hold: (connection, party) => {
      parties.delete(connection);
      const isFull = heldBy(party).length >= (isPerson(party) ? room.person : room.address);
      const giver = isFull ? party : parties.size >= room.all ? busiest() : null;
      const given = heldBy(giver)[0] ?? null;
      if (given !== null) parties.delete(given);
      parties.set(connection, party);
      return given;
    },
    leave: (connection) => void parties.delete(connection),
    count: () => parties.size,
    all: () => parties.keys(),
  };
}
