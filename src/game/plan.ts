/**
 * Conditional moves: "if they play this, I answer that". A plan is a set of lines of play from the position in which it
 * was made, each beginning with a move of the opponent and ending with an answer to it.
 *
 * How far a plan has come is never stored: it follows from the moves made since. So nothing has to be kept in step, and
 * a plan cannot disagree with its game. It can only have been left behind, and then it no longer fits.
 */
import type { ByColor } from '../draughts/types.ts';
import type { Game } from './game.ts';

/** Moves in full notation, by turns, the opponent's first. */
export type PlanLine = readonly string[];

export interface Plan {
  /** Where in the game its lines begin: the number of moves made, and of takebacks agreed, when it was made. */
  readonly ply: number;
  readonly takebacks: number;
  readonly lines: readonly PlanLine[];
}

/** The plans of a game; each is its author's secret. `version` counts their changes, for saving by compare-and-set. */
export interface Plans extends ByColor<Plan | null> {
  readonly version: number;
}

export const NO_PLANS: Plans = { version: 0, white: null, black: null };

/** As many lines as a plan may have, and as many moves of both sides as a line may. */
export const MOST_LINES = 30;
export const LONGEST_LINE = 30;

/** What is left of the lines that begin as the game went on; none that is played to its end. */
export const linesLeft = (plan: Plan, game: Game): readonly PlanLine[] =>
  fitting(plan, game).filter((line) => line.length > 0);

/** The answer that the plan has for the position of the game, in which its author is to move; `null` for none. */
export const answerOf = (plan: Plan | null, game: Game): string | null =>
  (plan && linesLeft(plan, game)[0]?.[0]) ?? null;

/** Whether the game has gone another way than every line: not when one was played to its end. */
export const isLeftBehind = (plan: Plan, game: Game): boolean => fitting(plan, game).length === 0;

function fitting({ ply, takebacks, lines }: Plan, game: Game): readonly PlanLine[] {
  if (takebacks !== game.takebacks || ply > game.moves.length) return [];
  const played = game.moves.slice(ply);
  return lines
    .filter((line) => played.every((move, index) => line[index] === move))
    .map((line) => line.slice(played.length));
}

/**
 * The lines with one more. A line that it begins with is part of it, and one that answers the same moves in another way
 * gives place to it, so that a plan never has two answers.
 */
export function withLine(lines: readonly PlanLine[], added: PlanLine): readonly PlanLine[] {
  if (lines.some((line) => partingOf(line, added) === added.length)) return lines;
  return [...lines.filter((line) => !givesPlace(line, added)), added];
}

/** Whether two lines answer the same moves in different ways. */
export function contradict(line: PlanLine, other: PlanLine): boolean {
  const parting = partingOf(line, other);
  return parting < Math.min(line.length, other.length) && parting % 2 === 1;
}

const givesPlace = (line: PlanLine, added: PlanLine): boolean =>
  partingOf(line, added) === line.length || contradict(line, added);

/** The first move in which two lines differ, or the length of the one that ends first. */
function partingOf(line: PlanLine, other: PlanLine): number {
  const most = Math.min(line.length, other.length);
  const differs = line.slice(0, most).findIndex((move, index) => move !== other[index]);
  return differs === -1 ? most : differs;
}
