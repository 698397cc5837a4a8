/** The clock on a card. */
import { unbroken } from '../../../src/views/game/clock.ts';
import { expect, test } from 'vitest';
import type { Game } from '../../../src/game/game.ts';
import { turnsAt } from '../../game/table.ts';
import { picturesOf, wordsOf } from '../screens.ts';
import { cardOf } from './cards.ts';

const timed = (changes: Partial<Game>): string => wordsOf(cardOf({ createdAt: 0, changedAt: 0, ...changes }));

const LIVE = { kind: 'live', initial: 300_000, increment: 3000 } as const;
const SLOW = { kind: 'correspondence', perMove: 3 * 86_400_000, restsWeekendsIn: null } as const;

test('the clock on a card counts a live game down for the side to move, and shows what the other has', () => {
  const moves = ['c3-d4', 'b6-a5', 'd4-c5'];
  const words = timed({ time: LIVE, moves, turns: turnsAt(10_000, 20_000, 82_000) });
  expect(words).toContain(unbroken('⏱️ ⚪ 4:01 · ⚫ runs out <t:375:R>'));
  expect(words).toContain('-# Russian draughts · move 2\n-# 5+3');
});

test('the clock on a card breaks between the clocks of a live game, and not within one', () => {
  const words = timed({ time: LIVE, moves: ['c3-d4'], turns: turnsAt(10_000) });
  expect(words).toMatch(/\n⏱️\u{A0}⚪\u{A0}\d:\d\d\u{A0}· ⚫\u{A0}runs\u{A0}out\u{A0}<t:\d+:R>$/mu);
});

test('the clock on a card shows hours where there are any', () => {
  const time = { kind: 'live', initial: 2 * 3_600_000 + 65_000, increment: 0 } as const;
  expect(timed({ time, moves: ['c3-d4'], turns: turnsAt(0) })).toContain(
    unbroken('⏱️ ⚪ 2:01:05 · ⚫ runs out <t:7265:R>'),
  );
});

test('the clock on a card tells until when there is time by correspondence', () => {
  expect(timed({ time: SLOW, moves: ['c3-d4'], turns: turnsAt(0) })).toContain(
    '⏱️ Move by <t:259200:f> (<t:259200:R>).',
  );
});

test('the clock on a card is silent without one, and when the game is over', () => {
  expect(timed({ moves: ['c3-d4'], turns: turnsAt(0) })).not.toContain('⏱️');
  const result = { winner: 'white', by: 'flag' } as const;
  const over = timed({ time: SLOW, moves: ['c3-d4'], turns: turnsAt(0), result });
  expect(over).not.toContain('⏱️');
  expect(over).toContain('<@boris> ran out of time.');
});

test('the clock on a card tells who is away, and until when', () => {
  const vacations = [
    { color: 'black', from: 0, to: 86_400_000 },
    { color: 'white', from: 172_800_000, to: 259_200_000 },
  ] as const;
  const words = timed({ time: SLOW, moves: ['c3-d4'], turns: turnsAt(0), vacations });
  expect(words).toContain('🏖️ <@boris> is on vacation until <t:86400:f>.');
  expect(words).toContain('🏖️ <@anna> is on vacation from <t:172800:f> to <t:259200:f>.');
  expect(words).toContain('⏱️ Move by <t:345600:f>');
});

test('the clock on a card: a game that never began says so, and its board shows no result', () => {
  const card = cardOf({ result: { winner: null, by: 'aborted' } });
  expect(wordsOf(card)).toContain('## ⌛ Game canceled');
  expect(picturesOf(card)).toMatchObject([
    { scene: { ending: null }, alt: expect.stringContaining('The game was canceled.') },
  ]);
  expect(card.notifies).toEqual(['boris']);
});

test('the clock on a card in a tournament, where somebody was waited for, it is lost by forfeit', () => {
  const tournament = { id: 'abcdefghij', round: 1, board: 1 };
  const words = wordsOf(cardOf({ tournament, result: { winner: null, by: 'aborted' } }));
  expect(words).toContain('## 🏆 <@boris> wins!');
  expect(words).toContain('<@anna> didn’t make the first move in time, so the game is lost by forfeit.');
});
