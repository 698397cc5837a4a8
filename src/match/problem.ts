/** Every refusal that a match can give, as data. A code is also the key of its sentence (`problem.<code>`). */
import type { VariantId } from '../draughts/variantIds.ts';

export type MatchProblem =
  /** A text is no length of a match, or no rest; or a length that is out of range. */
  | { readonly code: 'match-unreadable' | 'match-rest'; readonly text: string }
  | { readonly code: 'match-games' | 'match-points'; readonly least: number; readonly most: number }
  /** A rest was asked for, and no match. */
  | { readonly code: 'match-rest-alone' }
  /** An opening is dealt, or a position is chosen. */
  | { readonly code: 'match-draw-or-position' }
  /** No federation has a table for the variant; or none that is called so. */
  | { readonly code: 'match-no-tables'; readonly variant: VariantId }
  | { readonly code: 'match-no-such-table'; readonly variant: VariantId; readonly text: string }
  /** An opening was named that is another one in another table; the names are those that tell them apart. */
  | { readonly code: 'match-which-opening'; readonly names: readonly string[] }
  /** The next game was asked for: it begins later (ms since 1970), as soon as there is room, is on, or never comes. */
  | { readonly code: 'match-rests'; readonly at: number }
  | { readonly code: 'match-waits' }
  /** The engine plays single games. */
  | { readonly code: 'match-engine' };
