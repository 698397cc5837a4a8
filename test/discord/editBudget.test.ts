/** Edits of old messages: a channel's cards take turns within Discord's limit. */
import { expect, test } from 'vitest';
import { openEditBudget } from '../../src/discord/outgoing/editBudget.ts';
import { firstIdAt } from '../../src/discord/snowflake.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const ROUND = 21_000;

function scene(share?: number) {
  const time = { now: NOON };
  const budget = openEditBudget(() => time.now, share);
  const card = (n: number, age = 2 * HOUR, channelId = 'c') => ({
    channelId,
    messageId: String(BigInt(firstIdAt(NOON - age)) + BigInt(n)),
  });
  const taken = (...cards: readonly ReturnType<typeof card>[]) => cards.map((each) => budget.take(each));
  return { time, budget, card, taken };
}

test('three old messages of a channel are edited in 20 seconds; other channels and new messages don’t count', () => {
  const { card, taken } = scene();
  expect(taken(card(1), card(2), card(3), card(4))).toEqual([true, true, true, false]);
  expect(taken(card(5, 2 * HOUR, 'other'), card(6, HOUR / 2), card(6, HOUR / 2))).toEqual([true, true, true]);
});

test('an edit counts from its answer, no matter how long drawing and Discord took', () => {
  const { time, budget, card, taken } = scene();
  expect(taken(card(1), card(2), card(3))).toEqual([true, true, true]);
  time.now = NOON + 8_000;
  budget.answered(card(2));
  time.now = NOON + ROUND;
  expect(taken(card(4), card(5), card(6))).toEqual([true, true, false]);
  expect(budget.turnOf(card(6))).toBe(NOON + 8_000 + ROUND);
});

test('a waiting message has a time for its edit, and is not overtaken', () => {
  const { time, budget, card, taken } = scene();
  taken(card(1), card(1), card(1));
  const waiting = [2, 3, 4, 5].map((n) => card(n));
  expect(taken(...waiting)).toEqual([false, false, false, false]);
  expect(waiting.map((each) => budget.turnOf(each) - NOON)).toEqual([ROUND, ROUND, ROUND, 2 * ROUND]);
  time.now = NOON + ROUND;
  // A newcomer waits behind earlier messages whose time has not come.
  expect(taken(card(9))).toEqual([false]);
  expect(taken(...waiting)).toEqual([true, true, true, false]);
  expect(budget.turnOf(card(5))).toBe(NOON + 2 * ROUND);
  time.now = NOON + 2 * ROUND;
  expect(taken(card(5), card(9), card(1), card(2))).toEqual([true, true, true, false]);
});

test('a message that was deleted, or no longer needs its turn, delays nothing', () => {
  const { time, budget, card, taken } = scene();
  taken(card(1), card(1), card(1));
  taken(card(2), card(3), card(4));
  budget.leave(card(2));
  time.now = NOON + ROUND;
  expect(taken(card(5))).toEqual([true]);
  time.now = NOON + 3 * ROUND;
  expect(taken(card(6), card(7), card(8))).toEqual([true, true, true]);
});

test('an edit that Discord still refuses uses up the budget, and processes share it', () => {
  const { time, budget, card, taken } = scene();
  budget.spent(card(1));
  expect(taken(card(1))).toEqual([false]);
  time.now = NOON + ROUND;
  expect(taken(card(1))).toEqual([true]);
  const half = scene(0.5);
  expect(half.taken(half.card(1), half.card(2))).toEqual([true, false]);
});
