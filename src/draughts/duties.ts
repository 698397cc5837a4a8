/**
 * The duties of choice among captures, each a value: the legal captures are those of the highest. A number rather than a
 * comparison, so that a list of captures is judged in one pass and a new duty is one line.
 */
import type { CaptureSummary } from './variant.ts';

type Duty = (capture: CaptureSummary) => number;

/** More than the pieces that one move can capture: 30, the men of one side on the largest board. */
const MANY = 32;

const kingsIn = ({ taken }: CaptureSummary): number => taken.filter((role) => role === 'king').length;
const byKing = ({ by }: CaptureSummary): number => (by === 'king' ? 1 : 0);

/** Any capture may be chosen. */
export const freeChoice: Duty = () => 0;

/** As many pieces as possible. */
export const mostPieces: Duty = ({ taken }) => taken.length;

/** As many pieces as possible; of equal ones, as many kings. */
export const mostPiecesThenKings: Duty = (capture) => capture.taken.length * MANY + kingsIn(capture);

/** A king's capture before a man's, and nothing else. */
export const kingBeforeMan: Duty = byKing;

/** FID 6: most pieces; then with a king; then most kings; then the one that meets kings earliest. */
export const italianQuality: Duty = (capture) =>
  ((capture.taken.length * 2 + byKing(capture)) * MANY + kingsIn(capture)) * 2 ** 12 + kingsEarly(capture);

/** Greater the earlier kings are captured; at most 12 pieces can be on the Italian board. */
const kingsEarly = ({ taken }: CaptureSummary): number =>
  taken.reduce((sum, role) => sum * 2 + (role === 'king' ? 1 : 0), 0);

/**
 * Official Rules for Frisian Draughts, 13 to 15: a king is worth less than two men but more than any fraction: n kings are
 * worth less than 2n men and more than 2n - 1. Of equal worth, a king's capture is the duty.
 */
export const frisianWorth: Duty = (capture) => {
  const kings = kingsIn(capture);
  const men = capture.taken.length - kings;
  return (men * MANY + kings * (2 * MANY - 1)) * 2 + byKing(capture);
};
