/** Russian draughts, under FMJD-64 (sections 1 to 7) as published by all 64-square federations. */
import { DIAGONALLY, DIAGONALLY_FORWARD } from '../geometry.ts';
import { russianEndings } from '../draws/russian.ts';
import { threefold } from '../draws/sudden.ts';
import { freeChoice } from '../duties.ts';
import type { Variant } from '../variant.ts';

export const russian: Variant = {
  id: 'russian',
  // FMJD-64 2: 8x8, a1 is dark and at White's left; twelve men each, White starts.
  size: 8,
  squares: 'lower-left',
  menRows: [1, 2, 3],
  begins: 'white',
  // FMJD-64 3 and 4: men move forward and capture forward and backward; kings fly.
  man: { moves: DIAGONALLY_FORWARD, captures: DIAGONALLY },
  king: { moves: DIAGONALLY, captures: DIAGONALLY, flies: true, lands: 'anywhere' },
  // FMJD-64 4: a man that reaches the last row in a capture continues as a king.
  crowning: 'goes-on-as-king',
  // FMJD 4.8 and 4.11: captured pieces are lifted after the whole move (Turkish strike).
  removal: 'after-move',
  mayTurnBack: true,
  captured: 'leaves',
  menTakeKings: true,
  // FMJD-64 4: any of several captures is allowed.
  captureValue: freeChoice,
  kingRunLimit: null,
  // FMJD-64 7.1: a player without a move loses.
  goal: 'win',
  // FMJD-64 7.2.3, and 7.2.4 to 7.2.8.
  draws: [threefold, russianEndings],
  notation: { squares: 'algebraic', captureSign: ':' },
  pdn: { gameType: '25,W,8,8,A0,0', variant: null },
};
