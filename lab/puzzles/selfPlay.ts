/** A game of the engine against itself as people play: it sees what they see, and errs as they do. */
import { endingOf } from '../../src/draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import type { Chance } from '../../src/engine/play/chance.ts';
import { choose } from '../../src/engine/play/choose.ts';
import type { Knowledge } from '../../src/engine/search/knowledge.ts';
import type { Memory } from '../../src/engine/search/memory.ts';
import { WORLD } from './answer.ts';

/** What goes on longer is a draw. */
const LONGEST = 80;
/** One move of so many is played without a thought. */
const SLIPS = 7;
/** The players, weaker and stronger: what they see of a position, and how far they are off. */
const PLAYERS = [
  { depth: 1, nodes: 1000, ms: Infinity, error: 100, careless: 0, given: 0, isLearned: true },
  { depth: 2, nodes: 2000, ms: Infinity, error: 70, careless: 0, given: 0, isLearned: true },
  { depth: 3, nodes: 3000, ms: Infinity, error: 45, careless: 0, given: 0, isLearned: true },
] as const;

/** Plays one game to its end. */
export function playGame(variant: Variant, knowledge: Knowledge, memory: Memory, chance: Chance): Line {
  const players = [0, 1].map(() => PLAYERS[chance(PLAYERS.length)] ?? PLAYERS[0]);
  const random = (): number => chance(2 ** 30) / 2 ** 30;
  let line = startLine(variant);
  while (line.moves.length < LONGEST && !endingOf(line)) {
    const player = players[line.moves.length % 2] ?? PLAYERS[0];
    const legal = legalMoves(variant, lastPosition(line));
    const slip = chance(SLIPS) === 0 ? legal[chance(legal.length)] : undefined;
    const move = slip ?? choose(line, player, knowledge, memory, WORLD, random);
    if (!move) break;
    line = extend(line, move);
  }
  return line;
}
