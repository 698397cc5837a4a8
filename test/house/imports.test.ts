/**
 * The pure folders use no clock, no randomness and no environment. For the directions of imports,
 * see `imports.slow.test.ts` and `npm run check`.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from '../../src/discord/showing/limits.ts';
import { HOLDS } from '../../src/i18n/limits.ts';
import { root, rules } from './cruise.ts';

const sources = (pattern: string): string[] => globSync(pattern, { cwd: root });
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** The folders that the import rules call pure, and the ratings, which are also a package. */
const PURE = sources('src/**/*.ts').filter(
  (file) => pureFolders().test(file) || file.startsWith('src/rating/'),
);

function pureFolders(): RegExp {
  const rule = rules().find(({ name }) => name === 'pure-core');
  return new RegExp(rule?.from.path ?? 'pure-core is gone', 'u');
}

test.each(['draughts', 'game', 'openings', 'rating', 'tournament', 'views', 'engine/search', 'render/scene'])(
  '%s counts as a pure folder',
  (folder) => expect(PURE.filter((file) => file.startsWith(`src/${folder}/`))).not.toEqual([]),
);

test.each<[string, RegExp]>([
  ['the clock', /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bsetTimeout\b|\bsetInterval\b/u],
  ['chance', /\bMath\.random\b|\brandomUUID\b/u],
  ['the environment', /\bprocess\./u],
])('pure folders do not use %s', (_what, pattern) => {
  expect(PURE.filter((file) => pattern.test(read(file)))).toEqual([]);
});
const OURS = sources('{src,commands,lab}/**/*.ts').filter((file) => file !== 'src/config.ts');

/**
 * Only the shell for Discord writes Discord's syntax. `config.ts` has Discord's address, and the
 * page links to it.
 */
test.each([/<@/u, /<#/u, /<t:/u, /(?<!docs\.)discord\.com/u])('only the shell writes %s', (pattern) => {
  const files = OURS.filter((file) => pattern.test(read(file)));
  const shells = ['src/discord/', 'src/live/door/channel.ts'];
  expect(files.filter((file) => !shells.some((shell) => file.startsWith(shell)))).toEqual([]);
  expect(files).toContain('src/discord/showing/text.ts');
});

test('a screen has no more parts than Discord shows', () => {
  const discords = Object.entries(LIMITS);
  expect(
    Object.entries(HOLDS).filter(
      ([what, most]) => !discords.some(([name, limit]) => name === what && most <= limit),
    ),
  ).toEqual([]);
});

/**
 * The limits on choices in a menu, and on characters in an alt text and in a message. `termsAsked`
 * contains a rating, which looks like a limit.
 */
const NUMBERS = /(?<![-\w.])(?:25|1[,_]?024|4[,_]?000)\b/u;
const SCREENS = sources('{src/views,src/app,src/features,commands}/**/*.ts').filter(
  (file) => !file.endsWith('/termsAsked.ts'),
);

test('the limits for screens are in two files: ours, and Discord’s', () => {
  const files = [...SCREENS, ...sources('src/{i18n,discord/showing}/*.ts')];
  expect(files.filter((file) => NUMBERS.test(read(file))).toSorted()).toEqual([
    'src/discord/showing/limits.ts',
    'src/i18n/limits.ts',
  ]);
});

/**
 * Files in this order: settings; settings for child processes; a library's setting; whether npm
 * started the process.
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

test('no source file is too long to read', () => {
  const lines = sources('{src,commands,playground,lab}/**/*.ts').map(
    (file) => [file, read(file).split('\n').length] as const,
  );
  expect(lines.filter(([, count]) => count > 301)).toEqual([]);
});
