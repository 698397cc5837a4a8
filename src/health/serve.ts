/** Serves how the bot is: at the port that was named, or the next that is free, for several processes share their settings. */
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { listenWords, type NamedPlace } from '../web/listening.ts';
import type { Route } from '../web/route.ts';
import { openWebServer, type WebServer } from '../web/server.ts';

/** How many ports are tried, from the named one on. */
const PORTS = 20;
const LAST_PORT = 65_535;

const NAMES = { host: 'HEALTH_HOST', port: 'HEALTH_PORT' } as const;

/** The problem is a plain sentence. */
export async function serveHealth(
  { host, port: first, names }: NamedPlace,
  routes: readonly Route[],
  report: (error: unknown) => void,
): Promise<Attempt<WebServer, string>> {
  const last = Math.min(first + PORTS - 1, LAST_PORT);
  for (let port = first; ; port += 1) {
    const opened = await openWebServer({ host, port, names: [host, ...names], routes, report });
    if (opened.ok) return done(opened.value);
    if (opened.problem !== 'taken' || port === last)
      return refused(listenWords(opened.problem, { host, port }, NAMES));
  }
}
