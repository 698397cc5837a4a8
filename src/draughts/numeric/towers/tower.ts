/**
 * A tower of Bashni in one integer. Colours never alternate inside a tower: the owner's pieces are above, prisoners
 * below (they were taken from other towers' tops), so four small fields say everything:
 *
 *     bits  0-3   the owner's pieces          bits  8-19  which of them are kings, bit 8 is the commander
 *     bits  4-7   prisoners                   bits 20-31  which of them are kings, bit 20 is the uppermost
 */

/** A tower from the ranks of its owner's pieces and of its prisoners (true is a king), each from the top down. */
export const packed = (own: readonly boolean[], taken: readonly boolean[]): number =>
  own.length | (taken.length << 4) | (bitsOf(own) << 8) | (bitsOf(taken) << 20);

const bitsOf = (ranks: readonly boolean[]): number =>
  ranks.reduce((mask, isKing, level) => (isKing ? mask | (1 << level) : mask), 0);

/** Which of the owner's pieces are kings, from bit 0 down. */
export const ownedKings = (tower: number): number => (tower >>> 8) & 0xfff;

/** Which of the prisoners are kings, from bit 0 down. */
export const prisonerKings = (tower: number): number => tower >>> 20;

/** The tower with its commander crowned. */
export const crowned = (tower: number): number => tower | 0x100;

/** The owner's pieces in a tower; 1 to 12. */
export const owned = (tower: number): number => tower & 15;

/** The prisoners in a tower. */
export const prisoners = (tower: number): number => (tower >>> 4) & 15;

/** 1 when the commander is a king. */
export const commanderIsKing = (tower: number): number => (tower >>> 8) & 1;

/** The tower that has taken one more piece, to the bottom. */
export const withPrisoner = (tower: number, isKing: number): number =>
  (tower + 0x10) | (isKing << (20 + prisoners(tower)));

/**
 * What is left of a tower whose commander was taken; 0 when it was alone. When the owner has no piece left in it, the
 * prisoners are free and their side owns it (`owned(tower) === 1` before).
 */
export function withoutCommander(tower: number): number {
  if (owned(tower) > 1) return ((tower - 1) & 0xfff000ff) | ((tower >>> 1) & 0x7ff00);
  return prisoners(tower) | ((tower >>> 12) & 0xfff00);
}
