/** Why a PDN text is no game: a code (the key of its sentence), the line and the column, and the words it speaks of. */
import type { Position } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { cut } from '../cut.ts';
import type { FenProblem } from '../fenProblem.ts';
import type { MoveProblem } from '../move.ts';

export type PdnCode =
  /** Words, and no game. */
  | 'pdn-character'
  /** The tag GameType names a game we do not know. */
  | 'pdn-game-type'
  | 'pdn-chess'
  | 'pdn-fen'
  | 'pdn-move'
  /** It may be a game of several variants. */
  | 'pdn-variant'
  /** More moves than are read of one game. */
  | 'pdn-too-many-moves'
  | 'pdn-too-long';

export interface PdnProblem {
  readonly code: PdnCode;
  /** Both from 1; a column counts UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** The words that are wrong. */
  readonly text: string;
  /** Why a move or a position was refused. */
  readonly reason: MoveProblem | FenProblem | null;
  /** The variant by whose rules it was read. */
  readonly variant: VariantId | null;
  /** Other variants whose rules it does obey, the likeliest first. */
  readonly readsAs: readonly VariantId[];
  /** How it ends as a game of each, and its text alone, where it may be a game of several variants. */
  readonly finals: readonly Final[];
  readonly excerpt: string;
}

/** The last position of a game as one of a variant. */
export interface Final {
  readonly variant: VariantId;
  readonly position: Position;
}

/** What stops the reading of a game, before its offset is turned into a line and a column. */
export interface PdnStop {
  readonly code: PdnCode;
  readonly offset: number;
  readonly text: string;
  readonly reason?: MoveProblem | FenProblem;
  readonly variant?: VariantId;
  readonly readsAs?: readonly VariantId[];
  readonly finals?: readonly Final[];
  /** Where the game begins and ends. */
  readonly extent?: readonly [number, number];
}

/** Turns offsets into lines and columns. */
export const placed = (
  source: string,
  { code, offset, text, reason, variant, readsAs, finals, extent }: PdnStop,
): PdnProblem => {
  const before = source.slice(0, offset).split(/\r\n|\r|\n/);
  return {
    code,
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    text: text.length > 60 ? `${cut(text, 60)}…` : text,
    reason: reason ?? null,
    variant: variant ?? null,
    readsAs: readsAs ?? [],
    finals: finals ?? [],
    excerpt: extent ? source.slice(...extent) : '',
  };
};
