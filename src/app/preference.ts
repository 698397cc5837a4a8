/** What someone likes, in every game they play: kept apart from the games, for it is nobody else's business. */
import type { NotationStyle } from '../notation/square.ts';

export const NOTATION_CHOICES = ['variant', 'algebraic', 'numeric'] as const;
/** How moves are written for a reader: as the variant's players do, or always the same way. */
export type NotationChoice = (typeof NOTATION_CHOICES)[number];

export interface Preference {
  readonly notation: NotationChoice;
}

/** What holds for someone who never chose. */
export const NO_PREFERENCE: Preference = { notation: 'variant' };

/** The style to write in; `null` is the variant's own. */
export const styleOf = ({ notation }: Preference): NotationStyle | null =>
  notation === 'variant' ? null : notation;
