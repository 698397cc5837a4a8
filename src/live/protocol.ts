/**
 * The messages between the page and the bot over a WebSocket, as JSON. A page receives the facts of
 * a game and computes positions and legal moves with the same rules. Instants are in ms since 1970,
 * by the bot's clock.
 */
import type { ByColor, Color } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variants.ts';
import type { Preference } from '../app/ports/subjects/people.ts';
import type { GameId, GameResult } from '../game/game.ts';
import type { Locale } from '../i18n/locales.ts';
import type { OpenedScreen } from './screen/opened.ts';
import type { ShownForm, ShownScreen } from './screen/sent.ts';

/** A logged-in user's session. */
export interface Visit {
  readonly session: string;
}

/** A logged-in user's reading preferences. */
export interface Reading {
  readonly locale: Locale;
  readonly look: Pick<Preference, 'theme' | 'pieces' | 'notation' | 'hasCoordinates' | 'hasSounds'>;
}

/**
 * What a browser's page knows before it asks: its first board takes no other request. It contains
 * no session, because a proxy that keeps too much could give it to others.
 */
export interface Opening {
  /** `null`: without a login. */
  readonly look: Reading['look'] | null;
  /** The game that the address asks for; `null` if its viewer must be asked about first. */
  readonly game: GameFacts | null;
  /** The address that adds the bot to a server; `null` where Discord doesn't know it. */
  readonly invite: string | null;
  /** If the address is a shared link to a game. */
  readonly shared?: SharedFacts;
}

/** What a shared link to a game says, in the reader's language. */
export interface SharedFacts {
  readonly headline: string;
  /** The mistake that decided it, as a puzzle; `null`: the game runs, or there is no such mistake. */
  readonly turn: {
    readonly ply: number;
    readonly question: string;
    /** In full notation. */
    readonly better: string;
  } | null;
  /** The winner, and the channel where they play. */
  readonly challenge: { readonly name: string; readonly address: string } | null;
}

/** Who is in an Activity. */
export interface Entered extends Visit, Reading {
  /** Discord's token, by which its client knows that the bot has let them in. */
  readonly access: string;
  /** The game to open; `null`: the lists. */
  readonly open: GameId | null;
}

export interface ClockFacts {
  /** What each side had left (ms) at `at`. */
  readonly left: ByColor<number>;
  readonly at: number;
  /**
   * The side whose clock is running; `null` before the first moves, during a pause, and after the
   * end.
   */
  readonly running: Color | null;
  /** In a finished live game: what was left (ms) before each of its moves; `null` if unknown. */
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
  /** Or the new one, with the change; empty without one. */
  readonly rating: string;
  /** The rating before the game's end changed it. */
  readonly before: number | null;
}

export interface GameFacts {
  readonly id: GameId;
  readonly version: number;
  readonly variant: VariantId;
  /** Its variant, opening, time and so on, in the viewer's language. */
  readonly about: string;
  readonly start: string | null;
  readonly moves: readonly string[];
  readonly seats: ByColor<SeatFacts>;
  /** The viewer's own side; `null` if they only watch. */
  readonly you: Color | null;
  readonly clock: ClockFacts | null;
  /** `null` if no team is to vote. */
  readonly ballot: BallotFacts | null;
  /** What everyone may know about the votes, in the viewer's language; `null` if no team votes. */
  readonly votes: readonly string[] | null;
  readonly isPaused: boolean;
  readonly result: GameResult | null;
  /** How it ended, in the viewer's language; `null` while it runs. */
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
  /** No such game, tournament or player, or not for this viewer. */
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
   * A screen for this viewer alone, which came from the one that the page `opened`. `instead`: it
   * takes the place of the screen with this number; `null`: it is the first, or answers a move.
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
  /** How far the answer is; the next screen replaces it. */
  | { readonly kind: 'progress'; readonly opened: OpenedScreen; readonly text: string }
  /** The screen with this number is no longer there. */
  | { readonly kind: 'shut'; readonly number: number }
  /** The screens at home are about the server with this id, or (`null`) about none. */
  | {
      readonly kind: 'home';
      readonly servers: readonly HomeNamed[];
      readonly guild: string | null;
      /** Its tournaments and matches. */
      readonly cups: readonly HomeNamed[];
    }
  | { readonly kind: 'refused'; readonly why: Refused; readonly text: string }
  | { readonly kind: 'pong'; readonly now: number };
