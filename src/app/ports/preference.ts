/** What a user prefers in every game. Stored apart from the games, because it is nobody else's business. */
import type { UserId } from '../../game/game.ts';
import type { NoticeChoice } from '../../game/notices.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { PIECE_SET_IDS, type PieceSetId, THEME_IDS, type ThemeId } from '../../render/scene/theme.ts';
import { BOARD_SHAPES, type BoardShape } from '../../views/presses/declarations.ts';

export const NOTATION_CHOICES = ['variant', 'algebraic', 'numeric', 'short'] as const;
/** How moves are written for a reader: in the variant's style, or always the same. */
export type NotationChoice = (typeof NOTATION_CHOICES)[number];

/** Pictures, text for screen readers and slow lines, or both. */
export const BOARD_CHOICES = BOARD_SHAPES;
export const LANGUAGE_CHOICES = LOCALES;
export const THEME_CHOICES = THEME_IDS;
export const PIECE_CHOICES = PIECE_SET_IDS;

/** Without a choice, the bot's default. */
export interface Preference {
  /** Discord's unless chosen. */
  readonly language?: Locale | undefined;
  readonly notation: NotationChoice;
  readonly theme?: ThemeId | undefined;
  /** The theme's own unless chosen. */
  readonly pieces?: PieceSetId | undefined;
  readonly board?: BoardShape | undefined;
  readonly notices?: NoticeChoice | undefined;
}

export interface PreferenceRecord {
  readonly user: UserId;
  /** Counts the changes; 0 before the first. */
  readonly version: number;
  readonly preference: Preference;
}

export const NO_PREFERENCE: Preference = { notation: 'variant' };

/** The style to write in; `null` is the variant's own. */
export const styleOf = ({ notation }: Preference): NotationStyle | null =>
  notation === 'variant' ? null : notation;
