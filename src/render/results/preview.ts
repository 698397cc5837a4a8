/** The picture for link previews: a board or a king with lines beside it, 1,200 by 630 pixels. */
import { boardOf } from '../../draughts/geometry.ts';
import { variantOf } from '../../draughts/variants.ts';
import { squaresIn } from '../../notation/square.ts';
import { type Brush, within } from '../paint/brush.ts';
import { linesOf, paintWords } from '../paint/font.ts';
import { paintShapesAt } from '../paint/shapes.ts';
import { wordsOf } from '../letters/words.ts';
import { coordinatesOf } from '../scene/coordinates.ts';
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
/** The room for coordinates on each side of the squares. */
const GUTTER = 13;
const SQUARES = BOARD - 2 * GUTTER;
const KING = 110;
const TOP = 28;
/** Text that needs more lines is smaller. */
const [LOUD, QUIET] = [
  { sizes: [18, 15], least: 13, most: 4 },
  { sizes: [13.5], least: 11.5, most: 3 },
] as const;
const STEP = 1.22;
const GAP = 6;
const BRAND = 22;

type PreviewBoard = NonNullable<Preview['board']>;

const wordsFor = ({ text, plain }: Line): string => (wordsOf(text) ? text : plain);

/** Returns the top of the next line. */
function paintLine(brush: Brush, theme: Theme, line: Line, top: number): number {
  const { sizes, least, most } = line.isLoud ? LOUD : QUIET;
  const text = wordsFor(line);
  const linesIn = (size: number): readonly string[] => linesOf(brush, text, { size, room: ROOM });
  const size = sizes.find((each) => linesIn(each).length <= most) ?? least;
  const all = linesIn(size);
  const lines = [...all.slice(0, most - 1), all.slice(most - 1).join(' ')].filter((words) => words !== '');
  for (const [at, words] of lines.entries()) {
    const place = { x: TEXT, y: top + at * size * STEP, size, least: 9, room: ROOM };
    paintWords(brush, words, place, line.isLoud ? theme.text : theme.coordinate);
  }
  return top + lines.length * size * STEP + GAP;
}

/** For the moves in the text, as on the page. */
function paintCoordinates(brush: Brush, theme: Theme, { variant: id, bottom }: PreviewBoard): void {
  const variant = variantOf(id);
  const { above, below, left, right } = coordinatesOf(boardOf(variant), squaresIn(variant), bottom);
  const [near, far] = [EDGE + GUTTER / 2, EDGE + BOARD - GUTTER / 2];
  const place = { size: 10, room: Infinity, align: 'center' } as const;
  const paint = (label: string | undefined, x: number, y: number): void => {
    if (label) paintWords(brush, label, { ...place, x, y: y + 3.5 }, theme.coordinate);
  };
  for (const at of left.keys()) {
    const middle = EDGE + GUTTER + ((at + 0.5) * SQUARES) / left.length;
    paint(above[at], middle, near);
    paint(below[at], middle, far);
    paint(left[at], near, middle);
    paint(right[at], far, middle);
  }
}

export function planPreview(theme: Theme, { board, lines }: Preview): Plan {
  return {
    height: HEIGHT,
    paint(brush) {
      const king = pieceShapes(theme, { color: 'white', role: 'king' });
      if (board) {
        paintCoordinates(brush, theme, board);
        within(brush, () => {
          brush.translate(EDGE + GUTTER, EDGE + GUTTER);
          paintSmallBoard(brush, theme, { ...board, last: null }, SQUARES);
        });
      } else paintShapesAt(brush, king, EDGE + BOARD / 2, HEIGHT / 2, KING);
      lines.reduce((top, line) => paintLine(brush, theme, line, top), TOP);
      paintShapesAt(brush, king, TEXT + BRAND / 2, HEIGHT - EDGE - BRAND / 2, BRAND);
      const place = { x: TEXT + BRAND + 6, y: HEIGHT - EDGE - 6, size: 13, room: ROOM } as const;
      paintWords(brush, 'Crownhead', place, theme.coordinate);
    },
  };
}
