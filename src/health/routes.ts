import { VERSION } from '../version.ts';
import { inText, type Answered, type Route } from '../web/route.ts';
import { FIGURES_TYPE } from './figures/figures.ts';
import type { Seen } from './figures/state.ts';
import { isReady, type Readiness } from './readiness.ts';

const inJson = (status: number, value: unknown): Answered => ({
  status,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  body: `${JSON.stringify(value, null, 2)}\n`,
});

function readinessAnswer(readiness: Readiness): Answered {
  const ready = isReady(readiness);
  return inJson(ready ? 200 : 503, { live: true, ready, version: VERSION, checks: readiness });
}

export const healthRoutes = (
  look: () => Promise<Seen>,
  text: (seen: Seen) => Promise<string>,
): readonly Route[] => [
  { method: 'GET', path: '/health', answer: async () => readinessAnswer((await look()).readiness) },
  // A process that answers is alive; a restart would fix nothing else.
  { method: 'GET', path: '/health/live', answer: () => inText(200, 'live') },
  {
    method: 'GET',
    path: '/metrics',
    answer: async () => ({
      status: 200,
      headers: { 'Content-Type': FIGURES_TYPE, 'Cache-Control': 'no-store' },
      body: await text(await look()),
    }),
  },
];
