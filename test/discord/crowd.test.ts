/** How long one has to expect to wait, as told by a clock that the test sets. */
import { expect, test } from 'vitest';
import { newCrowd } from '../../src/discord/crowd.ts';

/** A crowd whose clock stands still unless it is set. */
function crowdAt() {
  const clock = { now: 0 };
  const crowd = newCrowd(() => clock.now);
  /** So many come at once, and one after another is done in so many ms. */
  const serve = (people: number, each: number): void => {
    const leaving = Array.from({ length: people }, () => crowd.enter());
    for (const leave of leaving) {
      clock.now += each;
      leave();
    }
  };
  return { clock, crowd, serve };
}

test('nobody waits where nobody is, and sixteen make a second while nothing is known', () => {
  const { crowd } = crowdAt();
  expect(crowd.wait()).toBe(0);
  for (let come = 0; come < 16; come += 1) crowd.enter();
  expect(crowd.wait()).toBe(1000);
});

test('of those who are served in a moment many make no crowd', () => {
  const { crowd, serve } = crowdAt();
  serve(200, 1);
  for (let come = 0; come < 200; come += 1) crowd.enter();
  expect(crowd.wait()).toBeLessThan(250);
});

test('where each has to wait for Discord, a few more make one', () => {
  const { crowd, serve } = crowdAt();
  serve(200, 1);
  serve(200, 20);
  for (let come = 0; come < 60; come += 1) crowd.enter();
  expect(crowd.wait()).toBeGreaterThan(1000);
});

test('time in which nobody was there does not count, and one who thinks for a minute counts as one who is slow', () => {
  const { clock, crowd, serve } = crowdAt();
  serve(200, 1);
  clock.now += 3_600_000;
  serve(1, 1);
  crowd.enter();
  expect(crowd.wait()).toBeLessThan(2);
  const { crowd: other, serve: think } = crowdAt();
  think(200, 60_000);
  for (let come = 0; come < 16; come += 1) other.enter();
  expect(other.wait()).toBe(1000);
});
