/**
 * The notation on all collected positions (`test/fixtures/README.md`), with texts from other
 * programs.
 */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { validPosition } from '../../src/notation/valid.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { parseMoveIn } from '../../src/notation/move.ts';
import { moveText } from '../draughts/board.ts';
import { samplePositions } from '../draughts/samples.ts';

const collected = VARIANT_IDS.filter((id) =>
  existsSync(new URL(`../fixtures/positions/${id}.jsonl`, import.meta.url)),
);

describe.each(collected)('%s', (id) => {
  const variant = variantOf(id);
  const samples = samplePositions(id);

  test('the FEN of every position can be read and written back exactly', () => {
    for (const { fen } of samples) expect(makeFen(variant, validPosition(variant, fen))).toBe(fen);
  });

  test('every route, with or without its captured squares, is read as its move', () => {
    for (const { fen, paths, moves } of samples) {
      const position = validPosition(variant, fen);
      for (const path of paths) {
        const found = parseMoveIn(variant, position, path);
        const bare = parseMoveIn(variant, position, path.replace(/\(.*/, ''));
        expect(found.ok && moves.includes(moveText(variant, found.value)), `${fen} ${path}`).toBe(true);
        expect(bare).toEqual(found);
      }
    }
  });

  test('every move that is named by its captured squares is read', () => {
    for (const { fen, moves } of samples) {
      const position = validPosition(variant, fen);
      for (const text of moves) {
        const found = parseMoveIn(variant, position, text);
        expect(found.ok && moveText(variant, found.value), `${fen} ${text}`).toBe(text);
      }
    }
  });
});
