/** The moves of an analyzed game that are spoken of, in words. */
import { readBest, stagesOf, type Finding } from '../../analysis/finding.ts';
import { JUDGEMENTS, verdictsOf, type Verdict } from '../../analysis/verdict.ts';
import { firstPosition, lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Say } from '../../i18n/say.ts';
import { makeMove } from '../../notation/move.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { lineAt } from '../../render/scene/lineScenes.ts';

/** A game with what was found of each of its positions. */
export interface Analyzed {
  readonly line: Line;
  readonly style: NotationStyle;
  readonly findings: readonly Finding[];
}

/** A move that was judged to be less than good. */
export type Moment = Verdict & { readonly judgement: NonNullable<Verdict['judgement']> };

/** Moves of a better line that are shown. */
const SHOWN = 6;

export const percent = (chance: number): number => Math.round(100 * chance);

/** Every less than good move of a game, in order. */
export const momentsOf = ({ line, findings }: Analyzed): readonly Moment[] =>
  verdictsOf(line, findings).filter((verdict): verdict is Moment => verdict.judgement !== null);

/** How grave it is: the greater, the worse. */
export const gravityOf = ({ judgement }: Moment): number => JUDGEMENTS.indexOf(judgement);

/** A blunder or a mistake: worth a stop. */
export const isGrave = (moment: Moment): boolean => gravityOf(moment) > 0;

/** The number of the move after so many plies, as score sheets write it: `7.` for White's, `7…` for Black's. */
export function moveNumber(line: Line, ply: number): string {
  const plies = firstPosition(line).turn === 'white' ? ply : ply + 1;
  return `${Math.floor(plies / 2) + 1}${plies % 2 === 0 ? '.' : '…'}`;
}

/** The best line after so many plies, as short as is clear. */
export function bestText({ line, style, findings }: Analyzed, ply: number): string {
  const here = lineAt(line, ply);
  const played = readBest(here, (findings[ply]?.best ?? []).slice(0, SHOWN));
  return stagesOf(played)
    .slice(ply, -1)
    .flatMap((stage, index) => {
      const move = played.moves[ply + index];
      return move ? [makeMove(line.variant, move, legalMoves(line.variant, lastPosition(stage)), style)] : [];
    })
    .join(' ');
}

/** What is to be said of a move. */
export function momentText(say: Say, analyzed: Analyzed, moment: Moment): string {
  const { line, style } = analyzed;
  const { ply, color, before, after, judgement } = moment;
  const move = line.moves[ply];
  const legal = legalMoves(line.variant, lastPosition(lineAt(line, ply)));
  if (!move) throw new Error(`there is no move at ply ${ply}`);
  return say(`analysis.${judgement}.${color}`, {
    number: moveNumber(line, ply),
    move: makeMove(line.variant, move, legal, style),
    before: percent(before),
    after: percent(after),
    moves: bestText(analyzed, ply),
  });
}
