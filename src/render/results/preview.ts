/** What previews of a link show: a board or a king, and lines beside it, 1,200 by 630 pixels. */
import { variantOf } from '../../draughts/variants.ts';
import { boardOf } from '../../draughts/geometry.ts';
import { type Brush, within } from '../paint/brush.ts';
import { paintWords } from '../paint/font.ts';
import { paintShapes } from '../paint/shapes.ts';
import { paintSquare } from '../paint/square.ts';
import { PLAIN, type Tile } from '../picture/picture.ts';
import { wordsOf } from '../letters/words.ts';
import type { Line, Preview } from '../scene/results.ts';
import { pieceShapes } from '../scene/pieceShapes.ts';
import type { Theme } from '../scene/theme.ts';
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

function paintBoard(brush: Brush, theme: Theme, { variant: id, position, bottom }: Shown): void {
  const { size, squareAt } = boardOf(variantOf(id));
  const square = BOARD / size;
  const turned = (at: number): number => (bottom === 'white' ? at : size - 1 - at);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const at = squareAt(turned(row), turned(column));
      const tower = at === null ? null : (position.board[at] ?? null);
      const tile: Tile = {
        ...PLAIN,
        ...(at === null && { ground: 'light' }),
        ...(tower && { tower }),
      };
      within(brush, () => {
        brush.translate(EDGE + column * square, EDGE + row * square);
        paintSquare(brush, theme, tile, square);
      });
    }
}

function paintKing(brush: Brush, theme: Theme, size: number, x: number, y: number): void {
  within(brush, () => {
    brush.translate(x - size / 2, y - size / 2);
    brush.scale(size, size);
    paintShapes(brush, pieceShapes(theme, { color: 'white', role: 'king' }));
  });
}

type Shown = NonNullable<Preview['board']>;

const wordsFor = ({ text, plain }: Line): string => (wordsOf(text) ? text : plain);

export function planPreview(theme: Theme, { board, lines }: Preview): Plan {
  return {
    height: HEIGHT,
    paint(brush) {
      if (board) paintBoard(brush, theme, board);
      else paintKing(brush, theme, KING, EDGE + BOARD / 2, HEIGHT / 2);
      let y = 34;
      for (const line of lines) {
        const { size, least, step } = line.isLoud ? LOUD : QUIET;
        const place = { x: TEXT, y, size, least, room: ROOM } as const;
        paintWords(brush, wordsFor(line), place, line.isLoud ? theme.text : theme.coordinate);
        y += step;
      }
      paintKing(brush, theme, BRAND, TEXT + BRAND / 2, HEIGHT - EDGE - BRAND / 2);
      const place = { x: TEXT + BRAND + 6, y: HEIGHT - EDGE - 6, size: 13, room: ROOM } as const;
      paintWords(brush, 'Crownhead', place, theme.coordinate);
    },
  };
}
