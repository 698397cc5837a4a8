/** Games from elsewhere: shown step by step, kept for their buttons, and every mistake told by line and column. */
import { unbroken } from '../../src/views/game/clock.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesToJumpTo } from '../../src/views/replay/collection.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { wordsOf } from '../app/table.ts';
import { newTable } from '../app/table.ts';
import { picturesOf } from '../views/screens.ts';
import { press, pressLabel as pressAnywhere, pressOn, refusalOf, screenOf, type } from './asks.ts';
import type { Table } from '../app/table.ts';

const GAME = `[White "Anna *A*"]
[Black "Boris"]
[Result "1-0"]
[GameType "25"]

1. c3-d4 {a quiet start} d6-c5 {[%clock w0:10:00 B0:09:58]} 2. b2-c3 *`;

const pressLabel = (table: Table, who: string, screen: Screen, label: string) =>
  pressAnywhere(table, who, screen, label, true);

const plyOf = (screen: Screen): number | undefined => picturesOf(screen)[0]?.scene.ply;

test('a game is shown to whoever brought it, with players, comments, clocks and result', async () => {
  const table = await newTable();
  const reply = await type(table, 'anna', 'import', { text: GAME });
  expect(reply.kind).toBe('private');
  let screen = screenOf(reply);
  expect(plyOf(screen)).toBe(0);
  expect(wordsOf(screen)).toContain(String.raw`Anna \*A\*`);
  screen = screenOf(await pressLabel(table, 'anna', screen, 'Forward'));
  expect(wordsOf(screen)).toContain('a quiet start');
  screen = screenOf(await pressLabel(table, 'anna', screen, 'Forward'));
  expect(wordsOf(screen)).toContain(unbroken('⚪ 10:00 · ⚫ 9:58'));
  screen = screenOf(await pressLabel(table, 'anna', screen, 'Last'));
  expect([plyOf(screen), picturesOf(screen)[0]?.scene.ending]).toEqual([3, { winner: 'white' }]);
  const film = screenOf(await pressLabel(table, 'anna', screen, 'Animation'));
  expect(picturesOf(film)[0]?.film).toMatchObject({ from: 0, to: 3, ending: { winner: 'white' } });
  expect(picturesOf(film)[0]?.film?.names).toEqual({ white: 'Anna *A*', black: 'Boris' });
});

test('whom a record leaves out has no name on the board', async () => {
  const text = GAME.replace('Boris', '?').replace('[White "Anna *A*"]\n', '');
  const screen = screenOf(await type(await newTable(), 'anna', 'import', { text }));
  expect(picturesOf(screen)[0]?.scene.names).toEqual({ white: '', black: '' });
});

test('a position is a game without moves', async () => {
  const table = await newTable();
  const screen = screenOf(
    await type(table, 'anna', 'import', { text: 'B:W31,K5:B2', variant: 'international' }),
  );
  expect(picturesOf(screen)[0]?.alt).toContain(
    'Black to move. White’s man: 31. White’s king: 5. Black’s man: 2.',
  );
});

test.each([
  ['hello', 'problem', ['1, column 1', '“hello”']],
  ['1. c3-d4 d6-c5 2. h8-a1 *', 'move', ['Line 1, column 19', 'I can’t play', 'Possible moves:']],
  ['[GameType "999"]\n1. c3-h8 *', 'game type', ['Line 1', 'game type']],
  ['[FEN "W:Wz9"]\n1. c3-d4 *', 'position', ['Line 1', 'isn’t a position', 'no square']],
  ['W:Wc3:Bz9', 'square', ['There’s no square “z9”']],
  ['', 'empty', ['I can’t find a game']],
] as const)('%j is refused: %s', async (text, _what, words) => {
  const refusal = refusalOf(await type(await newTable(), 'anna', 'import', { text }));
  for (const word of words) expect(refusal).toContain(word);
});

test.each([
  ['a text of more than 10,000,000 characters', 'x'.repeat(10_000_001), 'This text is too long'],
  ['a game of more than 5,000 moves', `${'1. c3-d4 '.repeat(5001)}*`, 'Line 1, column 45,004: “c3'],
])('%s is refused', async (_what, text, words) => {
  expect(refusalOf(await type(await newTable(), 'anna', 'import', { text }))).toContain(words);
});

