/**
 * Imports point one way (`.dependency-cruiser.cjs` says which), and what the pure folders promise holds: no clock, no
 * chance, no environment. A linter of imports that reads nothing reports no mistake, so the count is checked too.
 */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = new URL('../../', import.meta.url).pathname;
const sources = (pattern: string): string[] => globSync(pattern, { cwd: root });
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** The part of dependency-cruiser's JSON report that is looked at. */
const Report = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(z.object({ rule: z.object({ name: z.string() }), from: z.string(), to: z.string() })),
  }),
});

/** Runs dependency-cruiser; it exits with the number of violations, which the report holds as well. */
async function cruise(): Promise<z.infer<typeof Report>> {
  const command = `${root}node_modules/.bin/depcruise`;
  const args = [
    'src',
    'commands',
    'playground',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], {
    cwd: root,
    maxBuffer: 2 ** 28,
  }).catch((exit: unknown) => z.object({ stdout: z.string() }).parse(exit));
  return Report.parse(JSON.parse(stdout));
}

describe('imports', () => {
  test('point one way', async () => {
    const { modules, summary } = await cruise();
    const own = modules.filter(({ source }) => /^(src|commands)\/.*\.ts$/u.test(source));
    expect(own.length).toBe(sources('{src,commands}/**/*.ts').length);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });
});

const PURE = sources('src/{draughts,notation,game,learn,rating,analysis,i18n,views}/**/*.ts');
const IMPURE: readonly (readonly [string, RegExp])[] = [
  ['the clock', /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bsetTimeout\b|\bsetInterval\b/u],
  ['chance', /\bMath\.random\b|\brandomUUID\b/u],
  ['the environment', /\bprocess\./u],
];

describe('pure folders', () => {
  test('are there', () => expect(PURE.length).toBeGreaterThan(20));

  test.each(IMPURE)('do not reach for %s', (_what, pattern) => {
    expect(PURE.filter((file) => pattern.test(read(file)))).toEqual([]);
  });
});

test('only config.ts reads the environment', () => {
  const files = sources('{src,commands,playground}/**/*.ts').filter((file) => file !== 'src/config.ts');
  expect(files.filter((file) => /\bprocess\.env\b/u.test(read(file)))).toEqual([]);
});

test('no source file is longer than a reader bears', () => {
  const lines = sources('{src,commands,playground}/**/*.ts').map(
    (file) => [file, read(file).split('\n').length] as const,
  );
  expect(lines.filter(([, count]) => count > 301)).toEqual([]);
});
