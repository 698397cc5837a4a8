/** A game or a position that someone wrote or copied from elsewhere, read as a record. */
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { variantOf } from '../draughts/variants.ts';
import type { VariantId } from '../draughts/variants.ts';
import { parseFen } from '../notation/fen.ts';
import type { PdnGame } from '../notation/pdn/game.ts';
import { parsePdn } from '../notation/pdn/reader.ts';
import type { Problem } from './problem.ts';

/** The longest text that is read, in UTF-16 units: what Discord takes in one option, and a long game with comments. */
export const LONGEST_RECORD = 6000;

/** A position begins with the side to move and a colon; no game does. */
const POSITION = /^\s*[WB]\s*:/iu;

function positionAsGame(id: VariantId, source: string): Attempt<PdnGame, Problem> {
  const variant = variantOf(id);
  const start = parseFen(variant, source.trim());
  if (!start.ok) return refused({ ...start.problem, variant: id });
  return done({ variant, tags: [], start: start.value, line: { comments: [], moves: [] }, result: '*' });
}

/**
 * The first game of a PDN text, or a FEN as a game without moves. What does not say its variant is taken for one of
 * `fallback`. Takes any text whatever and never throws.
 */
export function readRecord(source: string, fallback: VariantId): Attempt<PdnGame, Problem> {
  if (source.length > LONGEST_RECORD) return refused({ code: 'record-too-long', most: LONGEST_RECORD });
  if (POSITION.test(source)) return positionAsGame(fallback, source);
  const [game] = parsePdn(source, variantOf(fallback));
  return game ?? refused({ code: 'record-empty' });
}
