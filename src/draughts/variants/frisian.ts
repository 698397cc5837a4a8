/** Frisian draughts, under the Official Rules for Frisian Draughts (2011). */
import { DIAGONALLY, STRAIGHT_OVER_LIGHT } from '../geometry.ts';
import { frisianEndings } from '../draws/frisian.ts';
import { frisianWorth } from '../duties.ts';
import type { Variant } from '../variant.ts';
import { international } from './international.ts';

const ALL_WAYS = [...DIAGONALLY, ...STRAIGHT_OVER_LIGHT];

export const frisian: Variant = {
  ...international,
  id: 'frisian',
  // Articles 7 to 12: as in international draughts, but captures go in eight directions.
  man: { ...international.man, captures: ALL_WAYS },
  king: { ...international.king, captures: ALL_WAYS },
  // Articles 13 to 15: the capture with the highest value; on ties, a king's capture.
  captureValue: frisianWorth,
  // Article 17: a king makes at most three quiet moves in a row while its side has a man.
  kingRunLimit: 3,
  // Articles 18 and 21. Repetition isn't a draw, because article 17 makes it rare.
  draws: [frisianEndings],
  pdn: { gameType: '40,W,10,10,N2,0', variant: null },
};
