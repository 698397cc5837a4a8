/** Small boards side by side, each with its number and its players below. */
import { COLORS, type Color } from '../../draughts/types.ts';
import { type Brush, plate as fillPlate, within } from '../paint/brush.ts';
import { paintText } from '../paint/font.ts';
import { paintShapes, paintShapesAt } from '../paint/shapes.ts';
import { composePicture } from '../picture/compose.ts';
import { type Boards, type SmallBoard, columnsFor } from '../scene/results.ts';
import { arrowShapes } from '../scene/arrowShapes.ts';
import type { Scene } from '../scene/scene.ts';
import { tokenShapes } from '../scene/pieceShapes.ts';
import type { Theme } from '../scene/theme.ts';
import { MARGIN, type Plan, WIDTH, paintName, paintTiles } from './plan.ts';

const GAP = 10;
const EDGE = 4;
const LINE = 19;
const NAMES = 2 * LINE + 5;
const TOKEN = 13;
/** A few boards are not enlarged beyond this, because Discord shrinks tall pictures. */
const WIDEST = 178;

/** Squares have no numbers, because they would be too small to read. */
export function paintSmallBoard(
  brush: Brush,
  theme: Theme,
  board: Pick<Scene, 'variant' | 'position' | 'last' | 'bottom' | 'arrows'>,
  width: number,
): void {
  const { ranks, arrows } = composePicture({ ...board, mustCapture: [], captured: [], ply: 0, ending: null });
  const rows = ranks.map(({ tiles }) => tiles.map((tile) => ({ ...tile, label: '' })));
  const size = width / ranks.length;
  paintTiles(brush, theme, rows, size);
  within(brush, () => {
    brush.scale(size, size);
    for (const { tone, points } of arrows) paintShapes(brush, arrowShapes(tone, points));
  });
}

/** The side to move is highlighted. */
function paintPlayer(brush: Brush, theme: Theme, board: SmallBoard, color: Color, width: number): void {
  const isTurn = board.position.turn === color;
  paintShapesAt(brush, tokenShapes(theme, { color, role: 'man' }), EDGE + TOKEN / 2, -TOKEN * 0.35, TOKEN);
  const place = {
    x: EDGE + TOKEN + 4,
    y: 0,
    size: 13,
    room: width - TOKEN - 2 * EDGE - 8,
    least: 9,
  } as const;
  paintName(brush, board.players[color], place, isTurn ? theme.turn : theme.text);
}

export function planBoards(theme: Theme, { boards }: Boards): Plan {
  const columns = Math.max(1, columnsFor(boards.length));
  const rows = Math.ceil(boards.length / columns);
  const room = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns;
  const width = Math.min(WIDEST, room);
  const left = (WIDTH - columns * width - (columns - 1) * GAP) / 2;
  const height = width + NAMES;

  function paintBoard(brush: Brush, board: SmallBoard): void {
    fillPlate(brush, theme.frameLight, [0, 0, width, height], 6);
    within(brush, () => {
      brush.translate(EDGE, EDGE);
      paintSmallBoard(brush, theme, board, width - 2 * EDGE);
    });
    for (const [at, color] of COLORS.entries())
      within(brush, () => {
        brush.translate(0, width + 12 + at * LINE);
        paintPlayer(brush, theme, board, color, width - 16);
      });
    paintText(brush, String(board.number), width - 11, width + NAMES / 2 - 2, 15, theme.coordinate);
  }

  return {
    height: 2 * MARGIN + rows * (height + GAP) - GAP,
    paint(brush) {
      for (const [at, board] of boards.entries())
        within(brush, () => {
          brush.translate(
            left + (at % columns) * (width + GAP),
            MARGIN + Math.floor(at / columns) * (height + GAP),
          );
          paintBoard(brush, board);
        });
    },
  };
}
