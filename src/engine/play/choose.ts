/**
 * The engine's move in a game: what its search finds best, as far as the level sees; but in some turns a level below the top plays
 * what looks best without a look at the answers, and the first level its worst. In the opening every level likes some variety.
 */
import { endingOf, type Ending } from '../../draughts/ending.ts';
import { extend, lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move } from '../../draughts/types.ts';
import { glance } from '../search/glance.ts';
import type { Knowledge } from '../search/knowledge.ts';
import type { Limits, World } from '../search/limits.ts';
import type { Memory } from '../search/memory.ts';
import { WON } from '../search/score.ts';
import { think } from '../search/think.ts';
import type { Level } from './levels.ts';

/** Plies of a game in which variety is wanted, and how much worse than the best a move may look for its sake. */
const OPENING = 8;
const VARIETY = 6;

/** How far off a judgement without a look at the answers usually is. */
const BLUR = 50;

/** For the sake of variety the search looks at so many other moves, with what its own search leaves of its limits. */
const LOOKS = 2;
const FIRST = 0.7;
/** Plies by which such a look may be less deep than the search and still be believed. */
const SHALLOWER = 3;

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
  const looked = moves.length <= MANY ? moves : spread(moves, MANY);
  const share = shareOf(level, looked.length);
  const seen = (limits: Limits | null, error: number): readonly View[] =>
    looked.map((move) => {
      const score = judge(extend(line, move), limits, knowledge, memory, world);
      return { move, score: score + error * normal(random) };
    });
  if (happens(level.given, random)) return lowest(seen(share, 0));
  if (happens(level.careless, random)) return highest(seen(null, BLUR));
  const isOpening = line.moves.length < OPENING;
  if (level.error > 0) return highest(seen(share, Math.max(level.error, isOpening ? VARIETY : 0)));
  if (isOpening) return vary(line, moves, level, knowledge, memory, world, random);
  return think(line, knowledge, memory, level, world)?.move ?? null;
}

/** Whether something happens that happens in such a part of all cases. */
const happens = (part: number, random: Random): boolean => part > 0 && random() < part;

const highest = (views: readonly View[]): Move | null =>
  views.reduce<View | null>((best, view) => (best && best.score >= view.score ? best : view), null)?.move ??
  null;

const lowest = (views: readonly View[]): Move | null =>
  highest(views.map(({ move, score }) => ({ move, score: -score })));

/**
 * The best move, or another that chance has named and that is hardly worse: most of what may be spent goes into the one search,
 * and what is left into looks at two others, as deep.
 */
function vary(
  line: Line,
  moves: readonly Move[],
  level: Level,
  knowledge: Knowledge,
  memory: Memory,
  world: World,
  random: Random,
): Move | null {
  const best = think(line, knowledge, memory, partOf(level, FIRST), world);
  if (!best) return null;
  const limits = { ...partOf(level, (1 - FIRST) / LOOKS), depth: Math.max(1, best.depth - 1) };
  for (let look = 0; look < LOOKS; look += 1) {
    const other = moves[Math.floor(random() * moves.length)];
    if (!other || endingOf(extend(line, other))) continue;
    const found = think(extend(line, other), knowledge, memory, limits, world);
    if (!found || found.depth < best.depth - SHALLOWER) continue;
    if (0 - found.score >= best.score - VARIETY) return other;
  }
  return best.move;
}

const partOf = ({ depth, nodes, ms }: Level, part: number): Limits => ({
  depth,
  nodes: Math.ceil(nodes * part),
  ms: ms * part,
});

/** So many moves from all over the list. */
const spread = (moves: readonly Move[], count: number): readonly Move[] =>
  moves.filter(
    (_, index) =>
      Math.floor((index * count) / moves.length) !== Math.floor(((index - 1) * count) / moves.length),
  );

/** What remains for each of so many moves, one ply on; at least a look at what can be captured. */
const shareOf = ({ depth, nodes, ms }: Required<Limits>, moves: number): Limits => ({
  depth: Math.max(1, depth - 1),
  nodes: Math.ceil(Math.min(nodes, 3_000_000) / moves),
  ms: ms / moves,
});

/** A move's score by what comes after it, as far as the limits go; without any, by the board as it is then. */
function judge(
  after: Line,
  limits: Limits | null,
  knowledge: Knowledge,
  memory: Memory,
  world: World,
): number {
  const ending = endingOf(after);
  if (ending) return worthOf(ending, after);
  if (!limits) return -glance(after, knowledge);
  return -(think(after, knowledge, memory, limits, world)?.score ?? 0);
}

/** What an ending is worth to the side that has moved. */
function worthOf({ winner }: Ending, after: Line): number {
  if (winner === null) return 0;
  return winner === lastPosition(after).turn ? -WON : WON;
}

/** A number of the normal distribution with mean 0 and deviation 1 (Box and Muller, 1958). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
