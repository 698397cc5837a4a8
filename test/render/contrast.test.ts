/** Pieces against squares and texts against their ground: 3:1 at least (WCAG 2.2, 1.4.11), measured in the picture. */
import { describe, expect, test } from 'vitest';
import { startLine } from '../../src/draughts/line.ts';
import type { Position, Tower } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { boardScene } from '../../src/render/boardScene.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { THEME_IDS, THEMES } from '../../src/render/theme.ts';
import { contrast, fromHex, mean, swatchOf } from './pixels.ts';

const renderer = openRenderer();
const LEAST = 3;

const man = (color: 'white' | 'black'): Tower => [{ color, role: 'man' }];

/** White and black men side by side with empty squares between, on every cut of the wood. */
function sparse(id: 'russian' | 'turkish'): Position {
  const { board, ...rest } = startLine(variantOf(id)).positions[0]!;
  return { ...rest, board: board.map((_, square) => [man('white'), null, man('black'), null][square % 4]!) };
}

describe.each(THEME_IDS)('%s', (theme) => {
  test.each(['russian', 'turkish'] as const)('pieces stand out from the squares of %s', async (id) => {
    const scene = boardScene(startLine(variantOf(id), sparse(id)), 'white');
    const plain = { ...scene, mustCapture: [] };
    const png = await renderer.png(plain, { theme });
    const ratios = scene.position.board.flatMap((tower, square) => {
      if (tower === null) return [];
      const swatch = swatchOf(png, plain, square);
      return [contrast(mean(swatch, 0.5, 0.47, 0.12), mean(swatch, 0.06, 0.06, 0.04))];
    });
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(LEAST);
  });

  test('coordinates and numbers stand out from what they are written on', () => {
    const { frame, coordinate, quiet, text, dark, number } = THEMES[theme];
    const pairs = [
      [coordinate, frame],
      [quiet, frame],
      [text, frame],
      [number, dark],
    ] as const;
    expect(pairs.filter(([ink, paper]) => contrast(fromHex(ink), fromHex(paper)) < LEAST)).toEqual([]);
  });
});
