import { endingOf } from '../../src/draughts/ending.ts';
import { type Line, extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import type { Chance } from '../../src/engine/play/chance.ts';
import { choose } from '../../src/engine/play/choose.ts';
import type { Inquiry } from '../../src/engine/puzzles/question.ts';
import type { Knowledge } from '../../src/engine/search/tree.ts';
import type { Memory } from '../../src/engine/search/memory.ts';
import { think } from '../../src/engine/search/think.ts';

const LONGEST = 80;
const SLIPS = 7;

const PLAYERS = [
  { depth: 1, nodes: 1000, ms: Infinity, error: 100, careless: 0, given: 0, isLearned: true },
  { depth: 2, nodes: 2000, ms: Infinity, error: 70, careless: 0, given: 0, isLearned: true },
  { depth: 3, nodes: 3000, ms: Infinity, error: 45, careless: 0, given: 0, isLearned: true },
] as const;

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

const WORLD = { now: () => 0, isCancelled: () => false } as const;

export function answerWith<T>(inquiry: Inquiry<T>, knowledge: Knowledge, memory: Memory): T {
  let step = inquiry.next();
  while (!step.done) {
    const { line, limits } = step.value;
    step = inquiry.next(think(line, knowledge, memory, limits, WORLD));
  }
  return step.value;
}
