/**
 * The engine's move in a game: the search's best at the top levels, and below what looks best to someone who sees less
 * far and judges each move a little wrong. In the opening every level likes some variety.
 */
import { endingOf } from '../../draughts/ending.ts';
import { extend, lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move } from '../../draughts/types.ts';
import type { Knowledge } from '../search/knowledge.ts';
import type { Limits, World } from '../search/limits.ts';
import type { Memory } from '../search/memory.ts';
import { WON } from '../search/score.ts';
import { think } from '../search/think.ts';
import type { Level } from './levels.ts';

/** Plies of a game in which variety is wanted, and how much worse than the best a move may look for its sake. */
const OPENING = 8;
const VARIETY = 6;

/** Nobody weighs more moves than this one by one; no position of a game has so many. */
const MANY = 100;

/** A number from 0 to before 1. */
export type Random = () => number;

/** What a move looks like to the player. */
interface View {
  readonly move: Move;
  /** Hundredths of a man, from the mover's point of view. */
  readonly score: number;
}

/** The move that a level plays after the line; `null` when there is none. */
export function choose(
  line: Line,
  level: Level,
  knowledge: Knowledge,
  memory: Memory,
  world: World,
  random: Random,
): Move | null {
  const moves = legalMoves(line.variant, lastPosition(line));
  const [only, another] = moves;
  if (!only || !another) return only ?? null;
  const error = Math.max(level.error, line.moves.length < OPENING ? VARIETY : 0);
  if (error === 0) return think(line, knowledge, memory, level, world)?.move ?? null;
  const looked = moves.length <= MANY ? moves : spread(moves, MANY);
  const views = looked.map((move): View => {
    const score = judge(extend(line, move), shareOf(level, looked.length), knowledge, memory, world);
    return { move, score: score + error * normal(random) };
  });
  return views.reduce((best, view) => (view.score > best.score ? view : best)).move;
}

/** So many moves from all over the list. */
const spread = (moves: readonly Move[], count: number): readonly Move[] =>
  moves.filter(
    (_, index) =>
      Math.floor((index * count) / moves.length) !== Math.floor(((index - 1) * count) / moves.length),
  );

/** What remains for each of so many moves, one ply on; at least a look at what can be captured. */
const shareOf = ({ depth, nodes, ms }: Level, moves: number): Limits => ({
  depth: Math.max(1, depth - 1),
  nodes: Math.ceil(Math.min(nodes, 3_000_000) / moves),
  ms: ms / moves,
});

/** A move's score by what comes after it. */
function judge(after: Line, limits: Limits, knowledge: Knowledge, memory: Memory, world: World): number {
  const ending = endingOf(after);
  if (!ending) return -(think(after, knowledge, memory, limits, world)?.score ?? 0);
  if (ending.winner === null) return 0;
  return ending.winner === lastPosition(after).turn ? -WON : WON;
}

/** A number of the normal distribution with mean 0 and deviation 1 (Box and Muller, 1958). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
