import { inter } from '../letters/canvas.ts';
import { type Words, wordsOf } from '../letters/words.ts';
import { BASELINE } from '../scene/shape.ts';
import { type Brush, within } from './brush.ts';

export const font = (weight: 600 | 700, size: number): string => `${size}px "${inter(weight)}"`;

/** The canvas draws no letters smaller than about one unit, so units are scaled up temporarily. */
const UNIT = 100;

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
    brush.fillText(text, 0, size * UNIT * BASELINE);
  });
}

/** Graphemes, so that combining marks stay with their letters. */
const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function fitted(brush: Brush, text: string, room: number): string {
  const isWide = (written: string): boolean => brush.measureText(written).width > room;
  if (!isWide(text)) return text;
  const letters = Array.from(LETTERS.segment(text), ({ segment }) => segment);
  while (letters.length > 0 && isWide(`${letters.join('').trimEnd()}…`)) letters.pop();
  return letters.length === 0 ? '' : `${letters.join('').trimEnd()}…`;
}

export interface WordsPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
  readonly align?: 'left' | 'right' | 'center';
  /** Words shrink to this size before they are cut off. */
  readonly least?: number;
}

function sizeFor(brush: Brush, { text, families }: Words, { size, room, least = size }: WordsPlace): number {
  brush.font = `${size}px ${families}`;
  const { width } = brush.measureText(text);
  return width > room ? Math.max(least, (size * room) / width) : size;
}

/** Lines break after a space and, in Japanese, anywhere except before punctuation. */
const BREAK = /(?<=\s)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?![\p{P}ー])/u;

/** Splits text into lines of whole words, as many as needed. */
export function linesOf(
  brush: Brush,
  text: string,
  { size, room }: Pick<WordsPlace, 'size' | 'room'>,
): readonly string[] {
  const lines: string[] = [];
  within(brush, () => {
    brush.font = `${size}px ${wordsOf(text)?.families ?? ''}`;
    for (const part of text.split(BREAK)) {
      const longer = `${lines.at(-1) ?? ''}${part}`;
      const fits = brush.measureText(longer.trimEnd()).width <= room;
      if (lines.length > 0 && fits) lines[lines.length - 1] = longer;
      else lines.push(part);
    }
  });
  return lines.map((line) => line.trimEnd());
}

/** Returns the width of the painted words. */
export function paintWords(brush: Brush, text: string, place: WordsPlace, fill: string): number {
  const { x, y, room, align = 'left' } = place;
  const words = wordsOf(text);
  if (!words) return 0;
  let width = 0;
  within(brush, () => {
    const size = sizeFor(brush, words, place);
    brush.font = `${size}px ${words.families}`;
    brush.direction = words.direction;
    brush.textAlign = align;
    brush.textBaseline = 'alphabetic';
    brush.fillStyle = fill;
    const shown = fitted(brush, words.text, room);
    // If the words are smaller, their middle stays at the same height.
    brush.fillText(shown, x, y - BASELINE * (place.size - size));
    width = brush.measureText(shown).width;
  });
  return width;
}
