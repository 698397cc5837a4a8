/**
 * The computer in the page chooses the same moves as the bot's engine at these levels, in all
 * variants.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lastPosition, startLine } from '../../../src/draughts/line.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { layoutOf } from '../../../src/draughts/numeric/layout.ts';
import { VARIANT_IDS, variantOf } from '../../../src/draughts/variants.ts';
import { learnedKnowledge, plainKnowledge, weightsFileOf } from '../../../src/engine/knowledgeOf.ts';
import { randomOf } from '../../../src/engine/play/chance.ts';
import { choose } from '../../../src/engine/play/choose.ts';
import { levelOf } from '../../../src/engine/play/levels.ts';
import { makeMemory } from '../../../src/engine/search/memory.ts';
import type { Variant } from '../../../src/draughts/variant.ts';
import { answerTo } from '../../../src/page/thinking/answer.ts';
import { PAGE_LEVELS } from '../../../src/page/thinking/message.ts';
import { someOf } from '../../runs.ts';

function weightsIn(variant: Variant): Int16Array | null {
  const file = weightsFileOf(variant);
  if (file === null) return null;
  const bytes = readFileSync(file);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

function coreIn(variant: Variant): ArrayBuffer {
  const bytes = readFileSync(new URL(`../../../assets/engine/${layoutOf(variant)}.wasm`, import.meta.url));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

const WORLD = { now: () => 0, isCancelled: () => false };

test.each(someOf(VARIANT_IDS, 4))('%s', (id) => {
  const variant = variantOf(id);
  const line = startLine(variant);
  for (const level of PAGE_LEVELS) {
    const { isLearned } = levelOf(level, variant);
    const weights = isLearned ? weightsIn(variant) : null;
    const start = lastPosition(line);
    const { move } = answerTo(
      { id: 1, variant: id, start, moves: [], level, seed: 'seed', core: coreIn(variant), weights },
      WORLD.now,
    );
    const knowledge = isLearned ? learnedKnowledge(variant) : plainKnowledge(variant);
    const usual = choose(line, levelOf(level, variant), knowledge, makeMemory(18), WORLD, randomOf('seed.0'));
    expect(move).toEqual(usual);
    expect(legalMoves(variant, start)).toContainEqual(move);
  }
});
