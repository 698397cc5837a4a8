/** An event between two rounds: its players, its scoring, and its results so far. */

export type Color = 'white' | 'black';

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white');

export interface Entrant {
  /** 1 … n: the pairing number (C.04.2 2), the number in a Berger table, or the seed. */
  readonly number: number;
  readonly rating?: number | undefined;
  readonly name?: string | undefined;
}

/** `bye` is for the pairing-allocated bye (in a Double-Swiss, for the whole match). */
export interface Scoring {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly bye: number;
}

/** Played: `1-0`, `=`, `0-1`. Forfeited: White wins `+-`, Black wins `-+`, both lose `--`. */
export const RESULTS = ['1-0', '=', '0-1', '+-', '-+', '--'] as const;
export type PairResult = (typeof RESULTS)[number];

export interface Pair {
  readonly white: number;
  readonly black: number;
}

export interface Game extends Pair {
  readonly result: PairResult;
}

/** A match of two games. Both results are as seen by the player with White in the first game. */
export interface Match extends Pair {
  readonly games: readonly [PairResult, PairResult];
}

export interface WonMatch extends Pair {
  readonly winner: number;
}

/** Not paired in a round, for no points, the points of a draw, or the points of a win. */
export const ABSENCES = ['zero', 'half', 'full'] as const;
export interface Absence {
  readonly number: number;
  readonly kind: (typeof ABSENCES)[number];
}

export interface Round<P extends Pair = Game> {
  readonly pairs: readonly P[];
  readonly bye: number | null;
  readonly absent: readonly Absence[];
}

interface Common {
  /** In order of their numbers, without gaps. Late entries are included from the beginning. */
  readonly players: readonly Entrant[];
  readonly scoring: Scoring;
  readonly expectedRounds: number;
  readonly initialColor: Color;
  readonly forbidden: readonly (readonly [number, number])[];
}

export interface SwissEvent<P extends Pair = Game> extends Common {
  readonly rounds: readonly Round<P>[];
}

export interface KnockOutRound {
  readonly pairs: readonly WonMatch[];
  readonly byes: readonly number[];
}

export interface KnockOutEvent extends Common {
  readonly hasThirdPlace: boolean;
  readonly rounds: readonly KnockOutRound[];
}

export type AnyEvent =
  | (SwissEvent & { readonly system: 'dutch' })
  | (SwissEvent<Match> & { readonly system: 'double-swiss' })
  | (SwissEvent & { readonly system: 'round-robin'; readonly cycles: 1 | 2 })
  | (KnockOutEvent & { readonly system: 'knock-out' });

export interface Pairing {
  readonly pairs: readonly Pair[];
  readonly bye: number | null;
}
