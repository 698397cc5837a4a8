/**
 * The bars above and below the board, without words, which are in the message. Lengths are in
 * heights of the bar.
 */
import { type Brush, plate, within } from './brush.ts';
import { font, paintText, paintWords } from './font.ts';
import { paintShapes } from './shapes.ts';
import type { Bar, Score } from '../picture/picture.ts';
import type { Line } from '../scene/results.ts';
import { wordsOf } from '../letters/words.ts';
import { crownShapes, tokenShapes } from '../scene/pieceShapes.ts';
import type { Theme } from '../scene/theme.ts';

const PIECE = 0.64;

/** The width of a side with its turn mark. */
export const SIDE = 1.45;

const COUNT = 0.8;

function paintPiece(brush: Brush, theme: Theme, piece: Bar['captured'][number], x: number): void {
  within(brush, () => {
    brush.translate(x - PIECE / 2, 0.5 - PIECE / 2);
    brush.scale(PIECE, PIECE);
    paintShapes(brush, tokenShapes(theme, piece));
  });
}

function paintTurn(brush: Brush, theme: Theme): void {
  brush.fillStyle = theme.turn;
  brush.beginPath();
  brush.moveTo(0.16, 0.3);
  brush.lineTo(0.4, 0.5);
  brush.lineTo(0.16, 0.7);
  brush.closePath();
  brush.fill();
}

/** A strip of the board's wood, on which pieces of both colors are visible. */
const paintPlate = (brush: Brush, theme: Theme, left: number, width: number): void =>
  plate(brush, theme.dark, [left, 0.1, width, 0.8], 0.2);

/** More would be an unreadable stack. */
const MOST_IN_ROW = 5;

/** The pieces in a row, then how many. `pixel`: pieces at whole pixels compress well. */
function paintRow(brush: Brush, theme: Theme, captured: Bar['captured'], room: number, pixel: number): void {
  const widest = Math.min(0.44, (room - PIECE - COUNT) / Math.max(1, captured.length - 1));
  const step = Math.floor(widest / pixel) * pixel;
  const width = PIECE + step * (captured.length - 1) + 0.06;
  paintPlate(brush, theme, 0, width);
  paintText(brush, String(captured.length), width + COUNT / 2, 0.5, 0.4, theme.quiet);
  for (const [place, piece] of captured.entries())
    paintPiece(brush, theme, piece, 0.03 + PIECE / 2 + place * step);
}

/** One piece of each kind, with its number. */
function paintKinds(brush: Brush, theme: Theme, captured: Bar['captured']): void {
  const kinds = Map.groupBy(captured, ({ color, role }) => `${color} ${role}`);
  const width = PIECE + 0.06;
  for (const [place, pieces] of [...kinds.values()].entries()) {
    const left = place * (width + COUNT);
    const [piece] = pieces;
    paintPlate(brush, theme, left, width);
    paintText(brush, String(pieces.length), left + width + COUNT / 2, 0.5, 0.46, theme.coordinate);
    if (piece) paintPiece(brush, theme, piece, left + width / 2);
  }
}

function paintTray(brush: Brush, theme: Theme, captured: Bar['captured'], room: number, pixel: number): void {
  if (captured.length > MOST_IN_ROW) return paintKinds(brush, theme, captured);
  if (captured.length > 0) paintRow(brush, theme, captured, room, pixel);
}

function paintTable(brush: Brush, theme: Theme, width: number, height: number): void {
  brush.fillStyle = theme.frame;
  brush.fillRect(0, 0, width, height);
}

export function paintSide(brush: Brush, theme: Theme, bar: Bar, width: number, height: number): void {
  paintTable(brush, theme, width, height);
  brush.scale(height, height);
  if (bar.toMove) paintTurn(brush, theme);
  paintPlate(brush, theme, 0.5, 0.8);
  paintPiece(brush, theme, { color: bar.color, role: 'man' }, 0.9);
}

/** The name, followed by the rating, which is never cut. */
export function paintName(
  brush: Brush,
  theme: Theme,
  { name, rating }: Pick<Bar, 'name' | 'rating'>,
  width: number,
  height: number,
): void {
  paintTable(brush, theme, width, height);
  const ratingFont = font(600, Math.round(height * 0.36));
  brush.font = ratingFont;
  const kept = rating === '' ? 0 : brush.measureText(rating).width + height * 0.25;
  const [y, size] = [height * 0.66, Math.round(height * 0.46)];
  const room = width - height * 0.3 - kept;
  const written = paintWords(brush, name, { x: 0, y, size, room }, theme.coordinate);
  brush.font = ratingFont;
  brush.textAlign = 'left';
  brush.fillStyle = theme.quiet;
  brush.fillText(rating, written === 0 ? 0 : written + height * 0.25, y);
}

/** The text above a board without bars: large, because such pictures are shown small. */
export function paintCaption(
  brush: Brush,
  theme: Theme,
  caption: string,
  width: number,
  height: number,
): void {
  paintTable(brush, theme, width, height);
  const margin = height * 0.3;
  const place = { x: margin, y: height * 0.7, size: Math.round(height * 0.6), room: width - 2 * margin };
  paintWords(brush, caption, place, theme.coordinate);
}

const LINE_SIZE = { loud: 0.6, quiet: 0.46 } as const;

export function paintLine(brush: Brush, theme: Theme, line: Line, width: number, height: number): void {
  paintTable(brush, theme, width, height);
  const [margin, size] = [height * 0.4, Math.round(height * LINE_SIZE[line.isLoud ? 'loud' : 'quiet'])];
  const place = { x: margin, y: height * 0.72, size, room: width - 2 * margin, least: 0.6 * size };
  const text = wordsOf(line.text) ? line.text : line.plain;
  paintWords(brush, text, place, line.isLoud ? theme.text : theme.quiet);
}

export function paintCaptured(brush: Brush, theme: Theme, bar: Bar, width: number, height: number): void {
  paintTable(brush, theme, width, height);
  brush.scale(height, height);
  paintTray(brush, theme, bar.captured, width / height - 0.1, 1 / height);
}

function paintScore(brush: Brush, theme: Theme, score: Score, right: number, height: number): void {
  const won = score === '1';
  const width = height * (won ? 1.5 : 0.95);
  const box = [right - width, height * 0.12, width, height * 0.76] as const;
  plate(brush, won ? theme.flash : theme.frameLight, box, height * 0.2);
  brush.font = font(700, Math.round(height * 0.52));
  brush.textAlign = 'center';
  brush.fillStyle = won ? theme.frame : theme.text;
  brush.fillText(score, right - height * 0.475, height * 0.69);
  if (won)
    paintShapes(
      brush,
      crownShapes(right - height * 1.02, height * 0.52, height * 0.24, theme.frame, theme.frame),
    );
}

export function paintTally(
  brush: Brush,
  theme: Theme,
  tally: { readonly score: Score | null; readonly note: string },
  width: number,
  height: number,
): void {
  paintTable(brush, theme, width, height);
  let right = width - height * 0.3;
  if (tally.score !== null) {
    paintScore(brush, theme, tally.score, right, height);
    right -= height * 1.75;
  }
  brush.font = font(600, Math.round(height * 0.46));
  brush.textAlign = 'right';
  brush.fillStyle = theme.quiet;
  brush.fillText(tally.note, right, height * 0.66);
}
