/** The picture for link previews: a board or a king with lines beside it, 1,200 by 630 pixels. */
import { type Brush, within } from '../paint/brush.ts';
import { linesOf, paintWords } from '../paint/font.ts';
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
const TOP = 28;
/** Text that needs more lines is smaller. */
const [LOUD, QUIET] = [
  { sizes: [18, 15], least: 13, most: 4 },
  { sizes: [13.5], least: 11.5, most: 3 },
] as const;
const STEP = 1.22;
const GAP = 6;
const BRAND = 22;

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
      lines.reduce((top, line) => paintLine(brush, theme, line, top), TOP);
      paintShapesAt(brush, king, TEXT + BRAND / 2, HEIGHT - EDGE - BRAND / 2, BRAND);
      const place = { x: TEXT + BRAND + 6, y: HEIGHT - EDGE - 6, size: 13, room: ROOM } as const;
      paintWords(brush, 'Crownhead', place, theme.coordinate);
    },
  };
}
