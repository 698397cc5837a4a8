/** Pictures are the same on every machine, and reading its fonts takes time and memory that no picture needs. */
import { expect, test } from 'vitest';
import { GlobalFonts } from '../../../src/render/letters/canvas.ts';
import { inter } from '../../../src/render/letters/fontFiles.ts';

test('the canvas knows no fonts of the machine', () => {
  const families = GlobalFonts.families.map(({ family }) => family);
  expect(new Set(families)).toEqual(new Set(['Inter', inter(600), inter(700)]));
});
