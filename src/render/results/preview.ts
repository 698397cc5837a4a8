/** What previews of a link show: a board or a king, and lines beside it, 1,200 by 630 pixels. */
import { within } from '../paint/brush.ts';
import { paintWords } from '../paint/font.ts';
import { paintShapesAt } from '../paint/shapes.ts';
import { wordsOf } from '../letters/words.ts';
import type { Line, Preview } from '../scene/results.ts';
import { pieceShapes } from '../scene/pieceShapes.ts';
import type { Theme } from '../scene/theme.ts';
import { paintSmallBoard } from './boards.ts';
import { type Plan, WIDTH } from './plan.ts';

const HEIGHT = (WIDTH * 630) / 1200;
const EDGE = 8;
const BOARD = HEIGHT - 2 * EDGE;
const TEXT = EDGE + BOARD + 14;
const ROOM = WIDTH - TEXT - EDGE;
const KING = 110;
const [LOUD, QUIET] = [
  { size: 21, least: 13, step: 28 },
  { size: 13.5, least: 10, step: 21 },
] as const;
const BRAND = 22;

const wordsFor = ({ text, plain }: Line): string => (wordsOf(text) ? text : plain);

export function planPreview(theme: Theme, { board, lines }: Preview): Plan {
  return {
    height: HEIGHT,
    paint(brush) {
      const king = pieceShapes(theme, { color: 'white', role: 'king' });
      if (board)
        within(brush, () => {
          brush.translate(EDGE, EDGE);
          paintSmallBoard(brush, theme, { ...board, last: null }, BOARD);
        });
      else paintShapesAt(brush, king, EDGE + BOARD / 2, HEIGHT / 2, KING);
      let y = 34;
      for (const line of lines) {
        const { size, least, step } = line.isLoud ? LOUD : QUIET;
        const place = { x: TEXT, y, size, least, room: ROOM } as const;
        paintWords(brush, wordsFor(line), place, line.isLoud ? theme.text : theme.coordinate);
        y += step;
      }
      paintShapesAt(brush, king, TEXT + BRAND / 2, HEIGHT - EDGE - BRAND / 2, BRAND);
      const place = { x: TEXT + BRAND + 6, y: HEIGHT - EDGE - 6, size: 13, room: ROOM } as const;
      paintWords(brush, 'Crownhead', place, theme.coordinate);
    },
  };
}
