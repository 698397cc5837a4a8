/** The two encodings of PDN files, by bytes written out. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePdn } from '../../../src/notation/pdn/encoding.ts';

test.each([
  ['UTF-8', [0xd0, 0xa7, 0xd0, 0xb8, 0xd0, 0xb6, 0xd0, 0xbe, 0xd0, 0xb2], 'Чижов'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xd0, 0xa7], 'Ч'],
  ['Windows-1251', [0xd7, 0xe8, 0xe6, 0xee, 0xe2], 'Чижов'],
  ['ASCII', [0x31, 0x2e, 0x20], '1. '],
  ['nothing', [], ''],
])('%s', (_name, bytes, text) => {
  expect(decodePdn(new Uint8Array(bytes))).toBe(text);
});

test('no bytes make it throw', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(typeof decodePdn(bytes)).toBe('string');
    }),
  );
});
