/** Outlines show the same as the canvas' own letters. */
import { expect, test } from 'vitest';
import { type SKRSContext2D, createCanvas } from '../../../src/render/letters/canvas.ts';
import { EM, outlineOf } from '../../../src/render/letters/outline.ts';
import { wordsOf } from '../../../src/render/letters/words.ts';

const [WIDTH, HEIGHT] = [4000, 120];
/** Large letters, which the canvas draws exactly. */
const SIZE = 60;

function painted(paint: (brush: SKRSContext2D) => void): Uint8ClampedArray {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const brush = canvas.getContext('2d');
  brush.translate(0, 80);
  paint(brush);
  return brush.getImageData(0, 0, WIDTH, HEIGHT).data;
}

const inked = (pixels: Uint8ClampedArray): number => pixels.reduce((sum, level) => sum + level, 0);

test.each([
  'Bartholomew',
  'Łukasz 田中さくら',
  'محمد عبد الرحمن',
  'Дмитрий زينب שחקן',
  'ქართველი ไทย हिन्दी',
  'Wilhelmina '.repeat(8),
])('%s is outlined with all its words', (text) => {
  const words = wordsOf(text);
  if (!words) throw new Error('a letter has no font');
  const own = painted((brush) => {
    brush.font = `${SIZE}px ${words.families}`;
    brush.direction = words.direction;
    brush.textAlign = 'left';
    brush.fillText(words.text, 0, 0);
  });
  const outline = outlineOf(words.text, words.families, words.direction);
  const outlined = painted((brush) => {
    brush.scale(SIZE / EM, SIZE / EM);
    brush.translate(0, -2 * EM);
    brush.fill(outline.path);
  });
  const off = inked(outlined.map((level, at) => Math.abs(level - (own[at] ?? 0))));
  expect(off / inked(own)).toBeLessThan(0.12);
});
