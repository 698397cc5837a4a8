/** What White could expect, ply by ply, as a picture, and the same in a sentence. */
import { chanceOf } from '../../analysis/chance.ts';
import { firstPosition } from '../../draughts/line.ts';
import type { Say } from '../../i18n/say.ts';
import { roundAxis } from '../../render/scene/axis.ts';
import type { Axis } from '../../render/scene/chart.ts';
import type { Charted } from '../screen/screen.ts';
import { isGrave, momentsOf, moveNumber, percent, type Analyzed } from './moments.ts';

const MOST_STEPS = 6;
/** Chances that are said; of a longer game every second, third … is. */
const MOST_SAID = 60;

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

function altOf(say: Say, { line, findings }: Analyzed): string {
  const step = Math.ceil(findings.length / MOST_SAID);
  const chances = findings.flatMap(({ score }, ply) =>
    ply % step === 0 || ply === findings.length - 1
      ? [say('describe.chance', { number: moveNumber(line, ply), value: percent(chanceOf(score)) })]
      : [],
  );
  return say('describe.chances', { count: line.moves.length, chances: say.list(chances, 'plain') });
}

export function chanceCurve(say: Say, analyzed: Analyzed): Charted {
  const grave = new Set(
    momentsOf(analyzed)
      .filter(isGrave)
      .map(({ ply }) => ply + 1),
  );
  const points = analyzed.findings.map(({ score }, x) => ({
    x,
    y: 100 * chanceOf(score),
    ...(grave.has(x) && { isMarked: true as const }),
  }));
  const ticks = [0, 50, 100].map((at) => ({ at, label: String(at) }));
  return {
    chart: {
      x: moveAxis(analyzed),
      y: { from: 0, to: 100, ticks },
      drawn: { kind: 'curve', points, base: 50 },
    },
    alt: altOf(say, analyzed),
  };
}
