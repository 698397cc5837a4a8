/** Where charts and results are made: one at a time, each in a turn of the event loop of its own, so that several hold up nobody. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { THEMES } from '../scene/theme.ts';
import type { Look } from '../scene/scene.ts';
import type { Charting } from '../scene/results.ts';
import { paintResults } from '../results/paint.ts';

/** Makes charts in the order in which they are asked for. */
export function openCharting(): (chart: Charting, look: Look) => Promise<Buffer> {
  let before: Promise<unknown> = Promise.resolve();
  return (chart, { theme, width }) => {
    const paint = async () => {
      if ('kind' in chart) return paintResults(THEMES[theme], chart, width);
      // Only now: most boards are drawn where nobody looks at a chart, and Chart.js is larger than all that paints boards.
      const { paintChart } = await import('./paint.ts');
      return paintChart(THEMES[theme], chart, width);
    };
    const painted = before.then(() => nextTurn()).then(paint);
    before = painted.catch(() => null);
    return painted;
  };
}
