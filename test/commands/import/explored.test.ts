/** Games imported for everyone in a server count in its explorer; private imports don't. */
import { expect, test } from 'vitest';
import { newTable, wordsOf, type Table } from '../../app/table.ts';
import { PLACE } from '../../store/samples.ts';
import { screenOf, type } from '../asks.ts';
import { asFile, choose, pressLabel } from './brought.ts';

const gameOf = (moves: string, result: string, date = '2026.10.02'): string =>
  `[White "Anna"]\n[Black "Boris"]\n[Date "${date}"]\n[Result "${result}"]\n[GameType "25"]\n\n1. ${moves} ${result}`;

const WON = gameOf('c3-d4 d6-c5', '1-0');
const FILE = [
  WON,
  gameOf('c3-d4 b6-a5', '0-1', '1957.??.??'),
  gameOf('e3-f4 d6-c5', '1/2-1/2'),
  gameOf('c3-d4 f6-g5', '*'),
  gameOf('c3-f7 f6-g5', '1-0'),
].join('\n\n');

async function explored(table: Table, given: object = {}): Promise<readonly string[]> {
  const screen = screenOf(await type(table, 'carl', 'openings', { variant: 'russian', ...given }));
  return wordsOf(screen)
    .split('\n')
    .filter((line) => /^[⬜🟫⬛]/u.test(line));
}

test('a game that everyone sees counts once, even if it was imported several times', async () => {
  const table = await newTable();
  await type(table, 'anna', 'replay', { text: WON });
  expect(await explored(table)).toEqual([]);
  for (const who of ['anna', 'boris']) await type(table, who, 'replay', { text: WON, public: true });
  expect(await explored(table)).toEqual(['⬜ **c3-d4** · 1 game']);
  expect(await explored(table, { rating: 'imported' })).toHaveLength(1);
  for (const rating of ['server', 'none']) expect(await explored(table, { rating })).toEqual([]);
});

test('a game counts once its importer shows it to everyone', async () => {
  const table = await newTable();
  const shown = screenOf(await type(table, 'anna', 'replay', { text: WON }));
  await pressLabel(table, 'anna', shown, 'Show to everyone');
  expect(await explored(table)).toHaveLength(1);
});

test('all games in a public file that have moves and a result count, by date', async () => {
  const table = await newTable();
  const file = asFile(table, FILE);
  const secret = screenOf(await type(table, 'anna', 'replay', { file }));
  expect(wordsOf(secret)).not.toContain('/openings');
  expect(await explored(table)).toEqual([]);
  const list = screenOf(await type(table, 'anna', 'replay', { file, public: true }));
  expect(wordsOf(list)).toContain('For a month, `/openings` in this server includes 3 of these games.');
  const all = ['⬜⬛ **c3-d4** · 2 games', '🟫 **e3-f4** · 1 game'];
  expect(await explored(table)).toEqual(all);
  await choose(table, list, '1');
  expect(await explored(table)).toEqual(all);
});

test('in direct messages nothing counts', async () => {
  const table = await newTable();
  const reply = await type(table, 'anna', 'replay', { text: WON, public: true }, { ...PLACE, guildId: null });
  expect(reply.kind).toBe('public');
  expect(await explored(table)).toEqual([]);
});
