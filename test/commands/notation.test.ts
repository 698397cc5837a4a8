/** Each reader's own notation: in every private message, and in no public message. */
import { expect, test } from 'vitest';
import { begun } from '../app/play.ts';
import { newTable, type Table, wordsOf } from '../app/table.ts';
import { labelsOf, picturesOf } from '../views/screens.ts';
import { playMoves, pressLabel, pressMove, refusalOf, screenOf, suggest, type } from './asks.ts';

async function numericTable(): Promise<Table> {
  const table = await newTable();
  await begun(table);
  await type(table, 'boris', 'preferences', { notation: 'numeric' });
  await playMoves(table, ['c3-d4']);
  return table;
}

test.each([
  ['algebraic', '`c3-d4`'],
  ['numeric', '`22-18`'],
  ['short', '`cd4`, `c:e5`'],
  ['variant', '`c3-d4` in Russian draughts'],
])('the notation %s shows how moves will be written', async (notation, example) => {
  const reply = await type(await newTable(), 'anna', 'preferences', { notation });
  expect(reply.kind).toBe('private');
  expect(refusalOf(reply)).toContain(example);
});

test.each(['9-', 'b6'])('"%s" gets suggestions in the reader’s style', async (typed) => {
  const table = await numericTable();
  const choices = await suggest(table, 'boris', 'move', 'move', typed);
  expect(choices.map(({ value }) => value).sort()).toEqual(['9-13', '9-14']);
});

test('a private board is in the reader’s style: text, buttons and frame', async () => {
  const table = await numericTable();
  const screen = screenOf(await type(table, 'boris', 'games', { do: 'board' }));
  expect(wordsOf(screen)).toContain('**ANNA** 22-18');
  expect(labelsOf(screen)).toContain('9…');
  expect(picturesOf(screen)[0]?.alt).toContain('White just played 22-18.');
  expect(picturesOf(screen)[0]?.scene.notation).toBe('numeric');
});

test('a refusal and its suggestions are in the reader’s style', async () => {
  const table = await numericTable();
  const reply = await type(table, 'boris', 'move', { move: 'h8-a1' });
  expect(refusalOf(reply)).toContain('You can play **9-13**, **9-14**,');
  const next = await pressMove(table, 'boris', screenOf(reply), '9-14');
  const expected = { kind: 'card', game: { moves: ['c3-d4', 'b6-c5'] }, note: 'You played **9-14**.' };
  expect(next).toMatchObject(expected);
});

test('the card for everyone and the record stay in the style of the game', async () => {
  const table = await numericTable();
  const reply = await type(table, 'boris', 'move', { move: '9-14' });
  expect(wordsOf(screenOf(reply))).toContain('**BORIS** b6-c5');
  expect(picturesOf(screenOf(reply))[0]?.scene.notation).toBe('algebraic');
});

test('one reader’s choice doesn’t affect other readers, and can be undone', async () => {
  const table = await numericTable();
  expect(wordsOf(screenOf(await type(table, 'anna', 'games', { do: 'board' })))).toContain('**ANNA** c3-d4');
  await type(table, 'boris', 'preferences', { notation: 'variant' });
  expect(wordsOf(screenOf(await type(table, 'boris', 'games', { do: 'board' })))).toContain('**ANNA** c3-d4');
});

test('the short style is used on buttons, in suggestions and in texts, and is accepted as input', async () => {
  const table = await newTable();
  await begun(table);
  await type(table, 'boris', 'preferences', { notation: 'short' });
  await playMoves(table, ['cd4']);
  const screen = screenOf(await type(table, 'boris', 'games', { do: 'board' }));
  expect(wordsOf(screen)).toContain('**ANNA** cd4');
  const typed = await suggest(table, 'boris', 'move', 'move', 'b');
  expect(typed.map(({ value }) => value).sort()).toEqual(['ba5', 'bc5']);
  const piece = screenOf(await pressLabel(table, 'boris', screen, 'b6…'));
  const reply = await pressLabel(table, 'boris', piece, '① ba5', true);
  expect(reply).toMatchObject({ kind: 'card', game: { moves: ['c3-d4', 'b6-a5'] } });
});
