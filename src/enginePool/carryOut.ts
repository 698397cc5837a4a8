/** A thread of the pool: it warms up as it starts, and does one order after the other. */
import { extend, startLine, type Line } from '../draughts/line.ts';
import type { Variant } from '../draughts/variant.ts';
import { variantOf } from '../draughts/variants.ts';
import {
  bookOf,
  knowledgeWith,
  learnedKnowledge,
  plainKnowledge,
  type GivenEndings,
} from '../engine/knowledgeOf.ts';
import { bookMove } from '../engine/play/book.ts';
import { randomOf } from '../engine/play/chance.ts';
import { choose } from '../engine/play/choose.ts';
import { levelOf } from '../engine/play/levels.ts';
import type { Knowledge } from '../engine/search/knowledge.ts';
import type { World } from '../engine/search/limits.ts';
import { makeMemory, sharedMemory, type Made } from '../engine/search/memory.ts';
import { think } from '../engine/search/think.ts';
import { CANCELLED } from '../engine/thread/message.ts';
import type { EndingsAtHand } from './endings.ts';
import { openGroups } from './groupReader.ts';
import type { PlayOrder, PoolAnswer, PoolOrder, ThinkOrder } from './order.ts';
import { TABLE_BITS } from './sharedTables.ts';

/** Nodes after which the compiler has seen what matters (a fresh thread is ten times as slow): more would only keep the first who asks waiting. */
const WARM = 40_000;
/** The lowest level that plays from the opening book: those below see too little for it to look like them. */
const FIRST_WITH_BOOK = 7;
/** Nodes that tell what a position is worth: a few hundredths of a second. */
const JUDGED = 30_000;

const memory = makeMemory(TABLE_BITS);
/** What this thread made to search with tables that it shares. */
const lent: Made = new WeakMap();
/** A small one for judging, so that the level's own is left as it is. */
const judging = makeMemory(14);
/** What is known with the endings of a variant, made once for those in memory, and once more with those in files. */
const complete = { inMemory: new WeakMap<Variant, Knowledge>(), inFiles: new WeakMap<Variant, Knowledge>() };

const now = (): number => performance.now();
const warm = startLine(variantOf('russian'));
think(warm, learnedKnowledge(warm.variant), memory, { nodes: WARM }, { now, isCancelled: () => false });

/** Does what is ordered (the pool calls it by its name). */
export function carryOut(order: PoolOrder): PoolAnswer {
  const { variant: id, start, moves } = order.course;
  const line = moves.reduce(extend, startLine(variantOf(id), start));
  const flag = new Int32Array(order.flag);
  const world = { now, isCancelled: () => Atomics.load(flag, CANCELLED) === 1 };
  return order.kind === 'play' ? play(order, line, world) : search(order, line, world);
}

function search({ limits, endings, shared }: ThinkOrder, line: Line, world: World): PoolAnswer {
  const knowledge = knowledgeOf(line.variant, endings);
  const own = shared ? sharedMemory(TABLE_BITS, shared, knowledge, lent) : memory;
  const thought = think(line, knowledge, own, limits, world);
  return thought ? { kind: 'thought', thought } : { kind: 'no-move' };
}

function play(order: PlayOrder, line: Line, world: World): PoolAnswer {
  const usual = levelOf(order.level, line.variant);
  const level = { ...usual, ms: Math.min(order.ms, usual.ms) };
  const known = knowledgeOf(line.variant, order.endings);
  const seen = level.isLearned ? known : plainKnowledge(line.variant);
  // What a level below the full engine plays follows from the game alone, not from what this thread did before.
  if (level.nodes < Infinity) memory.owner = null;
  judging.owner = null;
  const random = randomOf(`${order.seed}.${line.moves.length}`);
  const book = order.level < FIRST_WITH_BOOK ? null : bookOf(line.variant);
  const move = (book && bookMove(book, line, random)) ?? choose(line, level, seen, memory, world, random);
  const judged = think(line, known, judging, { nodes: JUDGED, ms: level.ms }, world);
  return move && judged ? { kind: 'played', move, score: judged.score } : { kind: 'no-move' };
}

function knowledgeOf(variant: Variant, { memory: few, folder }: EndingsAtHand): Knowledge {
  if (few === null && folder === null) return learnedKnowledge(variant);
  const made = folder === null ? complete.inMemory : complete.inFiles;
  const inFiles = (): GivenEndings['inFiles'] => (folder === null ? null : openGroups(folder, variant));
  const known = made.get(variant) ?? knowledgeWith(variant, { memory: few, inFiles: inFiles() });
  made.set(variant, known);
  return known;
}
