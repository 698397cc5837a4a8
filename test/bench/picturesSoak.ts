/**
 * A hundred thousand pictures of random positions, in every variant, theme and set: none may fail, and once the caches
 * are full the memory may not grow.
 */
import { endingOf } from '../../src/draughts/ending.ts';
import { type Line, extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { boardScene } from '../../src/render/scene/boardScene.ts';
import type { Look } from '../../src/render/scene/scene.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../src/render/scene/theme.ts';
import { type Bench, alone } from './bench.ts';

const PICTURES = 100_000;
const STEPS = 10;
/** So many pictures in a row have one look: caches fill and are emptied again, as they are from evening to evening. */
const ROW = 1000;

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** One ply further by chance; a new game of any variant when this one is over, or long. */
function further(line: Line): Line {
  const move = any(legalMoves(line.variant, lastPosition(line)));
  const isOver = move === undefined || line.moves.length > 120 || endingOf(line) !== null;
  return isOver ? startLine(variantOf(any(VARIANT_IDS))) : extend(line, move);
}

/** The resident memory in MiB after each tenth of the pictures. */
export const picturesSoak: Bench = async function* () {
  const renderer = openRenderer();
  let line = startLine(variantOf('russian'));
  let look: Partial<Look> = {};
  for (let step = 1; step <= STEPS; step += 1) {
    for (let drawn = 0; drawn < PICTURES / STEPS; drawn += 1) {
      line = further(line);
      if (drawn % ROW === 0)
        look = { theme: any(THEME_IDS), pieces: any(PIECE_SET_IDS), width: any([300, 512, 720]) };
      const png = await renderer.png(boardScene(line, any(['white', 'black'])), look);
      if (png.length < 1000) throw new Error(`an empty picture of ${line.variant.id}`);
    }
    const { rss } = process.memoryUsage();
    yield alone(`memory after ${(step * PICTURES) / STEPS} pictures`, 'MiB', rss / 2 ** 20);
  }
};
