/** A game or a position that someone wrote or copied from elsewhere, read as a record. */
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { variantOf } from '../draughts/variants.ts';
import type { VariantId } from '../draughts/variants.ts';
import { parseFen } from '../notation/fen.ts';
import type { PdnGame } from '../notation/pdn/game.ts';
import { parsePdnGame } from '../notation/pdn/reader.ts';
import type { Problem } from './problem.ts';

/** The longest text that is read, in UTF-16 units: hundreds of games. */
export const LONGEST_RECORD = 100_000;

/** A position begins with the side to move and a colon; no game does. */
const POSITION = /^\s*[WB]\s*:/iu;

/** One game of a text that may hold many. */
export interface ReadRecord {
  readonly game: PdnGame;
  /** How many games the text holds. */
  readonly count: number;
}

function positionAsGame(id: VariantId, source: string): Attempt<PdnGame, Problem> {
  const variant = variantOf(id);
  const start = parseFen(variant, source.trim());
  if (!start.ok) return refused({ ...start.problem, variant: id });
  return done({ variant, tags: [], start: start.value, line: { comments: [], moves: [] }, result: '*' });
}

/**
 * A game of a PDN text, the first unless told (counted from 1), or a FEN as a game without moves. What does not say its
 * variant is taken for one of `fallback`. Takes any text whatever and never throws.
 */
export function readRecord(source: string, fallback: VariantId, number = 1): Attempt<ReadRecord, Problem> {
  if (source.length > LONGEST_RECORD) return refused({ code: 'record-too-long', most: LONGEST_RECORD });
  const { count, game } = POSITION.test(source)
    ? { count: 1, game: number === 1 ? positionAsGame(fallback, source) : null }
    : parsePdnGame(source, variantOf(fallback), number);
  if (game === null)
    return refused(count === 0 ? { code: 'record-empty' } : { code: 'record-no-such-game', count });
  return game.ok ? done({ game: game.value, count }) : game;
}
