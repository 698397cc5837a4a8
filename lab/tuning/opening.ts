/** No opening loses a man, because otherwise the weights would be learned from uneven games. */
import type { Chance } from '../../src/engine/play/chance.ts';
import type { Tree } from '../../src/engine/search/tree.ts';
import { advance, choose, mark, resultOf, successors } from './numericGame.ts';

const PLIES = { least: 1, range: 12 } as const;

/** The largest advantage after an opening, in hundredths of a man; one in `RARE` may have more. */
const LEVEL = 45;
const UNEVEN = 220;
const RARE = 10;

/** Giveaway games are short and similar, so half of their openings may be uneven. */
const PLIES_TO_LOSE = { least: 4, range: 12 } as const;
const RARE_TO_LOSE = 2;
const LOOK = 250;
const TRIES = 6;

/** Returns the number of plies, or -1 to start over. */
export function playOpening(tree: Tree, chance: Chance): number {
  const { least, range } = tree.goal === 1 ? PLIES : PLIES_TO_LOSE;
  const plies = least + chance(range);
  const limit = limitOf(tree, chance);
  for (let ply = 0; ply < plies; ply += 1) if (!playLevel(tree, chance, limit)) return -1;
  return resultOf(tree) === null ? plies : -1;
}

function limitOf({ goal }: Tree, chance: Chance): number {
  if (goal === 1) return chance(RARE) === 0 ? UNEVEN : LEVEL;
  return chance(RARE_TO_LOSE) === 0 ? Infinity : LEVEL;
}

function playLevel(tree: Tree, chance: Chance, limit: number): boolean {
  const moves = successors(tree);
  if (moves === 0) return false;
  const back = mark(tree);
  for (let n = 0; n < TRIES; n += 1) {
    advance(tree, chance(moves));
    if (resultOf(tree) === null && Math.abs(choose(tree, LOOK).score) <= limit) return true;
    back();
  }
  return false;
}

/** One ply in `SLIPS` is random if the move costs at most `COST`. */
const SLIPS = 10;
const COST = 30;

/** Sometimes chooses a slightly worse move, so that the same opening leads to different games. */
export function slip(tree: Tree, chance: Chance, place: number, score: number): number {
  if (chance(SLIPS) !== 0) return place;
  const other = chance(successors(tree));
  if (other === place) return place;
  const back = mark(tree);
  advance(tree, other);
  const isGood = resultOf(tree) === null && 0 - choose(tree, LOOK).score >= score - COST;
  back();
  return isGood ? other : place;
}
