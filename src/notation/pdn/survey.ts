/**
 * A look through a text of many games, one after the other, so that ten megabytes need no more memory than a sample of its games: how
 * many there are, what they make likely for each other, and the one that is wanted.
 */
import { filePriorOf, type FilePrior } from './choose.ts';
import { gamesIn } from './reader.ts';
import type { RawGame } from './split.ts';
import { writtenOf } from './trial.ts';

export interface Survey {
  readonly count: number;
  /** `null` when there is no such game. */
  readonly wanted: RawGame | null;
  readonly prior: FilePrior;
}

/** So many games at most speak for all, evenly spread. */
const SAMPLE = 24;

/** Of longer games, in tokens, none is kept for a sample. */
const LONGEST_SAMPLE = 5000;

/** Looks for the game of this number, counted from 1. */
export const surveyOf = (source: string, number: number): Survey => {
  let sample: RawGame[] = [];
  let wanted: RawGame | null = null;
  let count = 0;
  let step = 1;
  for (const raw of gamesIn(source)) {
    if (count % step === 0 && raw.body.length <= LONGEST_SAMPLE) sample.push(raw);
    if (sample.length === 2 * SAMPLE) {
      sample = sample.filter((_, at) => at % 2 === 0);
      step *= 2;
    }
    count += 1;
    if (count === number) wanted = raw;
  }
  const prior = count > 1 ? filePriorOf(sample.map(writtenOf)) : new Map();
  return { count, wanted, prior };
};
