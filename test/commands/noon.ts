/** A table at noon, and the messages to its players. */
import type { Screen } from '../../src/views/screen/screen.ts';
import { player } from '../app/finished.ts';
import { newTable, type Table, wordsOf } from '../app/table.ts';
import { NOON } from '../rating/games.ts';
import { chartsOf, heardOf } from '../views/screens.ts';
import { placingOf, tournamentOf } from '../store/personal/everywhere.ts';
import type { Placing } from '../../src/tournament/life/table/placings.ts';
import { screenOf, type } from './asks.ts';

export const [anna, boris, carl] = [player('anna'), player('boris'), player('carl')];

export async function tableAtNoon(): Promise<Table> {
  const table = await newTable();
  table.time.now = NOON;
  return table;
}

export async function placed({ app }: Table, placings: readonly Partial<Placing>[]): Promise<void> {
  const before = await app.store.tournaments.list({ guildId: 'guild-1', stages: ['finished', 'running'] });
  for (const [at, each] of placings.entries()) {
    const index = before.length + at;
    const cup = { ...tournamentOf(anna, 'guild-1'), id: `cup${index}`, stage: 'running' as const };
    await app.store.tournaments.add(cup, NOON);
    const placing = { ...placingOf(cup, anna), ...each, endedAt: Date.UTC(2026, 10, 22, 12, index) };
    const over = { tournament: { ...cup, version: 2 }, woken: 0 };
    await app.store.tournaments.save(over, null, { games: [], next: null, dueAt: NOON, placings: [placing] });
  }
}

export const linesOn = (screen: Screen): readonly string[] =>
  wordsOf(screen)
    .replaceAll(/[\u2068\u2069]/gu, '')
    .split('\n')
    .filter(Boolean);

export const linesOf = async (
  table: Table,
  who: string,
  command: string,
  values = {},
): Promise<readonly string[]> => linesOn(screenOf(await type(table, who, command, values)));

export const altsOf = async (
  table: Table,
  who: string,
  command: string,
  values = {},
): Promise<readonly string[]> =>
  chartsOf(screenOf(await type(table, who, command, values))).map(({ alt }) => alt);

/** The same messages with their alt texts. */
export const heardBy = async (
  table: Table,
  who: string,
  command: string,
  values = {},
): Promise<readonly string[]> =>
  heardOf(screenOf(await type(table, who, command, values)))
    .split('\n')
    .filter(Boolean);
