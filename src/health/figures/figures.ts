import { Registry, collectDefaultMetrics } from 'prom-client';
import type { Meter } from '../../app/ports/meter.ts';
import { interactionFigures } from './interactions.ts';
import { makersFor } from './makers.ts';
import { type RequestFigures, requestFigures } from './requests.ts';
import { type Seen, stateFigures } from './state.ts';
import { type WorkFigures, workFigures } from './work.ts';

export interface Figures extends Meter, RequestFigures, WorkFigures {
  readonly text: (seen: Seen) => Promise<string>;
}

export const FIGURES_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

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

const PRECISION = 20;

let registry: Registry | null = null;

function begin(): Registry {
  const begun = new Registry();
  collectDefaultMetrics({ register: begun, eventLoopMonitoringPrecision: PRECISION });
  return begun;
}

const processText = (): Promise<string> => (registry ??= begin()).metrics();
