/** The clock on a card. */
import { expect, test } from 'vitest';
import { composePicture } from '../../../src/render/picture/compose.ts';
import type { Game } from '../../../src/game/game.ts';
import { turnsAt } from '../../game/table.ts';
import { picturesOf, wordsOf } from '../screens.ts';
import { boardScreen } from '../../../src/views/game/card.ts';
import { sampleGame } from '../../store/samples.ts';
import { say, cardOf } from './cards.ts';

const timed = (changes: Partial<Game>): string => wordsOf(cardOf({ createdAt: 0, changedAt: 0, ...changes }));

const LIVE = { kind: 'live', initial: 300_000, increment: 3000 } as const;
const SLOW = { kind: 'correspondence', perMove: 3 * 86_400_000, restsWeekendsIn: null } as const;

test('a real-time game has both clocks on its board, and shows the exact second when a clock runs out', () => {
  const moves = ['c3-d4', 'b6-a5', 'd4-c5'];
  const card = cardOf({
    time: LIVE,
    moves,
    turns: turnsAt(10_000, 20_000, 82_000),
    createdAt: 0,
    changedAt: 0,
  });
  expect(picturesOf(card)).toMatchObject([
    {
      scene: { clocks: { white: '4:01', black: '4:53' } },
      alt: expect.stringContaining('Clocks: White 4:01, Black 4:53.'),
    },
  ]);
  expect(wordsOf(card)).toContain('⏱️ Time runs out at <t:375:T> (<t:375:R>).');
  expect(wordsOf(card)).toContain('-# Russian draughts · rated · 5+3 · move 2\n');
});

test.each([
  ['before the first move', [], [], []],
  ['after a move', ['c3-d4'], [], ['black']],
  ['during a pause', ['c3-d4'], [{ from: 10_000, to: 99_000 }], []],
])('the running clock is highlighted: %s', (_, moves, pauses, lit) => {
  const turns = moves.length > 0 ? turnsAt(10_000) : [];
  const [picture] = picturesOf(cardOf({ time: LIVE, moves, turns, pauses, changedAt: 10_000 }));
  const { top, bottom } = composePicture(picture!.scene);
  expect([top, bottom].flatMap(({ isRunning, color }) => (isRunning ? [color] : []))).toEqual(lit);
});

test('a board without a picture has the players and the clocks in words', () => {
  const game = sampleGame({ time: LIVE, moves: ['c3-d4'], turns: turnsAt(10_000) });
  const words = wordsOf(boardScreen(say, game, { user: 'anna', board: 'text' }));
  expect(words).toContain('### ⚪ Anna  –  ⚫ Boris\n⏱️\u{A0}⚪\u{A0}5:00\u{A0}· ⚫\u{A0}5:00');
});

test('the clocks on a board show hours if they are needed', () => {
  const time = { kind: 'live', initial: 2 * 3_600_000 + 65_000, increment: 0 } as const;
  const [picture] = picturesOf(cardOf({ time, moves: ['c3-d4'], turns: turnsAt(0) }));
  expect(picture?.scene.clocks?.white).toBe('2:01:05');
});

test('in correspondence, a card shows the deadline', () => {
  expect(timed({ time: SLOW, moves: ['c3-d4'], turns: turnsAt(0) })).toContain(
    '⏱️ Move by <t:259200:f> (<t:259200:R>).',
  );
});

test('a card shows no clock if the game has none or is over', () => {
  expect(timed({ moves: ['c3-d4'], turns: turnsAt(0) })).not.toContain('⏱️');
  const result = { winner: 'white', by: 'flag' } as const;
  const over = timed({ time: SLOW, moves: ['c3-d4'], turns: turnsAt(0), result });
  expect(over).not.toContain('⏱️');
  expect(over).toContain('## 🏆 <@anna> beat Boris on time after 1 move');
});

test('the clock on a card shows who is on vacation, and until when', () => {
  const vacations = [
    { color: 'black', from: 0, to: 86_400_000 },
    { color: 'white', from: 172_800_000, to: 259_200_000 },
  ] as const;
  const words = timed({ time: SLOW, moves: ['c3-d4'], turns: turnsAt(0), vacations });
  expect(words).toContain('🏖️ <@boris> is on vacation until <t:86400:f>.');
  expect(words).toContain('🏖️ <@anna> is on vacation from <t:172800:f> to <t:259200:f>.');
  expect(words).toContain('⏱️ Move by <t:345600:f>');
});

test('a game that never began names the player whose move was missing, and shows no board with controls', () => {
  const card = cardOf({ result: { winner: null, by: 'aborted' } });
  expect(wordsOf(card)).toContain('## ⌛ <@anna> didn’t make the first move, so this game doesn’t count');
  expect(picturesOf(card)).toEqual([]);
  expect(card.notifies).toEqual(['boris']);
});

test('in a tournament, a game against a player who never moved is lost by forfeit', () => {
  const tournament = { id: 'abcdefghij', round: 1, board: 1 };
  const words = wordsOf(cardOf({ tournament, result: { winner: null, by: 'aborted' } }));
  expect(words).toContain('## 🏆 <@boris> wins by forfeit: Anna didn’t make the first move in time');
});
