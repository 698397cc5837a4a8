/** Texts that are put together and taken apart again are the same, whatever is in them. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { separatorsFor } from '../../../src/store/database/insertRows.ts';

/** What is used itself, and pieces of it. */
const nasty = fc.string({ unit: fc.constantFrom('\u001E', '0', '1', '\u001F', 'a') });

test('none is taken for an end', () => {
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
