import { button } from '../screen/blocks.ts';
import { chanceOf } from '../../analysis/verdict.ts';
import { readBest, type Subject } from '../../analysis/finding.ts';
import type { Say } from '../../i18n/say.ts';
import { lineAt } from '../../render/scene/lineScenes.ts';
import type { Scene } from '../../render/scene/scene.ts';
import { pathChoice } from '../board/pieceChoice.ts';
import type { Button } from '../screen/screen.ts';
import type { Viewpoint, Showing } from '../replay/showing.ts';
import { bestText, isGrave, momentsOf, momentText, percent, type Analyzed, type Moment } from './moments.ts';
import { ANALYZE } from '../presses/declarations.ts';

function noteOf(say: Say, analyzed: Analyzed, moments: readonly Moment[], ply: number): string {
  const finding = analyzed.findings[ply];
  const led = moments.find((moment) => moment.ply === ply - 1);
  const chance = percent(chanceOf(finding?.score ?? 0));
  const moves = bestText(analyzed, ply);
  return [
    led ? momentText(say, analyzed, led) : null,
    moves === '' ? null : say('analysis.best', { moves }),
    say('analysis.chances', { white: chance, black: 100 - chance }),
  ]
    .filter((line) => line !== null)
    .join('\n');
}

function markAt({ line, findings }: Analyzed, ply: number): Scene['choice'] {
  const [best] = findings[ply]?.best ?? [];
  if (best === undefined) return undefined;
  const move = readBest(lineAt(line, ply), [best]).moves[ply];
  return move && pathChoice(move);
}

/** Each jump stops before the mistake, so that the reader can think first. */
function jumps(
  say: Say,
  subject: Subject,
  moments: readonly Moment[],
  { ply, bottom }: Viewpoint,
): readonly Button[] {
  const stops = (moments.some(isGrave) ? moments.filter(isGrave) : moments).map((moment) => moment.ply);
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

export function analyzedShowing(
  say: Say,
  showing: Showing,
  { subject, findings }: Pick<Analyzed, 'findings'> & { readonly subject: Subject },
): Showing {
  const analyzed = { line: showing.line, style: showing.style, findings };
  const moments = momentsOf(analyzed);
  const { press, noteAt } = showing;
  return {
    ...showing,
    noteAt: (ply) =>
      [noteAt(ply), noteOf(say, analyzed, moments, ply)].filter((line) => line !== null).join('\n'),
    markAt: (ply) => markAt(analyzed, ply),
    press: (action, ply, bottom) =>
      action === 'film' ? press(action, ply, bottom) : ANALYZE.to[action]({ ...subject, ply, bottom }),
    buttonsAt: (place) => [
      ...jumps(say, subject, moments, place),
      button(ANALYZE.to.curve({ ...subject, ...place }), say('button.curve'), { emoji: '📈' }),
    ],
  };
}
