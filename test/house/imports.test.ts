/**
 * The pure folders use no clock, no chance and no environment. The directions of imports:
 * `imports.slow.test.ts` and `npm run check`.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from '../../src/discord/showing/limits.ts';
import { HOLDS } from '../../src/i18n/limits.ts';
import { root, rules } from './cruise.ts';

const sources = (pattern: string): string[] => globSync(pattern, { cwd: root });
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/**
 * The folders that the import rules call pure, and the ratings, which have a package of their own.
 */
const PURE = sources('src/**/*.ts').filter(
  (file) => pureFolders().test(file) || file.startsWith('src/rating/'),
);

function pureFolders(): RegExp {
  const rule = rules().find(({ name }) => name === 'pure-core');
  return new RegExp(rule?.from.path ?? 'pure-core is gone', 'u');
}

test.each(['draughts', 'game', 'openings', 'rating', 'tournament', 'views', 'engine/search', 'render/scene'])(
  'pure folders: %s is one',
  (folder) => expect(PURE.filter((file) => file.startsWith(`src/${folder}/`))).not.toEqual([]),
);

test.each<[string, RegExp]>([
  ['the clock', /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bsetTimeout\b|\bsetInterval\b/u],
  ['chance', /\bMath\.random\b|\brandomUUID\b/u],
  ['the environment', /\bprocess\./u],
])('pure folders do not reach for %s', (_what, pattern) => {
  expect(PURE.filter((file) => pattern.test(read(file)))).toEqual([]);
});
const OURS = sources('{src,commands,lab}/**/*.ts').filter((file) => file !== 'src/config.ts');

/**
 * Discord's syntax, which only its shell writes; `config.ts` has its address, and the page links to
 * it.
 */
test.each([/<@/u, /<#/u, /<t:/u, /(?<!docs\.)discord\.com/u])(
  'only the shell writes %s, and it does',
  (pattern) => {
    const files = OURS.filter((file) => pattern.test(read(file)));
    const shells = ['src/discord/', 'src/live/door/channel.ts'];
    expect(files.filter((file) => !shells.some((shell) => file.startsWith(shell)))).toEqual([]);
    expect(files).toContain('src/discord/showing/text.ts');
  },
);

test('a screen holds no more than Discord shows', () => {
  const discords = Object.entries(LIMITS);
  expect(
    Object.entries(HOLDS).filter(
      ([what, most]) => !discords.some(([name, limit]) => name === what && most <= limit),
    ),
  ).toEqual([]);
});

/** Choices of a menu, and characters of an alt text and of a message. `termsAsked` has a rating. */
const NUMBERS = /(?<![-\w.])(?:25|1[,_]?024|4[,_]?000)\b/u;
const SCREENS = sources('{src/views,src/app,src/features,commands}/**/*.ts').filter(
  (file) => !file.endsWith('/termsAsked.ts'),
);

test('limits of screens are in two files: the contract, and Discord’s', () => {
  const files = [...SCREENS, ...sources('src/{i18n,discord/showing}/*.ts')];
  expect(files.filter((file) => NUMBERS.test(read(file))).toSorted()).toEqual([
    'src/discord/showing/limits.ts',
    'src/i18n/limits.ts',
  ]);
});

/**
 * In this order: settings; settings for child processes; a setting for a library; whether npm
 * started it.
 */
const WITH_ENVIRONMENT = new Set([
  'src/config.ts',
  'src/store/backup/programs.ts',
  'src/render/letters/ownFontsOnly.ts',
  'playground/start.ts',
]);

test('only config.ts reads the environment', () => {
  const files = sources('{src,commands,playground,lab}/**/*.ts').filter(
    (file) => !WITH_ENVIRONMENT.has(file),
  );
  expect(files.filter((file) => /\bprocess\.env\b/u.test(read(file)))).toEqual([]);
});

test('no source file is longer than a reader bears', () => {
  const lines = sources('{src,commands,playground,lab}/**/*.ts').map(
    (file) => [file, read(file).split('\n').length] as const,
  );
  expect(lines.filter(([, count]) => count > 301)).toEqual([]);
});
