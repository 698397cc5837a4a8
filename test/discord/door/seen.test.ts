/** Names are remembered for their span at least, and less than three times as long. */
import { array, assert, constantFrom, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { seenWithin } from '../../../src/discord/door/admit.ts';

const SPAN = 100;

test('whatever comes when', () => {
  const visits = array(tuple(constantFrom('a', 'b', 'c'), nat({ max: 3 * SPAN })));
  const law = property(visits, (list) => {
    let now = 0;
    const seen = seenWithin(SPAN, () => now);
    const last = new Map<string, number>();
    for (const [name, pause] of list) {
      now += pause;
      const age = now - (last.get(name) ?? Number.NEGATIVE_INFINITY);
      const again = seen.again(name);
      // In between it may be either.
      const due = age < SPAN || (age < 3 * SPAN && again);
      if (again !== due) return false;
      last.set(name, now);
    }
    return true;
  });
  expect(() => assert(law)).not.toThrow();
});
