/** `npm ci` prints no warning and compiles nothing, whichever npm and Node.js run it. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import about from '../../package.json' with { type: 'json' };
import { root } from './cruise.ts';

test('the lockfile holds no package against the Node.js that runs npm: run `node .ci/lock.mjs`', () => {
  const compared = Object.entries(lock.packages).flatMap(([place, entry]) =>
    'engines' in entry ? [place] : [],
  );
  // Only this package itself.
  expect(compared).toEqual(['']);
});

test('no package has a `binding.gyp`, for which npm asks for Python and a compiler', () => {
  expect(globSync('node_modules/**/kysely/package.json', { cwd: root })).toHaveLength(1);
  expect(globSync('node_modules/**/binding.gyp', { cwd: root })).toEqual([]);
});

test('the README has the Node.js that runs npm and the one that runs the bot', () => {
  const [first = '', ...others] = Object.values(about.optionalDependencies);
  expect(others.filter((version) => version !== first)).toEqual([]);
  const readme = readFileSync(`${root}README.md`, 'utf8').replaceAll('\n', ' ');
  expect(readme).toContain(`Node.js ${about.engines.node.replace('>=', '')} or newer`);
  expect(readme).toContain(`runs on Node.js ${Number.parseInt(first, 10)}`);
});
