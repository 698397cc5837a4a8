/** Plans are picked or typed, seen only by their author, and played when they fit. */
import { expect, test } from 'vitest';
import type { Reply } from '../../src/app/ports/command.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { accept, makeChallenge } from '../../src/app/play/challenges.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { makeSquare } from '../../src/notation/square.ts';
import type { Scene } from '../../src/render/scene/scene.ts';
import { begun } from '../app/play.ts';
import { hostilePositions } from '../draughts/hostile.ts';
import { asking, newTable, wordsOf, type Table } from '../app/table.ts';
import { faultsOf } from '../views/limits.ts';
import { buttonsOf, labelsOf, menusOf, picturesOf } from '../views/screens.ts';
import { playMoves, press, pressLabel, pressOn, screenOf, type } from './asks.ts';

const find = (screen: Screen, label: string): string | undefined =>
  labelsOf(screen).find((one) => one.replace(/^[①-⑳] /u, '') === label);

/** Uses the buttons: a move, or its piece and then the move. */
async function choose(table: Table, who: string, screen: Screen, move: string): Promise<Screen> {
  const [square = ''] = move.split('-');
  const piece = find(screen, `${square}…`);
  const moves = piece === undefined ? screen : screenOf(await pressLabel(table, who, screen, piece));
  return screenOf(await pressLabel(table, who, moves, find(moves, move) ?? move));
}

const isPrivate = (reply: Reply): boolean => reply.kind === 'private' && reply.screen.notifies.length === 0;

test('a picked plan grows move by move, is kept with each answer, and is played', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  const reply = await type(table, 'boris', 'games', { do: 'plan' });
  expect(isPrivate(reply)).toBe(true);
  const root = screenOf(reply);
  expect(wordsOf(root)).toContain('What might <@anna> play?');
  expect(menusOf(root)).toEqual([]);
  const half = await choose(table, 'boris', root, 'c3-d4');
  expect(wordsOf(half)).toContain('What do you play if **c3-d4**?');
  expect((await table.app.store.games.plans(id)).black).toBeNull();
  const whole = await choose(table, 'boris', half, 'b6-a5');
  expect(wordsOf(whole)).toContain(String.raw`1\. if **c3-d4** then **b6-a5**`);
  expect(wordsOf(whole)).toContain('What might <@anna> play next if **c3-d4** then **b6-a5**?');
  const longer = await choose(table, 'boris', await choose(table, 'boris', whole, 'g3-f4'), 'a7-b6');
  expect(wordsOf(longer)).toContain('if **c3-d4** then **b6-a5** if **g3-f4** then **a7-b6**');

  const other = screenOf(await pressLabel(table, 'boris', longer, 'Another line'));
  const two = await choose(table, 'boris', await choose(table, 'boris', other, 'g3-h4'), 'b6-c5');
  expect(wordsOf(two)).toContain(String.raw`2\. if **g3-h4** then **b6-c5**`);
  for (const screen of [root, half, whole, longer, other, two]) expect(faultsOf(screen)).toEqual([]);

  const played = await type(table, 'anna', 'move', { move: 'c3-d4' });
  expect(played).toMatchObject({ kind: 'card', game: { moves: ['c3-d4', 'b6-a5'], version: 2 } });
  const card = screenOf(played);
  expect(wordsOf(card)).toContain('**ANNA** c3-d4 · **BORIS** b6-a5 (as planned)');
  expect(card.notifies).toEqual(['anna']);
  expect(await playMoves(table, ['g3-f4'])).toMatchObject({ game: { moves: { length: 4 } } });
});

const sceneOf = (screen: Screen): Scene => picturesOf(screen)[0]!.scene;

const names = (squares: readonly number[] = []): readonly string[] =>
  squares.map((square) => makeSquare(variantOf('russian'), square));

test('the pieces of both sides are labeled, and the chosen piece’s squares numbered, as the planner sees them', async () => {
  const table = await newTable();
  await begun(table);
  const root = screenOf(await type(table, 'boris', 'games', { do: 'plan' }));
  expect(names(sceneOf(root).movable)).toEqual(['g3', 'e3', 'c3', 'a3']);
  const piece = screenOf(await pressLabel(table, 'boris', root, 'c3…'));
  expect(sceneOf(piece).choice?.targets.map(({ square, label }) => names([square])[0] + label)).toEqual([
    'b41',
    'd42',
  ]);
  expect(labelsOf(piece)).toEqual(['① c3-b4', '② c3-d4', 'g3…', 'e3…', 'a3-b4']);
  const half = screenOf(await pressLabel(table, 'boris', piece, '② c3-d4'));
  expect(names(sceneOf(half).movable)).toEqual(['h6', 'f6', 'd6', 'b6']);
  for (const screen of [root, piece, half]) {
    expect(sceneOf(screen).bottom).toBe('black');
    expect(faultsOf(screen)).toEqual([]);
  }
});

test('a menu of moves that was used before the buttons still works', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  const old = (path: string, value: string): Promise<Reply> =>
    press(table, 'boris', { command: 'plan', action: 'pick', args: [id, '0', `${path}.0`] }, value);
  expect(wordsOf(screenOf(await old('', '00')))).toContain('What do you play if');
  await old('00', '00');
  expect((await table.app.store.games.plans(id)).black?.lines).toHaveLength(1);
});