test('buttons work as long as the record is kept, and say so afterwards', async () => {
  const table = await newTable();
  const screen = screenOf(await type(table, 'anna', 'import', { text: GAME }));
  table.time.now += 31 * 24 * 60 * 60 * 1000;
  expect(plyOf(screenOf(await pressLabel(table, 'anna', screen, 'Last')))).toBe(3);
  await type(table, 'boris', 'import', { text: 'W:Wc3:Bb8' });
  const late = await pressLabel(table, 'anna', screen, 'Last');
  expect(refusalOf(late)).toContain('Import it again with `/import`');
  const wrong = { ...pressOn(screen, 'Last'), args: ['id1', 'x', 'white'] };
  expect(refusalOf(await press(table, 'anna', wrong))).toContain('button');
});

const asFile = (table: Table, text: string | Uint8Array, name = 'game.pdn') => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  table.files.set(`https://files/${name}`, bytes);
  return { name, size: bytes.length, url: `https://files/${name}` };
};

test('a file is read as a text is, in whichever encoding', async () => {
  const table = await newTable();
  const words = ['[White "', '"]\n1. c3-d4 d6-c5 *'].map((part) => new TextEncoder().encode(part));
  const cyrillic = Uint8Array.of(0xc0, 0xed, 0xed, 0xe0);
  const file = asFile(table, Buffer.concat([words[0]!, cyrillic, words[1]!]));
  const screen = screenOf(await type(table, 'anna', 'import', { file }));
  expect(wordsOf(screen)).toContain('Анна');
  const position = asFile(table, 'W:W31,K5:B2\n', 'position.fen');
  const reply = await type(table, 'anna', 'import', { file: position, variant: 'international' });
  expect(picturesOf(screenOf(reply))[0]?.alt).toContain('White’s man: 31.');
});

test('of a file with many games any one is shown, and only that is kept', async () => {
  const table = await newTable();
  const file = asFile(
    table,
    [GAME, '[White "Carl"]\n1. e3-f4 {mine} b6-a5 *', 'nonsense at the end'].join('\n\n'),
  );
  const first = screenOf(await type(table, 'anna', 'import', { file, game: 1 }));
  expect(wordsOf(first)).toContain('Game 1 of 3 in the file');
  const second = screenOf(await type(table, 'anna', 'import', { file, game: 2 }));
  expect(wordsOf(second)).toContain('Carl');
  const step = screenOf(await pressLabel(table, 'anna', second, 'Forward'));
  expect(wordsOf(step)).toContain('mine');
  const { args } = pressOn(second, 'Forward');
  expect((await table.app.store.record(args[0]!))?.source).not.toContain('Boris');
  expect(refusalOf(await type(table, 'anna', 'import', { file, game: 3 }))).toContain('Line 11, column 1');
  for (const game of [0, 4, -1])
    expect(refusalOf(await type(table, 'anna', 'import', { file, game }))).toContain('There are 3 games');
});

test('it can be for everyone: then a step is for all, and a film for whoever asks', async () => {
  const table = await newTable();
  await table.app.store.savePreference({
    user: 'boris',
    version: 1,
    preference: { notation: 'variant', theme: 'night' },
  });
  const reply = await type(table, 'anna', 'import', { text: GAME, public: true });
  expect(reply.kind).toBe('public');
  const stepped = await pressAnywhere(table, 'boris', screenOf(reply), 'Forward');
  expect([stepped.kind, plyOf(screenOf(stepped))]).toEqual(['public', 1]);
  expect(picturesOf(screenOf(stepped))[0]?.look).toBeUndefined();
  const film = await pressAnywhere(table, 'boris', screenOf(stepped), 'Animation');
  expect([film.kind, picturesOf(screenOf(film))[0]?.look?.theme]).toEqual(['private', 'night']);
  const alone = await pressLabel(table, 'boris', screenOf(film), 'Step by step');
  expect([alone.kind, picturesOf(screenOf(alone))[0]?.look?.theme]).toEqual(['private', 'night']);
});

test('what is said before the first move stands beside the start', async () => {
  const screen = screenOf(
    await type(await newTable(), 'anna', 'import', { text: '{Played in May} 1. c3-d4 *' }),
  );
  expect(wordsOf(screen)).toContain('Played in May');
});

test('a text or a file is wanted, and one that can be had', async () => {
  const table = await newTable();
  const file = asFile(table, GAME);
  const refusals = [{}, { file, text: GAME }, { file: { ...file, url: 'https://files/none' } }].map(
    async (values) => refusalOf(await type(table, 'anna', 'import', values)),
  );
  expect(await Promise.all(refusals)).toEqual([
    expect.stringContaining('either text or a file'),
    expect.stringContaining('either text or a file'),
    expect.stringContaining('couldn’t download'),
  ]);
});

