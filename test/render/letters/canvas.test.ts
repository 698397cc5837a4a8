/** Pictures are the same on every machine, and reading its fonts takes time and memory that no picture needs. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GlobalFonts, openFontFile } from '../../../src/render/letters/canvas.ts';

const FILES = readdirSync('assets/fonts').flatMap((file) => /^(.+)\.woff2$/u.exec(file)?.[1] ?? []);
/** How what our fonts call themselves begins. */
const OURS = /^(?:Inter|M PLUS 1p|Gothic A1|Noto Sans (?:Arabic|Hebrew|Thai|Devanagari))/u;

test('the canvas knows no fonts but ours', () => {
  for (const file of FILES) openFontFile(file);
  const families = GlobalFonts.families.map(({ family }) => family);
  expect(families).toEqual(expect.arrayContaining(FILES));
  expect(families.filter((family) => !FILES.includes(family) && !OURS.test(family))).toEqual([]);
});
