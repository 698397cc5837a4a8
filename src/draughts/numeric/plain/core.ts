/** Canadian, Turkish and Armenian: a word for the last move and one per square, in the stack. */
import { opponentOf } from '../../piece.ts';
import type { Color, Position, Square } from '../../types.ts';
import type { AnyVariant } from '../../variant.ts';
import { listingWith, makeCore, type Core } from '../core.ts';
import { facts as FACTS } from '../facts.ts';
import { pieceOf } from '../orientation.ts';
import { shared } from '../stack.ts';
import { captures } from './captures.ts';
import { codes, plainRules, type PlainRules } from './rules.ts';

const { stack } = shared;
const { EMPTY, OWN_KING, OWN_MAN, THEIR_KING, THEIR_MAN } = codes;

const { FLYING } = FACTS;

const TURNED = Int8Array.of(EMPTY, THEIR_MAN, THEIR_KING, OWN_MAN, OWN_KING);

export function plainCore(variant: AnyVariant): Core {
  const rules = plainRules(variant);
  const words = rules.squares + 1;
  const shape = {
    words,
    load: (position: Position, at: number): void => load(rules, position, at),
    successorAt: (mover: Color, at: number): Position => positionAt(rules, mover, at),
  };
  const list = listingWith(variant, shape, (at, from, to) => {
    stack[at] = from | (to << 8);
  });
  return makeCore({
    ...shape,
    generate: (position, at) => {
      const end = captures(rules, position, at);
      if (end < 0) return list(position, at);
      return end === at ? quietMoves(rules, position, at) : end;
    },
    turn: (successor, at) => turn(successor, at, words),
  });
}

function quietMoves(rules: PlainRules, position: number, at: number): number {
  let p = at;
  for (let from = 0; from < rules.squares; from += 1) {
    const code = stack[position + 1 + from]!;
    if (code !== OWN_MAN && code !== OWN_KING) continue;
    const { ways, squares } = code === OWN_KING ? rules.kingMoves : rules.manMoves;
    const reach = code === OWN_KING && (rules.facts & FLYING) !== 0 ? rules.size : 1;
    for (let way = 0; way < ways; way += 1) {
      const ray = (from * ways + way) * rules.size;
      for (let i = 0; i < reach; i += 1) {
        const to = squares[ray + i]!;
        if (to < 0 || stack[position + 1 + to] !== EMPTY) break;
        stack.copyWithin(p, position, position + 1 + rules.squares);
        stack[p] = from | (to << 8);
        stack[p + 1 + from] = EMPTY;
        stack[p + 1 + to] = rules.crowns[to] === 1 ? OWN_KING : code;
        p += rules.squares + 1;
      }
    }
  }
  return p;
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
