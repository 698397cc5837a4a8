/** Figures of the whole process: memory, processor, garbage, the event loop. Nobody pays for them before they are first read. */
import { collectDefaultMetrics, Registry } from 'prom-client';

/** How often the event loop's delay is looked at, in ms. */
const PRECISION = 20;

let registry: Registry | null = null;

function begin(): Registry {
  const begun = new Registry();
  collectDefaultMetrics({ register: begun, eventLoopMonitoringPrecision: PRECISION });
  return begun;
}

/** As text; there is one process, so all bots in it tell the same. */
export const processText = (): Promise<string> => (registry ??= begin()).metrics();
