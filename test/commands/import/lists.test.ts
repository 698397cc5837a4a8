/**
 * A file with many games becomes a list by players and dates, with pages, a filter by player, and a
 * menu for choosing a game.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesToJumpTo } from '../../../src/views/replay/collection.ts';
import { newTable, wordsOf } from '../../app/table.ts';
import { faultsOf } from '../../views/limits.ts';
import { press, pressOn, refusalOf, screenOf, type } from '../asks.ts';
import { COLLECTION, GAME, asFile, choicesOn, choose, plyOf, pressLabel } from './brought.ts';

test('any game in a file with many games can be shown, and only that game is kept', async () => {
  const table = await newTable();
  const file = asFile(
    table,
    [GAME, '[White "Carl"]\n1. e3-f4 {mine} b6-a5 *', '1. c3-f7 *', 'words at the end'].join('\n\n'),
  );
  const first = screenOf(await type(table, 'anna', 'replay', { file, number: 1 }));
  expect(wordsOf(first)).toContain('Game 1 of 3 in the file');
  const second = screenOf(await type(table, 'anna', 'replay', { file, number: 2 }));
  expect(wordsOf(second)).toContain('Carl');
  const step = screenOf(await pressLabel(table, 'anna', second, 'Forward'));
  expect(wordsOf(step)).toContain('mine');
  const { args } = pressOn(second, 'Forward');
  expect((await table.app.store.records.load(args[0]!))?.source).not.toContain('Boris');
  expect(refusalOf(await type(table, 'anna', 'replay', { file, number: 3 }))).toContain(
    '1. White (line 11, column 4)',
  );
  for (const number of [0, 4, -1])
    expect(refusalOf(await type(table, 'anna', 'replay', { file, number }))).toContain('There are 3 games');
});

test('a file with many games shows a list by players and dates, with pages and a menu', async () => {
  const table = await newTable();
  const file = asFile(table, COLLECTION);
  const first = screenOf(await type(table, 'anna', 'replay', { file }));
  expect(wordsOf(first)).toMatch(/There are 60 games in this[^]*Page 1 of 3/);
  expect(choicesOn(first)).toHaveLength(25);
  const expected = { label: '1. White 1 – Black', description: '1910 · Cup', value: '1' };
  expect(choicesOn(first)[0]).toEqual(expected);
  const last = screenOf(await pressLabel(table, 'anna', first, 'Last'));
  expect(
    choicesOn(last)
      .map(({ value }) => value)
      .join(' '),
  ).toBe('51 52 53 54 55 56 57 58 59 60');
  const game = screenOf(await choose(table, last, '52'));
  expect(wordsOf(game)).toContain('White 52');
  expect(wordsOf(game)).toContain('Game 52 of 60 in the file');
  const back = screenOf(await pressLabel(table, 'anna', game, 'All games'));
  expect(wordsOf(back)).toContain('Page 3 of 3');
});

test('in a long list, a second menu lists the pages by the numbers of their games', async () => {
  const table = await newTable();
  const games = Array.from({ length: 110 }, (_, at) => `[White "White ${at + 1}"]\n1. 32-28 19-23 1-1`);
  const first = screenOf(await type(table, 'anna', 'replay', { file: asFile(table, games.join('\n\n')) }));
  const [, menu] = first.blocks.flatMap((block) => (block.kind === 'menu' ? [block.menu] : []));
  expect(menu?.placeholder).toBe('1–25');
  expect(menu?.choices.map(({ label }) => label)).toEqual(['1–25', '26–50', '51–75', '76–100', '101–110']);
  expect(menu?.choices.filter(({ isChosen }) => isChosen === true)).toEqual([menu?.choices[0]]);
  const fourth = screenOf(await press(table, 'anna', menu!.press, '3', ['3'], true));
  expect(wordsOf(fourth)).toContain('Page 4 of 5');
  expect(choicesOn(fourth)[0]?.label).toBe('76. White 76 – ?');
});

test('any page can be reached from any other in a few jumps, no matter how many there are', () => {
  const pages = fc.integer({ min: 1, max: 5000 });
  const journey = pages.chain((count) => {
    const page = fc.nat({ max: count - 1 });
    return fc.tuple(fc.constant(count), page, page);
  });
  fc.assert(
    fc.property(journey, ([count, from, to]) => {
      let page = from;
      let jumps = 0;
      for (; page !== to && jumps < 20; jumps += 1) {
        const offered = pagesToJumpTo(page, count);
        expect(offered.length).toBeLessThanOrEqual(25);
        expect(offered).toContain(page);
        page = offered.reduce((best, each) => (Math.abs(each - to) < Math.abs(best - to) ? each : best));
      }
      expect([page, jumps < 13]).toEqual([to, true]);
    }),
  );
});

test('a list needs only its message and the store, and says if its file is missing', async () => {
  const table = await newTable();
  const file = asFile(table, COLLECTION);
  const screen = screenOf(await type(table, 'anna', 'replay', { file, variant: 'frisian', public: true }));
  // The store has the address, not the file.
  expect((await table.app.store.records.load(pressOn(screen).args[0]!))?.source.length).toBeLessThan(200);
  const game = await choose(table, screen, '3');
  expect([game, wordsOf(screenOf(game))]).toEqual([
    expect.objectContaining({ kind: 'public', isNew: true }),
    expect.stringContaining('Frisian'),
  ]);
  table.files.clear();
  expect(refusalOf(await choose(table, screen, '3'))).toContain('Discord only keeps it for a day');
  expect(refusalOf(await pressLabel(table, 'anna', screen, 'Forward'))).toContain(
    'Discord only keeps it for a day',
  );
});

test('a list of typed games is kept, and shows moves for games without tags, or pieces for positions', async () => {
  const table = await newTable();
  const typed = '%file {"url":"https://files/game.pdn"}\n1. c3-d4 d6-c5 *\n\n1. e3-f4 b6-a5 *';
  const screen = screenOf(await type(table, 'anna', 'replay', { text: typed }));
  expect(choicesOn(screen).map(({ label }) => label)).toEqual(['1. c3-d4 d6-c5', '2. e3-f4 b6-a5']);
  expect(plyOf(screenOf(await choose(table, screen, '2')))).toBe(0);
  const positions = screenOf(await type(table, 'anna', 'replay', { text: 'W:W31:B2\nW:W32:B3' }));
  expect(choicesOn(positions).map(({ label }) => label)).toEqual(['1. W:W31:B2', '2. W:W32:B3']);
  table.time.now += 31 * 24 * 60 * 60 * 1000;
  await type(table, 'boris', 'replay', { text: 'W:Wc3:Bb8' });
  expect(refusalOf(await choose(table, screen, '1'))).toContain('Import it again');
});

const CLUB = [
  ['Wiersma, Harm', 'Ton Sijbrands'],
  ['Andris Andreiko', 'Sijbrands, T.'],
  ['Иван Куперман', 'Jānis Bērziņš'],
]
  .flatMap((pair) => Array.from({ length: 20 }, () => pair))
  .map(([white, black], at) => `[White "${white}"]\n[Black "${black}"]\n[Round "${at}"]\n1. 32-28 19-23 1-1`)
  .join('\n\n');

test.each([
  ['wiersma', 20, '1. Wiersma, Harm – Ton Sijbrands'],
  ['harm wiersma', 20, '1. Wiersma, Harm – Ton Sijbrands'],
  ['SIJBRANDS', 40, '1. Wiersma, Harm – Ton Sijbrands'],
  ['berzins', 20, '41. Иван Куперман – Jānis Bērziņš'],
  ['КУПЕР', 20, '41. Иван Куперман – Jānis Bērziņš'],
])('the games of “%s” are found in a long file', async (player, count, label) => {
  const table = await newTable();
  const screen = screenOf(await type(table, 'anna', 'replay', { file: asFile(table, CLUB), player }));
  expect(wordsOf(screen)).toContain(`There are ${count} games with “${player}”`);
  expect(choicesOn(screen)[0]?.label).toBe(label);
});

test('search results have pages and a menu like the full list, and a button to go back', async () => {
  const table = await newTable();
  const asked = { file: asFile(table, CLUB), player: 'sijbrands' };
  const first = screenOf(await type(table, 'anna', 'replay', asked));
  expect(choicesOn(first)).toHaveLength(25);
  const second = screenOf(await pressLabel(table, 'anna', first, 'Forward'));
  expect(wordsOf(second)).toMatch(/There are 40 games with “sijbrands”[^]*Page 2 of 2/);
  expect(choicesOn(second).map(({ value }) => value)).toEqual(
    Array.from({ length: 15 }, (_, at) => String(26 + at)),
  );
  const game = screenOf(await choose(table, second, '30'));
  expect(wordsOf(game)).toContain('Game 30 of 60 in the file');
  expect(wordsOf(screenOf(await pressLabel(table, 'anna', game, 'Games found')))).toContain('Page 2 of 2');
});

test('a long name fits on the buttons of its list', async () => {
  const table = await newTable();
  const player = `${'Б'.repeat(60)}|x`;
  const games = Array.from({ length: 200 }, () => `[White "${'Б'.repeat(60)}"]\n1. 32-28 19-23 1-1`).join(
    '\n\n',
  );
  const asked = { file: asFile(table, games), player, variant: 'international', public: true };
  const screen = screenOf(await type(table, 'anna', 'replay', asked));
  expect(faultsOf(screen)).toEqual([]);
  expect(wordsOf(screenOf(await pressLabel(table, 'anna', screen, 'Last')))).toContain('Page 8 of 8');
});

test('a player without games is not found, and the answer suggests what to do', async () => {
  const table = await newTable();
  const reply = await type(table, 'anna', 'replay', { file: asFile(table, CLUB), player: 'Springer' });
  expect(refusalOf(reply)).toBe(
    'No player in this PDN is called “Springer”. Try part of the name, or leave `/replay player:` empty to see all games.',
  );
});
