/** Rules for choosing among captures. Only captures with the highest value are legal. */
import type { CaptureSummary } from './variant.ts';

type Duty = (capture: CaptureSummary) => number;

/** More than the pieces that a move can capture: 30, the men of one side on the largest board. */
const MANY = 32;

const kingsIn = ({ taken }: CaptureSummary): number => taken.filter((role) => role === 'king').length;
const byKing = ({ by }: CaptureSummary): number => (by === 'king' ? 1 : 0);

/**
 * With several captures, any of them is legal.
 *
 * @example
 * freeChoice({ by: 'man', taken: ['man', 'king'] }) // => 0
 */
export const freeChoice: Duty = () => 0;

/**
 * Only captures that take the most pieces are legal.
 *
 * @example
 * mostPieces({ by: 'man', taken: ['man', 'king'] }) // => 2
 */
export const mostPieces: Duty = ({ taken }) => taken.length;

/** Among equal captures, the one with more kings. */
export const mostPiecesThenKings: Duty = (capture) => capture.taken.length * MANY + kingsIn(capture);

/** A capture by a king comes before a capture by a man. */
export const kingBeforeMan: Duty = byKing;

/** FID 6: most pieces; then by a king; then most kings; then the earliest kings. */
export const italianQuality: Duty = (capture) =>
  ((capture.taken.length * 2 + byKing(capture)) * MANY + kingsIn(capture)) * 2 ** 12 + kingsEarly(capture);

/** Greater if kings are captured earlier. The Italian board has at most 12 pieces per side. */
const kingsEarly = ({ taken }: CaptureSummary): number =>
  taken.reduce((sum, role) => sum * 2 + (role === 'king' ? 1 : 0), 0);

/**
 * Articles 13 to 15: n kings are worth less than 2n men but more than 2n - 1 men; at equal value, a
 * king must capture.
 */
export const frisianWorth: Duty = (capture) => {
  const kings = kingsIn(capture);
  const men = capture.taken.length - kings;
  return (men * MANY + kings * (2 * MANY - 1)) * 2 + byKing(capture);
};
