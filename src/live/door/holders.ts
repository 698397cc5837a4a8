/** Who holds the connections: a person, or an address as long as nobody knows the person. */
import type { Party } from './door.ts';

/** The most of one person, of one address (a proxy has many visitors), and of all. */
export interface HeldRoom {
  readonly person: number;
  readonly address: number;
  readonly all: number;
}

export interface Holders<T> {
  /** Adds a connection, or gives it to another party. Returns the one that it takes the room of. */
  readonly hold: (connection: T, party: Party) => T | null;
  readonly leave: (connection: T) => void;
  readonly count: () => number;
  readonly all: () => Iterable<T>;
}

const isPerson = (party: Party): boolean => party.startsWith('person ');

export function openHolders<T>(room: HeldRoom): Holders<T> {
  const parties = new Map<T, Party>();
  const held = new Map<Party, Set<T>>();

  function leave(connection: T): void {
    const party = parties.get(connection);
    if (party === undefined) return;
    parties.delete(connection);
    const all = held.get(party);
    all?.delete(connection);
    if (all?.size === 0) held.delete(party);
  }

  const oldestOf = (party: Party): T | null => held.get(party)?.values().next().value ?? null;

  /** The party with the most gives room; among equals, an address. */
  function busiest(): Party | null {
    let [found, most]: [Party | null, number] = [null, 0];
    for (const [party, { size }] of held) {
      const weight = size + (isPerson(party) ? 0 : 0.5);
      if (weight > most) [found, most] = [party, weight];
    }
    return found;
  }

  return {
    hold: (connection, party) => {
      leave(connection);
      const own = held.get(party)?.size ?? 0;
      const isFull = own >= (isPerson(party) ? room.person : room.address);
      const giver = isFull ? party : parties.size >= room.all ? busiest() : null;
      const given = giver === null ? null : oldestOf(giver);
      if (given !== null) leave(given);
      parties.set(connection, party);
      held.set(party, (held.get(party) ?? new Set()).add(connection));
      return given;
    },
    leave,
    count: () => parties.size,
    all: () => parties.keys(),
  };
}
