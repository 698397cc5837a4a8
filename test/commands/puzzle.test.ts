/**
 * `/puzzle` through the use cases: right and wrong moves, ratings, and that each puzzle counts
 * once.
 */
import { expect, test } from 'vitest';
import { tryPuzzle } from '../../src/features/puzzle/use.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { OTHER, SACRIFICE } from '../app/puzzles.ts';
import { guessedRating } from '../../src/rating/puzzle.ts';
import { PLACE } from '../store/samples.ts';
import { asking, newTable, wordsOf, type Table } from '../app/table.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { parseSquare } from '../../src/notation/square.ts';
import { PUZZLE } from '../../src/views/presses/declarations.ts';
import { faultsOf } from '../views/limits.ts';
import { buttonsOf, picturesOf } from '../views/screens.ts';
import { press, pressLabel, pressMove, pressOn, refusalOf, screenOf, suggest, type } from './asks.ts';

/** A puzzle that suits a newcomer less than the other puzzle. */
const HARD = { ...SACRIFICE, rating: guessedRating(2400, 1000) };

async function sitDown(): Promise<Table> {
  const table = await newTable();
  await table.app.store.puzzles.add([HARD, OTHER]);
  return table;
}

const open = async (table: Table, who = 'anna'): Promise<Screen> =>
  screenOf(await type(table, who, 'puzzle'));
const play = async (table: Table, move: string): Promise<Screen> =>
  screenOf(await type(table, 'anna', 'puzzle', { move }));
const choose = async (table: Table, screen: Screen, move: string): Promise<Screen> =>
  screenOf(await pressMove(table, 'anna', screen, move, true));
/** The solution is only shown after a confirmation. */
async function givenUp(table: Table, screen: Screen): Promise<Screen> {
  const asked = screenOf(await pressLabel(table, 'anna', screen, 'Show the solution', true));
  return screenOf(await pressLabel(table, 'anna', asked, 'Yes, show it', true));
}
const squares = (...names: readonly string[]) => names.map((name) => parseSquare(variantOf('russian'), name));
const better = (path: readonly unknown[]) => [{ tone: 'better', path }];
const arrowsOn = (screen: Screen) => picturesOf(screen)[0]?.scene.arrows;
const solver = ({ app }: Table, who = 'anna') => app.store.puzzles.solver(who, 'russian');

test('a new solver gets an easy puzzle', async () => {
  const table = await newTable();
  await table.app.store.puzzles.add([OTHER, SACRIFICE]);
  expect(wordsOf(await open(table))).toContain('Russian draughts · easy');
});

test('the puzzle nearest to the user’s rating is chosen, and shown privately', async () => {
  const table = await sitDown();
  const reply = await type(table, 'anna', 'puzzle');
  expect(reply.kind).toBe('private');
  const words = wordsOf(screenOf(reply));
  expect(words).toContain('### Find the win\n-# Russian draughts · medium');
  expect(words).toContain('⚪ **White to move. Only one move wins. Which one?**');
  expect(faultsOf(screenOf(reply))).toEqual([]);
});

test('the solution to the last puzzle of the day is shown privately, and doesn’t start an attempt', async () => {
  const table = await sitDown();
  const { id, variant } = SACRIFICE.puzzle;
  const reply = await press(table, 'anna', PUZZLE.to.before({ id }));
  expect([reply.kind, wordsOf(screenOf(reply))]).toEqual([
    'private',
    'Solution to the previous puzzle: **e7-f6** b4:d6 **c7:g3**',
  ]);
  expect(await table.app.store.puzzles.openTrial('anna', { guildId: null, variant })).toBeNull();
});

test('a puzzle is solved with buttons, and each right move is answered at once', async () => {
  const table = await sitDown();
  const second = await choose(table, await open(table), 'g3-h4');
  expect(wordsOf(second)).toContain('✅ **g3-h4** is right. Black replied with **e5:g3**.');
  const third = await choose(table, second, 'c3:c7');
  expect(wordsOf(third)).toContain('Black replied with **d8:b6**.');
  const solved = await pressLabel(table, 'anna', third, 'h4 takes g3', true);
  const words = wordsOf(screenOf(solved));
  expect(words).toContain('## 🏆 Solved!\nThe solution: **g3-h4** e5:g3 **c3:c7** d8:b6 **h4:f2**');
  expect(words).toContain('Your puzzle rating is now **1650?** (+150).\n-# A question mark');
  expect(words).toContain('Solved so far: 1 of 1');
});

