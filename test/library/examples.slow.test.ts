/** Every public function has an example, and the library's page matches the code. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPage } from '../../lab/library/page.ts';
import { chapters } from '../../lab/library/chapters.ts';
import * as library from '../../src/library/index.ts';
import * as counting from '../../src/library/perft.ts';

const known: Readonly<Record<string, unknown>> = { ...library, ...counting };
const entries = chapters().flatMap((chapter) => chapter.entries);

test('the library’s page lists every public name', () => {
  const values = Object.keys(known);
  expect(values.length).toBeGreaterThan(30);
  expect(values.filter((value) => !entries.some(({ name }) => name === value))).toEqual([]);
});

test('every function has an example that uses it and states its results', () => {
  const functions = entries.filter(({ name }) => typeof known[name] === 'function');
  expect(functions.length).toBeGreaterThan(25);
  expect(functions.filter(({ name, example }) => !example.includes(`${name}(`))).toEqual([]);
  expect(functions.filter(({ example }) => !example.includes(' // => '))).toEqual([]);
});

test('the library’s page matches the code; `npm run lab -- library` generates it again', () => {
  expect(readFileSync(new URL('../../docs/library/api.md', import.meta.url), 'utf8')).toBe(apiPage());
});