test('what may be a game of several variants is asked about, and shown as the one that is chosen', async () => {
  const table = await newTable();
  const question = screenOf(await type(table, 'anna', 'import', { text: '1. 22-18 11-15' }));
  expect(wordsOf(question)).toContain('Which one is it?');
  const names = question.blocks.flatMap((block) =>
    block.kind === 'buttons' ? block.buttons.map(({ label }) => label) : [],
  );
  expect(names).toContain('Russian draughts');
  expect(names.length).toBe(picturesOf(question).length);
  const shown = await pressLabel(table, 'anna', question, 'Russian draughts');
  expect([shown.kind, wordsOf(screenOf(shown))]).toEqual([
    'private',
    expect.stringContaining('Russian draughts'),
  ]);
  expect(plyOf(screenOf(await pressLabel(table, 'anna', screenOf(shown), 'Last')))).toBe(2);
});

/** What a list offers. */
const choicesOn = (screen: Screen) =>
  screen.blocks.flatMap((block) => (block.kind === 'menu' ? block.menu.choices : []));

const choose = (table: Table, screen: Screen, value: string) =>
  press(table, 'anna', pressOn(screen), value, [value], true);

const COLLECTION = Array.from(
  { length: 60 },
  (_, at) =>
    `[White "White ${at + 1}"]\n[Black "Black"]\n[Date "19${at + 10}.??.??"]\n[Event "Cup"]\n\n1. 32-28 19-23 1-1`,
).join('\n\n');

test('of a file with many games there is a list by players and dates, to turn and choose from', async () => {
  const table = await newTable();
  const file = asFile(table, COLLECTION);
  const first = screenOf(await type(table, 'anna', 'import', { file }));
  expect(wordsOf(first)).toMatch(/There are 60 games in this[^]*Page 1 of 3/);
  expect(choicesOn(first)).toHaveLength(25);
  expect(choicesOn(first)[0]).toEqual({
    label: '1. White 1 – Black',
    description: '1910 · Cup',
    value: '1',
  });
  const last = screenOf(await pressLabel(table, 'anna', first, 'Last'));
  expect(choicesOn(last).map(({ value }) => value)).toEqual([
    '51',
    '52',
    '53',
    '54',
    '55',
    '56',
    '57',
    '58',
    '59',
    '60',
  ]);
  const game = screenOf(await choose(table, last, '52'));
  expect(wordsOf(game)).toContain('White 52');
  expect(wordsOf(game)).toContain('Game 52 of 60 in the file');
  const back = screenOf(await pressLabel(table, 'anna', game, 'All games'));
  expect(wordsOf(back)).toContain('Page 3 of 3');
});

test('in a long list a second menu jumps to a page by the numbers of its games', async () => {
  const table = await newTable();
  const games = Array.from({ length: 110 }, (_, at) => `[White "White ${at + 1}"]\n1. 32-28 19-23 1-1`);
  const first = screenOf(await type(table, 'anna', 'import', { file: asFile(table, games.join('\n\n')) }));
  const [, menu] = first.blocks.flatMap((block) => (block.kind === 'menu' ? [block.menu] : []));
  expect(menu?.placeholder).toBe('1–25');
  expect(menu?.choices.map(({ label }) => label)).toEqual(['1–25', '26–50', '51–75', '76–100', '101–110']);
  expect(menu?.choices.filter(({ isChosen }) => isChosen === true)).toEqual([menu?.choices[0]]);
  const fourth = screenOf(await press(table, 'anna', menu!.press, '3', ['3'], true));
  expect(wordsOf(fourth)).toContain('Page 4 of 5');
  expect(choicesOn(fourth)[0]?.label).toBe('76. White 76 – ?');
});

