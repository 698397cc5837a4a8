/** What someone likes, in every game they play: kept apart from the games, for it is nobody else's business. */
import type { UserId } from '../../game/game.ts';
import type { NoticeChoice } from '../../game/notices.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { PIECE_SET_IDS, type PieceSetId, THEME_IDS, type ThemeId } from '../../render/scene/theme.ts';
import { BOARD_SHAPES, type BoardShape } from '../../views/presses/declarations.ts';

export const NOTATION_CHOICES = ['variant', 'algebraic', 'numeric', 'short'] as const;
/** How moves are written for a reader: as the variant's players do, or always the same way. */
export type NotationChoice = (typeof NOTATION_CHOICES)[number];

/** Pictures, text for screen readers and slow lines, or both. */
export const BOARD_CHOICES = BOARD_SHAPES;
export const LANGUAGE_CHOICES = LOCALES;
export const THEME_CHOICES = THEME_IDS;
export const PIECE_CHOICES = PIECE_SET_IDS;

/** What is left out is as the bot shows it to everyone. */
export interface Preference {
  /** As Discord tells of them unless chosen. */
  readonly language?: Locale | undefined;
  readonly notation: NotationChoice;
  readonly theme?: ThemeId | undefined;
  /** The set made for the theme unless chosen. */
  readonly pieces?: PieceSetId | undefined;
  readonly board?: BoardShape | undefined;
  /** How they want to be told of things. */
  readonly notices?: NoticeChoice | undefined;
}

/** What a user likes, as it is stored. */
export interface PreferenceRecord {
  readonly user: UserId;
  /** Counts the changes; 0 while there was none. */
  readonly version: number;
  readonly preference: Preference;
}

/** What holds for someone who never chose. */
export const NO_PREFERENCE: Preference = { notation: 'variant' };

/** The style to write in; `null` is the variant's own. */
export const styleOf = ({ notation }: Preference): NotationStyle | null =>
  notation === 'variant' ? null : notation;
