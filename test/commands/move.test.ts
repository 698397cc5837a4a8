/** A move by a command or by buttons. */
import { expect, test } from 'vitest';
import { begun } from '../app/play.ts';
import { newTable, wordsOf } from '../app/table.ts';
import { sitDown } from './engineTable.ts';
import { PLACE } from '../store/samples.ts';
import { at } from '../../src/views/presses/presses.ts';
import { MOVE } from '../../src/views/presses/declarations.ts';
import { labelsOf } from '../views/screens.ts';
import {
  playMoves,
  press,
  pressLabel,
  pressMove,
  pressOn,
  refusalOf,
  screenOf,
  suggest,
  type,
} from './asks.ts';

test('/move plays the move in the only game and mentions the opponent', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  const reply = await type(table, 'anna', 'move', { move: 'C3 D4' });
  expect(reply).toMatchObject({ kind: 'card', game: { id, version: 2, moves: ['c3-d4'] } });
  expect(screenOf(reply).notifies).toEqual(['boris']);
});

test('/move with several games chooses the only game where it is your turn', async () => {
  const table = await newTable();
  await begun(table);
  await playMoves(table, ['c3-d4']);
  const { id } = await begun(table, 'carl');
  const expected = { kind: 'card', game: { id } };
  expect(await type(table, 'anna', 'move', { move: 'g3-f4' })).toMatchObject(expected);
});

test('if the move fits several games, /move asks which game to use, and continues there', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  await begun(table, 'carl');
  const asked = await type(table, 'anna', 'move', { move: 'g3-f4' });
  const reply = await press(table, 'anna', pressOn(screenOf(asked)), id);
  const expected = { kind: 'card', game: { id, moves: ['g3-f4'] }, note: 'You played **g3-f4**.' };
  expect(reply).toMatchObject(expected);
});

test('/move can name a game in another channel', async () => {
  const table = await newTable();
  const { id } = await begun(table, 'boris', { ...PLACE, channelId: 'channel-2' });
  await begun(table, 'carl');
  expect(await type(table, 'anna', 'move', { move: 'g3-f4', game: id })).toMatchObject({ game: { id } });
});

test('a move on the card takes one press for a piece with one move, and two presses for any other', async () => {
  const table = await newTable();
  const game = await begun(table);
  const card = screenOf({ kind: 'card', game, note: '' });
  expect(labelsOf(card)).toEqual(['a3-b4', 'c3…', 'e3…', 'g3…', 'Board', 'More…']);
  const shown = await pressLabel(table, 'anna', card, 'e3…');
  expect(shown.kind).toBe('private');
  expect(labelsOf(screenOf(shown))).toEqual(['① e3-d4', '② e3-f4', 'a3-b4', 'c3…', 'g3…']);
  const reply = await pressLabel(table, 'anna', screenOf(shown), '② e3-f4', true);
  expect(reply).toMatchObject({ kind: 'card', game: { moves: ['e3-f4'] } });
});

test.each([
  ['chidi', 'Only the two players can do that.'],
  ['boris', 'Not yet: it’s White’s move.'],
])('the card’s piece buttons can’t be used by %s', async (who, words) => {
  const table = await newTable();
  const game = await begun(table);
  const card = screenOf({ kind: 'card', game, note: '' });
  expect(refusalOf(await pressLabel(table, who, card, 'e3…'))).toContain(words);
});

test('a press on an earlier version’s menu still shows the piece, or makes the move', async () => {
  const table = await newTable();
  const game = await begun(table);
  const on = { ...at(game), more: '0' };
  const shown = screenOf(await press(table, 'anna', MOVE.to.piece(on), 'e3'));
  expect(labelsOf(shown)).toContain('② e3-f4');
  expect(await press(table, 'anna', MOVE.to.pick(on), 'e3-f4')).toMatchObject({ kind: 'card' });
});

