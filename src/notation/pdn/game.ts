/** Tags that follow from the game (`GameType`, `FEN`, `Result`) are not stored. */
import type { Color, Move, Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { extend, startLine, type Line } from '../../draughts/line.ts';

export interface PdnTag {
  readonly name: string;
  readonly value: string;
}

/** The clocks after a move, in seconds left: `[%clock w0:10:00 B0:09:58]`. */
export interface PdnClock {
  readonly white: number | null;
  readonly black: number | null;
  readonly running: Color | null;
}

export interface PdnMove {
  /** The position set up before this move (`/FEN "…"/`), if it isn't the previous move's. */
  readonly setup: Position | null;
  readonly move: Move;
  /** Numeric annotation glyphs: 1 is `!`, 2 is `?`, … (PGN 10). */
  readonly nags: readonly number[];
  readonly clock: PdnClock | null;
  readonly comments: readonly string[];
  readonly variations: readonly PdnLine[];
}

export interface PdnLine {
  readonly comments: readonly string[];
  readonly moves: readonly PdnMove[];
}

export const PDN_RESULTS = ['1-0', '0-1', '1/2-1/2', '0-0', '*'] as const;
/** The winner as chess players write it; `0-0` is a loss for both, `*` unfinished or unknown. */
export type PdnResult = (typeof PDN_RESULTS)[number];

export interface PdnGame {
  readonly variant: Variant;
  readonly tags: readonly PdnTag[];
  readonly start: Position | null;
  readonly line: PdnLine;
  readonly result: PdnResult;
  /** The result as written, our White first, if it differs from the variant's customary form. */
  readonly resultText?: string | undefined;
}

/** The main line of play, up to the first move with a new setup. */
export function pdnLine({ variant, start, line }: PdnGame): Line {
  const setup = line.moves.findIndex((move, at) => at > 0 && move.setup !== null);
  const moves = setup === -1 ? line.moves : line.moves.slice(0, setup);
  const begin = line.moves[0]?.setup ?? start ?? undefined;
  return moves.reduce((played, { move }) => extend(played, move), startLine(variant, begin));
}
