/**
 * Pictures are the same on every machine, and the machine's fonts are not read, because no picture
 * needs them.
 */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GlobalFonts, openFontFile } from '../../../src/render/letters/canvas.ts';

const FILES = readdirSync('assets/fonts').flatMap((file) => /^(.+)\.woff2$/u.exec(file)?.[1] ?? []);
/** The prefix of our fonts' internal names. */
const OURS =
  /^(?:Inter|M PLUS 1p|Gothic A1|Noto Sans (?:Arabic|Hebrew|Thai|Devanagari|Bengali|Tamil|Georgian|Armenian|SC))/u;

test('the canvas has only our fonts', () => {
  for (const file of FILES) openFontFile(file);
  const families = GlobalFonts.families.map(({ family }) => family);
  expect(families).toEqual(expect.arrayContaining(FILES));
  expect(families.filter((family) => !FILES.includes(family) && !OURS.test(family))).toEqual([]);
});
