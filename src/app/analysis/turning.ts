/** The mistake that decided a game, shown to people who open a link to the game. */
import { LONGEST_ANALYSIS } from '../../analysis/finding.ts';
import { type Line, lineAt } from '../../draughts/line.ts';
import type { Color, Move } from '../../draughts/types.ts';
import { barOn } from '../../game/actions.ts';
import { type Game, isCalledOff } from '../../game/game.ts';
import { lineOf } from '../../game/line.ts';
import { percent, turningMistake } from '../../views/analysis/moments.ts';
import type { Using } from '../ports/app.ts';
import { orderAnalysis, storedAnalysis } from './analyze.ts';

export interface Turn {
  /** The moves up to the mistake. */
  readonly before: Line;
  readonly color: Color;
  readonly played: Move;
  /** The engine's better move, as a game records it. */
  readonly better: string;
  /** The mover's winning chances (%) before the move, and after it. */
  readonly chances: { readonly before: number; readonly after: number };
}

/** `null` while the game runs, or without a decisive mistake. May order a missing analysis. */
export async function turnOf(
  app: Using<'analyses', 'now'>,
  game: Game,
  isOrdered = true,
): Promise<Turn | null> {
  const { id, moves, result, changedAt: at } = game;
  if (barOn(game, 'white', 'analyze', { at }) || isCalledOff(result) || moves.length > LONGEST_ANALYSIS)
    return null;
  const subject = { kind: 'game', id } as const;
  const analysis = await storedAnalysis(app, subject);
  if (analysis?.findings.length !== moves.length + 1) {
    if (isOrdered) await orderAnalysis(app, subject, analysis);
    return null;
  }
  const line = lineOf(game);
  const mistake = turningMistake({ line, ending: result }, analysis.findings);
  if (!mistake) return null;
  const { ply, color, before, after } = mistake;
  const [played, better] = [line.moves[ply], analysis.findings[ply]?.best[0]];
  if (!played || better === undefined) return null;
  const chances = { before: percent(before), after: percent(after) };
  return { before: lineAt(line, ply), color, played, better, chances };
}
