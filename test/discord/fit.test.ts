import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fit } from '../../src/discord/fit.ts';

test.each([
  ['c3-d4', 5, 'c3-d4'],
  ['c3-d4', 4, 'c3-…'],
  ['👑👑👑', 6, '👑👑👑'],
  ['👑👑👑', 5, '👑👑…'],
  ['👑👑👑', 4, '👑…'],
])('%s in %i characters is %s', (text, limit, expected) => {
  expect(fit(text, limit)).toBe(expected);
});

test('is never too long, and never ends within a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, limit) => {
      const fitted = fit(text, limit);
      expect(fitted.length).toBeLessThanOrEqual(limit);
      expect(fitted.isWellFormed()).toBe(text.isWellFormed());
    }),
  );
});
