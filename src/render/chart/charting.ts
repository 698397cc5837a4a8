/** Where charts are made: one at a time, each in a turn of the event loop of its own, so that several hold up nobody. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { THEMES } from '../scene/theme.ts';
import type { Look } from '../scene/scene.ts';
import type { Chart } from '../scene/chart.ts';
import { paintChart } from './paint.ts';

/** Makes charts in the order in which they are asked for. */
export function openCharting(): (chart: Chart, look: Look) => Promise<Buffer> {
  let before: Promise<unknown> = Promise.resolve();
  return (chart, { theme, width }) => {
    const painted = before.then(() => nextTurn()).then(() => paintChart(THEMES[theme], chart, width));
    before = painted.catch(() => null);
    return painted;
  };
}
