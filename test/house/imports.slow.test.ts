/** Imports point one way (`.dependency-cruiser.cjs`), and the linter has read all files. */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cruise, root } from './cruise.ts';

/** Reading all sources takes time (ms), especially on a busy machine. */
const BUSY = 240_000;

test(
  'imports point one way',
  async () => {
    const { modules, summary } = await cruise(root, ['src', 'commands', 'playground', 'lab']);
    const own = modules.filter(({ source }) => /^(src|commands)\/.*\.ts$/u.test(source));
    expect(own.length).toBe(globSync('{src,commands}/**/*.ts', { cwd: root }).length);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  },
  BUSY,
);
