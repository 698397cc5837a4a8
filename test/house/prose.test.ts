/** Documents, comments and messages use today's words, and a comment names only existing paths. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './cruise.ts';

const ARCHAIC: readonly (readonly [RegExp, string])[] = [
  [/\b(?:albeit|amongst|likewise|furthermore|moreover|thus)\b/giu, 'although, among, also, so'],
  [/\banew\b/giu, 'again'],
  [/\bas yet\b/giu, 'yet'],
  [/(?<!\b(?:has|have|had|not) )\bbegun\b/giu, 'started'],
  [/\bbeforehand\b/giu, 'in advance'],
  [/\b(?:cancell(?:ed|ing)|colours?|favourites?|labelled)\b/gu, 'canceled, color, favorite, labeled'],
  [/(?<![\w/])catalogues?\b(?!\.)/gu, 'catalog'],
  [/\b(?:comes?|came|coming) to (?:grief|naught|nothing)\b/giu, 'fails'],
  [/\bever more (?:rarely|often)\b/giu, 'at growing intervals, more and more often'],
  [/\bforthwith\b/giu, 'at once'],
  [/\bhence(?:forth)?\b/giu, 'so, from now on'],
  [/\bhitherto\b/giu, 'until now'],
  [/\bin place of\b/giu, 'instead of'],
  [/\bin truth\b/giu, 'really'],
  [/\bin vain\b/giu, 'without success'],
  [/\blest\b/giu, 'so that … not'],
  [/\bmeanwhile\b/giu, 'in between, by then'],
  [/\b(?:need|dare) not\b/giu, 'doesn’t need to'],
  [/\bseldom\b/giu, 'rarely'],
  [/\bshall\b/giu, 'will, must'],
  [/\bso as (?:not )?to\b/giu, 'to'],
  [/\bthe (?:ones?|version) before(?=[.,;:)]| \*\/)/giu, 'the previous one'],
  [/\bthe like\b/giu, 'similar'],
  [/\bthere(?:by|in|of|upon|with)\b/giu, 'so, in it, of it'],
  [/\buntil when\b/giu, 'the time until which, when … ends'],
  [/\bupon\b/giu, 'on'],
  [/\byet to be\b/giu, 'still to be, not yet'],
  [/\bwhence\b|\bwhere(?:by|in|of|upon)\b/giu, 'from which, by which, in which'],
  [/\bwhilst\b/giu, 'while'],
  [/\bwho(?:m(?:ever)?|ever|so)\b/giu, 'the person, anyone who'],
];

const found = (pattern: string | readonly string[]): readonly string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', 'playground/page/dist/**'] });

const CODE = found([
  '{src,commands,playground,lab,assembly,bin,.ci}/**/*.{ts,tsx,js,mjs}',
  '{build.ts,.dependency-cruiser.cjs}',
]);
const TESTS = found('test/**/*.ts');
/** With or without a comment sign. */
const PLAIN = found([
  '*.md',
  '{deploy,lab,assembly,src,commands}/**/*.md',
  'docs/**/*.md',
  'deploy/**/*.{yml,yaml,service}',
  'deploy/**/Dockerfile',
  '.env.example',
]);

const COMMENT = /(?<=^|[\s(])\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gmu;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/gu;

interface Sentence {
  readonly line: number;
  readonly text: string;
}

const commentsIn = (source: string): readonly Sentence[] =>
  [...source.matchAll(COMMENT)].map(({ 0: text, index }) => ({ line: lineAt(source, index), text }));

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/**
 * A string with a space may be a message; any other string is a name. Names in backticks are not
 * words.
 */
function messagesIn(source: string): readonly Sentence[] {
  const code = source.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/gu, ' '));
  return [...code.matchAll(STRING)]
    .filter(({ 0: text }) => text.includes(' '))
    .map(({ 0: text, index }) => ({
      line: lineAt(code, index),
      text: text.replaceAll(/\$\{[^}]*\}/gu, '…'),
    }));
}

