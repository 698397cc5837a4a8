/**
 * "If they play this, I answer that." Progress is derived from the moves, so that nothing can
 * contradict it.
 */
import type { ByColor } from '../../draughts/types.ts';
import type { Game } from '../game.ts';

export type PlanLine = readonly string[];

export interface Plan {
  /** Where the plan's lines start: the numbers of moves and takebacks when it was made. */
  readonly ply: number;
  readonly takebacks: number;
  readonly lines: readonly PlanLine[];
}

/** Plans are hidden from the other side. `version` counts changes, for compare-and-set. */
export interface Plans extends ByColor<Plan | null> {
  readonly version: number;
}

export const NO_PLANS: Plans = { version: 0, white: null, black: null };

export const MOST_LINES = 30;
export const LONGEST_LINE = 30;

export const linesLeft = (plan: Plan, game: Game): readonly PlanLine[] =>
  fitting(plan, game).filter((line) => line.length > 0);

export const answerOf = (plan: Plan | null, game: Game): string | null =>
  (plan && linesLeft(plan, game)[0]?.[0]) ?? null;

export const isLeftBehind = (plan: Plan, game: Game): boolean => fitting(plan, game).length === 0;

function fitting({ ply, takebacks, lines }: Plan, game: Game): readonly PlanLine[] {
  if (takebacks !== game.takebacks || ply > game.moves.length) return [];
  const played = game.moves.slice(ply);
  return lines
    .filter((line) => played.every((move, index) => line[index] === move))
    .map((line) => line.slice(played.length));
}

/** Adds a line, and replaces lines that it extends or contradicts. */
export function withLine(lines: readonly PlanLine[], added: PlanLine): readonly PlanLine[] {
  if (lines.some((line) => partingOf(line, added) === added.length)) return lines;
  return [...lines.filter((line) => !givesPlace(line, added)), added];
}

export function contradict(line: PlanLine, other: PlanLine): boolean {
  const parting = partingOf(line, other);
  return parting < Math.min(line.length, other.length) && parting % 2 === 1;
}

const givesPlace = (line: PlanLine, added: PlanLine): boolean =>
  partingOf(line, added) === line.length || contradict(line, added);

function partingOf(line: PlanLine, other: PlanLine): number {
  const most = Math.min(line.length, other.length);
  const differs = line.slice(0, most).findIndex((move, index) => move !== other[index]);
  return differs === -1 ? most : differs;
}
