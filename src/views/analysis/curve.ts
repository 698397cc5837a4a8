/** What White could expect, ply by ply, as a picture, and the same in a sentence. */
import { chanceOf } from '../../analysis/verdict.ts';
import { firstPosition } from '../../draughts/line.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../notation/cut.ts';
import { type Axis, type Mark, roundAxis } from '../../render/scene/chart.ts';
import { type Analyzed, type Moment, momentsOf, moveNumber, percent } from './moments.ts';
import type { Charted } from '../screen/screen.ts';

const MOST_STEPS = 6;
/** Chances that are said; of a longer game every second, third … is. */
const MOST_SAID = 60;
const LONGEST_ALT = 1024;

/** Plies, labelled by the numbers of White's moves. */
function moveAxis({ line }: Analyzed): Axis {
  const plies = line.moves.length;
  const offset = firstPosition(line).turn === 'white' ? 0 : 1;
  const ticks = roundAxis([0, Math.ceil((plies + offset) / 2)], MOST_STEPS).ticks.map(({ at, label }) => ({
    at: Math.max(0, 2 * at - offset),
    label,
  }));
  return { from: 0, to: plies, ticks: ticks.filter(({ at }) => at <= plies) };
}

/** The moves of a grade, each by its number, as the marks show them. */
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
  return cut(all.join(' '), LONGEST_ALT);
}

/** What was made wrong, on the curve where it led to. */
const marksOf = (moments: readonly Moment[], heightAt: (x: number) => number): readonly Mark[] =>
  moments.flatMap(({ ply, color, judgement }) =>
    judgement === 'inaccuracy' ? [] : [{ x: ply + 1, y: heightAt(ply + 1), color, grade: judgement }],
  );

export function chanceCurve(say: Say, analyzed: Analyzed): Charted {
  const moments = momentsOf(analyzed);
  const points = analyzed.findings.map(({ score }, x) => ({ x, y: 100 * chanceOf(score) }));
  const ticks = [0, 50, 100].map((at) => ({ at, label: String(at) }));
  const marks = marksOf(moments, (x) => points[x]?.y ?? 50);
  return {
    chart: {
      x: { ...moveAxis(analyzed), title: say('chart.moves') },
      y: { from: 0, to: 100, ticks, title: say('chart.chances') },
      drawn: { kind: 'curve', points, marks, base: 50 },
    },
    alt: altOf(say, analyzed, moments),
  };
}
