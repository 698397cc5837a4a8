/**
 * Every legal move on any board, for the games without a bit board here. A position is one word for
 * its last move and one per square, read in the stack.
 */
import { facts as FACTS } from '../facts.ts';
import { shared } from '../stack.ts';
import { captures } from './captures.ts';
import { codes, type PlainRules } from './rules.ts';

const { stack } = shared;
const { EMPTY, OWN_KING, OWN_MAN } = codes;
const { FLYING } = FACTS;

export function generate(rules: PlainRules, position: number, at: number): number {
  const end = captures(rules, position, at);
  return end === at ? quietMoves(rules, position, at) : end;
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
