/** The core of the games without a bit board here: Canadian, Turkish and Armenian draughts. */
import { opponentOf } from '../../piece.ts';
import type { Color, Position, Square } from '../../types.ts';
import type { Variant } from '../../variant.ts';
import type { Core } from '../core.ts';
import { generateListed, perftBy, successorsBy } from '../listed.ts';
import { pieceOf } from '../orientation.ts';
import { shared } from '../stack.ts';
import { codes, plainRules, type PlainRules } from './rules.ts';
import { generate } from './generate.ts';

const { stack } = shared;
const { EMPTY, OWN_KING, OWN_MAN, THEIR_KING, THEIR_MAN } = codes;

const TURNED = Int8Array.of(EMPTY, THEIR_MAN, THEIR_KING, OWN_MAN, OWN_KING);

export function plainCore(variant: Variant): Core {
  const rules = plainRules(variant);
  const words = rules.squares + 1;
  const loadAt = (position: Position, at: number): void => load(rules, position, at);
  const successorAt = (mover: Color, at: number): Position => positionAt(rules, mover, at);
  const parts = { variant, words, load: loadAt, successorAt, note };
  const more = generateListed(parts);
  const generateAt: Core['generate'] = (position, at) => {
    const end = generate(rules, position, at);
    return end < 0 ? more(position, at) : end;
  };
  return {
    perft: perftBy(parts, (position, depth) => {
      load(rules, position, 0);
      return perft(rules, 0, depth);
    }),
    successors: successorsBy(parts, generateAt),
    words,
    load: loadAt,
    generate: generateAt,
    turn: (successor, at) => turn(successor, at, words),
    successorAt,
  };
}

function note(at: number, from: Square, to: Square): void {
  stack[at] = from | (to << 8);
}

function perft(rules: PlainRules, position: number, depth: number): number {
  const words = rules.squares + 1;
  const at = position + words;
  const end = generate(rules, position, at);
  if (end < 0) return Number.NaN;
  if (depth === 1) return (end - at) / words;
  let lines = 0;
  for (let p = at; p < end; p += words) {
    turn(p, end, words);
    lines += perft(rules, end, depth - 1);
  }
  return lines;
}

function turn(p: number, at: number, words: number): void {
  for (let i = 1; i < words; i += 1) stack[at + i] = TURNED[stack[p + words - i]!]!;
}

const seenBy = (rules: PlainRules, square: Square, color: Color): number =>
  color === 'white' ? square : rules.squares - 1 - square;

function load(rules: PlainRules, { board, turn: mover }: Position, at: number): void {
  board.forEach((tower, square) => {
    const man = tower?.[0].color === mover ? OWN_MAN : THEIR_MAN;
    const code = tower ? man + (tower[0].role === 'king' ? 1 : 0) : EMPTY;
    stack[at + 1 + seenBy(rules, square, mover)] = code;
  });
}

function positionAt(rules: PlainRules, mover: Color, at: number): Position {
  const board = Array.from({ length: rules.squares }, (_, square) => {
    const code = stack[at + 1 + seenBy(rules, square, mover)] ?? EMPTY;
    if (code === EMPTY) return null;
    return [pieceOf(mover, code <= OWN_KING, code === OWN_KING || code === THEIR_KING)] as const;
  });
  return { turn: opponentOf(mover), board };
}
