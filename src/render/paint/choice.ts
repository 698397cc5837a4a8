/**
 * The piece that was chosen to move, in a frame that is closed all round, and where it may go: the numbers of the menu on
 * plates. No other mark has such a frame or a plate in the middle of a square.
 *
 * Lengths are in squares.
 */
import type { Theme } from '../scene/theme.ts';
import type { Brush } from './brush.ts';
import { paintText } from './font.ts';

/** Paints the frame on which the chosen piece stands. */
export function paintChosen(brush: Brush, theme: Theme): void {
  brush.lineJoin = 'round';
  for (const [width, color] of [
    [0.12, theme.frame],
    [0.07, theme.turn],
  ] as const) {
    brush.lineWidth = width;
    brush.strokeStyle = color;
    brush.beginPath();
    brush.roundRect(0.06, 0.06, 0.88, 0.88, 0.1);
    brush.stroke();
  }
}

/** The height of a plate, and the widths for one character and for each more. */
const PLATE = 0.5;
const FURTHER = 0.16;

/** Paints a plate with numbers around the middle of the square's width; `y` is the plate's own middle. */
export function paintTarget(brush: Brush, theme: Theme, numbers: string, y: number): void {
  const width = Math.min(0.94, PLATE + FURTHER * (numbers.length - 1));
  const size = Math.min(0.38, (1.5 * width) / numbers.length);
  brush.fillStyle = theme.frame;
  brush.strokeStyle = theme.turn;
  brush.lineWidth = 0.045;
  brush.beginPath();
  brush.roundRect(0.5 - width / 2, y - PLATE / 2, width, PLATE, PLATE / 2);
  brush.fill();
  brush.stroke();
  paintText(brush, numbers, 0.5, y, size, theme.text);
}
