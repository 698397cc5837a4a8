/** Why a PDN text is no game: a code (the key of its sentence), the line and the column, and the words it speaks of. */
import { cut } from '../cut.ts';
import type { FenProblem } from '../fenProblem.ts';
import type { MoveProblem } from '../move.ts';

export type PdnCode =
  | 'pdn-character'
  | 'pdn-open-comment'
  | 'pdn-tag'
  /** The tag GameType is not in due form, or names a game we do not know. */
  | 'pdn-game-type'
  | 'pdn-fen'
  | 'pdn-move'
  /** A variation to no move, or the end of none. */
  | 'pdn-variation'
  | 'pdn-open-variation'
  | 'pdn-too-deep'
  /** More moves than are read of one game. */
  | 'pdn-too-many-moves';

export interface PdnProblem {
  readonly code: PdnCode;
  /** Both from 1; a column counts UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** The words that are wrong. */
  readonly text: string;
  /** Why a move or a position was refused. */
  readonly reason: MoveProblem | FenProblem | null;
}

/** What stops the reading of a game, before its offset is turned into a line and a column. */
export interface PdnStop {
  readonly code: PdnCode;
  readonly offset: number;
  readonly text: string;
  readonly reason?: MoveProblem | FenProblem;
}

/** Turns offsets into lines and columns. */
export const placed = (source: string, { code, offset, text, reason }: PdnStop): PdnProblem => {
  const before = source.slice(0, offset).split(/\r\n|\r|\n/);
  return {
    code,
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    text: text.length > 60 ? `${cut(text, 60)}…` : text,
    reason: reason ?? null,
  };
};
