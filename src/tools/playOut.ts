/**
 * Plays won endings out against the longest defence and by the draw rules, to see that a database of endings is not only
 * right but also played right: by the same search as in a game, with few nodes a move.
 */
import { startLine } from '../draughts/line.ts';
import type { Variant } from '../draughts/variant.ts';
import { eachPosition, type Group } from '../engine/endings/catalogue.ts';
import { probeOf } from '../engine/endings/probe.ts';
import type { Endings } from '../engine/endings/solve.ts';
import { isWin } from '../engine/endings/verdict.ts';
import { evaluateOf } from '../engine/evaluate/evaluateOf.ts';
import { groundOf } from '../engine/ground/groundOf.ts';
import { makeMemory, prepare } from '../engine/search/memory.ts';
import { makeTree } from '../engine/search/makeTree.ts';
import { advance, choose, resultByRule } from './tuning/numericGame.ts';
import { shared } from '../draughts/numeric/stack.ts';

const { stack } = shared;

/** Nodes a move: enough to look two plies ahead. */
const NODES = 1000;
/** Plies after which a game that is not won never will be. */
const LONGEST = 60;

export interface PlayedOut {
  readonly games: number;
  readonly won: number;
  /** Plies of the longest win. */
  readonly longest: number;
}

/** Plays out every n-th position of a group that its side to move wins by the database. */
export function playOut(
  variant: Variant,
  endings: Endings,
  isChosen: (group: Group) => boolean,
  every = 1,
): PlayedOut {
  const { catalogue, bytes } = endings;
  const knowledge = { evaluate: evaluateOf(variant), probe: probeOf(endings) };
  const memory = makeMemory(14);
  const ground = groundOf(variant);
  const world = { now: () => 0, isCancelled: () => false };

  /** Plies until the side to move at the beginning has won; `null` when it does not. */
  const play = (me: number, them: number, crowned: number): number | null => {
    stack.set([me, them, crowned, 0], ground.words);
    // A successor is seen by its mover, who here is the side that has just moved.
    ground.turn(ground.words, 2 * ground.words);
    const start = ground.successorAt('black', 2 * ground.words);
    const tree = makeTree(startLine(variant, start), knowledge, memory, { nodes: NODES }, world, LONGEST);
    for (let ply = 0; ply < LONGEST; ply += 1) {
      const result = resultByRule(tree);
      if (result !== null) return result === (ply % 2 === 0 ? 2 : 0) ? ply : null;
      advance(tree, choose(tree).place);
    }
    return null;
  };

  let [seen, games, won, longest] = [0, 0, 0, 0];
  prepare(memory, knowledge);
  for (const group of catalogue.groups.filter(isChosen)) {
    eachPosition(catalogue, group, (me, them, crowned, number) => {
      if (!isWin(bytes[number] ?? 0)) return;
      seen += 1;
      if (seen % every !== 0) return;
      const plies = play(me, them, crowned);
      games += 1;
      if (plies === null) return;
      won += 1;
      longest = Math.max(longest, plies);
    });
  }
  return { games, won, longest };
}
