/** The command-line tool and the laboratory's: what they say of themselves, and that documents name verbs that there are. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILES = { crownhead: 'src/tools/crownhead.ts', lab: 'lab/lab.ts' } as const;
type Program = keyof typeof FILES;

function run(program: Program, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FILES[program], ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** The verbs of a program, from the list that it prints. */
const verbsOf = (program: Program): readonly string[] =>
  [...run(program, '--help').stdout.matchAll(/^ {2}(\w+) {2}/gmu)].map(([, verb = '']) => verb);

const VERBS = { crownhead: verbsOf('crownhead'), lab: verbsOf('lab') };

test('both list their verbs', () => {
  expect(VERBS.crownhead.toSorted()).toEqual([
    'backup',
    'copy',
    'doctor',
    'draw',
    'due',
    'engine',
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

const EACH = [
  ...VERBS.crownhead.map((verb) => ['crownhead', verb] as const),
  ...VERBS.lab.map((verb) => ['lab', verb] as const),
];

test.each(EACH)('%s %s --help says how it is used, and what its exit codes say', (program, verb) => {
  const { status, stdout, stderr } = run(program, verb, '--help');
  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.trimEnd().split('\n');
  expect(lines[0]).toMatch(new RegExp(`^${program} ${verb}: [a-z].*[^.]\\.$`, 'u'));
  expect(lines.filter((line) => line.startsWith(`  ${program} ${verb}`)).length).toBeGreaterThan(0);
  expect(lines.at(-1)).toMatch(/^Exit codes: 0 done, (?:1 .*, )?2 the command line/u);
});

test.each([
  [[], /^Use: crownhead VERB/u],
  [['migrate'], /^There is no crownhead migrate\. Use: crownhead VERB/u],
  [['constructor'], /^There is no crownhead constructor\./u],
])('what is no verb (%j) is refused with the list', (words, said) => {
  const { status, stdout, stderr } = run('crownhead', ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(said);
});

test('it runs a verb with the words behind it', () => {
  const { status, stdout } = run('crownhead', 'perft', 'russian', '3');
  expect(status).toBe(0);
  expect(stdout.split('\n').map((line) => line.split('\t')[1])).toEqual(['7', '49', '302', undefined]);
});

const About = z.object({ scripts: z.record(z.string(), z.string()) });

test('documents, messages and comments name verbs and scripts that there are', () => {
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
