/**
 * The exact behavior of searches in every variant: each depth's move, line, score and number of
 * positions. A change that only makes the engine faster or simpler changes no signature. After a
 * change of the search, `--update` writes new signatures.
 */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { layoutOf } from '../../src/draughts/numeric/layout.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { modelOf, weightsOf } from '../../src/engine/evaluate/model.ts';
import { learnedly } from '../../src/engine/judged.ts';
import { plainKnowledge } from '../../src/engine/knowledgeOf.ts';
import { chanceOf } from '../../src/engine/play/chance.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { think, type SearchResult } from '../../src/engine/search/think.ts';
import type { Knowledge } from '../../src/engine/search/tree.ts';
import { hostilePosition, hostilePositions } from '../draughts/hostile.ts';
import { follow } from './positions.ts';

const world = { now: () => 0, isCancelled: () => false };

/** Random weights, so that training doesn't change the signatures. */
function madeUp(variant: Variant): Knowledge {
  const chance = chanceOf(36);
  const model = modelOf(variant);
  const weights = Int16Array.from({ length: weightsOf(model) }, () => chance(61) - 30);
  for (let term = 0; term < model.terms; term += 1) {
    weights[2 * term] = weights[2 * term + 1] = [4, 90, 260, 40, 7, 5][term] ?? 60 + chance(80);
  }
  const { judgment, probe } = plainKnowledge(variant);
  return { probe, judgment: learnedly(variant, weights, judgment.start) };
}

/** Every eleventh position of random games: complete games, and endings with many kings. */
function gamesOf(variant: Variant): readonly Line[] {
  const chance = chanceOf(7);
  const lines: Line[] = [];
  for (const keep of [0, 2, 3, 5]) {
    const choices = Array.from({ length: 45 }, () => chance(1 << 20));
    follow(variant, { seed: chance(1 << 20), keep, choices }, (line) => {
      if (line.moves.length % 11 === 0) lines.push(line);
    });
  }
  return lines;
}

/** A game that moves back and forth, so that repetitions and counts matter. */
function shuffling(variant: Variant): Line {
  const chance = chanceOf(5);
  let line = startLine(variant);
  for (let ply = 0; ply < 90; ply += 1) {
    const moves = legalMoves(variant, lastPosition(line));
    const quiet = moves.filter((move) => lastPosition(line).board[move.from]?.[0].role === 'king');
    const some = quiet.length > 0 && ply % 5 !== 0 ? quiet : moves;
    const move = some[chance(some.length)];
    if (!move) break;
    line = extend(line, move);
  }
  return line;
}

const written = ({ move, score, line, depth, deepest, nodes }: SearchResult): unknown => [
  move,
  score,
  line.map(({ from, to, taken }) => [from, to, taken]),
  depth,
  deepest,
  nodes,
];

function signatureOf(lines: readonly Line[], knowledge: Knowledge, nodes: number): string {
  const hash = createHash('sha256');
  // One memory for all positions, so that the contents of its table and history count as well.
  const memory = makeMemory(12);
  for (const line of lines) {
    const note = (thought: SearchResult | null): unknown =>
      hash.update(JSON.stringify(thought && written(thought)));
    note(think(line, knowledge, memory, { nodes }, world, note));
  }
  return hash.digest('hex').slice(0, 16);
}

describe.each(VARIANT_IDS)('%s', (id) => {
  const variant = variantOf(id);
  const plain = plainKnowledge(variant);
  const judges = { plain, ...(layoutOf(variant) === 'plain' ? {} : { learned: madeUp(variant) }) };

  test('the search gives the recorded results', async () => {
    const found: Record<string, string> = {};
    const hostile = hostilePositions
      .filter((one) => one.variant === id)
      .map((one) => startLine(variant, hostilePosition(one)));
    for (const [judge, knowledge] of Object.entries(judges)) {
      found[`${judge}, games`] = signatureOf(gamesOf(variant), knowledge, 2500);
      found[`${judge}, to and fro`] = signatureOf([shuffling(variant)], knowledge, 6000);
      found[`${judge}, deep`] = signatureOf([startLine(variant)], knowledge, 60_000);
      if (hostile.length > 0) found[`${judge}, hostile`] = signatureOf(hostile, knowledge, 3000);
    }
    const text = `${JSON.stringify(found, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`../fixtures/signatures/${id}.json`);
  });
});
