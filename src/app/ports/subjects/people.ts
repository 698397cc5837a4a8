/**
 * The store's interface for one person: preferences, messages, lessons, vacations, all stored data,
 * and its erasure.
 */
import type { UserId, GameId, MessageAddress, Player } from '../../../game/game.ts';
import type { NoticeChoice } from '../../../game/calls/notices.ts';
import { LOCALES, type Locale } from '../../../i18n/locales.ts';
import type { NotationStyle } from '../../../notation/square.ts';
import { PIECE_SET_IDS, type PieceSetId, THEME_IDS, type ThemeId } from '../../../render/scene/theme.ts';
import {
  BOARD_SHAPES,
  NOTATIONS,
  type BoardShape,
  type Notation,
} from '../../../views/presses/declarations.ts';
import type { Occasion } from '../../../game/calls/calls.ts';

export const NOTATION_CHOICES = NOTATIONS;
/** How moves are written for a reader: in the variant's style, or always the same way. */
export type NotationChoice = Notation;

/** Pictures, text for screen readers and slow connections, or both. */
export const BOARD_CHOICES = BOARD_SHAPES;
export const LANGUAGE_CHOICES = LOCALES;
export const THEME_CHOICES = THEME_IDS;
export const PIECE_CHOICES = PIECE_SET_IDS;

export interface Preference {
  /** Discord's language unless chosen. */
  readonly language?: Locale | undefined;
  readonly notation: NotationChoice;
  readonly theme?: ThemeId | undefined;
  /** The theme's own pieces unless chosen. */
  readonly pieces?: PieceSetId | undefined;
  readonly board?: BoardShape | undefined;
  readonly notices?: NoticeChoice | undefined;
  /** On the web page: shown unless chosen. */
  readonly hasCoordinates?: boolean | undefined;
  /** On the web page: silent unless chosen. */
  readonly hasSounds?: boolean | undefined;
  /**
   * The last game whose *Board* button they pressed, and when (ms), because Discord doesn't tell
   * the Activity which game it was opened for.
   */
  readonly opened?: { readonly game: GameId; readonly at: number } | undefined;
  /** Whether the web page shows their name to people from other servers. */
  readonly isNamed?: boolean | undefined;
  /** Whether they may be named for a voting team's best moves. Off by default. */
  readonly isFinder?: boolean | undefined;
}

export interface PreferenceRecord {
  readonly user: UserId;
  readonly version: number;
  readonly preference: Preference;
}

export const NO_PREFERENCE: Preference = { notation: 'variant' };

export const styleOf = ({ notation }: Preference): NotationStyle | null =>
  notation === 'variant' ? null : notation;

export interface Notice {
  readonly gameId: GameId;
  readonly user: UserId;
  readonly occasion: Occasion;
  readonly key: string;
  /** When there was news (ms since 1970). */
  readonly madeAt: number;
  /** The message about this, or the message it replaced, with its key. */
  readonly sent?: { readonly card: MessageAddress; readonly key: string };
}

export interface Digest {
  readonly user: UserId;
  readonly preference: Preference;
  /** The user knows about everything that ended before this time (ms since 1970). */
  readonly since: number;
}

/** Everything stored about a user: rows by table, without other people's secrets. */
export type Holdings = Readonly<Record<string, readonly object[]>>;

/** A request to be erased, stored before anything is erased, so that it is always completed. */
export interface Erasure {
  readonly user: UserId;
  readonly former: Player;
  /** When they asked (ms). Anything they begin later is kept. */
  readonly askedAt: number;
}
