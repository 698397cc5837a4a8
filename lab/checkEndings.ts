/** Checked by the readable rules, one move ahead, and by a search without an endgame database. */
import { lastPosition, startLine } from '../src/draughts/line.ts';
import { legalMoves } from '../src/draughts/moves.ts';
import type { Core } from '../src/draughts/numeric/core.ts';
import { coreOf } from '../src/draughts/numeric/coreOf.ts';
import { play } from '../src/draughts/position.ts';
import type { Position } from '../src/draughts/types.ts';
import type { Variant } from '../src/draughts/variant.ts';
import { writePosition, type Group } from '../src/engine/endings/catalogue.ts';
import { probeIn } from '../src/engine/endings/probe.ts';
import type { Sets, Shape } from '../src/engine/endings/shape.ts';
import type { Endings } from '../src/engine/endings/solve.ts';
import { plainKnowledge } from '../src/engine/knowledgeOf.ts';
import type { Chance } from '../src/engine/play/chance.ts';
import { makeMemory } from '../src/engine/search/memory.ts';
import { DECIDED, WON, UNKNOWN } from '../src/engine/search/score.ts';
import { think } from '../src/engine/search/think.ts';
import type { Probe } from '../src/engine/search/tree.ts';

const NODES = 20_000;

export function scoreOf(variant: Variant, probe: Probe, position: Position): number {
  const core = coreOf(variant);
  core.load(position, core.root);
  return probe(core, core.root);
}

export function scoreByMoves(variant: Variant, probe: Probe, position: Position): number {
  const blocked = variant.goal === 'lose' ? WON : -WON;
  const scores = legalMoves(variant, position).map((move) => {
    const known = scoreOf(variant, probe, play(variant, position, move));
    // The database has no entry for positions in which the other side has no pieces.
    const score = known === UNKNOWN ? blocked : known;
    if (Math.abs(score) < DECIDED) return 0;
    return score > 0 ? 1 - score : -1 - score;
  });
  return scores.length === 0 ? blocked : Math.max(...scores);
}

interface Checked {
  readonly positions: number;
  readonly wrong: number;
  /** The number of results that the search found, and of disagreements, including slower wins. */
  readonly searched: number;
  readonly refuted: number;
}

export function checkEndings(
  endings: Endings,
  isChosen: (group: Group) => boolean,
  positions: number,
  chance: Chance,
): Checked {
  const { variant, catalogue } = endings;
  const core = coreOf(variant);
  const { root, size } = core;
  const probe = probeIn(endings);
  const groups = catalogue.groups.filter(isChosen);
  const memory = makeMemory(14);
  const world = { now: () => 0, isCancelled: () => false };

  const draw = (): Position => {
    for (;;) {
      const group = groups[chance(groups.length)];
      if (!group || !placeNumber(core, catalogue.shape, group, chance(group.size))) continue;
      // Successors are stored from the point of view of the player who just moved.
      core.turn(root, root + size);
      return core.successorAt('black', root + size);
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

/** False if two pieces share a square. */
function placeNumber(core: Core, shape: Shape, { sets }: Group, number: number): boolean {
  let rest = number;
  const take = ({ count, lo, hi }: Sets): { readonly lo: number; readonly hi: number } => {
    const place = rest % count;
    rest = Math.floor(rest / count);
    return { lo: lo[place] ?? 0, hi: hi[place] ?? 0 };
  };
  const [royals, rivals] = [take(sets[3]), take(sets[2])];
  const [kings, men] = [take(sets[1]), take(sets[0])];
  const me = { lo: men.lo | kings.lo, hi: men.hi | kings.hi };
  const them = { lo: rivals.lo | royals.lo, hi: rivals.hi | royals.hi };
  writePosition(core, shape, me.lo, me.hi, them.lo, them.hi, kings.lo | royals.lo, kings.hi | royals.hi);
  const shared = (men.lo & kings.lo) | (rivals.lo & royals.lo) | (me.lo & them.lo);
  return (shared | (men.hi & kings.hi) | (rivals.hi & royals.hi) | (me.hi & them.hi)) === 0;
}
