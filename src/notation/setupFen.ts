/**
 * A position that somebody sets up: one to look at and to play on from, so besides all that `parseFen` asks, its captures
 * can be listed. A game that came into such a position by itself is read by `parseFen`, and goes on.
 */
import { refused } from '../draughts/attempt.ts';
import type { Attempt } from '../draughts/attempt.ts';
import { hasTooManyCaptures } from '../draughts/captures.ts';
import type { Position } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { parseFen } from './fen.ts';
import type { FenProblem } from './fenProblem.ts';

/** The position that a text describes, if its captures can be listed. Never throws. */
export const parseSetupFen = (variant: Variant, text: string): Attempt<Position, FenProblem> => {
  const position = parseFen(variant, text);
  return position.ok && hasTooManyCaptures(variant, position.value)
    ? refused({ code: 'fen-too-many-captures', column: 1, text: '' })
    : position;
};
