/** The text beside a picture describes all of it, because the position can be read back from it. */
import { expect, test } from 'vitest';
import { endingOf } from '../../src/draughts/ending.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import type { Color, Piece, Position, Role } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { VARIANT_IDS } from '../../src/draughts/variants.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { parseSquare } from '../../src/notation/square.ts';
import { describeLine } from '../../src/views/board/description.ts';
import { lineBy } from '../notation/playout.ts';

const say = sayIn('en-US');

const colorNamed = (word: string): Color => (word.toLowerCase() === 'white' ? 'white' : 'black');
const roleNamed = (word: string): Role => (word.startsWith('king') ? 'king' : 'man');

function readPieces(variant: Variant, words: string): ReadonlyMap<number, readonly Piece[]> {
  const pieces = new Map<number, readonly Piece[]>();
  for (const [, color = '', role = '', squares = ''] of words.matchAll(
    /(White|Black)’s (men|man|kings?): ([a-l\d, ]+)\./gu,
  ))
    for (const name of squares.split(', '))
      pieces.set(parseSquare(variant, name) ?? -1, [{ color: colorNamed(color), role: roleNamed(role) }]);
  const towers = /Towers?, from the top: (.+)\./u.exec(words)?.[1] ?? '';
  for (const tower of towers === '' ? [] : towers.split('; ')) {
    const [name = '', parts = ''] = tower.split(': ');
    const runs = [...parts.matchAll(/(\d+) (white|black) (men|man|kings?)/gu)];
    const stack = runs.flatMap(([, count, color = '', role = '']) =>
      Array.from({ length: Number(count) }, () => ({ color: colorNamed(color), role: roleNamed(role) })),
    );
    pieces.set(parseSquare(variant, name) ?? -1, stack);
  }
  return pieces;
}

const standing = ({ board }: Position) =>
  board.flatMap((tower, square) => (tower ? [[square, tower] as const] : []));

test.each(VARIANT_IDS)('the position can be read back from the text in %s, in both notations', (id) => {
  for (const plies of [0, 7, 23, 41, 60])
    for (const style of ['algebraic', 'numeric'] as const) {
      const line = lineBy(id, plies, [plies, 3, 1, 4, 1, 5, 9]);
      const words = describeLine(say, line, style);
      const position = lastPosition(line);
      const read = [...readPieces(line.variant, words)].toSorted(([a], [b]) => a - b);
      expect(read).toEqual(standing(position));
      const turn = position.turn === 'white' ? 'White to move.' : 'Black to move.';
      expect(words.includes(turn)).toBe(endingOf(line) === null);
    }
});
