import { BUSY, goBehind } from '../threads/priority.ts';
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
import type { Knowledge, World } from '../engine/search/tree.ts';
import { makeMemory, sharedMemory, type Searchers } from '../engine/search/memory.ts';
import { think } from '../engine/search/think.ts';
import { CANCELLED } from '../engine/thread/message.ts';
import type { EndingsAtHand } from './endings.ts';
import { openGroups } from './groupFile.ts';
import { TABLE_BITS, type PlayOrder, type PoolAnswer, type PoolOrder, type ThinkOrder } from './order.ts';

goBehind(BUSY);

/** Nodes to warm up the compiler: a fresh thread is ten times slower. More delay the first user. */
const WARM = 40_000;
/** Lower levels see too little for the opening book to match how they play. */
const FIRST_WITH_BOOK = 7;
const JUDGED = 30_000;

const memory = makeMemory(TABLE_BITS);
const lent: Searchers = new Map();
/** Judging has its own small table, so that it doesn't change the level's table. */
const judging = makeMemory(14);
// A variant's knowledge with endings, once with endings in memory and once with endings in files.
const complete = { inMemory: new WeakMap<Variant, Knowledge>(), inFiles: new WeakMap<Variant, Knowledge>() };

const now = (): number => performance.now();
const warm = startLine(variantOf('russian'));
think(warm, learnedKnowledge(warm.variant), memory, { nodes: WARM }, { now, isCancelled: () => false });

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
  // A level below the full engine must judge by the game, not by what this thread has searched.
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
