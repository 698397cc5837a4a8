/** `npm ci` prints no warning and compiles nothing, with any version of npm and Node.js. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import about from '../../package.json' with { type: 'json' };
import { root } from './cruise.ts';

test('no package in the lockfile rejects the Node.js that runs npm: run `node .ci/lock.mjs`', () => {
  const compared = Object.entries(lock.packages).flatMap(([place, entry]) =>
    'engines' in entry ? [place] : [],
  );
  // Only this package itself may set a version.
  expect(compared).toEqual(['']);
});

test('no package has a `binding.gyp`, because npm needs Python and a compiler for it', () => {
  expect(globSync('node_modules/**/kysely/package.json', { cwd: root })).toHaveLength(1);
  expect(globSync('node_modules/**/binding.gyp', { cwd: root })).toEqual([]);
});

test('the README names the Node.js version for npm and the version for the bot', () => {
  const [first = '', ...others] = Object.values(about.optionalDependencies);
  expect(others.filter((version) => version !== first)).toEqual([]);
  const readme = readFileSync(`${root}README.md`, 'utf8').replaceAll('\n', ' ');
  expect(readme).toContain(`Node.js ${about.engines.node.replace('>=', '')} or newer`);
  expect(readme).toContain(`runs on Node.js ${Number.parseInt(first, 10)}`);
});
