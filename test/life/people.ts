/** The two players, as Discord knows them. */
import { LOCALS, type Person } from '../../playground/server/world/people.ts';

export const PLAYERS = ['anna', 'boris'] as const;
export type Name = (typeof PLAYERS)[number];

export const personNamed = (name: Name): Person => {
  const found = LOCALS.find(({ username }) => username === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};

export const idOf = (name: Name): string => personNamed(name).id;

export const nameOf = (id: string): Name => PLAYERS.find((name) => idOf(name) === id) ?? PLAYERS[1];
