/** Every public function has an example, and each example's results are right. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPage } from '../../lab/library/page.ts';
import { chapters } from '../../lab/library/chapters.ts';
import * as library from '../../src/library/index.ts';
import * as counting from '../../src/library/perft.ts';
import { outcomes } from './examples.ts';

const known = { ...library, ...counting };
const entries = chapters().flatMap(({ entries: all }) => all);
const isFunction = new Set(
  Object.entries(known).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
);
const functions = entries.filter(({ name }) => isFunction.has(name));

test('the page has every public name', () => {
  const values = Object.keys(known);
  expect(values.length).toBeGreaterThan(30);
  expect(values.filter((value) => !entries.some(({ name }) => name === value))).toEqual([]);
});

test.each(functions)('$name has an example that is true', ({ name, example }) => {
  const seen = outcomes(example, known);
  expect(example).toContain(name);
  expect(seen.length).toBeGreaterThan(0);
  for (const [got, said] of seen) expect(got).toEqual(said);
});

test('the page matches the code; `npm run lab -- library` generates it again', () => {
  expect(readFileSync(new URL('../../docs/library/api.md', import.meta.url), 'utf8')).toBe(apiPage());
});

test('the README’s statements are true', () => {
  const page = readFileSync(new URL('../../docs/library/README.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/^```ts\n(.*?)^```$(?:\s+^```text\n(.*?)^```$)?/gmsu)];
  expect(blocks.length).toBeGreaterThan(3);
  for (const [, code = '', drawn = ''] of blocks) {
    let printed = '';
    const console = { log: (text: string) => (printed += `${text}\n`) };
    for (const [got, said] of outcomes(code, { ...known, console })) expect(got).toEqual(said);
    expect(printed).toBe(drawn);
  }
});
