/**
 * Whether pieces move alike in two variants, even if the goal, draws or starting position differ.
 */
import type { AnyVariant } from './variant.ts';

const MOVE_FACTS = [
  ...(['size', 'squares', 'man', 'king', 'crowning', 'removal', 'mayTurnBack'] as const),
  ...(['captured', 'menTakeKings', 'captureValue', 'kingRunLimit'] as const),
];

export const hasSameMoves = (one: AnyVariant, other: AnyVariant): boolean =>
  MOVE_FACTS.every((fact) => one[fact] === other[fact]);
