/** When failed messages are retried: soon at first, then at growing intervals. */
import { expect, test } from 'vitest';
import { againAfter, clearAfter, dueAfter } from '../../../src/app/due/kind.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/game/calendar/span.ts';

/** When a message due at 0 is tried, up to this time (ms). */
function tries(fault: 'later' | 'forbidden', until: number): readonly number[] {
  const at = [0];
  for (let now = 0; now < until;) {
    now = dueAfter(fault, now, 0);
    at.push(now);
  }
  return at;
}

test('an outage of seconds costs seconds', () => {
  expect(tries('later', 20 * SECOND)).toEqual([0, 2, 4, 6, 9, 13.5, 20.25].map((at) => at * SECOND));
});

test('within an outage of an hour or a week it is asked ever more seldom', () => {
  expect(tries('later', HOUR).length).toBeLessThan(25);
  expect(tries('later', 7 * DAY).length).toBeLessThan(700);
  const year = tries('later', 365 * DAY);
  expect(year.length - tries('later', 7 * DAY).length).toBeLessThan(12);
});

test('who comes back to it late waits a quarter of an hour at most', () => {
  expect(dueAfter('later', 3 * DAY, 0)).toBe(3 * DAY + 15 * MINUTE);
});

test('a closed channel is knocked at a few times a day, and after a week ever more seldom', () => {
  expect(tries('forbidden', DAY)).toHaveLength(5);
  expect(tries('forbidden', 365 * DAY).length).toBeLessThan(45);
});

test('a channel that was closed for a moment is cleared up soon after, and one that stays closed is asked ever more seldom', () => {
  expect(clearAfter(20 * SECOND, 0)).toBe(30 * SECOND);
  expect(clearAfter(6 * DAY, 0)).toBe(6 * DAY + 6 * HOUR);
  expect(clearAfter(60 * DAY, 0)).toBe(90 * DAY);
});

test('what is told to one person alone is given up after a week', () => {
  expect(againAfter(0, SECOND)).toBe(3 * SECOND);
  expect(againAfter(0, 8 * DAY)).toBeNull();
});
