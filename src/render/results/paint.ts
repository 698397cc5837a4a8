/** Paints results as PNG files. They are full of small letters, so they are larger than boards: what is enlarged stays sharp. */
import type { Results } from '../scene/results.ts';
import type { Theme } from '../scene/theme.ts';
import { planBracket } from './bracket.ts';
import { planPodium } from './podium.ts';
import { planTable } from './table.ts';
import { drawPlan } from './tools.ts';
import type { Plan } from './tools.ts';

const LARGER = 1.5;

function planOf(theme: Theme, results: Results): Plan {
  switch (results.kind) {
    case 'table':
      return planTable(theme, results);
    case 'bracket':
      return planBracket(theme, results);
    case 'podium':
      return planPodium(theme, results);
  }
}

export const paintResults = (theme: Theme, results: Results, width: number): Promise<Buffer> =>
  drawPlan(theme, planOf(theme, results), Math.round(LARGER * width));
