/**
 * The messages between the page and the bot, sent as JSON over a WebSocket. A page receives the
 * facts of a game. It computes positions and legal moves with the same rules as the bot. Instants
 * are in ms since 1970, by the bot's clock.
 */
import type { ByColor, Color } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { Preference } from '../app/ports/subjects/people.ts';
import type { GameId, GameResult } from '../game/game.ts';
import type { Locale } from '../i18n/locales.ts';
import type { OpenedScreen } from './screen/opened.ts';
import type { ShownForm, ShownScreen } from './screen/sent.ts';

/** The session of a user who is logged in. */
export interface Visit {
  readonly session: string;
}

/** The reading preferences of a user who is logged in. */
export interface Reading {
  readonly locale: Locale;
  readonly look: Pick<Preference, 'theme' | 'pieces' | 'notation' | 'hasCoordinates' | 'hasSounds'>;
}

/**
 * The data that a browser's page has from the start, so that its first board needs no other
 * request. It contains no session, because a proxy with a cache could give it to other visitors.
 */
export interface Opening {
  /** `null`: nobody is logged in. */
  readonly look: Reading['look'] | null;
  /** The game in the address; `null` if the bot must first check whether the viewer may see it. */
  readonly game: GameFacts | null;
  /** The address that adds the bot to a server; `null` where Discord doesn't know it. */
  readonly invite: string | null;
  /** Present if the address is a shared link to a game. */
  readonly shared?: SharedFacts;
}

/** The content of a shared link to a game, in the reader's language. */
export interface SharedFacts {
  readonly headline: string;
  /** The mistake that decided it, as a puzzle; `null`: the game runs, or had no such mistake. */
  readonly turn: {
    readonly ply: number;
    readonly question: string;
    /** The better move, in full notation. */
    readonly better: string;
    /** The mover's winning chances (%) before the move, and after it. */
    readonly chances: { readonly before: number; readonly after: number };
  } | null;
  /** The computer's level; `null`: it did not play. */
  readonly level: number | null;
  /** The winner, and the channel where they play. */
  readonly challenge: { readonly name: string; readonly address: string } | null;
}

/** The user of an Activity. */
export interface Entered extends Visit, Reading {
  /** Discord's token. It shows Discord's client that the bot has accepted the user. */
  readonly access: string;
  /** The game to open; `null`: the lists. */
  readonly open: GameId | null;
}

export interface ClockFacts {
  /** The time (ms) that each side had left at `at`. */
  readonly left: ByColor<number>;
  readonly at: number;
  /**
   * The side whose clock is running; `null` before the first moves, during a pause, and after the
   * end.
   */
  readonly running: Color | null;
  /** In a finished live game, the time (ms) left before each of its moves; `null` if unknown. */
  readonly past: readonly (ByColor<number> | null)[];
}

/** The vote of a team on the current move. */
export interface BallotFacts {
  readonly color: Color;
  readonly until: number;
  readonly at: number;
}

export interface SeatFacts {
  readonly name: string;
  /** The rating or, after the game, the new rating with the change; empty if there is none. */
  readonly rating: string;
  /** The rating before the game's end changed it. */
  readonly before: number | null;
}

export interface GameFacts {
  readonly id: GameId;
  readonly version: number;
  readonly variant: VariantId;
  /** The game's variant, opening, time and so on, in the viewer's language. */
  readonly about: string;
  readonly start: string | null;
  readonly moves: readonly string[];
  readonly seats: ByColor<SeatFacts>;
  /** The viewer's own side; `null` if they only watch. */
  readonly you: Color | null;
  readonly clock: ClockFacts | null;
  /** `null` if no team has to vote. */
  readonly ballot: BallotFacts | null;
  /** The public facts about the votes, in the viewer's language; `null` if no team votes. */
  readonly votes: readonly string[] | null;
  readonly isPaused: boolean;
  readonly result: GameResult | null;
  /** How the game ended, in the viewer's language; `null` while it runs. */
  readonly outcome: string | null;
  readonly rematch: GameId | null;
}

/** A server where the viewer may play, or a tournament there. */
export interface HomeNamed {
  readonly id: string;
  readonly name: string;
}

export type { FromPage } from './messages.ts';

export type Refused =
  /** There is no such game, tournament or player, or the viewer may not see it. */
  | 'unknown-game'
  /** The session has ended or is invalid: log in again. */
  | 'session'
  /** Not a valid message. */
  | 'unreadable'
  /** The action is against the rules or too late; `text` says why. */
  | 'deed';

export type ToPage =
  | { readonly kind: 'game'; readonly facts: GameFacts; readonly watchers: number }
  | { readonly kind: 'watchers'; readonly watchers: number }
  /**
   * A screen for this viewer alone. It belongs to the screen that the page `opened`. `instead`: it
   * replaces the screen with this number; `null`: it is the first, or answers a move.
   */
  | {
      readonly kind: 'screen';
      readonly opened: OpenedScreen;
      readonly number: number;
      readonly instead: number | null;
      readonly shown: ShownScreen;
    }
  | {
      readonly kind: 'form';
      readonly opened: OpenedScreen;
      readonly number: number;
      readonly shown: ShownForm;
    }
  /** The progress of the answer. The next screen replaces it. */
  | { readonly kind: 'progress'; readonly opened: OpenedScreen; readonly text: string }
  /** The screen with this number is closed. */
  | { readonly kind: 'shut'; readonly number: number }
  /** The home screens are for the server with this id, or (`null`) for none. */
  | {
      readonly kind: 'home';
      readonly servers: readonly HomeNamed[];
      readonly guild: string | null;
      /** The server's tournaments and matches. */
      readonly cups: readonly HomeNamed[];
    }
  | { readonly kind: 'refused'; readonly why: Refused; readonly text: string }
  | { readonly kind: 'pong'; readonly now: number };
