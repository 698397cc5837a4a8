/** What the engine found in a finished game: its mistakes, and the better moves. */
import { type Finding, readBest } from '../../analysis/finding.ts';
import { type Verdict, accuracy, chanceOf, verdictsOf } from '../../analysis/verdict.ts';
import { type Line, lastPosition } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move } from '../../draughts/types.ts';
import { makeMove } from '../../notation/move.ts';
import type { Arrow } from '../../render/scene/arrowShapes.ts';
import type { PageSay } from '../words/say.ts';

export interface Analyzed {
  readonly line: Line;
  readonly findings: readonly Finding[];
}

export type Moment = Verdict & { readonly judgement: NonNullable<Verdict['judgement']> };

export const momentsOf = ({ line, findings }: Analyzed): readonly Moment[] =>
  verdictsOf(line, findings).filter((verdict): verdict is Moment => verdict.judgement !== null);

const percent = (chance: number): number => Math.round(100 * chance);

const upTo = ({ variant, positions, moves }: Line, ply: number): Line => ({
  variant,
  positions: positions.slice(0, ply + 1),
  moves: moves.slice(0, ply),
});

function bestAt({ line, findings }: Analyzed, ply: number): Move | undefined {
  const [best] = findings[ply]?.best ?? [];
  return best === undefined ? undefined : readBest(upTo(line, ply), [best]).moves[ply];
}

function written({ line }: Analyzed, ply: number, move: Move | undefined): string {
  if (move === undefined) return '';
  const stage = upTo(line, ply);
  return makeMove(line.variant, move, legalMoves(line.variant, lastPosition(stage)));
}

const ledTo = (moments: readonly Moment[], at: number): Moment | undefined =>
  moments.find(({ ply }) => ply === at - 1);

const arrow = (tone: Arrow['tone'], move: Move | undefined): readonly Arrow[] =>
  move === undefined ? [] : [{ path: move.path, tone }];

/** After a mistake: the mistake and the better move. Otherwise: the best move in this position. */
export function arrowsAt(analyzed: Analyzed, moments: readonly Moment[], at: number): readonly Arrow[] {
  const moment = ledTo(moments, at);
  if (moment === undefined) return arrow('better', bestAt(analyzed, at));
  return [
    ...arrow('played', analyzed.line.moves[moment.ply]),
    ...arrow('better', bestAt(analyzed, moment.ply)),
  ];
}

/** Describes the mistake that led to this position; if there was none, the best move in it. */
export function textAt(
  say: PageSay,
  analyzed: Analyzed,
  moments: readonly Moment[],
  players: { readonly white: string; readonly black: string },
  at: number,
): string {
  const moment = ledTo(moments, at);
  if (moment !== undefined) {
    const { ply, before, after, judgement, color } = moment;
    return say(`analysis.played.${judgement}`, {
      player: players[color],
      move: written(analyzed, ply, analyzed.line.moves[ply]),
      before: percent(before),
      after: percent(after),
      moves: written(analyzed, ply, bestAt(analyzed, ply)),
    });
  }
  const white = percent(chanceOf(analyzed.findings[at]?.score ?? 0));
  const best = written(analyzed, at, bestAt(analyzed, at));
  return [
    best === '' ? '' : say('analysis.best-now', { moves: best }),
    say('analysis.chances', { white, black: 100 - white }),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

export function accuracyText(say: PageSay, { line, findings }: Analyzed): string {
  const verdicts = verdictsOf(line, findings);
  return say('analysis.accuracy', {
    white: accuracy(verdicts, 'white'),
    black: accuracy(verdicts, 'black'),
  });
}
