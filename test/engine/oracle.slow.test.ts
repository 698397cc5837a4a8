/**
 * The compiled search without pruning equals minimax over the readable rules, in every variant and
 * in the worst known positions. It searches all moves to a depth, then captures to their end.
 */
import { describe, expect, test } from 'vitest';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { commanders, opponentOf } from '../../src/draughts/piece.ts';
import { play } from '../../src/draughts/position.ts';
import type { Position } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { plainKnowledge } from '../../src/engine/knowledgeOf.ts';
import { chanceOf } from '../../src/engine/play/chance.ts';
import { limit } from '../../src/engine/search/counting.ts';
import { makeTree } from '../../src/engine/search/makeTree.ts';
import { makeMemory, prepare } from '../../src/engine/search/memory.ts';
import { INFINITE, WON } from '../../src/engine/search/score.ts';
import { coreFor } from '../../src/engine/search/searcher.ts';
import type { SearchCore } from '../../src/engine/search/tree.ts';
import { once } from '../../src/draughts/once.ts';
import { hostilePosition, hostilePositions } from '../draughts/hostile.ts';
import { follow } from './positions.ts';

const captures = (variant: Variant, position: Position): boolean =>
  legalMoves(variant, position).some(({ taken }) => taken.length > 0);

const lossIn = ({ goal }: Variant, ply: number): number => (goal === 'lose' ? WON - ply : ply - WON);

const isCrowned = (variant: Variant, position: Position): boolean =>
  variant.goal === 'first-king' &&
  commanders(position, opponentOf(position.turn)).some(({ role }) => role === 'king');

const judge = once((variant: Variant): SearchCore => coreFor(plainKnowledge(variant).judgment));

const evaluate = (variant: Variant, position: Position): number => {
  const { load, root, evaluate: score } = judge(variant);
  load(position, root);
  return score(root);
};

function isDraw(line: Line, ply: number): boolean {
  const { variant, positions } = line;
  const counted = variant.draws
    .map((rule) => rule.judge(line))
    .filter((verdict) => verdict !== null)
    .filter(({ rule }) => rule !== 'threefold' && rule !== 'fourfold');
  if (counted.some(({ pliesLeft }) => pliesLeft === 0)) return true;
  const here = JSON.stringify(positions.at(-1));
  const before = positions.slice(0, -1).flatMap((one, i) => (JSON.stringify(one) === here ? [i] : []));
  // The search counts a position as repeated after one repetition.
  return before.length > 1 || before.some((i) => i >= positions.length - 1 - ply);
}

function settled(
  variant: Variant,
  position: Position,
  alpha: number,
  beta: number,
  ply: number,
  threats: number,
): number {
  if (isCrowned(variant, position)) return ply - WON;
  const mustCapture = captures(variant, position);
  const passed = { turn: opponentOf(position.turn), board: position.board };
  const isThreatened = variant.goal !== 'lose' && threats < 1 && captures(variant, passed);
  if (!mustCapture && !isThreatened) return evaluate(variant, position);
  const moves = legalMoves(variant, position);
  if (moves.length === 0) return lossIn(variant, ply);
  let best = -INFINITE;
  for (const move of moves) {
    const after = play(variant, position, move);
    const low = Math.max(alpha, best);
    best = Math.max(
      best,
      0 - settled(variant, after, -beta, -low, ply + 1, mustCapture ? threats : threats + 1),
    );
    if (best >= beta) break;
  }
  return best;
}

function minimax(line: Line, depth: number, alpha: number, beta: number, ply = 0): number {
  const { variant } = line;
  const position = lastPosition(line);
  if (depth === 0) return settled(variant, position, alpha, beta, ply, 0);
  if (isCrowned(variant, position)) return ply - WON;
  const moves = legalMoves(variant, position);
  if (moves.length === 0) return lossIn(variant, ply);
  if (ply > 0 && isDraw(line, ply)) return 0;
  let best = -INFINITE;
  for (const move of moves) {
    const low = Math.max(alpha, best);
    best = Math.max(best, 0 - minimax(extend(line, move), depth - 1, -beta, -low, ply + 1));
    if (best >= beta) break;
  }
  return best;
}

const MOST = 3000;
const memory = makeMemory(4);
const world = { now: () => 0, isCancelled: () => false };

function searched(line: Line, depth: number): { readonly score: number; readonly nodes: number } {
  const { judgment, ...known } = plainKnowledge(line.variant);
  const knowledge = { ...known, judgment: { ...judgment, isExhaustive: true } };
  prepare(memory, knowledge);
  const tree = makeTree(line, knowledge, memory, {}, world);
  limit(tree);
  const score = tree.core.search(tree, depth, -INFINITE, INFINITE);
  return { score, nodes: tree.core.nodes.value };
}

/** Positions with few moves, so that the readable rules can examine all replies. */
function linesOf(variant: Variant): readonly Line[] {
  const chance = chanceOf(29);
  const lines = [startLine(variant)];
  for (const keep of [0, 3, 4, 5, 6]) {
    const choices = Array.from({ length: 40 }, () => chance(1 << 20));
    follow(variant, { seed: chance(1 << 20), keep, choices }, (line) => {
      if (line.moves.length % 13 === 6) lines.push(line);
    });
  }
  return lines;
}

describe.each(VARIANT_IDS)('%s', (id) => {
  const variant = variantOf(id);

  test('the search gives the same results as minimax', () => {
    for (const line of linesOf(variant)) {
      const moves = legalMoves(variant, lastPosition(line)).length;
      const deepest = moves <= 9 ? 5 : moves <= 20 ? 3 : 2;
      for (let depth = 1; depth <= deepest; depth += 1) {
        const found = { depth, score: searched(line, depth).score, line: line.moves };
        expect(found).toEqual({ depth, score: minimax(line, depth, -INFINITE, INFINITE), line: line.moves });
      }
    }
  });

  test('the search gives the same results as minimax in the worst known positions', () => {
    const lines = hostilePositions
      .filter((one) => one.variant === id)
      .map((one) => startLine(variant, hostilePosition(one)));
    // In other variants, captures are too long for the readable rules to follow.
    const few = lines.filter((line) => searched(line, 1).nodes < MOST);
    for (const line of few) expect(searched(line, 1).score).toBe(minimax(line, 1, -INFINITE, INFINITE));
    expect(few.length > 0).toBe(lines.length > 0);
  });
});
