/** A table at noon, and what players are told there. */
import type { Screen } from '../../src/views/screen/screen.ts';
import { player } from '../app/finished.ts';
import { newTable, wordsOf } from '../app/table.ts';
import type { Table } from '../app/table.ts';
import { NOON } from '../rating/games.ts';
import { chartsOf } from '../views/screens.ts';
import { screenOf, type } from './asks.ts';

export const [anna, boris, carl] = [player('anna'), player('boris'), player('carl')];

export async function tableAtNoon(): Promise<Table> {
  const table = await newTable();
  table.time.now = NOON;
  return table;
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
