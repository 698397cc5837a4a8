import { inter } from '../letters/canvas.ts';
import { EM, outlineOf } from '../letters/outline.ts';
import { type Words, wordsOf } from '../letters/words.ts';
import { BASELINE } from '../scene/shape.ts';
import { type Brush, within } from './brush.ts';

const BOLD = `"${inter(700)}"`;

type Outline = ReturnType<typeof outlineOf>;

/** (x, y) is the left end of the baseline. */
function fillOutline(
  brush: Brush,
  { path }: Outline,
  x: number,
  y: number,
  size: number,
  fill: string,
): void {
  within(brush, () => {
    brush.translate(x, y - 2 * size);
    brush.scale(size / EM, size / EM);
    brush.fillStyle = fill;
    brush.fill(path);
  });
}

/** In bold weight. */
export const widthOf = (text: string, size: number): number => (outlineOf(text, BOLD).width * size) / EM;

/** In bold weight, centered on (x, y). */
export function paintText(
  brush: Brush,
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
): void {
  const outline = outlineOf(text, BOLD);
  fillOutline(brush, outline, x - (outline.width * size) / EM / 2, y + size * BASELINE, size, fill);
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

function sizeFor(brush: Brush, { text }: Words, { size, room, least = size }: WordsPlace): number {
  const width = (brush.measureText(text).width * size) / EM;
  return width > room ? Math.max(least, (size * room) / width) : size;
}

const SHARES = { left: 0, center: 0.5, right: 1 } as const;

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
    brush.font = `${EM}px ${words.families}`;
    const size = sizeFor(brush, words, place);
    const shown = fitted(brush, words.text, (room * EM) / size);
    const outline = outlineOf(shown, words.families, words.direction);
    width = (outline.width * size) / EM;
    // If the words are smaller, their middle stays at the same height.
    const baseline = y - BASELINE * (place.size - size);
    fillOutline(brush, outline, x - SHARES[align] * width, baseline, size, fill);
  });
  return width;
}
