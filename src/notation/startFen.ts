/**
 * The position a game may begin from: everything `parseSetupFen` asks, and besides both sides have pieces and the game is
 * not over at once.
 */
import { done, refused } from '../draughts/attempt.ts';
import type { Attempt } from '../draughts/attempt.ts';
import { endingOf } from '../draughts/ending.ts';
import { startLine } from '../draughts/line.ts';
import { COLORS } from '../draughts/types.ts';
import type { Position } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import type { FenProblem } from './fenProblem.ts';
import { parseSetupFen } from './setupFen.ts';

/** The position that a text describes, if it can be played from. Never throws. */
export const parseStartFen = (variant: Variant, text: string): Attempt<Position, FenProblem> => {
  const position = parseSetupFen(variant, text);
  if (!position.ok) return position;
  const { board } = position.value;
  const owns = COLORS.every((color) => board.some((tower) => tower?.[0].color === color));
  if (!owns) return refused({ code: 'fen-side-empty', column: 1, text: '' });
  if (endingOf(startLine(variant, position.value)) !== null)
    return refused({ code: 'fen-over', column: 1, text: '' });
  return done(position.value);
};
