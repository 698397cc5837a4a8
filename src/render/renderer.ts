/** All work is split into slices of a few ms, so pictures and an animation progress together. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { drawFilm } from './film/film.ts';
import { makePace } from './palette/pace.ts';
import { type Strip, pngOf } from './png/png.ts';
import { planBoards } from './results/boards.ts';
import { planBracket } from './results/bracket.ts';
import { planPodium } from './results/podium.ts';
import { planPreview } from './results/preview.ts';
import { planSamples } from './results/samples.ts';
import { planTable } from './results/table.ts';
import { type Plan, drawPlan } from './results/plan.ts';
import type { Charting, Results } from './scene/results.ts';
import type { Renderer } from './scene/drawing.ts';
import type { Look } from './scene/scene.ts';
import { THEMES, type Theme } from './scene/theme.ts';
import { DEFAULT_LOOK, SMALL_LOOK, openSprites } from './sprite/sprites.ts';

export function openRenderer(defaults: Partial<Look> = {}): Renderer {
  const sprites = openSprites();
  const paint = openCharting();

  return {
    async png(scene, asked = {}) {
      const setting = sprites.set(scene, { ...DEFAULT_LOOK, ...defaults, ...asked });
      const pace = makePace();
      const strips: Strip[] = [];
      let top = 0;
      for (const plan of setting.strips) {
        strips.push(await sprites.strip(setting, plan, top, pace));
        await pace();
        top += plan.height;
      }
      const { layout, shown } = setting;
      return pngOf({ width: layout.width, height: layout.height, colors: shown.colors }, strips);
    },
    gif: (film, asked = {}, progress) =>
      drawFilm(sprites, film, { ...SMALL_LOOK, ...defaults, ...asked }, { pace: makePace(), progress }),
    chart: (chart, asked = {}) => paint(chart, { ...DEFAULT_LOOK, ...defaults, ...asked }),
  };
}

/** Paints charts and results in order, one per turn of the event loop, to delay no other work. */
function openCharting(): (chart: Charting, look: Look) => Promise<Buffer> {
  let before: Promise<unknown> = Promise.resolve();
  return (chart, { theme, width }) => {
    const paint = async () => {
      if ('kind' in chart) return paintResults(THEMES[theme], chart, width);
      // Imported on demand, because Chart.js is larger than the board painters and few people open
      // charts.
      const { paintChart } = await import('./chart/paint.ts');
      return paintChart(THEMES[theme], chart, width);
    };
    const painted = before.then(() => nextTurn()).then(paint);
    before = painted.catch(() => null);
    return painted;
  };
}

function planOf(theme: Theme, results: Results): Plan {
  switch (results.kind) {
    case 'table':
      return planTable(theme, results);
    case 'bracket':
      return planBracket(theme, results);
    case 'podium':
      return planPodium(theme, results);
    case 'samples':
      return planSamples(theme, results);
    case 'boards':
      return planBoards(theme, results);
    case 'preview':
      return planPreview(theme, results);
  }
}

const paintResults = (theme: Theme, results: Results, width: number): Promise<Buffer> =>
  drawPlan(theme, planOf(theme, results), width);
