/**
 * The bars above and below the board. They have no text, because the message has it. Lengths are in
 * heights of the bar.
 */
import { type Brush, plate } from './brush.ts';
import { paintText, paintWords, widthOf } from './font.ts';
import { paintShapes, paintShapesAt } from './shapes.ts';
import type { Bar, Score } from '../picture/picture.ts';
import type { Line } from '../scene/results.ts';
import { wordsOf } from '../letters/words.ts';
import { crownShapes, tokenShapes } from '../scene/pieceShapes.ts';
import { polygon } from '../scene/shape.ts';
import { ALARM, METALS, isAlmostOut, type Theme } from '../scene/theme.ts';

const PIECE = 0.64;
/** The size of a piece in the heap. */
const HEAPED = 0.5;

/** The width of a side with its turn mark. */
export const SIDE = 1.45;

const COUNT = 0.8;

/** The heap shows at most this many pieces, because the number next to it counts them all. */
const MOST_HEAPED = 12;

const TURN = polygon([
  [0.16, 0.3],
  [0.4, 0.5],
  [0.16, 0.7],
]);

/** A strip of the board's wood, because pieces of both colors are visible on it. */
const paintPlate = (brush: Brush, theme: Theme, left: number, width: number): void =>
  plate(brush, theme.dark, [left, 0.1, width, 0.8], 0.2);

/** How far apart the pieces of a heap are, and how high its upper row is. */
const [STEP, RISE] = [0.3, 0.28];

/** How many pieces are in the lower row of a heap. */
const baseOf = (pieces: number): number => Math.ceil((pieces + 1) / 2);

const heapWidth = (pieces: number): number => HEAPED + STEP * (baseOf(pieces) - 1) + 0.14;

/** The width of the captured pieces and of their number. */
export function trayWidth({ captured, isFixed }: Bar): number {
  const pieces = isFixed ? MOST_HEAPED : Math.min(MOST_HEAPED, captured.length);
  return pieces === 0 ? 0 : heapWidth(pieces) + COUNT + 0.3;
}

/** A heap of two rows with kings on top, followed by the number of pieces. */
function paintHeap(brush: Brush, theme: Theme, captured: Bar['captured']): void {
  if (captured.length === 0) return;
  const pieces = captured
    .toSorted((a, b) => Number(a.role === 'king') - Number(b.role === 'king'))
    .slice(-MOST_HEAPED);
  const base = baseOf(pieces.length);
  const width = heapWidth(pieces.length);
  paintPlate(brush, theme, 0, width);
  paintText(brush, String(captured.length), width + COUNT / 2, 0.5, 0.42, theme.coordinate);
  for (const [at, piece] of pieces.entries()) {
    const [row, place] = at < base ? [0, at] : [1, at - base + 0.5];
    const y = captured.length < 3 ? 0.5 : 0.5 + RISE / 2 - row * RISE;
    paintShapesAt(brush, tokenShapes(theme, piece), 0.07 + HEAPED / 2 + place * STEP, y, HEAPED);
  }
}

function paintTable(brush: Brush, theme: Theme, width: number, height: number): void {
  brush.fillStyle = theme.frame;
  brush.fillRect(0, 0, width, height);
}

export function paintSide(brush: Brush, theme: Theme, bar: Bar, width: number, height: number): void {
  paintTable(brush, theme, width, height);
  brush.scale(height, height);
  if (bar.toMove) paintShapes(brush, [{ path: TURN, fill: theme.turn }]);
  paintPlate(brush, theme, 0.5, 0.8);
  paintShapesAt(brush, tokenShapes(theme, { color: bar.color, role: 'man' }), 0.9, 0.5, PIECE);
}

/** Names shrink to this before they are cut off. */
const LEAST_NAME = 0.8;

/** The name, followed by the rating, which is never cut off. */
export function paintName(
  brush: Brush,
  theme: Theme,
  { name, rating }: Pick<Bar, 'name' | 'rating'>,
  width: number,
  height: number,
): void {
  paintTable(brush, theme, width, height);
  const ratingSize = height * 0.36;
  const kept = rating === '' ? 0 : widthOf(rating, ratingSize) + height * 0.25;
  const [y, size] = [height * 0.66, height * 0.46];
  const room = width - height * 0.3 - kept;
  const place = { x: 0, y, size, room, least: LEAST_NAME * size };
  const written = paintWords(brush, name, place, theme.coordinate);
  const x = written === 0 ? 0 : written + height * 0.25;
  paintWords(brush, rating, { x, y, size: ratingSize, room: Infinity }, theme.quiet);
}

const LINE_SIZE = { loud: 0.6, quiet: 0.46 } as const;

export function paintLine(brush: Brush, theme: Theme, line: Line, width: number, height: number): void {
  paintTable(brush, theme, width, height);
  const [margin, size] = [height * 0.4, height * LINE_SIZE[line.isLoud ? 'loud' : 'quiet']];
  const place = { x: margin, y: height * 0.72, size, room: width - 2 * margin, least: 0.6 * size };
  const text = wordsOf(line.text) ? line.text : line.plain;
  paintWords(brush, text, place, line.isLoud ? theme.text : theme.quiet);
}

export function paintCaptured(brush: Brush, theme: Theme, bar: Bar, width: number, height: number): void {
  paintTable(brush, theme, width, height);
  brush.scale(height, height);
  paintHeap(brush, theme, bar.captured);
}

function paintScore(brush: Brush, theme: Theme, score: Score, right: number, height: number): void {
  const won = score === '1';
  const width = height * (won ? 1.5 : 0.95);
  const box = [right - width, height * 0.12, width, height * 0.76] as const;
  plate(brush, won ? METALS.gold : theme.frameLight, box, height * 0.2);
  paintText(brush, score, right - height * 0.475, height * 0.5, height * 0.52, won ? METALS.ink : theme.text);
  const [x, y] = [right - height * 1.02, height * 0.52];
  if (won) paintShapes(brush, crownShapes(x, y, height * 0.24, METALS.ink, METALS.ink));
}

export function paintTally(
  brush: Brush,
  theme: Theme,
  tally: { readonly score: Score | null; readonly note: string; readonly isRunning: boolean },
  width: number,
  height: number,
): void {
  paintTable(brush, theme, width, height);
  let right = width - height * 0.3;
  if (tally.score !== null) {
    paintScore(brush, theme, tally.score, right, height);
    right -= height * 1.75;
  }
  const { note } = tally;
  if (note === '') return;
  const size = height * 0.46;
  if (!tally.isRunning) {
    const place = { x: right, y: height * 0.66, size, room: Infinity, align: 'right' } as const;
    paintWords(brush, note, place, theme.quiet);
    return;
  }
  const wide = widthOf(note, size) + 0.5 * height;
  const isLate = isAlmostOut(note);
  plate(brush, isLate ? ALARM : theme.text, [right - wide, height * 0.14, wide, height * 0.72], height * 0.2);
  paintText(brush, note, right - wide / 2, height * 0.5, size, isLate ? '#ffffff' : theme.frame);
}