test('a puzzle changes both ratings, in opposite directions', async () => {
  const table = await sitDown();
  for (const move of ['g3-h4', 'c3:c7', 'h4:f2']) {
    if (move === 'g3-h4') await open(table);
    await play(table, move);
  }
  const record = await table.app.store.puzzles.load(OTHER.puzzle.id);
  expect((await solver(table)).rating?.value).toBeGreaterThan(1600);
  expect(record?.rating.value).toBeLessThan(1600);
});

test('a puzzle allows one wrong move, and then counts for less', async () => {
  const table = await sitDown();
  const wrong = await choose(table, await open(table), 'c3-b4');
  expect(wordsOf(wrong)).toContain('⚠️ **c3-b4** doesn’t win. You have one more try.');
  expect(arrowsOn(wrong)).toEqual([{ tone: 'played', path: squares('c3', 'b4') }]);
  for (const move of ['g3-h4', 'c3:c7']) await play(table, move);
  expect(wordsOf(await play(table, 'h4:f2'))).toContain('### ✅ Solved on the second try');
  const { rating, solved, tried } = await solver(table);
  expect([Math.round(rating?.value ?? 0) < 1600, solved, tried]).toEqual([true, 1, 1]);
});

test('the second wrong move fails a puzzle, and shows the solution', async () => {
  const table = await sitDown();
  await choose(table, await open(table), 'c3-b4');
  const lost = await play(table, 'b2-a3');
  // Buttons for the wrong move and for the winning move.
  expect(arrowsOn(lost)).toEqual([
    { tone: 'played', path: squares('b2', 'a3') },
    { tone: 'better', path: squares('g3', 'h4') },
  ]);
  const words = wordsOf(lost);
  expect(words).toContain('⚠️ **b2-a3** doesn’t win.\n### Not solved this time\nThe solution: **g3-h4**');
  expect(words).toMatch(/\*\*13\d\d\?\*\* \(−1\d\d\)\.\n-# A question mark.*\nSolved so far: 0 of 1/u);
});

test('asking for the solution fails a puzzle, and counts once', async () => {
  const table = await sitDown();
  const first = await open(table);
  const asked = screenOf(await pressLabel(table, 'anna', first, 'Show the solution', true));
  expect(wordsOf(asked)).toBe('⚠️ If you view the solution, this puzzle won’t count as solved.\n');
  const back = screenOf(await pressLabel(table, 'anna', asked, 'Back to the board', true));
  expect([wordsOf(back), (await solver(table)).tried]).toEqual([wordsOf(first), 0]);
  const given = screenOf(await pressLabel(table, 'anna', asked, 'Yes, show it', true));
  expect(wordsOf(given)).toContain('### Not solved this time');
  expect(wordsOf(given)).toContain('Your puzzle rating is now **1365?** (−135).');
  const again = await pressLabel(table, 'anna', first, 'Show the solution', true);
  expect(refusalOf(again)).toBe('You’re done with this puzzle. Get another one.');
  expect((await solver(table)).tried).toBe(1);
  const next = await open(table);
  const warned = screenOf(await pressLabel(table, 'anna', next, 'Show the solution', true));
  expect(wordsOf(warned)).toMatch(/your puzzle rating will go from \*\*1365\?\*\* to \*\*1\d\d\d\?\*\*/u);
});

test('a solution can be stepped through, with each of the solver’s moves shown before it is made', async () => {
  const table = await sitDown();
  let screen = await givenUp(table, await open(table));
  const [g3h4, c3c7, h4f2] = [squares('g3', 'h4'), squares('c3', 'e5', 'c7'), squares('h4', 'f2')];
  const seen = [[picturesOf(screen)[0]?.scene.ply, arrowsOn(screen)]];
  for (const label of ['Forward', 'Forward', 'Last', 'Back', 'First']) {
    screen = screenOf(await pressLabel(table, 'anna', screen, label, true));
    seen.push([picturesOf(screen)[0]?.scene.ply, arrowsOn(screen)]);
    expect(wordsOf(screen)).toContain('### Not solved this time\nThe solution: **g3-h4**');
  }
  expect(seen).toEqual([
    [0, better(g3h4)],
    [1, undefined],
    [2, better(c3c7)],
    [5, undefined],
    [4, better(h4f2)],
    [0, better(g3h4)],
  ]);
  expect(() => pressOn(screen, 'Back')).toThrow('disabled');
  expect((await solver(table)).tried).toBe(1);
});

test('no step reveals the solution of an unsolved puzzle', async () => {
  const table = await sitDown();
  const first = await open(table);
  const [id = ''] = pressOn(first, 'Show the solution').args;
  const stepped = screenOf(await press(table, 'anna', PUZZLE.to.forward({ id, ply: 1 })));
  expect(stepped).toEqual(first);
});

test('a puzzle is followed by another puzzle until none is left', async () => {
  const table = await sitDown();
  let screen = await open(table);
  screen = await givenUp(table, screen);
  screen = screenOf(await pressLabel(table, 'anna', screen, 'Next puzzle', true));
  expect(wordsOf(screen)).toContain('Russian draughts · hard');
  screen = await givenUp(table, screen);
  const none = await pressLabel(table, 'anna', screen, 'Next puzzle', true);
  expect(refusalOf(none)).toContain('You’ve tried all my puzzles for this variant.');
});

test('a puzzle resumes where the solver stopped, and each solver has their own puzzle', async () => {
  const table = await sitDown();
  await open(table);
  await play(table, 'g3-h4');
  expect(wordsOf(await open(table, 'boris'))).toContain('Russian draughts · medium');
  expect(pressOn(await open(table), 'Show the solution').args[1]).toBe('2');
});

test('a puzzle from a server’s games is only available in that server', async () => {
  const table = await newTable();
  await table.app.store.puzzles.add([{ ...OTHER, origin: { guildId: 'guild-1', at: 1 } }, HARD]);
  const shown = await open(table);
  expect(wordsOf(shown)).toContain('medium\n-# From a game played in this server');
  const elsewhere = { ...PLACE, guildId: 'guild-2' };
  const other = screenOf(await type(table, 'anna', 'puzzle', {}, elsewhere));
  expect(wordsOf(other)).toContain('hard\n');
  expect(wordsOf(other)).not.toContain('From a game');
  const stray = await tryPuzzle(table.app, asking(table, 'anna', elsewhere), OTHER.puzzle.id, {
    text: 'g3-h4',
  });
  expect(stray).toEqual({ ok: false, problem: { code: 'unknown-puzzle' } });
  expect(refusalOf(await type(table, 'boris', 'puzzle', { move: 'g3-h4' }))).toContain(
    'You’re not solving a puzzle right now.',
  );
});

test('a press on an earlier board doesn’t affect the puzzle', async () => {
  const table = await sitDown();
  const first = await open(table);
  await play(table, 'g3-h4');
  const late = await choose(table, first, 'g3-h4');
  expect(pressOn(late, 'Show the solution').args[1]).toBe('2');
  expect((await table.app.store.puzzles.trial('anna', OTHER.puzzle.id))?.misses).toBe(0);
});

test('a puzzle lists the legal moves after an illegal move, and suggests them while typing', async () => {
  const table = await sitDown();
  expect(await suggest(table, 'anna', 'puzzle', 'move', 'g')).toEqual([]);
  await open(table);
  const none = await type(table, 'anna', 'puzzle', { move: 'a1-h8' });
  expect(refusalOf(none)).toContain(String.raw`“a1\-h8” isn’t possible here. You can play`);
  const offered = await suggest(table, 'anna', 'puzzle', 'move', 'g3');
  expect(offered.map(({ value }) => value)).toEqual(['g3-h4']);
});

test('a puzzle lists the captures that an ambiguous input could mean', async () => {
  const table = await newTable();
  const puzzle = {
    ...SACRIFICE.puzzle,
    fen: 'B:Wc7,g7,f6,c5,e5,e3,f2:BKc1',
    moves: ['c1:g5:e7:a3'],
  };
  await table.app.store.puzzles.add([{ ...SACRIFICE, puzzle }]);
  await open(table);
  const offered = buttonsOf(await play(table, 'c1:a3')).map(({ press: { args } }) => args.at(-1));
  expect(offered).toEqual(['c1:f4:a3', 'c1:g5:a3', 'c1:h6:a3']);
});
