/** On some turns, lower levels ignore the opponent's answers. In the opening, all moves vary. */
import { endingOf, type Ending } from '../../draughts/ending.ts';
import { extend, lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move } from '../../draughts/types.ts';
import type { Knowledge, Limits, World } from '../search/tree.ts';
import type { Memory } from '../search/memory.ts';
import { WON } from '../search/score.ts';
import { glance, think, type SearchResult } from '../search/think.ts';
import type { Random } from './chance.ts';
import type { Level } from './levels.ts';

/** How many plies vary, and how much worse than the best move a move may look there. */
const OPENING = 8;
const VARIETY = 6;

/** The usual error of a judgment that ignores the answers. */
const BLUR = 50;

/** In the opening, the search gets half of the limits; looking at other moves gets the rest. */
const LOOKS = 2;
const FIRST = 0.7;
/** How many plies shallower than the search a look at other moves may be. */
const SHALLOWER = 3;

/** More than the number of moves in any position of a game. */
const MANY = 100;

interface View {
  readonly move: Move;
  readonly score: number;
}

type Search = (line: Line, limits: Limits) => SearchResult | null;

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
  const search: Search = (after, limits) => think(after, knowledge, memory, limits, world);
  const looked = moves.length <= MANY ? moves : spread(moves, MANY);
  const share = shareOf(level, looked.length);
  const seen = (scoreOf: (after: Line) => number, error: number): readonly View[] =>
    looked.map((move) => {
      const after = extend(line, move);
      const ending = endingOf(after);
      const score = ending ? worthOf(ending, after) : scoreOf(after);
      return { move, score: score + error * normal(random) };
    });
  const deeply = (after: Line): number => -(search(after, share)?.score ?? 0);
  if (happens(level.given, random)) return lowest(seen(deeply, 0));
  if (happens(level.careless, random))
    return highest(seen((after) => -glance(after, knowledge, memory), BLUR));
  const isOpening = line.moves.length < OPENING;
  if (level.error > 0) return highest(seen(deeply, Math.max(level.error, isOpening ? VARIETY : 0)));
  return isOpening ? vary(line, moves, level, search, random) : (search(line, level)?.move ?? null);
}

const happens = (part: number, random: Random): boolean => part > 0 && random() < part;

const highest = (views: readonly View[]): Move | null =>
  views.reduce<View | null>((best, view) => (best && best.score >= view.score ? best : view), null)?.move ??
  null;

const lowest = (views: readonly View[]): Move | null =>
  highest(views.map(({ move, score }) => ({ move, score: -score })));

function vary(line: Line, moves: readonly Move[], level: Level, search: Search, random: Random): Move | null {
  const best = search(line, partOf(level, FIRST));
  if (!best) return null;
  const limits = { ...partOf(level, (1 - FIRST) / LOOKS), depth: Math.max(1, best.depth - 1) };
  for (let look = 0; look < LOOKS; look += 1) {
    const other = moves[Math.floor(random() * moves.length)];
    if (!other || endingOf(extend(line, other))) continue;
    const found = search(extend(line, other), limits);
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

const spread = (moves: readonly Move[], count: number): readonly Move[] =>
  moves.filter(
    (_, index) =>
      Math.floor((index * count) / moves.length) !== Math.floor(((index - 1) * count) / moves.length),
  );

const shareOf = ({ depth, nodes, ms }: Required<Limits>, moves: number): Limits => ({
  depth: Math.max(1, depth - 1),
  nodes: Math.ceil(Math.min(nodes, 3_000_000) / moves),
  ms: ms / moves,
});

function worthOf({ winner }: Ending, after: Line): number {
  if (winner === null) return 0;
  return winner === lastPosition(after).turn ? -WON : WON;
}

/** A number from the normal distribution with mean 0 and deviation 1 (Box and Muller, 1958). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
