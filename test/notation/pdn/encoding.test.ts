/** Encodings of PDN files, recognized by the words that they produce. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePdn } from '../../../src/notation/pdn/encoding.ts';

/** The bytes of a text in a single-byte code page, found by trying all 256. */
function bytesOf(encoding: string, text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const letters = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)));
  return Uint8Array.from(Array.from(text), (letter) => {
    const byte = letters.indexOf(letter);
    if (byte < 0) throw new Error(`${encoding} has no ${letter}`);
    return byte;
  });
}

test.each([
  ['windows-1252', '[White "Gérard"]'],
  ['windows-1252', '[White "Müller, Jürgen"]\n[Black "José Peña"]'],
  ['windows-1252', '[White "Françoise Ælfred Ørsted"]'],
  ['windows-1252', '[White "São Paulo Conceição"]'],
  ['windows-1252', '[White "N’Diaye – É"]'],
  ['windows-1252', '{ Très bon coup }'],
  ['windows-1252', '32-28 ½-½'],
  ['windows-1251', '[White "Чижов"]'],
  ['windows-1251', '[White "А. Гантварг"]'],
  ['windows-1251', '[Event "ПЕРВЕНСТВО СССР"]'],
  ['windows-1251', '{ ход } [Site "Минск"]'],
  ['ibm866', '[White "Чижов"]'],
  ['ibm866', '[White "КУПЕРМАН"]\n[Event "Первенство СССР"]'],
  ['koi8-r', '[White "Чижов"]'],
  ['koi8-r', '[White "Андрейко А."]\n[Event "Первенство СССР"]'],
  ['windows-1250', '[White "Dvořák, Jiří"]'],
] as const)('%s: %s', (encoding, text) => {
  expect(decodePdn(bytesOf(encoding, text))).toBe(text);
});

test.each(['[White "Чижов"]', '1. 32-28', '[White "Gérard"]'])(
  'UTF-16 and UTF-8, with or without a byte order mark: %s',
  (text) => {
    const little = Buffer.from(text, 'utf16le');
    const big = Buffer.from(little).swap16();
    expect(decodePdn(Buffer.concat([Uint8Array.of(0xff, 0xfe), little]))).toBe(text);
    expect(decodePdn(Buffer.concat([Uint8Array.of(0xfe, 0xff), big]))).toBe(text);
    expect(decodePdn(Buffer.concat([Uint8Array.of(0xef, 0xbb, 0xbf), Buffer.from(text)]))).toBe(text);
    expect(decodePdn(Buffer.from(text))).toBe(text);
  },
);

test.each(['1. 32-28 19-23 2. 28x19', '[White "A"]'])(
  'UTF-16 without a byte order mark is recognized if most of the text is ASCII: %s',
  (text) => {
    const little = Buffer.from(text, 'utf16le');
    expect(decodePdn(little)).toBe(text);
    expect(decodePdn(Buffer.from(little).swap16())).toBe(text);
  },
);

test('one broken byte does not change the encoding of a UTF-8 file', () => {
  const text = '[White "Чижов Gérard"]';
  expect(decodePdn(Buffer.concat([Buffer.from(text), Uint8Array.of(0xe9)]))).toBe(`${text}\uFFFD`);
});

test('an empty file gives an empty string', () => {
  expect(decodePdn(new Uint8Array())).toBe('');
});

test('no bytes make the reader throw', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(typeof decodePdn(bytes)).toBe('string');
    }),
  );
});
