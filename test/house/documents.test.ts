/**
 * The documents' statements about the code are true: every folder is on the map, and every named
 * path exists.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './cruise.ts';
import { readFile } from 'node:fs/promises';
import { TABLES } from '../../src/store/tables/tables.ts';
import { unknownNames } from '../../src/tools/locales/mentions.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const MAP = read('ARCHITECTURE.md');

test('the map fits on one page', () => {
  expect(MAP.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

test('following a `/move` takes at most 18 ideas, each with its file', () => {
  const [, way = ''] = MAP.split('## The path of a `/move`');
  const [, ...ideas] = (way.split('\n\n', 2)[1] ?? '').split(/^\d+\. /mu);
  expect(ideas.length).toBeGreaterThan(10);
  expect(ideas.length).toBeLessThanOrEqual(18);
  expect(ideas.filter((idea) => !/`(?:src|commands)\/[^`]+`/u.test(idea))).toEqual([]);
});

const foldersIn = (place: string): readonly string[] => [
  ...new Set(
    globSync(`${place}/*/**/*.ts`, { cwd: root }).map((file) =>
      file
        .slice(place.length + 1)
        .split('/', 1)
        .join(),
    ),
  ),
];

test.each(foldersIn('src'))('the map lists src/%s/', (folder) => expect(MAP).toContain(`src/${folder}/`));

test.each(['app', 'store'])('the map lists the subfolders of src/%s/, and no others', (house) => {
  const [, rows = ''] = MAP.split(`### The rooms of \`src/${house}/\``);
  const [table = ''] = rows.split('\n\n', 2).slice(1);
  const named = [...table.matchAll(/`(\w+)\/`/gu)].map(([, room = '']) => room);
  expect(named.toSorted()).toEqual(foldersIn(`src/${house}`).toSorted());
});

test.each(['README.md', 'CONTRIBUTING.md'])('%s has at most 80 lines', (page) => {
  expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});

const PAGES = [
  'README.md',
  'SECURITY.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...globSync('{docs/*,docs/decisions/*,docs/library/*,deploy/**/*}.md', { cwd: root }),
];
/** Paths in backticks from the root of the repository; `<tag>` matches any name. */
const PATH = /`((?:src|test|commands|assets|docs|playground)\/[^`\s]*)`/gu;

test.each(PAGES)('%s names only existing paths', (page) => {
  const named = [...read(page).matchAll(PATH)].map(([, path = '']) => path.replaceAll(/<\w+>/gu, '*'));
  expect(named.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});

test.each(PAGES)('%s has no broken links', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/gu)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});

const DECISIONS = globSync('*.md', { cwd: join(root, 'docs/decisions') }).filter(
  (file) => file !== 'README.md',
);

test('the decisions are found', () => expect(DECISIONS.length).toBeGreaterThan(20));

test.each(DECISIONS)('the decision %s has the question, the alternatives, and the answer', (file) => {
  const parts = [...read(`docs/decisions/${file}`).matchAll(/^\*\*(\w+)\.\*\*/gmu)].map(([, part]) => part);
  expect(parts).toEqual(['Question', 'Alternatives', 'Answer']);
  expect(read('docs/decisions/README.md')).toContain(`(${file})`);
});

const [, ...sections] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /mu);
const titles = sections.map((section) => section.split('\n', 1).join());
const versions = titles.slice(1).map((title) => {
  const [, ...numbers] = /^\[(\d+)\.(\d+)\.(\d+)\] - \d{4}-\d\d-\d\d$/u.exec(title) ?? [];
  return numbers.map(Number);
});

function isAbove(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return (one[at] ?? 0) > (other[at] ?? 0);
}

test('unreleased changes are above the versions, and each version has a date', () => {
  expect(titles[0]).toBe('[Unreleased]');
  expect(versions.filter((numbers) => numbers.length === 0)).toEqual([]);
});

test('the newest version is first, and no number appears twice', () => {
  expect(versions.slice(1).filter((version, at) => !isAbove(versions[at] ?? [], version))).toEqual([]);
});

test.each(titles.slice(1))('the version %s begins with the steps to update', (title) => {
  const section = sections[titles.indexOf(title)] ?? '';
  expect(section.split('\n')[2]).toMatch(/^\*\*Updating\.\*\* \S/u);
});

const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

test('changes are grouped as in Keep a Changelog, in its order, and each version has its link', () => {
  for (const section of sections) {
    const kinds = [...section.matchAll(/^### (.*)$/gmu)].map(([, kind = '']) => KINDS.indexOf(kind));
    expect(kinds).toEqual(kinds.toSorted((one, other) => one - other));
    expect(kinds).not.toContain(-1);
  }
  const names = titles.map((title) => /^\[(.*?)\]/u.exec(title)?.[1]);
  const links = (sections.at(-1) ?? '').matchAll(/^\[(.*?)\]: https:\/\/\S+$/gmu);
  expect([...links].map(([, name]) => name)).toEqual(names);
});

const FOR_USERS = ['README.md', 'PRIVACY.md', 'docs/playing.md', 'docs/hosting.md'];

test.each(FOR_USERS)('%s names buttons, commands and options that exist', (page) => {
  expect(unknownNames(read(page))).toEqual([]);
});

test('the newest changes name buttons, commands and options that exist', () => {
  expect(sections.slice(0, 2).flatMap(unknownNames)).toEqual([]);
});

const NAME = /`(\w+)`/gu;
const namesIn = (text: string): readonly string[] => [...text.matchAll(NAME)].map(([, name = '']) => name);

/** The tables by name in the database, with their columns that contain users. */
async function told(): Promise<Readonly<Record<string, readonly string[]>>> {
  const page = await readFile(new URL('../../PRIVACY.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return Object.fromEntries(
    rows.map((row) => {
      const [, table = '', columns = ''] = row.split('|');
      return [namesIn(table)[0] ?? '', namesIn(columns).toSorted()];
    }),
  );
}

test('the page states for each table which columns contain users', async () => {
  const held = Object.entries(TABLES).map(([table, { columns }]) => {
    const holding = Object.entries(columns).filter(([, { holds }]) => holds !== 'none');
    return [table, holding.map(([column]) => column).toSorted()] as const;
  });
  expect(await told()).toEqual(Object.fromEntries(held));
});

test('each table is a book, or the decision explains why it isn’t', () => {
  const sources = globSync('src/{store,features}/**/*.ts', { cwd: root }).map(read).join('\n');
  const books = [...sources.matchAll(/\bbook<'(\w+)'/gu)].map(([, name = '']) => name);
  const [, list = ''] = read('docs/decisions/a-thing-is-a-book.md').split('These tables are not books:');
  expect([...books, ...namesIn(list)].toSorted()).toEqual(Object.keys(TABLES).toSorted());
});
