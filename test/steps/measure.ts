/**
 * Counts the steps of all readers with all shapes, in a separate process that loads them with
 * counters, and prints JSON.
 */
import { count } from './counted.ts';
import type { Measured } from './growth.ts';
import { startCounting, stepsOf } from './meter.ts';
import type { Readers } from './readers.ts';
import { shapes, type Shape } from './shapes.ts';

/** Longer than any lookahead of the readers; each length is double the one before. */
const FILE = [2100, 4200, 8400] as const;
const TYPED = [1500, 3000, 6000] as const;
/** Reads everything once before counting, because cached values are not part of the cost. */
const SHORT = 100;

const sources = new URL('../../src/', import.meta.url).href;
const own = new URL('mutants.ts', import.meta.url).href;
count((url) => url.startsWith(sources) || url === own);

const { ofFiles, typed } = await import('./readers.ts');
const { mutants } = await import('./mutants.ts');
startCounting();

function measured(
  [reader, read]: readonly [string, (text: string) => unknown],
  [shape, text]: readonly [string, Shape],
  lengths: readonly number[],
): Measured {
  read(text(SHORT));
  const texts = lengths.map(text);
  return {
    reader,
    shape,
    lengths: texts.map(({ length }) => length),
    steps: texts.map((each) => stepsOf(() => read(each))),
  };
}

const withAll = (readers: Readers, lengths: readonly number[]): readonly Measured[] =>
  Object.entries(readers).flatMap((reader) =>
    Object.entries(shapes).map((shape) => measured(reader, shape, lengths)),
  );

const ofMutants = mutants.map(({ name, read, shape }) => {
  const text = shapes[shape];
  if (!text) throw new Error(`there is no shape ${shape}`);
  return measured([name, read], [shape, text], FILE);
});

console.log(
  JSON.stringify({ readers: [...withAll(ofFiles, FILE), ...withAll(typed, TYPED)], mutants: ofMutants }),
);
