import { readBest, stagesOf, type Finding } from '../../analysis/finding.ts';
import { JUDGEMENTS, turningPoint, verdictsOf, type Verdict, chanceOf } from '../../analysis/verdict.ts';
import { lastPosition, sheetOffset, type Line, lineAt } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Say } from '../../i18n/say.ts';
import { makeMove } from '../../notation/move.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { cut } from '../../kit/cut.ts';
import { type Axis, type Mark, roundAxis } from '../../render/scene/chart.ts';
import type { Names } from '../../render/scene/scene.ts';
import type { Showing } from '../replay/showing.ts';
import type { Charted } from '../screen/screen.ts';
import { moveName } from '../board/moveName.ts';
import { HOLDS } from '../../i18n/limits.ts';

export interface Analyzed {
  readonly line: Line;
  readonly style: NotationStyle;
  readonly findings: readonly Finding[];
}

export type Moment = Verdict & { readonly judgement: NonNullable<Verdict['judgement']> };

const SHOWN = 6;

export const percent = (chance: number): number => Math.round(100 * chance);

export const isMoment = (verdict: Verdict | null): verdict is Moment => (verdict?.judgement ?? null) !== null;

export const momentsOf = ({ line, findings }: Analyzed): readonly Moment[] =>
  verdictsOf(line, findings).filter(isMoment);

export const gravityOf = ({ judgement }: Moment): number => JUDGEMENTS.indexOf(judgement);

export const isGrave = (moment: Moment): boolean => gravityOf(moment) > 0;

/** A game without a winner has a turning point only if someone made a mistake. */
export const hasTurningPoint = ({ ending }: Pick<Showing, 'ending'>, moments: readonly Moment[]): boolean =>
  (ending?.winner ?? null) !== null || moments.some(isGrave);

/** The mistake that decided a game. */
export function turningMistake(
  { line, ending }: Pick<Showing, 'line' | 'ending'>,
  findings: readonly Finding[],
): Moment | null {
  const verdict = turningPoint(verdictsOf(line, findings), ending?.winner ?? null);
  return isMoment(verdict) && hasTurningPoint({ ending }, [verdict]) ? verdict : null;
}

/** A move's number on score sheets: `7.` for the side that begins, `7…` for the other side. */
function moveNumber(line: Line, ply: number): string {
  const plies = ply + sheetOffset(line);
  return `${Math.floor(plies / 2) + 1}${plies % 2 === 0 ? '.' : '…'}`;
}

/** The best moves from this ply on, as many as are worth reading. */
export function bestMoves({ line, style, findings }: Analyzed, ply: number): readonly string[] {
  const here = lineAt(line, ply);
  const played = readBest(here, (findings[ply]?.best ?? []).slice(0, SHOWN));
  return stagesOf(played)
    .slice(ply, -1)
    .flatMap((stage, index) => {
      const move = played.moves[ply + index];
      return move ? [makeMove(line.variant, move, legalMoves(line.variant, lastPosition(stage)), style)] : [];
    });
}

export function momentText(say: Say, analyzed: Analyzed, moment: Moment): string {
  const { line, style } = analyzed;
  const { ply, before, after, judgement } = moment;
  const move = line.moves[ply];
  const legal = legalMoves(line.variant, lastPosition(lineAt(line, ply)));
  if (!move) throw new Error(`expected a move at ply ${ply} of a line of ${line.moves.length} plies`);
  return say(`analysis.judged.${judgement}`, {
    at: moveName(say, line, ply),
    move: makeMove(line.variant, move, legal, style),
    before: percent(before),
    after: percent(after),
    moves: bestMoves(analyzed, ply)[0] ?? '',
  });
}

const MOST_STEPS = 6;
/** The most chances listed in the alt text; for longer games, every second or third, and so on. */
const MOST_SAID = 60;

/** Plies, labeled with the numbers of the first side's moves. */
function moveAxis({ line }: Analyzed): Axis {
  const plies = line.moves.length;
  const offset = sheetOffset(line);
  const ticks = roundAxis([0, Math.ceil((plies + offset) / 2)], MOST_STEPS).ticks.map(({ at, label }) => ({
    at: Math.max(0, 2 * at - offset),
    label,
  }));
  return { from: 0, to: plies, ticks: ticks.filter(({ at }) => at <= plies) };
}

function gradedOf(say: Say, { line }: Analyzed, moments: readonly Moment[], grade: Mark['grade']): string[] {
  const graded = moments.filter(({ judgement }) => judgement === grade);
  if (graded.length === 0) return [];
  const moves = say.list(
    graded.map(({ ply }) => moveNumber(line, ply)),
    'plain',
  );
  return [say(`describe.${grade}s`, { count: graded.length, moves })];
}

function altOf(say: Say, analyzed: Analyzed, moments: readonly Moment[]): string {
  const { line, findings } = analyzed;
  const step = Math.ceil(findings.length / MOST_SAID);
  const chances = findings.flatMap(({ score }, ply) =>
    ply % step === 0 || ply === findings.length - 1
      ? [say('describe.chance', { number: moveNumber(line, ply), value: percent(chanceOf(score)) })]
      : [],
  );
  const all = [
    say('describe.chances', { count: line.moves.length, chances: say.list(chances, 'plain') }),
    ...gradedOf(say, analyzed, moments, 'blunder'),
    ...gradedOf(say, analyzed, moments, 'mistake'),
  ];
  return cut(all.join(' '), HOLDS.alt);
}

const marksOf = (moments: readonly Moment[], heightAt: (x: number) => number): readonly Mark[] =>
  moments.flatMap(({ ply, color, judgement }) =>
    judgement === 'inaccuracy' ? [] : [{ x: ply + 1, y: heightAt(ply + 1), color, grade: judgement }],
  );

export function chanceCurve(say: Say, analyzed: Analyzed, sides?: Names): Charted {
  const moments = momentsOf(analyzed);
  const points = analyzed.findings.map(({ score }, x) => ({ x, y: 100 * chanceOf(score) }));
  const ticks = [0, 50, 100].map((at) => ({ at, label: String(at) }));
  const marks = marksOf(moments, (x) => points[x]?.y ?? 50);
  return {
    chart: {
      ...(sides && { sides }),
      x: { ...moveAxis(analyzed), title: say('chart.moves') },
      y: { from: 0, to: 100, ticks, title: say('chart.chances') },
      drawn: { kind: 'curve', points, marks, base: 50 },
    },
    alt: altOf(say, analyzed, moments),
  };
}