test('captures that don’t fit on 20 buttons are in a menu, where they can be planned', async () => {
  const table = await newTable();
  const { variant, fen: start } = hostilePositions.find(
    ({ variant: id, aim }) => id === 'antidraughts' && aim === 'captures',
  )!;
  const wish = { variant, opponent: null, color: 'white', start } as const;
  const made = await makeChallenge(table.app, asking(table, 'anna'), wish);
  if (!made.ok) throw new Error(made.problem.code);
  await accept(table.app, asking(table, 'boris'), made.value.id);
  let screen = screenOf(await type(table, 'boris', 'games', { do: 'plan' }));
  const pressed: string[] = [];
  while (!wordsOf(screen).includes('What do you play if')) {
    expect(faultsOf(screen)).toEqual([]);
    const [menu] = menusOf(screen);
    const [button] = buttonsOf(screen);
    const on = menu?.press ?? button!.press;
    pressed.push(on.action);
    screen = screenOf(await press(table, 'boris', on, menu?.choices[0]?.value));
  }
  expect(pressed).toEqual(['from', 'pick']);
});

test('a line, or all lines, can be removed from a picked plan', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  const two = screenOf(
    await type(table, 'boris', 'games', { do: 'plan', lines: 'c3-d4 b6-a5, g3-h4 b6-c5' }),
  );
  const [menu] = menusOf(two);
  const first = menu?.choices.find(({ label }) => label === '1. if c3-d4 then b6-a5');
  const one = screenOf(await press(table, 'boris', menu!.press, first!.value));
  expect(menusOf(one)).toEqual([]);
  expect(wordsOf(one)).toContain(String.raw`1\. if **g3-h4** then **b6-c5**`);
  const none = screenOf(await pressLabel(table, 'boris', one, 'Remove the plan'));
  expect(wordsOf(none)).toContain('If your opponent makes a move you’ve planned for');
  expect(await table.app.store.games.plans(id)).toMatchObject({ white: null, black: null });
  expect(await type(table, 'anna', 'move', { move: 'g3-h4' })).toMatchObject({
    game: { moves: ['g3-h4'] },
  });
});

test('a picked plan begins with a button on the waiting player’s private board, and nobody else has that button', async () => {
  const table = await newTable();
  const game = await begun(table);
  const waiting = screenOf(await type(table, 'boris', 'games', { do: 'board' }));
  expect(labelsOf(waiting)).toContain('Plan');
  const opened = screenOf(await pressLabel(table, 'boris', waiting, 'Plan'));
  expect(labelsOf(opened)).toEqual(['g3…', 'e3…', 'c3…', 'a3-b4']);
  for (const who of ['anna', 'dora']) {
    expect(labelsOf(screenOf(await type(table, who, 'games', { do: 'board' })))).not.toContain('Plan');
  }
  expect(() => pressOn(screenOf({ kind: 'card', game, note: '' }), 'Plan')).toThrow('no Plan');
});

test('a picked plan with 30 lines of 30 moves fits on the screen, even at the end of the longest line', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  const moves = ['a3-b4', 'b6-a5', 'e3-d4', 'a7-b6', 'g3-f4', 'b8-a7', 'b2-a3', 'f6-g5', 'd2-e3', 'e7-f6'];
  const long = Array.from({ length: 30 }, () => moves);
  const plans = { version: 1, white: null, black: { ply: 0, takebacks: 0, lines: long } };
  expect(await table.app.store.games.savePlans(id, 1, plans)).toBe(true);
  const screen = screenOf(await type(table, 'boris', 'games', { do: 'plan' }));
  expect(faultsOf(screen)).toEqual([]);
  expect(wordsOf(screen)).toMatch(/-# …and \d+ more lines/u);
});

test('a plan is visible only to its author', async () => {
  const table = await newTable();
  await begun(table);
  await type(table, 'boris', 'games', { do: 'plan', lines: 'c3-d4 b6-a5' });
  for (const deed of [{}, { do: 'board' }, { do: 'moves' }]) {
    const reply = await type(table, 'anna', 'games', deed);
    expect(JSON.stringify(reply)).not.toContain('b6-a5');
  }
});

test('a plan that no longer fits the game is dropped, and only its author is told so, with their next move', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  await type(table, 'boris', 'games', { do: 'plan', lines: 'c3-d4 b6-a5' });
  const other = await type(table, 'anna', 'move', { move: 'g3-f4' });
  expect(other).not.toHaveProperty('aside');
  expect(screenOf(other).notifies).toEqual(['boris']);
  expect(await type(table, 'boris', 'move', { move: 'b6-a5' })).toMatchObject({
    kind: 'card',
    aside:
      '📋 Your plan no longer fits the game, so I removed it. Make a new one with `/games do:plan` when it’s your opponent’s move.',
  });
  expect(await table.app.store.games.plans(id)).toMatchObject({ white: null, black: null });
});

test('a plan for a position that was taken back is marked as outdated', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  await playMoves(table, ['c3-d4', 'b6-a5']);
  await type(table, 'boris', 'games', { do: 'plan', lines: 'g3-f4 a7-b6' });
  await type(table, 'anna', 'games', { do: 'takeback' });
  await press(table, 'boris', { command: 'takeback', action: 'accept', args: [id, '2'] });
  const looked = screenOf(await type(table, 'boris', 'games', { do: 'plan' }));
  expect(wordsOf(looked)).toContain('Your plan no longer fits the game, so I removed it.');
  expect(wordsOf(looked)).toContain('If your opponent makes a move you’ve planned for');
});

test('a plan is made in the reader’s notation', async () => {
  const table = await newTable();
  await begun(table);
  await type(table, 'boris', 'preferences', { notation: 'numeric' });
  const screen = screenOf(await type(table, 'boris', 'games', { do: 'plan', lines: 'if 22-18 then 9-13' }));
  expect(wordsOf(screen)).toContain(String.raw`1\. if **22-18** then **9-13**`);
});
