import { endingOf } from '../../src/draughts/ending.ts';
import { type Line, extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { ByColor, Move } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { learnedKnowledge } from '../../src/engine/knowledgeOf.ts';
import type { Random } from '../../src/engine/play/chance.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { think } from '../../src/engine/search/think.ts';

/** Longer games are drawn, because some variants have no draw counts. */
const LONGEST_GAME = 300;
const TRIES = 50;

export function openingOf(
  variant: Variant,
  plies: number,
  random: Random,
  isGood: (line: Line) => boolean = () => true,
): Line {
  let line = randomLine(variant, plies, random);
  for (let n = 1; n < TRIES && !isGood(line); n += 1) line = randomLine(variant, plies, random);
  return line;
}

function randomLine(variant: Variant, plies: number, random: Random): Line {
  let line = startLine(variant);
  while (line.moves.length < plies) {
    const moves = legalMoves(variant, lastPosition(line));
    const move = moves[Math.floor(random() * moves.length)];
    line = move ? extend(line, move) : startLine(variant);
  }
  return line;
}

export async function playOn(opening: Line, players: ByColor<Player>): Promise<1 | 0 | -1> {
  let line = opening;
  players.white.begin();
  players.black.begin();
  for (;;) {
    const ending = endingOf(line);
    if (ending?.winner === 'white') return 1;
    if (ending?.winner === 'black') return -1;
    if (ending || line.moves.length >= LONGEST_GAME) return 0;
    line = extend(line, await players[lastPosition(line).turn].move(line));
  }
}

export interface Player {
  readonly begin: () => void;
  readonly move: (line: Line) => Move | Promise<Move>;
  readonly close: () => void;
  readonly visited: () => number | null;
  /** CPU time per move in milliseconds; null if unknown. */
  readonly cpuTime: () => number | null;
  /** Changes the player's time limit so that a move takes this CPU time on average. */
  readonly aimAt: ((ms: number) => void) | null;
}

const NODES = 2000;
const AHEAD = 60;

const memory = makeMemory(14);
const world = { now: () => 0, isCancelled: () => false };

export function isEven(line: Line): boolean {
  memory.owner = null;
  const thought = think(line, learnedKnowledge(line.variant), memory, { nodes: NODES }, world);
  return thought !== null && Math.abs(thought.score) <= AHEAD;
}
