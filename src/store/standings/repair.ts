/** Corrects a server's books. They are replayed from the start, and any differences are written. */
import type { Compilable } from 'kysely';
import type { Candidate } from '../../rating/entry.ts';
import { replay } from '../../rating/replay.ts';
import type { Database } from '../database/database.ts';
import { byName, differencesBetween, type Difference, linesOf, storedLines } from './lines.ts';
import { countOn, entriesOf } from './write.ts';

interface Comparison {
  readonly games: number;
  readonly differences: readonly Difference[];
}

type Source = () => Promise<readonly Candidate[]>;

async function differencesOf(
  database: Database,
  guildId: string,
  candidates: readonly Candidate[],
  resets: readonly number[],
): Promise<readonly Difference[]> {
  const expected = linesOf(guildId, replay(candidates, resets));
  const stored = await storedLines(database, guildId);
  return differencesBetween(database, byName(stored), byName(expected));
}

/** Compares a server's books with its games. Starts over if a game ends in the meantime. */
export async function compare(database: Database, guildId: string, source: Source): Promise<Comparison> {
  for (;;) {
    const before = await entriesOf(database, guildId);
    const candidates = await source();
    const { resets } = await seasonEvents(database, guildId);
    const differences = await differencesOf(database, guildId, candidates, resets);
    if ((await entriesOf(database, guildId)) === before) return { games: candidates.length, differences };
  }
}

/** Writes the differences and the statements in `also`; starts over if another was first. */
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

interface SeasonEvents {
  readonly resets: readonly number[];
  readonly last: number;
}

export async function seasonEvents({ db }: Database, guildId: string): Promise<SeasonEvents> {
  const rows = await db
    .selectFrom('season')
    .select(['start_seq', 'end_seq', 'is_reset'])
    .where('guild_id', '=', guildId)
    .orderBy('number')
    .execute();
  return {
    resets: rows.filter((row) => row.is_reset === 1).map((row) => row.start_seq),
    last: Math.max(0, ...rows.map((row) => row.end_seq ?? row.start_seq)),
  };
}
