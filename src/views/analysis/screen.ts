import { accuracy, agreementOf, findersOf, verdictsOf } from '../../analysis/verdict.ts';
import { COLORS, type Color } from '../../draughts/types.ts';
import { WEIGHTS } from '../../engine/learned.ts';
import type { Say } from '../../i18n/say.ts';
import {
  quiet,
  text,
  button,
  buttonBlock,
  everyoneButton,
  highlightButton,
  mention,
} from '../screen/blocks.ts';
import type { Button, Screen } from '../screen/screen.ts';
import type { Showing } from '../replay/showing.ts';
import { chartBlocks } from '../board/shape.ts';
import {
  chanceCurve,
  gravityOf,
  hasTurningPoint,
  isGrave,
  momentsOf,
  momentText,
  type Analyzed,
  type Moment,
} from './moments.ts';
import type { Subject } from '../../analysis/finding.ts';
import { ANALYZE } from '../presses/declarations.ts';
import type { Press } from '../presses/presses.ts';
import { lengthInMoves } from '../board/moveName.ts';

const MOST_NAMED = 8;

interface Offered {
  readonly subject: Subject;
  readonly moments: readonly Moment[];
  readonly isShared: boolean;
}

/** The first mistake, which has its own button, and the worst of the others. */
function named(moments: readonly Moment[]): readonly Moment[] {
  const [first, ...others] = moments.filter(isGrave);
  if (!first) return [];
  const worst = others.toSorted(
    (a, b) => gravityOf(b) - gravityOf(a) || b.before - b.after - (a.before - a.after),
  );
  return [first, ...worst.slice(0, MOST_NAMED - 1)].toSorted((a, b) => a.ply - b.ply);
}

/** No number stands alone at the start of a line. */
function countsOf(say: Say, moments: readonly Moment[], color: Color): string {
  const own = moments.filter((moment) => moment.color === color);
  const count = (judgement: string): number => own.filter((moment) => moment.judgement === judgement).length;
  return say(`analysis.counts.${color}`, {
    blunders: count('blunder'),
    mistakes: count('mistake'),
    inaccuracies: count('inaccuracy'),
  }).replaceAll(/: (?=\d)/gu, ':\u00A0');
}

function namedLines(say: Say, analyzed: Analyzed, moments: readonly Moment[]): readonly string[] {
  const shown = named(moments);
  const left = moments.length - shown.length;
  return [
    ...(shown.length === 0 ? [say('analysis.flawless')] : []),
    ...shown.map((moment) => momentText(say, analyzed, moment)),
    ...(left > 0 ? [say('analysis.more', { count: left })] : []),
  ];
}

function buttonsOf(say: Say, showing: Showing, { subject, moments, isShared }: Offered): readonly Button[] {
  const first = moments.find(isGrave) ?? moments[0];
  const at = (ply: number) => ({ ...subject, ply, bottom: showing.own ?? 'white' });
  const toFirst =
    first &&
    button(ANALYZE.to['mistake-on'](at(first.ply + 1)), say(`button.first.${first.judgement}`), {
      style: 'primary',
      emoji: '🔍',
    });
  return [
    ...(toFirst ? [toFirst] : []),
    button(ANALYZE.to.first(at(0)), say('button.steps'), { emoji: '⏮️' }),
    ...(hasTurningPoint(showing, moments) ? [highlightButton(say, subject)] : []),
    ...(isShared ? [] : [everyoneButton(say, ANALYZE.to['all-everyone'](subject))]),
  ];
}

/** The most members to name for finding the best moves. */
const MOST_FINDERS = 3;

export function analysisScreen(
  say: Say,
  showing: Showing,
  { subject, findings }: Pick<Analyzed, 'findings'> & { readonly subject: Subject },
  isShared: boolean,
): Screen {
  const { heading, line, names, style, shape } = showing;
  const analyzed = { line, style, findings };
  const moments = momentsOf(analyzed);
  const verdicts = verdictsOf(line, findings);
  const [white, black] = COLORS.map((color) => accuracy(verdicts, color));
  const agreements = (showing.voted ?? []).map((color) => {
    const { best, of } = agreementOf(line, findings, verdicts, color);
    return say('vote.agreement', { team: showing.players[color], number: best, total: of });
  });
  const finders = findersOf(findings, verdicts, showing.votes ?? [])
    .slice(0, MOST_FINDERS)
    .map(({ user, best, of }) =>
      say('vote.finder', { player: mention(say, { id: user }), number: best, total: of }),
    );
  const variant = say(`variant.${line.variant.id}`);
  return quiet(
    text(heading, say('analysis.about', { variant, count: lengthInMoves(line) })),
    ...chartBlocks(chanceCurve(say, analyzed, names), shape),
    text(
      say('analysis.curve'),
      ...agreements,
      finders.length === 0 ? null : say('vote.finders', { finders: say.list(finders, 'plain') }),
      say('analysis.accuracy', { white: white ?? 100, black: black ?? 100 }),
      ...(moments.length > 0 ? COLORS.map((color) => countsOf(say, moments, color)) : []),
    ),
    text(...namedLines(say, analyzed, moments)),
    ...(WEIGHTS.has(line.variant.id) ? [] : [text(say('analysis.material'))]),
    buttonBlock(...buttonsOf(say, showing, { subject, moments, isShared })),
  );
}

export const progressScreen = (
  say: Say,
  { heading, line }: Showing,
  found: number,
  toEveryone: Press | null,
): Screen =>
  quiet(
    text(
      heading,
      say('analysis.progress', { ply: found, total: line.positions.length }),
      say('analysis.kept'),
    ),
    buttonBlock(toEveryone && everyoneButton(say, toEveryone)),
  );
