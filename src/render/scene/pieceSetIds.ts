/** The sets of pieces, by name only: what may be asked for is known without a canvas. */

/** Turned wood, polished stones, discs printed in ink, and discs with a milled rim. */
export const PIECE_SET_IDS = ['turned', 'stone', 'ink', 'milled'] as const;
export type PieceSetId = (typeof PIECE_SET_IDS)[number];
