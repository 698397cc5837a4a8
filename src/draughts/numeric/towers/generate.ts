/** Every legal move of a Bashni position as its successor, copied once in the stack (36 words). */
import { menThatJump } from '../small/board.ts';
import { shared } from '../stack.ts';
import { board, crown } from './board.ts';
import { captures } from './captures.ts';

const { stack } = shared;
const { FIRST_WAY_DOWN, KINGS, ME, NEXT, RAY, THEM, TOP, TOWERS, WAYS, WORDS } = board;

export function generate(position: number, at: number): number {
  const me = stack[position + ME]!;
  const empty = ~(me | stack[position + THEM]!);
  const royals = me & stack[position + KINGS]!;
  const men = me ^ royals;
  const jumpers = menThatJump(men, stack[position + THEM]!, empty);
  if ((jumpers | royals) !== 0) {
    const end = captures(position, jumpers, royals, at);
    if (end !== at) return end;
  }
  return slide(position, royals, empty, stepUp(position, men, empty, at));
}

function stepUp(position: number, men: number, empty: number, at: number): number {
  let p = at;
  for (let rest = men; rest !== 0; rest &= rest - 1) {
    const square = 31 - Math.clz32(rest & -rest);
    for (let way = 0; way < FIRST_WAY_DOWN; way += 1) {
      const to = NEXT[square * WAYS + way]! & empty;
      if (to !== 0) p = move(position, square, to, p);
    }
  }
  return p;
}

function slide(position: number, royals: number, empty: number, at: number): number {
  let p = at;
  for (let rest = royals; rest !== 0; rest &= rest - 1) {
    const square = 31 - Math.clz32(rest & -rest);
    for (let way = 0; way < WAYS; way += 1) {
      const ray = RAY[square * WAYS + way]!;
      const blockers = ray & ~empty;
      let open = ray;
      if (blockers !== 0) {
        const stop = 31 - Math.clz32(way < FIRST_WAY_DOWN ? blockers & -blockers : blockers);
        open = ray & ~(1 << stop) & ~RAY[stop * WAYS + way]!;
      }
      for (; open !== 0; open &= open - 1) p = move(position, square, open & -open, p);
    }
  }
  return p;
}

function move(position: number, from: number, to: number, at: number): number {
  stack.copyWithin(at, position, position + WORDS);
  const isKing = ((stack[position + KINGS]! >>> from) & 1) === 1 || (to & TOP) !== 0;
  const tower = stack[position + TOWERS + from]!;
  stack[at + ME] = (stack[position + ME]! & ~(1 << from)) | to;
  stack[at + KINGS] = (stack[position + KINGS]! & ~(1 << from)) | (isKing ? to : 0);
  stack[at + TOWERS + from] = 0;
  stack[at + TOWERS + 31 - Math.clz32(to)] = isKing ? crown(tower) : tower;
  return at + WORDS;
}
