/** What can be wrong with a plan. `row` counts the lines of a text from 1. */
import type { MoveProblem } from '../notation/move.ts';

export type PlanProblem =
  /** Plans are for the opponent's moves; one's own is simply made. */
  | { readonly code: 'plan-on-own-turn' }
  | { readonly code: 'plan-empty' }
  | { readonly code: 'plan-too-many' }
  | { readonly code: 'plan-too-long'; readonly row: number }
  | { readonly code: 'plan-move'; readonly row: number; readonly move: MoveProblem }
  /** The line ends with a move of the opponent. */
  | { readonly code: 'plan-without-answer'; readonly row: number }
  /** The game would be over before the line is. */
  | { readonly code: 'plan-past-end'; readonly row: number }
  /** An earlier line answers the same moves in another way. */
  | { readonly code: 'plan-two-answers'; readonly row: number };
