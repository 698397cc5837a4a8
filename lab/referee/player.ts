/**
 * `level:3`, `nodes:20000`; with `@plain`, `@book`, `@endings`, `@file`, or several of these;
 * `hub:…@command`; `child`, `chance`.
 */
import type { Player } from './game.ts';
import { startProgram } from './program.ts';
import { ownCpuTime, spendingBy } from './spending.ts';
import { type Line, lastPosition } from '../../src/draughts/line.ts';
import { once } from '../../src/draughts/once.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Move } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import {
  bookOf,
  fullKnowledge,
  judgedBy,
  learnedKnowledge,
  plainKnowledge,
} from '../../src/engine/knowledgeOf.ts';
import { probeIn } from '../../src/engine/endings/probe.ts';
import { moreEndingsOf, solve } from '../../src/engine/endings/solve.ts';
import { bookMove } from '../../src/engine/play/book.ts';
import { choose } from '../../src/engine/play/choose.ts';
import type { Random } from '../../src/engine/play/chance.ts';
import { LEVELS, type Level, levelOf } from '../../src/engine/play/levels.ts';
import type { Knowledge, World } from '../../src/engine/search/tree.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';

/** CPU time, so that a busy machine doesn't decide a match; or the number of visited positions. */
const cpuTime = (): number => process.cpuUsage().user / 1000;
const byPositions = (nodes: number): number => nodes;

export async function playerOf(word: string, variant: Variant, random: Random): Promise<Player> {
  if (word === 'child') return beginner((line) => childsMove(line, random));
  if (word === 'chance') return beginner((line) => moveByChance(line, random));
  const [how = '', ...what] = word.split('@');
  if (how.startsWith('hub:') && what.length > 0) return startProgram(what.join('@'), how.slice(4), variant);
  const level = levelIn(how, variant);
  const isBelowFull = how.startsWith('level:') && level.nodes < Infinity;
  const knowledge = knowledgeBy(what, level, variant);
  const memory = makeMemory(18);
  const book = what.includes('book') ? bookOf(variant) : null;
  const { world, visited } = meterOf(how.startsWith('time:') ? byPositions : cpuTime);
  return playing(visited, (line) => {
    // As in the bot, the moves of lower levels depend only on the game.
    if (isBelowFull) memory.owner = null;
    return (book && bookMove(book, line, random)) ?? choose(line, level, knowledge, memory, world, random);
  });
}

function playing(visited: () => number, chosen: (line: Line) => Move | null): Player {
  let moves = 0;
  const { during, mean } = spendingBy(ownCpuTime);
  return {
    begin: () => undefined,
    move: (line) =>
      during(async () => {
        const move = chosen(line);
        if (!move) throw new Error('asked for a move in a finished game');
        moves += 1;
        return move;
      }),
    close: () => undefined,
    visited: () => visited() / Math.max(1, moves),
    cpuTime: mean,
    aimAt: null,
  };
}

const beginner = (chosen: (line: Line) => Move | null): Player => playing(() => 0, chosen);

function knowledgeBy(what: readonly string[], { isLearned }: Level, variant: Variant): Knowledge {
  if (what.includes('plain') || (what.length === 0 && !isLearned)) return plainKnowledge(variant);
  const full = what.includes('endings') ? allEndings(variant) : fullKnowledge(variant);
  const file = what.find((one) => one !== 'book' && one !== 'endings');
  return file === undefined ? full : { ...full, judgment: judgedBy(variant, file) };
}

/** Includes the endings that the bot solves in the background, which takes about a minute. */
const allEndings = once((variant: Variant): Knowledge => {
  const pieces = moreEndingsOf(variant)?.catalogue.pieces;
  if (pieces === undefined) throw new Error(`endings of ${variant.id} can't be solved`);
  return { ...learnedKnowledge(variant), probe: probeIn(solve(variant, pieces)) };
});

const CHANGED = ['depth', 'nodes', 'careless', 'given'] as const;

export function levelIn(words: string, variant: Variant): Level {
  const [how = '', ...changes] = words.split(',');
  const [kind, amount] = how.split(':');
  const number = LEVELS.find((one) => String(one) === amount);
  if (kind === 'level' && number) return changes.reduce(changed, levelOf(number, variant));
  const all: Level = { ...levelOf(8, variant), ms: Infinity };
  if (changes.length === 0 && kind === 'nodes') return { ...all, nodes: Number(amount) };
  if (changes.length === 0 && (kind === 'ms' || kind === 'time')) return { ...all, ms: Number(amount) };
  throw new Error(
    `no player ${words}: level:1 to level:8, nodes:…, ms:…, time:…, child, chance or hub:…@command`,
  );
}

function changed(level: Level, change: string): Level {
  const [word, text = ''] = change.split('=');
  const name = CHANGED.find((one) => one === word);
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!name || !(value >= 0)) throw new Error(`${change}: use ${CHANGED.join(', ')} with a number`);
  return { ...level, [name]: value };
}

interface Meter {
  readonly world: World;
  readonly visited: () => number;
}

function meterOf(now: World['now']): Meter {
  let [before, all] = [0, 0];
  const counting = (nodes: number): number => {
    all += Math.max(0, nodes - before);
    before = nodes;
    return now(nodes);
  };
  return { world: { now: counting, isCancelled: () => false }, visited: () => all };
}

export function childsMove(line: Line, random: Random): Move | null {
  const moves = legalMoves(line.variant, lastPosition(line));
  const most = Math.max(...moves.map(({ taken }) => taken.length));
  return anyOf(
    moves.filter(({ taken }) => taken.length === most),
    random,
  );
}

const moveByChance = (line: Line, random: Random): Move | null =>
  anyOf(legalMoves(line.variant, lastPosition(line)), random);

const anyOf = (moves: readonly Move[], random: Random): Move | null =>
  moves[Math.floor(random() * moves.length)] ?? null;
