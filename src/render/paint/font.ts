/** Writing on a picture: digits and single letters by themselves, and words (see `letters/words.ts`) as far as there is room. */
import { inter } from '../letters/fontFiles.ts';
import { wordsOf } from '../letters/words.ts';
import { within } from './brush.ts';
import type { Brush } from './brush.ts';

/** A font for the brush; the size is in the brush's units. */
export const font = (weight: 600 | 700, size: number): string => `${size}px "${inter(weight)}"`;

/** The canvas draws no letters of less than about one unit, so small units are made large for a moment. */
const UNIT = 100;

/** Writes a text around (x, y), `size` high, where lengths are in squares. */
export function paintText(
  brush: Brush,
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
): void {
  within(brush, () => {
    brush.translate(x, y);
    brush.scale(1 / UNIT, 1 / UNIT);
    brush.font = font(700, size * UNIT);
    brush.textAlign = 'center';
    brush.textBaseline = 'alphabetic';
    brush.fillStyle = fill;
    brush.fillText(text, 0, size * UNIT * 0.364);
  });
}

/** With the signs that belong to each. */
const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** As much of a text as there is room for. */
function fitted(brush: Brush, text: string, room: number): string {
  const isWide = (written: string): boolean => brush.measureText(written).width > room;
  if (!isWide(text)) return text;
  const letters = Array.from(LETTERS.segment(text), ({ segment }) => segment);
  while (letters.length > 0 && isWide(`${letters.join('').trimEnd()}…`)) letters.pop();
  return letters.length === 0 ? '' : `${letters.join('').trimEnd()}…`;
}

/** Where words go, in pixels: the place that they begin at, end at, or are centered on, on the line that letters stand on. */
export interface WordsPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
  readonly align?: 'left' | 'right' | 'center';
}

/** Writes words; nothing when a letter has no font. */
export function paintWords(
  brush: Brush,
  text: string,
  { x, y, size, room, align = 'left' }: WordsPlace,
  fill: string,
): void {
  const words = wordsOf(text);
  if (!words) return;
  within(brush, () => {
    brush.font = `${size}px ${words.families}`;
    brush.direction = words.direction;
    brush.textAlign = align;
    brush.textBaseline = 'alphabetic';
    brush.fillStyle = fill;
    brush.fillText(fitted(brush, words.text, room), x, y);
  });
}
