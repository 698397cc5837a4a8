/**
 * How the engine's own games begin: with random moves, so that no two are alike, but not with such as lose a man: what is
 * learned from games that begin so is how to be a man behind.
 */
import type { Chance } from '../../src/engine/play/chance.ts';
import type { Tree } from '../../src/engine/search/tree.ts';
import { advance, choose, mark, resultOf, successors } from './numericGame.ts';

/** Random plies: from the first number to before their sum. */
const PLIES = { least: 1, range: 12 } as const;
/** How far from level a position of the opening may be, in hundredths of a man; in one game of `RARE` further. */
const LEVEL = 45;
const UNEVEN = 220;
const RARE = 10;
/** The same where the goal is to lose, whose games are short and soon alike: there half of the openings may be as uneven as they come. */
const PLIES_TO_LOSE = { least: 4, range: 12 } as const;
const RARE_TO_LOSE = 2;
/** Nodes by which that is tested, and moves that are tried in a position. */
const LOOK = 250;
const TRIES = 6;

/** Plays the first plies; returns how many, or -1 where it led nowhere: begin anew. */
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

/** Plays a random move after which the game is as level as wanted; false where none was found. */
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

/** Of so many plies after the opening one is a random move, if it costs no more than this. */
const SLIPS = 10;
const COST = 30;

/** Now and then another move than the best, which is hardly worse: the same opening goes many ways. */
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
