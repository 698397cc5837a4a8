/** The addresses at which the bot tells how it is. */
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

/** 200 when the bot is ready and 503 when it is not, with what was found of each thing in words. */
function readinessAnswer(readiness: Readiness): Answered {
  const ready = isReady(readiness);
  return inJson(ready ? 200 : 503, { live: true, ready, version: VERSION, checks: readiness });
}

/** `look` gives what is seen just now, `text` all figures with it. */
export const healthRoutes = (
  look: () => Promise<Seen>,
  text: (seen: Seen) => Promise<string>,
): readonly Route[] => [
  { method: 'GET', path: '/health', answer: async () => readinessAnswer((await look()).readiness) },
  // Whoever can be answered is alive; nothing else is asked, for nothing else is mended by starting anew.
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