test('from any page of however many, any other is a few jumps off', () => {
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

test('a list needs nothing but its message and the store, and says when its file is gone', async () => {
  const table = await newTable();
  const file = asFile(table, COLLECTION);
  const screen = screenOf(await type(table, 'anna', 'import', { file, variant: 'frisian', public: true }));
  // The address is kept, not the file.
  expect((await table.app.store.record(pressOn(screen).args[0]!))?.source.length).toBeLessThan(200);
  const game = await choose(table, screen, '3');
  expect([game.kind, wordsOf(screenOf(game))]).toEqual(['public', expect.stringContaining('Frisian')]);
  table.files.clear();
  expect(refusalOf(await choose(table, screen, '3'))).toContain('Discord only keeps it for a day');
  expect(refusalOf(await pressLabel(table, 'anna', screen, 'Forward'))).toContain(
    'Discord only keeps it for a day',
  );
});

test('a list of what was typed stays; games without tags are told by their moves, positions by themselves', async () => {
  const table = await newTable();
  const typed = '%file {"url":"https://files/game.pdn"}\n1. c3-d4 d6-c5 *\n\n1. e3-f4 b6-a5 *';
  const screen = screenOf(await type(table, 'anna', 'import', { text: typed }));
  expect(choicesOn(screen).map(({ label }) => label)).toEqual(['1. c3-d4 d6-c5', '2. e3-f4 b6-a5']);
  expect(plyOf(screenOf(await choose(table, screen, '2')))).toBe(0);
  const positions = screenOf(await type(table, 'anna', 'import', { text: 'W:W31:B2\nW:W32:B3' }));
  expect(choicesOn(positions).map(({ label }) => label)).toEqual(['1. W:W31:B2', '2. W:W32:B3']);
  table.time.now += 31 * 24 * 60 * 60 * 1000;
  await type(table, 'boris', 'import', { text: 'W:Wc3:Bb8' });
  expect(refusalOf(await choose(table, screen, '1'))).toContain('Import it again');
});

const readAs = (table: Table, screen: Screen, variant: string) =>
  press(table, 'anna', pressOn(screen), variant, [variant], true);

test('a game that other variants explain as well says so before its first move, with a small way to change it', async () => {
  const table = await newTable();
  const text = '1. c3-d4 f6-e5 2. d4:f6 g7:e5 3. b2-c3 h8-g7 4. a1-b2 g7-f6';
  const shown = screenOf(await type(table, 'anna', 'import', { text }));
  expect(wordsOf(shown)).toMatch(/-# This could also be .*Poddavki/);
  const last = screenOf(await pressLabel(table, 'anna', shown, 'Last'));
  expect(wordsOf(last)).not.toContain('also reads as');
  const first = screenOf(await pressLabel(table, 'anna', last, 'First'));
  const other = screenOf(await readAs(table, first, 'poddavki'));
  expect(wordsOf(other)).toMatch(
    /Poddavki \(giveaway\) · move 0 of 8\n-# This could also be Russian draughts/,
  );
  const on = screenOf(await pressLabel(table, 'anna', other, 'Forward'));
  expect(wordsOf(on)).toContain('Poddavki (giveaway) · move 1 of 8');
  const back = screenOf(await readAs(table, other, 'russian'));
  expect(wordsOf(back)).toContain('Russian draughts · move 0 of 8');
});

test.each([
  ['the asker says which it is', '1. c3-d4 f6-e5', 'russian'],
  ['the text says it', '[GameType "25"] 1. c3-d4 f6-e5', undefined],
] as const)('nothing is offered where %s, later neither', async (_what, text, variant) => {
  const table = await newTable();
  const shown = screenOf(await type(table, 'anna', 'import', { text, variant }));
  const again = screenOf(await pressLabel(table, 'anna', shown, 'First'));
  for (const screen of [shown, again]) expect(wordsOf(screen)).not.toContain('also reads as');
});

test('of many games one is shown as another variant by itself', async () => {
  const table = await newTable();
  const games = ['A', 'B'].map((name) => `[White "${name}"]\n1. c3-d4 f6-e5 2. d4:f6 g7:e5\n`);
  const file = asFile(table, games.join('\n'));
  const shown = screenOf(await type(table, 'anna', 'import', { file, game: 2 }));
  const other = screenOf(await readAs(table, shown, 'poddavki'));
  expect(wordsOf(other)).toMatch(/B[^]*-# Poddavki \(giveaway\) · move 0 of 4/);
});

test('what was passed over is said in one line', async () => {
  const table = await newTable();
  const text = '[GameType "25"]\n1. c3-d4 @@ d6-c5\n[Empty]\n2. b2-c3 ## @ @@@ *';
  const shown = screenOf(await type(table, 'anna', 'import', { text }));
  expect(wordsOf(shown)).toMatch(/-# Skipped: “.+” \(line 2\), “.+” \(line 3\), “.+” \(line 4\)\.\n/);
});

test('a refusal names the variant whose rules are obeyed', async () => {
  const table = await newTable();
  for (const text of ['W:W33:B13', '1. 32-28 19-23 2. 28x19 14x23 3. 37-32'])
    expect(refusalOf(await type(table, 'anna', 'import', { text, variant: 'russian' }))).toContain(
      'It does work as International draughts, though.',
    );
});
