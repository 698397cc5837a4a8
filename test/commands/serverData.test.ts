/** `/server data`, as a server's admins use it. */
import { expect, test } from 'vitest';
import { archiveOf } from '../../src/app/server/archive.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { parsePdn } from '../../src/notation/pdn/parsePdn.ts';
import { begun } from '../app/play.ts';
import { newTable, type Table, wordsOf } from '../app/table.ts';
import { archiveScreen } from '../../src/views/server/serverData.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { labelsOf } from '../views/screens.ts';
import { playMoves, press, pressLabel, refusalOf, screenOf, type } from './asks.ts';

async function played(): Promise<Table> {
  const table = await newTable();
  for (const opponent of ['boris', 'boris']) {
    await begun(table, opponent);
    await playMoves(table, ['c3-d4', 'b6-a5']);
    await press(table, 'anna', {
      command: 'resign',
      action: 'confirm',
      args: [(await running(table)) ?? '', '2'],
    });
  }
  return table;
}

const running = async ({ app }: Table): Promise<string | undefined> =>
  (await app.store.games.list({ state: 'running' }))[0]?.game.id;

test('all games are in one file that can be read back', async () => {
  const table = await played();
  const overview = screenOf(await type(table, 'dora', 'server data'));
  expect(wordsOf(overview)).toContain(
    '2 games, with the ratings, statistics, and puzzles based on them.\nOnly games are counted here. I also store any tournaments',
  );
  const exported = await pressLabel(table, 'dora', overview, 'Export all games');
  expect(exported).toMatchObject({ kind: 'private', isNew: true });
  const screen = screenOf(exported);
  const file = screen.blocks.find((block) => block.kind === 'file');
  expect(file?.name).toBe('crownhead-games.pdn');
  const games = parsePdn(String(file?.content), variantOf('russian'));
  expect(games.map(({ ok }) => ok)).toEqual([true, true]);
  const beyond = await press(table, 'dora', { command: 'server-data', action: 'export', args: ['99999'] });
  expect(refusalOf(beyond)).toContain('I don’t recognize that button');
});

test('many games are split into parts, with buttons from each part to the others', async () => {
  const table = await played();
  const [first, second] = [
    await archiveOf(table.app, 'guild-1', 0, 1),
    await archiveOf(table.app, 'guild-1', 1, 1),
  ];
  expect([first.parts, first.games]).toEqual([2, 2]);
  expect(first.text).not.toBe(second.text);
  expect((await archiveOf(table.app, 'guild-1', 2, 1)).text).toBe('');
  const file = { kind: 'file', name: 'a.pdn', content: '' } as const;
  const labels = (part: number, parts: number) => labelsOf(archiveScreen(sayIn('en'), { part, parts, file }));
  expect(labels(0, 2)).toEqual(['Part 1', 'Part 2']);
  expect(labels(0, 12)).toEqual(['Part 2', 'Part 3', 'Part 4', 'Part 5', 'Part 6']);
  expect(labels(11, 12)).toEqual(['Part 8', 'Part 9', 'Part 10', 'Part 11', 'Part 12']);
});

test('a server’s data is only deleted after its name has been typed', async () => {
  const table = await played();
  const forget = async (typed: string) =>
    refusalOf(await type(table, 'dora', 'server data', { forget: typed }));
  expect(await forget('yes')).toMatch(
    /^That’s not the word, so nothing was deleted\. In this server, it’s `forget-ld-1`/u,
  );
  expect(await table.app.store.servers.gameIds('guild-1')).toHaveLength(2);
  expect(await forget(' FORGET-ld-1 ')).toMatch(/^Done: I no longer store anything about this server/u);
  expect(await table.app.store.servers.gameIds('guild-1')).toEqual([]);
  const screen = await press(table, 'dora', { command: 'server-data', action: 'export', args: ['0'] });
  expect(refusalOf(screen)).toBe('I don’t have any games from this server.');
});
