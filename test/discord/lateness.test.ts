/** The age of interactions when Discord's clock and ours disagree. */
import { SnowflakeUtil } from 'discord.js';
import { expect, test } from 'vitest';
import { isTooOld, measureLateness } from '../../src/discord/incoming/lateness.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const idMadeAt = (at: number): string => SnowflakeUtil.generate({ timestamp: at }).toString();

/** Our clock compared with Discord's, in ms. */
test.each([0, 250, -250, 600_000, -600_000] as const)(
  'the age of an interaction is relative to the fastest delivery so far, with our clock %i ms ahead',
  (skew) => {
    let discord = NOON;
    const lateness = measureLateness(() => discord + skew);
    lateness.sawAnswer(new Date(NOON - 1000).toUTCString());
    const ages = [80, 60, 60, 1560, 2809, 2810].map((delay) => {
      const id = idMadeAt(discord);
      discord += delay;
      return lateness.ageOf(id);
    });
    expect(ages).toEqual([0, 0, 0, 1500, 2749, 2750]);
    expect(lateness.ahead()).toBe(skew + 60);
    expect(ages.map(isTooOld)).toEqual([false, false, false, false, false, true]);
  },
);

test('before the first interaction, the most accurate of the response dates is used', () => {
  const lateness = measureLateness(() => NOON + 600_000);
  lateness.sawAnswer(null);
  lateness.sawAnswer('soon');
  expect(lateness.ahead()).toBe(0);
  for (const at of [NOON - 2000, NOON - 1000, NOON - 5000]) lateness.sawAnswer(new Date(at).toUTCString());
  expect(lateness.ahead()).toBe(601_000);
  lateness.ageOf(idMadeAt(NOON));
  expect(lateness.ahead()).toBe(600_000);
});

test('an old first interaction doesn’t set our clock', () => {
  const lateness = measureLateness(() => NOON);
  lateness.sawAnswer(new Date(NOON - 1000).toUTCString());
  expect(isTooOld(lateness.ageOf(idMadeAt(NOON - 90_000)))).toBe(true);
  expect(lateness.ahead()).toBe(1000);
});

test('before the first interaction or response, our clock counts as right', () => {
  expect(measureLateness(() => NOON).ahead()).toBe(0);
});

test('a change of our clock makes no interaction late, and no flag falls because of it', () => {
  let passed = 0;
  let error = -4 * HOUR;
  const lateness = measureLateness(
    () => NOON + passed + error,
    () => passed,
  );
  lateness.sawAnswer(new Date(NOON - 1000).toUTCString());
  expect(lateness.ageOf(idMadeAt(NOON - 60))).toBe(0);
  for (error of [0, 4 * HOUR, -HOUR]) {
    passed += 1000;
    expect(lateness.ageOf(idMadeAt(NOON + passed - 160))).toBe(100);
    expect(lateness.ahead()).toBe(error + 60);
  }
});

test.each([1, 1000, 1001, 3500, 5 * HOUR, 1e6 * HOUR])(
  'an interaction %i ms from the future makes no other interaction too late',
  (ahead) => {
    const lateness = measureLateness(() => NOON);
    lateness.sawAnswer(new Date(NOON).toUTCString());
    expect(lateness.ageOf(idMadeAt(NOON + ahead))).toBe(0);
    expect(lateness.ageOf(idMadeAt(NOON - 100))).toBeLessThanOrEqual(1100);
    expect(lateness.ahead()).toBeGreaterThanOrEqual(-1000);
  },
);

test('before the first response, an interaction’s date doesn’t show how late other interactions are', () => {
  const lateness = measureLateness(() => NOON);
  expect([HOUR, 0, -HOUR].map((ahead) => lateness.ageOf(idMadeAt(NOON + ahead)))).toEqual([0, 0, 0]);
  expect(lateness.ahead()).toBe(0);
});

test('the age is in whole milliseconds, even if a clock is finer', () => {
  const [now, steady] = [1_700_000_000_123, 4567.891];
  const lateness = measureLateness(
    () => now,
    () => steady,
  );
  lateness.sawAnswer(new Date(NOON).toUTCString());
  expect(lateness.ahead()).toBe(now - NOON);
  expect(lateness.ageOf(idMadeAt(NOON))).toBe(0);
  expect(lateness.ageOf(idMadeAt(NOON - 7))).toBe(7);
  expect(lateness.ahead()).toBe(now - NOON);
});

test.each([0.9999, 1.0001])(
  'even if the clock runs at %f times its speed, no interaction counts as late',
  (pace) => {
    let passed = 0;
    const lateness = measureLateness(() => NOON + passed * pace);
    for (let day = 0; day < 10; day += 1) {
      passed = day * 24 * HOUR;
      lateness.sawAnswer(new Date(NOON + passed - 1000).toUTCString());
      expect(lateness.ageOf(idMadeAt(NOON + passed))).toBeLessThanOrEqual(1);
      expect(Math.abs(lateness.ahead() - passed * (pace - 1))).toBeLessThanOrEqual(1);
    }
  },
);
