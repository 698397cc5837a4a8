/** When failed messages are retried: soon at first, then at growing intervals. */
import { expect, test } from 'vitest';
import { againAfter, clearAfter, dueAfter } from '../../../src/app/due/kind.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/game/calendar/span.ts';

/** The times (ms) at which a message due at 0 is tried, up to this time. */
function tries(fault: 'later' | 'forbidden', until: number): readonly number[] {
  const at = [0];
  for (let now = 0; now < until;) {
    now = dueAfter(fault, now, 0);
    at.push(now);
  }
  return at;
}

test('an outage of seconds delays a message by seconds', () => {
  expect(tries('later', 20 * SECOND)).toEqual([0, 2, 4, 6, 9, 13.5, 20.25].map((at) => at * SECOND));
});

test('during an outage of an hour or a week a message is retried at growing intervals', () => {
  expect(tries('later', HOUR).length).toBeLessThan(25);
  expect(tries('later', 7 * DAY).length).toBeLessThan(700);
  const year = tries('later', 365 * DAY);
  expect(year.length - tries('later', 7 * DAY).length).toBeLessThan(12);
});

test('a late process waits at most 15 minutes', () => {
  expect(dueAfter('later', 3 * DAY, 0)).toBe(3 * DAY + 15 * MINUTE);
});

test('a closed channel is checked every 15 to 45 s on the first day, and later once per hour', () => {
  const day = tries('forbidden', DAY);
  const pauses = day.slice(1).map((at, index) => at - day[index]!);
  expect([Math.min(...pauses), Math.max(...pauses)]).toEqual([15 * SECOND, 45 * SECOND]);
  expect(dueAfter('forbidden', 8 * DAY, 0)).toBe(8 * DAY + 6 * MINUTE);
  expect(dueAfter('forbidden', 365 * DAY, 0)).toBe(365 * DAY + HOUR);
});

test('a deleted channel is tried a few times per day', () => {
  expect(dueAfter('gone', DAY, 0)).toBe(DAY + 6 * HOUR);
});

test('a briefly closed channel is cleaned up soon after it opens, and a permanently closed channel at growing intervals', () => {
  expect(clearAfter(20 * SECOND, 0)).toBe(30 * SECOND);
  expect(clearAfter(6 * DAY, 0)).toBe(6 * DAY + 6 * HOUR);
  expect(clearAfter(60 * DAY, 0)).toBe(90 * DAY);
});

test('a notice for one person is abandoned after a week', () => {
  expect(againAfter(0, SECOND)).toBe(3 * SECOND);
  expect(againAfter(0, 8 * DAY)).toBeNull();
});
