/** What a page is told of games in lists, tournaments and players. */
import type { ByColor, Color } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { Stage } from '../tournament/life/tournament.ts';

export interface SeatFacts {
  readonly name: string;
  readonly isEngine: boolean;
}

/** A game in a list. `id` opens it: its id, or a shared one. */
export interface ListedGame {
  readonly id: string;
  readonly variant: VariantId;
  readonly seats: ByColor<SeatFacts>;
  readonly you: Color | null;
  readonly turn: Color;
  /** As players count them: one of each side is one move. */
  readonly moves: number;
  readonly fen: string;
  readonly flagAt: number | null;
  /** How it ended; `null` while it runs. */
  readonly outcome: string | null;
}

export interface CupRow {
  readonly rank: number;
  readonly name: string;
  readonly isYou: boolean;
  readonly isOut: boolean;
  readonly values: readonly string[];
}

export interface CupSection {
  /** Of a group; empty for a tournament without groups. */
  readonly name: string;
  /** Of the players or teams, and of their values. */
  readonly columns: readonly string[];
  readonly rows: readonly CupRow[];
  readonly hasMore: boolean;
}

export interface CupBoard {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  /** Opens the game; `null` if it has not begun. */
  readonly game: string | null;
  /** `null` while it runs. */
  readonly score: string | null;
}

export interface FileFacts {
  readonly name: string;
  readonly text: string;
}

export interface CupFacts {
  readonly id: string;
  readonly name: string;
  readonly variant: VariantId;
  readonly stage: Stage;
  readonly startsAt: number;
  readonly players: number;
  /** All rounds of a knock-out; otherwise empty. */
  readonly bracket: readonly { readonly round: number; readonly boards: readonly CupBoard[] }[];
  readonly sections: readonly CupSection[];
  /** How many rounds there are, and the one whose boards are listed; 0 for none. */
  readonly rounds: number;
  readonly round: number;
  readonly boards: readonly CupBoard[];
  readonly byes: readonly string[];
  /** Running games of the round. */
  readonly live: readonly ListedGame[];
}

export interface PlayerFacts {
  readonly name: string;
  /** Of the figures. */
  readonly heads: readonly string[];
  readonly ratings: readonly { readonly name: string; readonly figures: readonly string[] }[];
  readonly over: readonly ListedGame[];
}
