/** The changelog tells of versions, newest first, and of each what whoever runs the bot has to do to update to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './cruise.ts';

const [, ...sections] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /mu);
const titles = sections.map((section) => section.split('\n', 1).join());
const versions = titles.slice(1).map((title) => {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+) \(\d{4}-\d\d-\d\d\)$/u.exec(title) ?? [];
  return numbers.map(Number);
});

/** Whether a version is above another. */
function isAbove(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return (one[at] ?? 0) > (other[at] ?? 0);
}

test('what is not released yet stands above the versions, each with its day', () => {
  expect(titles[0]).toBe('Unreleased');
  expect(versions.filter((numbers) => numbers.length === 0)).toEqual([]);
});

test('the newest version stands first, and no number comes twice', () => {
  expect(versions.slice(1).filter((version, at) => !isAbove(versions[at] ?? [], version))).toEqual([]);
});

test.each(titles)('%s begins with what to do to update', (title) => {
  const section = sections[titles.indexOf(title)] ?? '';
  expect(section.split('\n')[2]).toMatch(/^\*\*Updating\.\*\* \S/u);
});
