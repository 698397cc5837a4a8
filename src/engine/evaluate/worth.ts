/**
 * What pieces are worth by the facts of a variant, in hundredths of a man, where nothing was learned from games. A flying
 * king is about three men's worth on a full board (the scale of Scan and KestoG), a king that steps about one and a half.
 */
import type { Variant } from '../../draughts/variant.ts';

export interface Worth {
  readonly man: number;
  readonly king: number;
  /** For each row that a man has advanced. */
  readonly row: number;
  /** For a man on the first row, where it keeps others from being crowned. */
  readonly guard: number;
  readonly centre: number;
  /** For a piece that can move (men only where kings fly). */
  readonly mobile: number;
}

const TO_WIN: Worth = { man: 100, king: 300, row: 2, guard: 6, centre: 3, mobile: 3 };

/** The worth of the pieces of a variant; negative where the goal is to lose them. */
export function worthOf({ goal, king, size, squares }: Variant): Worth {
  // To give pieces away one has to be able to move them where the other must take them.
  if (goal === 'lose') return { man: -60, king: -30, row: 1, guard: -2, centre: 0, mobile: 8 };
  if (goal === 'first-king') return { ...TO_WIN, king: 2000, row: 9, guard: 14 };
  if (!king.flies) return { ...TO_WIN, king: 140 };
  // An advanced man is no advantage on 10x10: not to count it as one scored 60 % (100 games, 2000 nodes a move).
  if (size === 10) return { ...TO_WIN, row: 0 };
  return squares === 'all' ? { ...TO_WIN, king: 500 } : TO_WIN;
}
