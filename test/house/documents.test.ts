/** What the documents say of the code is so: every folder is on the map, and every path that is named is there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './cruise.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const MAP = read('ARCHITECTURE.md');

test('the map is one page', () => {
  expect(MAP.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

test('the way of `/move` needs at most 18 ideas, each with its file', () => {
  const [, way = ''] = MAP.split('## The way of `/move`');
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

describe('on the map', () => {
  test.each(foldersIn('src'))('stands src/%s/', (folder) => expect(MAP).toContain(`src/${folder}/`));

  test.each(['app', 'store'])('stand the rooms of src/%s/, and no others', (house) => {
    const [, rows = ''] = MAP.split(`### The rooms of \`src/${house}/\``);
    const [table = ''] = rows.split('\n\n', 2).slice(1);
    const named = [...table.matchAll(/`(\w+)\/`/gu)].map(([, room = '']) => room);
    expect(named.toSorted()).toEqual(foldersIn(`src/${house}`).toSorted());
  });
});

test.each(['README.md', 'CONTRIBUTING.md'])('%s has at most 80 lines', (page) => {
  expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});

const PAGES = [
  'README.md',
  'SECURITY.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...globSync('{docs/*,docs/decisions/*,deploy/**/*}.md', { cwd: root }),
];
/** Paths in backticks that begin at the root of the repository; `<tag>` and the like stand for any name. */
const PATH = /`((?:src|test|commands|assets|docs|playground)\/[^`\s]*)`/gu;

test.each(PAGES)('%s names no path that is not there', (page) => {
  const named = [...read(page).matchAll(PATH)].map(([, path = '']) => path.replaceAll(/<\w+>/gu, '*'));
  expect(named.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});

test.each(PAGES)('%s links to nothing that is not there', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/gu)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});

const DECISIONS = globSync('*.md', { cwd: join(root, 'docs/decisions') }).filter(
  (file) => file !== 'README.md',
);

describe('a decision', () => {
  test('is there', () => expect(DECISIONS.length).toBeGreaterThan(20));

  test.each(DECISIONS)('%s says the question, what was weighed, and the answer', (file) => {
    const parts = [...read(`docs/decisions/${file}`).matchAll(/^\*\*(\w+)\.\*\*/gmu)].map(([, part]) => part);
    expect(parts).toEqual(['Question', 'Weighed', 'Answer']);
    expect(read('docs/decisions/README.md')).toContain(`(${file})`);
  });
});