function archaicIn({ line, text }: Sentence): readonly string[] {
  const words = text.replaceAll(/`[^`\n]*`/gu, (name) => (name === text ? name : '…'));
  return ARCHAIC.flatMap(([pattern, modern]) =>
    [...words.matchAll(pattern)].map(
      ({ 0: word, index }) => `${line + lineAt(words, index) - 1}: “${word}”, write “${modern}”`,
    ),
  );
}

const archaicInCode = (source: string): readonly string[] =>
  [...commentsIn(source), ...messagesIn(source)].flatMap(archaicIn);

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const each = (files: readonly string[], look: (text: string, file: string) => readonly string[]): string[] =>
  files.flatMap((file) => look(read(file), file).map((words) => `${file}:${words}`));

/** The catalog is English for players, and has its own rules. */
const isCatalog = (file: string): boolean => /^src\/(?:i18n\/en|features\/\w+\/words)/u.test(file);

test('documents use no archaic words', () => {
  expect(PLAIN.length).toBeGreaterThan(100);
  expect(each(PLAIN, (text) => archaicIn({ line: 1, text }))).toEqual([]);
});

test('comments and messages use no archaic words', () => {
  const code = CODE.filter((file) => !isCatalog(file));
  expect(code.length).toBeGreaterThan(500);
  expect(each(code, archaicInCode)).toEqual([]);
});

/** Participles and phrases that name neither a thing nor an action. */
const VAGUE =
  /^export (?:async )?(?:const|function|type|interface|class) (?:spoken|noted|made|wanted|takenIn|permitted|thought|told|stripped|carryLate|goOn|seeToCard)\b/gimu;

test('exported names say what they name', () => {
  expect(each(CODE, (text) => text.match(VAGUE) ?? [])).toEqual([]);
  expect('export interface Told {'.match(VAGUE)).toHaveLength(1);
});

/** Paths in backticks, and bare paths from the root. A pattern or `<name>` matches any path. */
const QUOTED = /`((?:\.{0,2}\/)?[\w@-][\w@.*<>-]*(?:\/[\w@.*<>-]+)*\/?)`/gu;
const BARE = /(?<![\w/.@`-])(?:src|test|commands|playground|lab|assets|docs|bin|deploy)\/[\w/-]+(?:\.\w+)*/gu;
const LOOKS_LIKE_PATH =
  /^(?:\.{1,2}|src|test|commands|playground|lab|assets|docs|bin|deploy)\/|\/$|\w\.(?:ts|tsx|m?js|cjs|md|wasm)$/u;

const TRACKED = found(['**/*', '.*']).map((path) => path.replaceAll('\\', '/'));
const ENDS = new Set(
  TRACKED.flatMap((path) => path.split('/').map((_, start, parts) => parts.slice(start).join('/'))),
);

/** A path from the root or from the file, or the start or end of a path, as in commands. */
function exists(path: string, file: string): boolean {
  const plain = path.replace(/\/$/u, '');
  if (/[*<]/u.test(plain)) return found(posix.join(plain.replaceAll(/<[^>]*>/gu, '*'))).length > 0;
  const beside = posix.join(dirname(file).replaceAll('\\', '/'), plain);
  return ENDS.has(plain) || ENDS.has(beside) || TRACKED.some((one) => one.startsWith(plain));
}

const missingPaths = (source: string, file: string): readonly string[] =>
  commentsIn(source).flatMap(({ line, text }) => {
    const quoted = [...text.matchAll(QUOTED)]
      .map(([, path = '']) => path)
      .filter((path) => LOOKS_LIKE_PATH.test(path));
    const bare = [...text.matchAll(BARE)].map(([path]) => path);
    return [...quoted, ...bare].filter((path) => !exists(path, file)).map((path) => `${line}: ${path}`);
  });

test('comments name only existing paths', () => {
  expect(each([...CODE, ...TESTS], missingPaths)).toEqual([]);
});

test('the rules in this file detect violations', () => {
  const source = [
    '/** Saved anew, whatever',
    ' * whoever wrote it needs. */',
    "const begun = 'has begun'; // The game is begun here.",
    "log('nobody shall know', `meanwhile`, 'rematch-begun', `it waits in vain`);",
    '// See `src/no/such/file.ts`, `prose.test.ts`, `./cruise.ts` and src/gone/away.ts; `<name>.ts` is any.',
  ].join('\n');
  expect(archaicInCode(source)).toEqual([
    '1: “anew”, write “again”',
    '2: “whoever”, write “the person, anyone who”',
    '3: “begun”, write “started”',
    '4: “shall”, write “will, must”',
    '4: “in vain”, write “without success”',
  ]);
  expect(archaicIn({ line: 1, text: 'Nothing\nin truth.' })).toEqual(['2: “in truth”, write “really”']);
  const expected = ['5: src/no/such/file.ts', '5: src/gone/away.ts'];
  expect(missingPaths(source, 'test/house/prose.test.ts')).toEqual(expected);
});
