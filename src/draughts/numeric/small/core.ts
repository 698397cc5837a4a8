import { opponentOf } from '../../piece.ts';
import type { Color, Position } from '../../types.ts';
import type { Variant } from '../../variant.ts';
import { listingWith, makeCore, type Core } from '../core.ts';
import { factsOf } from '../facts.ts';
import { bitOf, boardFrom, eachTower, type Orientation, orientationOf, pieceOf } from '../orientation.ts';
import { shared } from '../stack.ts';
import { board, turnBoard } from './board.ts';
import { generate } from './generate.ts';

const { stack } = shared;
const { WORDS } = board;

export function smallCore(variant: Variant): Core {
  const facts = factsOf(variant);
  const orientation = orientationOf(variant);
  const shape = {
    words: WORDS,
    load: (position: Position, at: number): void => load(orientation, position, at),
    successorAt: (mover: Color, at: number): Position => positionAt(orientation, mover, at),
  };
  const list = listingWith(variant, shape, (at, from, to) => {
    stack[at + 3] = bitOf(orientation, from, 'white') | (bitOf(orientation, to, 'white') << 5);
  });
  return makeCore({
    ...shape,
    generate: (position, at) => {
      const end = generate(facts, stack[position]!, stack[position + 1]!, stack[position + 2]!, at);
      return end < 0 ? list(position, at) : end;
    },
    turn: turnPosition,
  });
}

function turnPosition(p: number, at: number): void {
  const crowned = stack[p + 2]!;
  const them = turnBoard(stack[p]!);
  stack[at] = turnBoard(stack[p + 1]!);
  stack[at + 1] = them;
  stack[at + 2] = crowned === 0 ? 0 : turnBoard(crowned);
}

function load(orientation: Orientation, position: Position, at: number): void {
  stack.fill(0, at, at + WORDS);
  eachTower(orientation, position, (bit, [{ color, role }]) => {
    stack[color === position.turn ? at : at + 1]! |= 1 << bit;
    if (role === 'king') stack[at + 2]! |= 1 << bit;
  });
}

function positionAt(orientation: Orientation, mover: Color, at: number): Position {
  const has = (word: number, bit: number): boolean => (((stack[at + word] ?? 0) >>> bit) & 1) === 1;
  return {
    turn: opponentOf(mover),
    board: boardFrom(orientation, mover, (bit) =>
      has(0, bit) || has(1, bit) ? [pieceOf(mover, has(0, bit), has(2, bit))] : null,
    ),
  };
}
