/** Ratings and what becomes of them, in whole points. */
import { isProvisional, type Rating } from '../../rating/glicko.ts';

/** A rating with a question mark while it is provisional at an instant (ms); never grouped like a count. */
export const shownRating = (rating: Rating, now: number): string =>
  `${Math.round(rating.value)}${isProvisional(rating, now) ? '?' : ''}`;

/** A change, with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
