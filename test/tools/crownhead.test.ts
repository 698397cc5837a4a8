/**
 * The command-line tool and the lab's tool: their help, and the verbs in documents, which must
 * exist.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ROOT, run, VERBS } from './programs.ts';

test('both tools list their verbs', () => {
  expect(VERBS.crownhead.toSorted()).toEqual([
    'backup',
    'copy',
    'doctor',
    'draw',
    'due',
    'engine',
    'export',
    'health',
    'locales',
    'pairings',
    'perft',
    'ratings',
    'records',
    'restore',
    'rules',
  ]);
  expect(VERBS.lab.length).toBeGreaterThan(8);
});

test('a verb runs with the arguments after it', () => {
  const { status, stdout } = run('crownhead', 'perft', 'russian', '3');
  expect(status).toBe(0);
  expect(stdout.split('\n').map((line) => line.split('\t')[1])).toEqual(['7', '49', '302', undefined]);
});

test('an option that npm took for itself, without --, still takes effect', () => {
  vi.stubEnv('npm_lifecycle_event', 'perft');
  vi.stubEnv('npm_config_all', 'true');
  const { status, stderr } = run('crownhead', 'perft', 'russian', '3');
  vi.unstubAllEnvs();
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^npm took --all for itself\. Write -- before/u),
  ]);
});

const About = z.object({ scripts: z.record(z.string(), z.string()) });

test('documents, messages and comments name only existing verbs and scripts', () => {
  const { scripts } = About.parse(JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')));
  const files = globSync(
    [
      '*.md',
      'docs/**/*.md',
      'deploy/**/*',
      '{src,lab,commands,playground,assembly}/**/*.{ts,md}',
      '.env.example',
    ],
    { cwd: ROOT },
  ).filter((file) => file !== 'CHANGELOG.md' && /\.\w+$/u.test(file));
  const wrong: string[] = [];
  let named = 0;
  const check = (file: string, text: string, pattern: RegExp, known: readonly string[]): void => {
    for (const [all, word = ''] of text.matchAll(pattern)) {
      named += 1;
      if (!known.includes(word)) wrong.push(`${file}: ${all}`);
    }
  };
  for (const file of files) {
    const text = readFileSync(`${ROOT}${file}`, 'utf8');
    check(file, text, /\bnpm run (?:--silent )?([a-z][\w:]*)/gu, Object.keys(scripts));
    check(file, text, /\bnpx crownhead (?!VERB)([a-z]\w*)/gu, VERBS.crownhead);
    check(file, text, /\bnpm run (?:--silent )?crownhead -- (?!VERB)([a-z]\w*)/gu, VERBS.crownhead);
    check(file, text, /\bnpm run lab -- (?!VERB)([a-z]\w*)/gu, VERBS.lab);
  }
  expect(wrong).toEqual([]);
  expect(named).toBeGreaterThan(100);
});
