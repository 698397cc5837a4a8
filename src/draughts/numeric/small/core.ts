import { opponentOf } from '../../piece.ts';
import type { Color, Position } from '../../types.ts';
import type { AnyVariant } from '../../variant.ts';
import { listingWith, makeCore, type Core, type Perft } from '../core.ts';
import { factsOf } from '../facts.ts';
import { bitOf, boardFrom, eachTower, type Orientation, orientationOf, pieceOf } from '../orientation.ts';
import { shared } from '../stack.ts';
import { board, turnBoard } from './board.ts';
import { generate } from './generate.ts';

const { stack } = shared;
const { WORDS } = board;

export function smallCore(variant: AnyVariant): Core {
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
  const rules = {
    ...shape,
    generate: (position: number, at: number): number => {
      const end = generate(facts, stack[position]!, stack[position + 1]!, stack[position + 2]!, at);
      return end < 0 ? list(position, at) : end;
    },
    turn: turnPosition,
  };
  return makeCore(rules, (at, depth, listed) =>
    perft(facts, stack[at]!, stack[at + 1]!, stack[at + 2]!, depth, at, listed),
  );
}

/**
 * Gets its words as arguments, because reading them from the stack again takes a fifth of the time.
 */
function perft(
  facts: number,
  me: number,
  them: number,
  crowned: number,
  depth: number,
  at: number,
  listed: Perft,
): number {
  const end = generate(facts, me, them, crowned, at + WORDS);
  if (end < 0) {
    stack.set([me, them, crowned, 0], at);
    return listed(at, depth);
  }
  if (depth === 1) return (end - at) / WORDS - 1;
  // Most successors share this word, because a quiet move doesn't change the opponent's pieces.
  const themTurned = turnBoard(them);
  let lines = 0;
  for (let p = at + WORDS; p < end; p += WORDS) {
    const left = stack[p + 1]!;
    const kings = stack[p + 2]!;
    lines += perft(
      facts,
      left === them ? themTurned : turnBoard(left),
      turnBoard(stack[p]!),
      kings === 0 ? 0 : turnBoard(kings),
      depth - 1,
      end,
      listed,
    );
  }
  return lines;
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
