/**
 * How fast and how deep the engine thinks: positions a second and depth after one second of CPU time from the start,
 * warm, with all that it knows; and a short match against the player of npm's rapid-draughts at its one game, English
 * draughts, move for move in the CPU time that the peer took.
 */
import { EnglishDraughts, EnglishDraughtsComputerFactory, type EnglishMove } from 'rapid-draughts/english';
import { endingOf } from '../../src/draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Color, Move } from '../../src/draughts/types.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { fullKnowledge } from '../../src/engine/knowledgeOf.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { think, type Thought } from '../../src/engine/search/think.ts';
import { alone, median, type Bench } from './bench.ts';

const VARIANTS: readonly VariantId[] = ['russian', 'poddavki', 'international', 'bashni', 'english'];
const ROUNDS = 3;
/** Plies that the peer looks ahead, and pairs of games. */
const PEER_DEPTH = 6;
const PAIRS = 5;
const OPENING = 4;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const world = { now: cpuMs, isCancelled: () => false };
const memory = makeMemory(20);

function thought(line: Line, ms: number): Thought {
  const found = think(line, fullKnowledge(line.variant), memory, { ms }, world);
  if (!found) throw new Error('nothing to think about');
  return found;
}

/** Positions a second and depths of a second each, from the start and from nothing remembered. */
function fromStart(id: VariantId): { readonly speed: number; readonly depth: number } {
  const line = startLine(variantOf(id));
  thought(line, 700);
  const found = Array.from({ length: ROUNDS }, () => {
    memory.owner = null;
    return thought(line, 1000);
  });
  return {
    speed: median(found.map(({ nodes, ms }) => (1000 * nodes) / ms)),
    depth: median(found.map(({ depth }) => depth)),
  };
}

/** The peer numbers its squares from the side that begins, which here sits at the bottom. */
const theirs = ({ from, to, taken }: Move): EnglishMove => ({
  origin: 31 - from,
  destination: 31 - to,
  captures: taken.map((square) => 31 - square),
});

const isSame = (one: EnglishMove, other: EnglishMove): boolean =>
  one.origin === other.origin &&
  one.destination === other.destination &&
  one.captures.length === other.captures.length &&
  one.captures.every((square) => other.captures.includes(square));

/** Our points of one game, 0 to 1. */
async function play(opening: readonly Move[], ours: Color): Promise<number> {
  const game = EnglishDraughts.setup();
  const answer = EnglishDraughtsComputerFactory.alphaBeta({ maxDepth: PEER_DEPTH });
  let line = startLine(variantOf('english'));
  const go = (move: Move): void => {
    const known = game.moves.find((one) => isSame(one, theirs(move)));
    if (!known) throw new Error('a move that the peer does not know');
    game.move(known);
    line = extend(line, move);
  };
  opening.forEach(go);
  let ms = 50;
  for (let ending = endingOf(line); ; ending = endingOf(line)) {
    if (ending) return ending.winner === null ? 0.5 : Number(ending.winner === ours);
    if (lastPosition(line).turn === ours) {
      go(thought(line, ms).move);
      continue;
    }
    const begin = cpuMs();
    const chosen = await answer(game);
    ms = cpuMs() - begin;
    const move = legalMoves(line.variant, lastPosition(line)).find((one) => isSame(theirs(one), chosen));
    if (!move) throw new Error('a move that the rules do not know');
    go(move);
  }
}

/** Different openings, each the n-th legal move in turn. */
function openingOf(pair: number): readonly Move[] {
  let line = startLine(variantOf('english'));
  for (let ply = 0; ply < OPENING; ply += 1) {
    const moves = legalMoves(line.variant, lastPosition(line));
    const move = moves[(pair * 5 + ply * 3) % moves.length];
    if (move) line = extend(line, move);
  }
  return line.moves;
}

export const engine: Bench = async function* () {
  for (const id of VARIANTS) {
    const { speed, depth } = fromStart(id);
    yield alone(`${id}, search from the start`, 'nodes/s', speed);
    yield alone(`${id}, depth in a second`, 'plies', depth);
  }
  let points = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const opening = openingOf(pair);
    points += (await play(opening, 'white')) + (await play(opening, 'black'));
  }
  yield alone(`english, ${2 * PAIRS} games against rapid-draughts`, '% of points', (50 * points) / PAIRS);
};
