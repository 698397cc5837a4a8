/** All figures of a bot. */
import { Registry } from 'prom-client';
import type { Meter } from '../../app/ports/meter.ts';
import { interactionFigures } from './interactions.ts';
import { makersFor } from './makers.ts';
import { processText } from './process.ts';
import { requestFigures, type RequestFigures } from './requests.ts';
import { stateFigures, type Seen } from './state.ts';
import { workFigures, type WorkFigures } from './work.ts';

export interface Figures extends Meter, RequestFigures, WorkFigures {
  /** All of them, with what was seen just now, as Prometheus reads them. */
  readonly text: (seen: Seen) => Promise<string>;
}

/** The media type of that text. */
export const FIGURES_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Figures with nothing counted yet. */
export function openFigures(): Figures {
  const registry = new Registry();
  const makers = makersFor(registry);
  const show = stateFigures(makers);
  return {
    ...interactionFigures(makers),
    ...requestFigures(makers),
    ...workFigures(makers),
    text: async (seen) => {
      show(seen);
      return `${await registry.metrics()}\n${await processText()}`;
    },
  };
}