test('against the engine, the card itself asks for the move, because nobody else needs the card', async () => {
  const table = await sitDown();
  const opponent = { id: 'crownhead', name: 'Crownhead', isBot: true };
  const begins = await type(table, 'anna', 'play', { opponent, level: '1', color: 'white' });
  const shown = await pressLabel(table, 'anna', screenOf(begins), 'e3…');
  expect(shown).toMatchObject({ kind: 'public' });
  expect(labelsOf(screenOf(shown)).slice(0, 5)).toEqual(['① e3-d4', '② e3-f4', 'a3-b4', 'c3…', 'g3…']);
});

test('a forced move has a single button', async () => {
  const table = await newTable();
  await begun(table);
  const card = await playMoves(table, ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5', 'c3-b4', 'g5-h4']);
  const reply = await pressLabel(table, 'anna', screenOf(card!), 'b4 takes c5');
  expect(reply).toMatchObject({ kind: 'card', note: 'You played **b4:d6**.' });
});

test('a refused move is offered right below its refusal', async () => {
  const table = await newTable();
  await begun(table);
  await playMoves(table, ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5', 'c3-b4', 'g5-h4']);
  const refused = await type(table, 'anna', 'move', { move: 'e3-f4' });
  expect(await pressLabel(table, 'anna', screenOf(refused), 'b4 takes c5')).toMatchObject({ kind: 'card' });
});

test('an outdated press shows the current board with its controls', async () => {
  const table = await newTable();
  const game = await begun(table);
  const old = screenOf({ kind: 'card', game, note: '' });
  await playMoves(table, ['c3-d4', 'b6-a5']);
  const stale = await pressMove(table, 'anna', old, 'e3-f4');
  const now = screenOf(stale);
  expect(now.blocks.map(({ kind }) => kind)).toContain('picture');
  expect(await pressMove(table, 'anna', now, 'e3-f4')).toMatchObject({ kind: 'card' });
});

test.each([
  ['', ['a3-b4', 'c3-b4', 'c3-d4', 'e3-d4', 'e3-f4', 'g3-f4', 'g3-h4']],
  ['c3', ['c3-b4', 'c3-d4']],
  ['C3d', ['c3-d4']],
  ['22-1', ['c3-b4', 'c3-d4']],
  ['h8', []],
])('/move suggests moves for "%s"', async (typed, moves) => {
  const table = await newTable();
  await begun(table);
  const choices = await suggest(table, 'anna', 'move', 'move', typed);
  expect(choices.map(({ value }) => value).sort()).toEqual(moves);
  expect(await suggest(table, 'boris', 'move', 'move', typed)).toEqual([]);
});

test('/move finds a game by the opponent’s name', async () => {
  const table = await newTable();
  await begun(table);
  const { id } = await begun(table, 'carl');
  expect(await suggest(table, 'anna', 'move', 'game', 'car')).toEqual([
    {
      label: 'CARL: Russian draughts, move 1 · 1 day left',
      value: id,
      description: 'Your move · 1 day left',
    },
  ]);
});

test('draw:yes in a move command offers a draw with the move', async () => {
  const table = await newTable();
  await begun(table);
  const offered = screenOf(await type(table, 'anna', 'move', { move: 'c3-d4', draw: true }));
  expect(wordsOf(offered)).toContain('🤝 ANNA offers a draw. <@boris>, do you accept?');
  expect(offered.notifies).toEqual(['boris']);
  const reply = await pressLabel(table, 'boris', offered, 'Accept');
  expect(reply).toMatchObject({ game: { moves: ['c3-d4'], result: { by: 'agreement' } } });
});

test('draw:yes is kept while the bot asks which game is meant', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  await begun(table, 'carl');
  const asked = await type(table, 'anna', 'move', { move: 'g3-f4', draw: true });
  const reply = await press(table, 'anna', pressOn(screenOf(asked)), id);
  expect(reply).toMatchObject({ game: { id, moves: ['g3-f4'], offers: { white: { open: 'draw' } } } });
});
