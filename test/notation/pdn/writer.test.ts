/** How captures are written if their start and end squares are ambiguous. */
import { expect, test } from 'vitest';
import { validPosition } from '../../../src/notation/valid.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import { parsePdn } from '../../../src/notation/pdn/parsePdn.ts';
import { makePdn } from '../../../src/notation/pdn/writer.ts';

const BASHNI = variantOf('bashni');
/**
 * The tower on f4 may go to d6, f8, h6 and back to f4, and only then over e3. The last step alone
 * is also a capture.
 */
const ROUND =
  'W:a1_w,e1_w,b2_w,h2_w,a3_w,c3_w,e3_bww,d4_b,f4_wwww,e5_b,g5_b,b6_b,f6_b,c7_b,e7_b,g7_b,b8_b,d8_b,h8_b';

test('a tower that passes its first square is not mistaken for the short capture with the same ends', () => {
  const start = validPosition(BASHNI, ROUND);
  const moves = legalMoves(BASHNI, start);
  expect(moves.map((move) => makeFullMove(BASHNI, move))).toEqual(
    expect.arrayContaining(['f4:d2', 'f4:d6:f8:h6:f4:d2', 'f4:h6:f8:d6:f4:d2']),
  );
  for (const move of moves) {
    const line = {
      comments: [],
      moves: [{ setup: null, move, nags: [], clock: null, comments: [], variations: [] }],
    };
    const text = makePdn({ variant: BASHNI, tags: [], start: start, line, result: '*' });
    const [read] = parsePdn(text, BASHNI);
    expect(read).toMatchObject({ ok: true, value: { line: { moves: [{ move }] } } });
  }
});

test('a comment that contains something like a tag stays one comment, wherever its lines end', () => {
  const variant = variantOf('russian');
  for (let length = 60; length < 90; length += 1) {
    const comments = [`${'x'.repeat(length)} [a" b"`];
    const text = makePdn({ variant, tags: [], start: null, line: { comments, moves: [] }, result: '*' });
    expect(parsePdn(text)).toMatchObject([{ value: { line: { comments } } }]);
  }
});
