/** The core of the 8x8 games on dark squares. */
import { opponentOf } from '../../piece.ts';
import type { Color, Position, Square } from '../../types.ts';
import type { Variant } from '../../variant.ts';
import type { Core } from '../core.ts';
import { factsOf } from '../facts.ts';
import { generateListed, perftBy, successorsBy } from '../listed.ts';
import { bitOf, boardFrom, eachTower, type Orientation, orientationOf, pieceOf } from '../orientation.ts';
import { shared } from '../stack.ts';
import { board, turnBoard } from './board.ts';
import { generate } from './generate.ts';

const { stack } = shared;
const { WORDS } = board;

interface Words {
  readonly me: number;
  readonly them: number;
  readonly kings: number;
}

export function smallCore(variant: Variant): Core {
  const facts = factsOf(variant);
  const orientation = orientationOf(variant);
  const load = (position: Position, at: number): void => {
    const { me, them, kings } = wordsOf(orientation, position);
    stack.set([me, them, kings, 0], at);
  };
  const successorAt = (mover: Color, at: number): Position => positionAt(orientation, mover, at);
  const note = (at: number, from: Square, to: Square): void => {
    stack[at + 3] = bitOf(orientation, from, 'white') | (bitOf(orientation, to, 'white') << 5);
  };
  const parts = { variant, words: WORDS, load, successorAt, note };
  const more = generateListed(parts);
  const generateAt: Core['generate'] = (position, at) => {
    const end = generate(facts, stack[position]!, stack[position + 1]!, stack[position + 2]!, at);
    return end < 0 ? more(position, at) : end;
  };
  return {
    perft: perftBy(parts, (position, depth) => {
      const { me, them, kings } = wordsOf(orientation, position);
      return perft(facts, me, them, kings, depth);
    }),
    successors: successorsBy(parts, generateAt),
    words: WORDS,
    load,
    generate: generateAt,
    turn: turnPosition,
    successorAt,
  };
}

function turnPosition(p: number, at: number): void {
  const crowned = stack[p + 2]!;
  const them = turnBoard(stack[p]!);
  stack[at] = turnBoard(stack[p + 1]!);
  stack[at + 1] = them;
  stack[at + 2] = crowned === 0 ? 0 : turnBoard(crowned);
}

function wordsOf(orientation: Orientation, position: Position): Words {
  let [me, them, kings] = [0, 0, 0];
  eachTower(orientation, position, (bit, [{ color, role }]) => {
    if (color === position.turn) me |= 1 << bit;
    else them |= 1 << bit;
    if (role === 'king') kings |= 1 << bit;
  });
  return { me, them, kings };
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

/** Lines of `depth` plies (1 or more); `NaN` if a position has too many captures. */
export function perft(
  facts: number,
  me: number,
  opponent: number,
  crowned: number,
  depth: number,
  at = 0,
): number {
  const end = generate(facts, me, opponent, crowned, at);
  if (end < 0) return Number.NaN;
  if (depth === 1) return (end - at) / WORDS;
  // Most successors share this word, because a quiet move doesn't change the opponent's pieces.
  const opponentTurned = turnBoard(opponent);
  let lines = 0;
  for (let p = at; p < end; p += WORDS) {
    const them = stack[p + 1]!;
    const royals = stack[p + 2]!;
    lines += perft(
      facts,
      them === opponent ? opponentTurned : turnBoard(them),
      turnBoard(stack[p]!),
      royals === 0 ? 0 : turnBoard(royals),
      depth - 1,
      end,
    );
  }
  return lines;
}
