/** A game or a position that someone wrote or copied from elsewhere, read as a record. */
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { variantOf } from '../draughts/variants.ts';
import type { VariantId } from '../draughts/variants.ts';
import { readGame, type ReadPdn } from '../notation/pdn/reader.ts';
import { extentOf } from '../notation/pdn/split.ts';
import { surveyOf } from '../notation/pdn/contents.ts';
import { asRecord } from '../notation/pdn/positions.ts';
import type { GameProblem } from './problem.ts';

/** The longest text that is read, in UTF-16 units: ten thousand games. */
export const LONGEST_RECORD = 10_000_000;

/** One game of a text that may hold many. */
export interface ReadRecord extends ReadPdn {
  /** How many games the text holds. */
  readonly count: number;
  /** Its own part of the text; the whole of a short text with one game. */
  readonly excerpt: string;
}

/** Of longer texts nothing is kept that stands around the game, in UTF-16 units. */
const SHORT = 20_000;

/** Which game of a text is wanted, and what is known of the text. */
export interface Wanted {
  /** Counted from 1; the first unless told. */
  readonly number?: number | undefined;
  readonly fileName?: string | undefined;
}

/**
 * A game of a PDN text, or a position as a game without moves. Which variant it is is found out; what does not say is first taken for
 * `chosen`. Takes any text whatever and never throws.
 */
export function readRecord(
  source: string,
  chosen: VariantId | null,
  { number = 1, fileName }: Wanted = {},
): Attempt<ReadRecord, GameProblem> {
  if (source.length > LONGEST_RECORD) return refused({ code: 'record-too-long', most: LONGEST_RECORD });
  const text = asRecord(source);
  const { count, wanted, prior } = surveyOf(text, number);
  if (wanted === null)
    return refused(count === 0 ? { code: 'record-empty' } : { code: 'record-no-such-game', count });
  const hints = { chosen: chosen && variantOf(chosen), isTentative: true, prior, fileName };
  const read = readGame(text, wanted, hints);
  const isWhole = count === 1 && source.length <= SHORT;
  const excerpt = isWhole ? source : text.slice(...extentOf(wanted));
  if (read.ok) return done({ ...read.value, count, excerpt });
  const { reason, variant, readsAs } = read.problem;
  const isBare = text !== source && reason !== null && 'column' in reason && readsAs.length === 0;
  return isBare ? refused({ ...reason, variant: variant ?? 'russian' }) : refused(read.problem);
}
