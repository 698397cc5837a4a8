import type { Progress } from '../kit/progress.ts';
import { done, refused, type Result } from '../kit/result.ts';
import { type VariantId, variantOf } from '../draughts/variants.ts';
import type { PdnGame } from '../notation/pdn/game.ts';
import { gamesIn, readGame, type ReadPdn } from '../notation/pdn/reader.ts';
import { extentOf } from '../notation/pdn/split.ts';
import { surveyOf } from '../notation/pdn/contents.ts';
import { asRecord } from '../notation/pdn/positions.ts';
import type { GameProblem } from './problem.ts';

/** In UTF-16 units; enough for about ten thousand games. */
export const LONGEST_RECORD = 10_000_000;

export interface ReadRecord extends ReadPdn {
  readonly count: number;
  /** The game's part of the text, or the whole text if it is short and has only one game. */
  readonly excerpt: string;
}

/** Longer texts are cut down to the game itself (in UTF-16 units). */
const SHORT = 20_000;

interface Selection {
  readonly number?: number | undefined;
  readonly fileName?: string | undefined;
}

/** Tries `chosen` first if the text doesn't name its variant. Never throws. */
export function readRecord(
  source: string,
  chosen: VariantId | null,
  { number = 1, fileName }: Selection = {},
  progress?: Progress,
): Result<ReadRecord, GameProblem> {
  if (source.length > LONGEST_RECORD) return refused({ code: 'record-too-long', most: LONGEST_RECORD });
  const text = asRecord(source);
  const { count, wanted, prior } = surveyOf(text, number, progress);
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

/** Reads the first `most` games of a text and leaves out any that can't be read. Never throws. */
export function readGames(
  source: string,
  chosen: VariantId | null,
  { most, fileName }: { readonly most: number; readonly fileName?: string | undefined },
): readonly PdnGame[] {
  if (source.length > LONGEST_RECORD) return [];
  const text = asRecord(source);
  const { prior } = surveyOf(text, 0);
  const hints = { chosen: chosen && variantOf(chosen), isTentative: true, prior, fileName };
  return [...gamesIn(text).take(most)].flatMap((raw) => {
    const read = readGame(text, raw, hints);
    return read.ok ? [read.value.game] : [];
  });
}
