/**
 * Holds a database of endings against what it was not made by: the readable rules, a move ahead, and a search that knows no endings.
 */
import { lastPosition, startLine } from '../src/draughts/line.ts';
import { legalMoves } from '../src/draughts/moves.ts';
import { play } from '../src/draughts/play.ts';
import type { Position } from '../src/draughts/types.ts';
import type { Variant } from '../src/draughts/variant.ts';
import { placeNumber, type Group } from '../src/engine/endings/catalogue.ts';
import { probeIn } from '../src/engine/endings/probe.ts';
import type { Endings } from '../src/engine/endings/solve.ts';
import { groundOf } from '../src/engine/ground/groundOf.ts';
import { plainKnowledge } from '../src/engine/knowledgeOf.ts';
import type { Chance } from '../src/engine/play/chance.ts';
import { makeMemory } from '../src/engine/search/memory.ts';
import { DECIDED, WON } from '../src/engine/search/score.ts';
import { think } from '../src/engine/search/think.ts';
import { UNKNOWN, type Probe } from '../src/engine/search/tree.ts';

/** Nodes of a search that is held against the database. */
const NODES = 20_000;

/** A position's score by a database, from its side to move's point of view. */
export function scoreOf(variant: Variant, probe: Probe, position: Position): number {
  groundOf(variant).load(position, 0);
  return probe(0);
}

/** What a position's score has to be by those of what its moves lead to, by the readable rules. */
export function scoreByMoves(variant: Variant, probe: Probe, position: Position): number {
  const blocked = variant.goal === 'lose' ? WON : -WON;
  const scores = legalMoves(variant, position).map((move) => {
    const known = scoreOf(variant, probe, play(variant, position, move));
    // Nothing is known where the other side has no pieces left.
    const score = known === UNKNOWN ? blocked : known;
    // One ply further from the end, the other side's score.
    if (Math.abs(score) < DECIDED) return 0;
    return score > 0 ? 1 - score : -1 - score;
  });
  return scores.length === 0 ? blocked : Math.max(...scores);
}

export interface Checked {
  readonly positions: number;
  /** Of these, where the database says something else than the moves. */
  readonly wrong: number;
  /** Where a search saw a result, and of these where the database says another, or a slower win. */
  readonly searched: number;
  readonly refuted: number;
}

/** Checks so many random positions of the groups chosen. */
export function checkEndings(
  endings: Endings,
  isChosen: (group: Group) => boolean,
  positions: number,
  chance: Chance,
): Checked {
  const { variant, catalogue } = endings;
  const ground = groundOf(variant);
  const probe = probeIn(ground, endings);
  const groups = catalogue.groups.filter(isChosen);
  const memory = makeMemory(14);
  const world = { now: () => 0, isCancelled: () => false };

  /** A random position, every group alike. */
  const draw = (): Position => {
    for (;;) {
      const group = groups[chance(groups.length)];
      if (!group || !placeNumber(catalogue.shape, group, chance(group.size), 0)) continue;
      // A successor is seen by its mover, who here is the side that has just moved.
      ground.turn(0, ground.words);
      return ground.successorAt('black', ground.words);
    }
  };

  let [wrong, searched, refuted] = [0, 0, 0];
  for (let n = 0; n < positions; n += 1) {
    const line = startLine(variant, draw());
    const score = scoreOf(variant, probe, lastPosition(line));
    if (score !== scoreByMoves(variant, probe, lastPosition(line))) wrong += 1;
    const found = think(line, plainKnowledge(variant), memory, { nodes: NODES }, world)?.score ?? 0;
    if (Math.abs(found) < DECIDED) continue;
    searched += 1;
    if (found > 0 ? score < found : score > found) refuted += 1;
  }
  return { positions, wrong, searched, refuted };
}
