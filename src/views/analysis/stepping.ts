/** An analysed game in the stepping viewer: what was found of each position, and ways from mistake to mistake. */
import { chanceOf } from '../../analysis/chance.ts';
import { readBest } from '../../analysis/finding.ts';
import type { Say } from '../../i18n/say.ts';
import { lineAt } from '../../render/lineScenes.ts';
import type { Scene } from '../../render/scene.ts';
import { pathChoice } from '../pathChoice.ts';
import type { Button } from '../screen.ts';
import type { Place } from '../place.ts';
import type { Showing } from '../showing.ts';
import { bestText, isGrave, momentsOf, momentText, percent, type Analysed, type Moment } from './moments.ts';
import { analysePress, type SubjectPress } from './press.ts';

/** What was found of the position after so many plies, and of the move that led to it. */
function noteOf(say: Say, analysed: Analysed, moments: readonly Moment[], ply: number): string {
  const finding = analysed.findings[ply];
  const led = moments.find((moment) => moment.ply === ply - 1);
  const chance = percent(chanceOf(finding?.score ?? 0));
  const moves = bestText(analysed, ply);
  return [
    led ? momentText(say, analysed, led) : null,
    moves === '' ? null : say('analysis.best', { moves }),
    say('analysis.chances', { white: chance, black: 100 - chance }),
  ]
    .filter((line) => line !== null)
    .join('\n');
}

/** The best move, marked on the board. */
function markAt({ line, findings }: Analysed, ply: number): Scene['choice'] {
  const [best] = findings[ply]?.best ?? [];
  if (best === undefined) return undefined;
  const move = readBest(lineAt(line, ply), [best]).moves[ply];
  return move && pathChoice(move);
}

/** A mistake is looked at before it is made, so that one can think about it first. */
function jumps(
  say: Say,
  subject: SubjectPress,
  moments: readonly Moment[],
  { ply, bottom }: Place,
): readonly Button[] {
  const stops = (moments.some(isGrave) ? moments.filter(isGrave) : moments).map((moment) => moment.ply);
  const [before, next] = [stops.findLast((stop) => stop < ply), stops.find((stop) => stop > ply)];
  const button = (action: 'mistake-back' | 'mistake-on', to: number | undefined): readonly Button[] =>
    to === undefined
      ? []
      : [
          {
            press: analysePress(subject, action, { ply: to, bottom }),
            label: say(`button.${action}`),
            style: 'primary',
            emoji: '🔍',
          },
        ];
  return [...button('mistake-back', before), ...button('mistake-on', next)];
}

/** The same game, with all that was found of it. */
export function analysedShowing(
  say: Say,
  showing: Showing,
  { subject, findings }: Pick<Analysed, 'findings'> & { readonly subject: SubjectPress },
): Showing {
  const analysed = { line: showing.line, style: showing.style, findings };
  const moments = momentsOf(analysed);
  const { press, noteAt } = showing;
  return {
    ...showing,
    noteAt: (ply) =>
      [noteAt(ply), noteOf(say, analysed, moments, ply)].filter((line) => line !== null).join('\n'),
    markAt: (ply) => markAt(analysed, ply),
    press: (action, ply, bottom) =>
      action === 'film' ? press(action, ply, bottom) : analysePress(subject, action, { ply, bottom }),
    buttonsAt: (place) => [
      ...jumps(say, subject, moments, place),
      {
        press: analysePress(subject, 'curve', place),
        label: say('button.curve'),
        style: 'secondary',
        emoji: '📈',
      },
    ],
  };
}
