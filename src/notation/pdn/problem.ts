/** A code (the key of a sentence), a line, a column, and the wrong words. */
import type { Color, Position } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { cut } from '../../kit/cut.ts';
import type { FenProblem } from '../fenProblem.ts';
import type { MoveProblem } from '../move.ts';

export type PdnCode =
  | 'pdn-character'
  | 'pdn-game-type'
  | 'pdn-chess'
  | 'pdn-fen'
  | 'pdn-move'
  | 'pdn-variant'
  /** A move in text outside a comment, which may belong to the game. */
  | 'pdn-words'
  | 'pdn-too-many-moves'
  | 'pdn-too-long';

export interface PdnProblem<Id extends string = VariantId> {
  readonly code: PdnCode;
  /** Counted from 1. A column counts UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** The move that can't be played, with the file's own number. */
  readonly move: { readonly number: number; readonly color: Color } | null;
  readonly reason: MoveProblem | FenProblem | null;
  readonly variant: Id | null;
  readonly readsAs: readonly VariantId[];
  /** If the game fits several variants, its last position in each of them, and its text. */
  readonly finals: readonly Final[];
  readonly excerpt: string;
}

export interface Final {
  readonly variant: VariantId;
  readonly position: Position;
}

export interface PdnStop<Id extends string = VariantId> {
  readonly code: PdnCode;
  readonly offset: number;
  readonly text: string;
  readonly move?: PdnProblem['move'];
  readonly reason?: MoveProblem | FenProblem;
  readonly variant?: Id;
  readonly readsAs?: readonly VariantId[];
  readonly finals?: readonly Final[];
  readonly extent?: readonly [number, number];
}

export const placed = <Id extends string>(
  source: string,
  { code, offset, text, move, reason, variant, readsAs, finals, extent }: PdnStop<Id>,
): PdnProblem<Id> => {
  const before = source.slice(0, offset).split(/\r\n|\r|\n/);
  return {
    code,
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    text: text.length > 60 ? `${cut(text, 60)}…` : text,
    move: move ?? null,
    reason: reason ?? null,
    variant: variant ?? null,
    readsAs: readsAs ?? [],
    finals: finals ?? [],
    excerpt: extent ? source.slice(...extent) : '',
  };
};
