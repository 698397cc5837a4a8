/**
 * A player of a match, from a word on the command line: what `levelIn.ts` reads, such as `level:3` or `nodes:20000`, with `@plain` behind it
 * to know nothing but the count of pieces, `@book` to play from the opening book as long as it can, or `@file` to judge by other weights. `hub:nodes=20000@command` is another program
 * that speaks the Hub protocol, such as the version of yesterday. `child` and `chance` are players to measure the first level by (`beginner.ts`).
 */
import type { Line } from '../../src/draughts/line.ts';
import type { Move } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { bookOf, fullKnowledge, plainKnowledge, judgedBy } from '../../src/engine/knowledgeOf.ts';
import { bookMove } from '../../src/engine/play/book.ts';
import { choose, type Random } from '../../src/engine/play/choose.ts';
import type { Level } from '../../src/engine/play/levels.ts';
import type { Knowledge } from '../../src/engine/search/knowledge.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { childsMove, moveByChance } from './beginner.ts';
import { levelIn } from './levelIn.ts';
import { meterOf } from './meter.ts';
import type { Player } from './participant.ts';
import { startProgram } from './program.ts';

/** Time is CPU time, so that a busy machine does not decide a match, or is told by the positions that a search has visited. */
const cpuTime = (): number => process.cpuUsage().user / 1000;
const byPositions = (nodes: number): number => nodes;

/** The player that the word stands for, with a memory of its own. Throws when the word stands for none. */
export async function playerOf(word: string, variant: Variant, random: Random): Promise<Player> {
  if (word === 'child') return beginner((line) => childsMove(line, random));
  if (word === 'chance') return beginner((line) => moveByChance(line, random));
  const at = word.indexOf('@');
  const [how, what] = at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
  if (how.startsWith('hub:') && what !== undefined) return startProgram(what, how.slice(4), variant);
  const level = levelIn(how, variant);
  const isBelowFull = how.startsWith('level:') && level.nodes < Infinity;
  const knowledge = knowledgeBy(what, level, variant);
  const memory = makeMemory(18);
  const book = what === 'book' ? bookOf(variant) : null;
  const { world, visited } = meterOf(how.startsWith('time:') ? byPositions : cpuTime);
  return playing(visited, (line) => {
    // As in the bot: what a level below the full engine plays follows from the game alone.
    if (isBelowFull) memory.owner = null;
    return (book && bookMove(book, line, random)) ?? choose(line, level, knowledge, memory, world, random);
  });
}

/** A player of this process, who has a move wherever it is asked for one; `visited` tells the positions that it has visited in all. */
function playing(visited: () => number, chosen: (line: Line) => Move | null): Player {
  let moves = 0;
  return {
    begin: () => undefined,
    move: (line) => {
      const move = chosen(line);
      if (!move) throw new Error('asked for a move where there is none');
      moves += 1;
      return move;
    },
    close: () => undefined,
    visited: () => visited() / Math.max(1, moves),
  };
}

const beginner = (chosen: (line: Line) => Move | null): Player => playing(() => 0, chosen);

function knowledgeBy(what: string | undefined, { isLearned }: Level, variant: Variant): Knowledge {
  if (what === 'plain' || (what === undefined && !isLearned)) return plainKnowledge(variant);
  const full = fullKnowledge(variant);
  return what === undefined || what === 'book' ? full : { ...full, ...judgedBy(variant, what) };
}
