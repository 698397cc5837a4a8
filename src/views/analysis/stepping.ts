import { button } from '../screen/blocks.ts';
import { chanceOf } from '../../analysis/verdict.ts';
import { readBest, type Subject } from '../../analysis/finding.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { lastPosition, lineAt } from '../../draughts/line.ts';
import type { Move } from '../../draughts/types.ts';
import { makeMove } from '../../notation/move.ts';
import type { MoveArrow } from '../board/arrows.ts';
import type { Say } from '../../i18n/say.ts';
import type { Button } from '../screen/screen.ts';
import type { Viewpoint, Showing } from '../replay/showing.ts';
import { bestMoves, isGrave, momentsOf, percent, type Analyzed, type Moment } from './moments.ts';
import { forBoard } from '../board/moveControls.ts';
import { ANALYZE } from '../presses/declarations.ts';

/** The judged move that leads to this position. */
const ledTo = (moments: readonly Moment[], ply: number): Moment | undefined =>
  moments.find((moment) => moment.ply === ply - 1);

/** After a mistake, the better move is more useful than the best move now. */
function noteOf(say: Say, analyzed: Analyzed, ply: number, isJudged: boolean): string {
  const chance = percent(chanceOf(analyzed.findings[ply]?.score ?? 0));
  const [best, ...others] = isJudged ? [] : bestMoves(analyzed, ply);
  return [
    best === undefined ? null : say('analysis.best-now', { moves: [`**${best}**`, ...others].join(' ') }),
    say('analysis.chances', { white: chance, black: 100 - chance }),
  ]
    .filter((line) => line !== null)
    .join('\n');
}

export function playedText(say: Say, analyzed: Analyzed, moment: Moment, player: string): string {
  const { ply, before, after, judgement } = moment;
  const move = analyzed.line.moves[ply];
  return say(`analysis.played.${judgement}`, {
    player,
    move: move ? written(analyzed, ply, move) : '',
    before: percent(before),
    after: percent(after),
    moves: bestMoves(analyzed, ply)[0] ?? '',
  });
}

function written({ line, style }: Analyzed, ply: number, move: Move): string {
  return makeMove(line.variant, move, legalMoves(line.variant, lastPosition(lineAt(line, ply))), style);
}

function pointedAt(
  analyzed: Analyzed,
  ply: number,
  tone: MoveArrow['tone'],
  move?: Move,
): readonly MoveArrow[] {
  return move ? [{ move, tone, text: written(analyzed, ply, move) }] : [];
}

function bestAt({ line, findings }: Analyzed, ply: number): Move | undefined {
  const [best] = findings[ply]?.best ?? [];
  return best === undefined ? undefined : readBest(lineAt(line, ply), [best]).moves[ply];
}

/** After a mistake, arrows for it and the better move; otherwise, for the best move now. */
export function arrowsAt(analyzed: Analyzed, moment: Moment | undefined, ply: number): readonly MoveArrow[] {
  if (!moment) return pointedAt(analyzed, ply, 'better', bestAt(analyzed, ply));
  return [
    ...pointedAt(analyzed, moment.ply, 'played', analyzed.line.moves[moment.ply]),
    ...pointedAt(analyzed, moment.ply, 'better', bestAt(analyzed, moment.ply)),
  ];
}

/**
 * Each jump leads to the board after a mistake, with arrows for the mistake and the better move.
 */
function jumps(
  say: Say,
  subject: Subject,
  moments: readonly Moment[],
  { ply, bottom }: Viewpoint,
): readonly Button[] {
  const stops = (moments.some(isGrave) ? moments.filter(isGrave) : moments).map(({ ply: at }) => at + 1);
  const [before, next] = [stops.findLast((stop) => stop < ply), stops.find((stop) => stop > ply)];
  const jump = (action: 'mistake-back' | 'mistake-on', to: number | undefined): readonly Button[] =>
    to === undefined
      ? []
      : [
          button(ANALYZE.to[action]({ ...subject, ply: to, bottom }), say(`button.${action}`), {
            style: 'primary',
            emoji: '🔍',
          }),
        ];
  return [...jump('mistake-back', before), ...jump('mistake-on', next)];
}

export function analysisStep(
  say: Say,
  showing: Showing,
  { subject, findings }: Pick<Analyzed, 'findings'> & { readonly subject: Subject },
): Showing {
  const analyzed = { line: showing.line, style: showing.style, findings };
  const moments = momentsOf(analyzed);
  const { press, noteAt, players } = showing;
  return {
    ...showing,
    noteAt: (ply) =>
      [noteAt(ply), noteOf(say, analyzed, ply, ledTo(moments, ply) !== undefined)]
        .filter((line) => line !== null)
        .join('\n'),
    playedAt(ply) {
      const moment = ledTo(moments, ply);
      return moment ? playedText(say, analyzed, moment, players[moment.color]) : null;
    },
    arrowsAt: (ply) => arrowsAt(analyzed, ledTo(moments, ply), ply),
    press: (action, ply, bottom) =>
      action === 'film' ? press(action, ply, bottom) : ANALYZE.to[action]({ ...subject, ply, bottom }),
    buttonsAt: (place) => [
      ...jumps(say, subject, moments, place),
      // Next to a live board, the curve stays.
      forBoard(button(ANALYZE.to.curve({ ...subject, ...place }), say('button.curve'), { emoji: '📈' })),
    ],
  };
}
