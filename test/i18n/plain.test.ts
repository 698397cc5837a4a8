import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inCode, plain } from '../../src/i18n/plain.ts';

describe('plain', () => {
  test.each([
    ['**bold**', String.raw`\*\*bold\*\*`],
    ['<@123>', String.raw`\<\@123\>`],
    ['@everyone', String.raw`\@everyone`],
    [
      '[click](https://x.example)',
      String.raw`\[click\]\(https\:\/\/x.example\)`.replaceAll(String.raw`\/`, '/'),
    ],
    ['# big\n> quote', String.raw`\# big \> quote`],
    ['||secret||', String.raw`\|\|secret\|\|`],
    ['a\\*b', String.raw`a\\\*b`],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['12\u061C3\u2060x', '123x'],
    ['Ольга 渡辺', 'Ольга 渡辺'],
  ])('%j becomes %j', (typed, shown) => {
    expect(plain(typed)).toBe(shown);
  });

  test('is cut at 60 characters, never within one', () => {
    expect(plain('👑'.repeat(100))).toBe(`${'👑'.repeat(59)}…`);
  });

  test('leaves no special character without its escape, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
        const unescaped = plain(typed).replace(/\\[\\*_~`|>#<[\]()@:-]/gu, '');
        expect(unescaped).not.toMatch(/[\\*_~`|>#<[\]()@:\n-]/u);
      }),
    );
  });
});

describe('text in a code span', () => {
  test.each([
    ['a1-h8', 'a1-h8'],
    ['`rm` *all*', 'ˋrmˋ *all*'],
    ['@everyone', '@\u200Beveryone'],
    ['one\ntwo', 'one two'],
  ])('%j becomes %j', (typed, shown) => {
    expect(inCode(typed)).toBe(shown);
  });
});
