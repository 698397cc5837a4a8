/** Discord's markup is removed from typed texts, without any part of a game or a position. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutMarkup } from '../../src/kit/markup.ts';

const FEN = 'W:Wa1,Kc3:Bb8';
const GAME = '[White "Anna"] 1. c3-d4 d6-c5 2. b2-c3 *';

test.each(['`', '``', '||', '**', '__', '~~', '*', '_', '***', '||**', '__**', '||`'])(
  'a text in markup is read without the markup: %s',
  (mark) => {
    const closing = Array.from(mark).toReversed().join('');
    for (const text of [FEN, GAME]) expect(withoutMarkup(`${mark}${text}${closing}`)).toBe(text);
  },
);

test.each([
  ['```\nW:Wa1:Bb8\n```', 'W:Wa1:Bb8'],
  ['The game:\n```pdn\n1. c3-d4 *\n```\nThe position:\n`W:Wa1:Bb8`', '1. c3-d4 *'],
  ['> 1. c3-d4\n> d6-c5', '1. c3-d4\nd6-c5'],
  ['>>> 1. c3-d4\nd6-c5', '1. c3-d4\nd6-c5'],
  ['<@123> 1. c3-d4 <:king:456> d6-c5 <a:wow:7> <t:1:R> </move:8>', '1. c3-d4   d6-c5'],
  ['1\\. c3\\-d4 \\*', '1. c3-d4 *'],
  ['[1. c3-d4](https://example.org/1)', '1. c3-d4'],
])('markup is removed: %j', (typed, text) => {
  expect(withoutMarkup(typed).trim()).toBe(text);
});

test.each([
  '1. c3*e5 d6*f4 2. g3*e5',
  'W:a1_w,c3_wbB,e5_b',
  '1. c3-d4* d6-c5 2. b2-c3* f6-g5',
  '1. c3-d4 * 1. e3-f4 *',
  '[White "A \\"B\\""] 1. c3-d4 {a_b} *',
  '[White "*A* _b_"] 1. c3-d4 {a *fine* move} *',
  '1. c3-d4 (c3-b4) $1 ; <c3>',
])('a text without markup is unchanged: %s', (text) => {
  expect(withoutMarkup(text)).toBe(text);
});

test('removing markup from a text of moves keeps every move', () => {
  const part = fc.constantFrom('c3-d4', ' ', '*', '**', '||', '`', '_', '\n', '1.', 'a1_w', '{', '}');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const once = withoutMarkup(parts.join(''));
      for (const move of once.match(/c3-d4/gu) ?? []) expect(parts).toContain(move);
      expect(once.match(/c3-d4/gu)?.length ?? 0).toBe(parts.filter((each) => each === 'c3-d4').length);
    }),
  );
});
