/** Joined texts are split into the same texts, whatever they contain. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { separatorsFor } from '../../../src/store/database/insertRows.ts';

/** The separators themselves, and parts of them. */
const nasty = fc.string({ unit: fc.constantFrom('\u001E', '0', '1', '\u001F', 'a') });

test('no separator is mistaken for the end of a text', () => {
  const texts = fc.array(nasty, { minLength: 1 });
  fc.assert(
    fc.property(texts, (given) => {
      const [between = '', nothing = ''] = separatorsFor(given, 2);
      expect(given.join(between).split(between)).toEqual(given);
      expect(given).not.toContain(nothing);
      expect(nothing).not.toBe(between);
    }),
  );
});
