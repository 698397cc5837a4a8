/** Shows that the database wins games under the draw rules with only a few nodes per move. */
import { startLine } from '../src/draughts/line.ts';
import { coreOf } from '../src/draughts/numeric/coreOf.ts';
import type { Variant } from '../src/draughts/variant.ts';
import { eachPosition, type Group } from '../src/engine/endings/catalogue.ts';
import { probeIn } from '../src/engine/endings/probe.ts';
import type { Endings } from '../src/engine/endings/solve.ts';
import { isWin } from '../src/engine/endings/verdict.ts';
import { plainKnowledge } from '../src/engine/knowledgeOf.ts';
import { makeMemory, prepare } from '../src/engine/search/memory.ts';
import { makeTree } from '../src/engine/search/makeTree.ts';
import { advance, choose, resultByRule } from './tuning/numericGame.ts';

const NODES = 1000;
const LONGEST = 60;

interface PlayedOut {
  readonly games: number;
  readonly won: number;
  readonly longest: number;
}

export function playOut(
  variant: Variant,
  endings: Endings,
  isChosen: (group: Group) => boolean,
  every = 1,
): PlayedOut {
  const { catalogue, verdicts } = endings;
  const core = coreOf(variant);
  const { root, size } = core;
  const knowledge = { ...plainKnowledge(variant), probe: probeIn(endings) };
  const memory = makeMemory(14);
  const world = { now: () => 0, isCancelled: () => false };

  const play = (): number | null => {
    // Successors are stored from the point of view of the player who just moved.
    core.turn(root, root + size);
    const start = core.successorAt('black', root + size);
    const tree = makeTree(startLine(variant, start), knowledge, memory, { nodes: NODES }, world);
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
    eachPosition(core, catalogue.shape, group, (number) => {
      if (!isWin(verdicts[group.key]?.[number] ?? 0)) return;
      seen += 1;
      if (seen % every !== 0) return;
      const plies = play();
      games += 1;
      if (plies === null) return;
      won += 1;
      longest = Math.max(longest, plies);
    });
  }
  return { games, won, longest };
}
