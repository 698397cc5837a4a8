/**
 * `npm ci` prints no warning with Node.js 20, because the packages run on the Node.js that it
 * installs.
 */
import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };

test('the lockfile holds no package against the Node.js that runs npm: run `node .ci/lock.mjs`', () => {
  const compared = Object.entries(lock.packages).flatMap(([place, entry]) =>
    'engines' in entry ? [place] : [],
  );
  // Only this package itself.
  expect(compared).toEqual(['']);
});
