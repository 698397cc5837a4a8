/** The variant's facts, as the bits of `src/draughts/numeric/facts.ts`. */
export const MEN_CAPTURE_BACK = 1 << 0;
export const FLYING = 1 << 1;
export const PROMOTES_IN_PASSING = 1 << 2;
export const LANDS_BEHIND = 1 << 3;
export const REMOVED_AT_ONCE = 1 << 4;
export const NEVER_TURNS_BACK = 1 << 5;
export const MEN_SPARE_KINGS = 1 << 6;
/** Frisian, on 10x10. */
export const STRAIGHT = 1 << 7;
export const MOST_PIECES = 1 << 8;
export const BY_A_KING = 1 << 9;
export const MOST_KINGS = 1 << 10;
export const KINGS_EARLIEST = 1 << 11;
export const KINGS_ALMOST_TWO = 1 << 12;
export const RANKED = MOST_PIECES | BY_A_KING | MOST_KINGS | KINGS_EARLIEST | KINGS_ALMOST_TWO;

export let facts: i32 = 0;

export function chooseFacts(bits: i32): void {
  facts = bits;
}

export function has(fact: i32): bool {
  return (facts & fact) != 0;
}
