import { type Result, done, refused } from '../kit/result.ts';
import { type Figures, FIGURES_TYPE } from './figures/figures.ts';
import { type Sights, lookOver } from './look.ts';
import { type NamedPlace, listenWords } from '../web/listening.ts';
import { type Route, inText, type Answered } from '../web/route.ts';
import { type WebServer, openWebServer } from '../web/server.ts';
import { VERSION } from '../version.ts';
import type { Seen } from './figures/state.ts';
import { isReady, type Readiness } from './readiness.ts';

const inJson = (status: number, value: unknown): Answered => ({
  status,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  body: `${JSON.stringify(value, null, 2)}\n`,
});

function readinessAnswer(readiness: Readiness, visitorsFrom: string | null): Answered {
  const ready = isReady(readiness);
  const told = { live: true, ready, version: VERSION, checks: readiness };
  return inJson(ready ? 200 : 503, visitorsFrom === null ? told : { ...told, visitorsFrom });
}

const healthRoutes = (
  look: () => Promise<Seen>,
  visitorsFrom: Sights['visitorsFrom'],
  text: (seen: Seen) => Promise<string>,
): readonly Route[] => [
  {
    method: 'GET',
    path: '/health',
    answer: async () => readinessAnswer((await look()).readiness, visitorsFrom?.() ?? null),
  },
  // If a process answers, it is alive. A restart wouldn't fix anything else.
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

interface Health {
  readonly port: number | null;
  close(): Promise<void>;
}

export async function openHealth(
  place: NamedPlace | null,
  figures: Figures,
  sights: Sights,
  report: (error: unknown) => void,
): Promise<Result<Health, string>> {
  if (place === null) return done({ port: null, close: async () => undefined });
  return serveHealth(place, healthRoutes(lookOver(sights), sights.visitorsFrom, figures.text), report);
}

const PORTS = 20;
const LAST_PORT = 65_535;

async function serveHealth(
  { host, port: first, names }: NamedPlace,
  routes: readonly Route[],
  report: (error: unknown) => void,
): Promise<Result<WebServer, string>> {
  const last = Math.min(first + PORTS - 1, LAST_PORT);
  for (let port = first; ; port += 1) {
    const opened = await openWebServer({ host, port, names: [host, ...names], routes, report });
    if (opened.ok) return opened;
    if (opened.problem !== 'taken' || port === last)
      return refused(listenWords(opened.problem, { host, port }, 'HEALTH_'));
  }
}
