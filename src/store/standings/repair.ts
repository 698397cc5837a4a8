/**
 * Making the books of a server what its games say. The books are replayed from the start and only what differs is written:
 * a rebuild, a check and the voiding of a game are one and the same, and a rebuild of sound books writes nothing.
 */
import type { Compilable } from 'kysely';
import type { Candidate } from '../../rating/entry.ts';
import { replay } from '../../rating/replay.ts';
import type { Database } from '../database/database.ts';
import { seasonEvents } from './events.ts';
import { drop, linesOf, nameOf, put, storedLines, textOf } from './lines.ts';
import { countOn, entriesOf } from './write.ts';

interface Difference {
  /** In plain words, for whoever runs the check. */
  readonly text: string;
  readonly remedy: Compilable;
}

export interface Comparison {
  readonly games: number;
  readonly differences: readonly Difference[];
}

/** Gives the games of a server in their order. */
export type Source = () => Promise<readonly Candidate[]>;

async function differencesOf(
  database: Database,
  guildId: string,
  candidates: readonly Candidate[],
  resets: readonly number[],
): Promise<readonly Difference[]> {
  const expected = new Map(
    linesOf(guildId, replay(candidates, resets)).map((line) => [nameOf(line), line] as const),
  );
  const stored = new Map((await storedLines(database, guildId)).map((line) => [nameOf(line), line] as const));
  const wrong = [...expected].flatMap(([name, line]) => {
    const found = stored.get(name);
    if (found && textOf(found) === textOf(line)) return [];
    return [{ text: `${name} is ${found ? 'wrong' : 'missing'}`, remedy: put(database, line) }];
  });
  const surplus = [...stored].flatMap(([name, line]) =>
    expected.has(name) ? [] : [{ text: `${name} should not be there`, remedy: drop(database, line) }],
  );
  // What is gone goes first: two outcomes cannot have one number, not even for a moment.
  return [...surplus, ...wrong];
}

/** Compares a server's books with its games; a game that ends meanwhile makes it look again. */
export async function compare(database: Database, guildId: string, source: Source): Promise<Comparison> {
  for (;;) {
    const before = await entriesOf(database, guildId);
    const candidates = await source();
    const { resets } = await seasonEvents(database, guildId);
    const differences = await differencesOf(database, guildId, candidates, resets);
    if ((await entriesOf(database, guildId)) === before) return { games: candidates.length, differences };
  }
}

/**
 * Compares, and writes what differs, in one transaction; `also` gives what belongs into it besides, and is asked again
 * whenever someone else was first.
 */
export async function repair(
  database: Database,
  guildId: string,
  source: Source,
  also: () => Promise<readonly Compilable[]> = async () => [],
): Promise<Comparison> {
  for (;;) {
    const before = await entriesOf(database, guildId);
    const candidates = await source();
    const { resets, last: lastEvent } = await seasonEvents(database, guildId);
    const differences = await differencesOf(database, guildId, candidates, resets);
    const last = Math.max(before, lastEvent, ...candidates.slice(-1).map(({ seq }) => seq));
    const changes = [...(await also()), ...differences.map(({ remedy }) => remedy)];
    if (changes.length === 0 && last === before) return { games: candidates.length, differences };
    if (await database.allOrNothing([countOn(database, guildId, before, last), ...changes])) {
      return { games: candidates.length, differences };
    }
  }
}
