/** The web page: its files, logins and live games. Opens only if a public address is set. */
import type { App } from '../app/ports/app.ts';
import type { Authorizing } from '../app/ports/authorizing.ts';
import type { GameNews } from '../app/ports/gameNews.ts';
import { done, refused, type Attempt } from '../kit/attempt.ts';
import { listenWords } from '../web/listening.ts';
import { openWebServer } from '../web/server.ts';
import { fileRoutes } from './files.ts';
import { type HubParts, openHub } from './hub.ts';
import { loginRoutes } from './login.ts';
import type { PagePlace } from './place.ts';
import { plainText } from './plain.ts';
import { keyFor } from './session.ts';
import { openSockets } from './sockets.ts';
import { openTalk } from './talk.ts';

const NAMES = { host: 'PAGE_HOST', port: 'PAGE_PORT' } as const;

export interface PageParts {
  readonly app: App;
  readonly news: GameNews;
  readonly authorizing: Authorizing;
  /** The folder with the page's files. */
  readonly files: URL;
  readonly stopwatch: () => number;
  readonly report: (error: unknown) => void;
}

export interface Page {
  readonly port: number;
  close(): Promise<void>;
}

export async function openPage(place: PagePlace, parts: PageParts): Promise<Attempt<Page, string>> {
  const { app, news, report, stopwatch } = parts;
  const load: HubParts['load'] = async (id) => (await app.store.games.load(id))?.game ?? null;
  const hub = openHub({ load, now: app.now, report });
  const key = keyFor('session', place.clientSecret);
  const sockets = openSockets({
    origins: [place.publicUrl],
    talk: (line) => openTalk({ app, hub, key, plain: plainText }, line),
    stopwatch,
    report,
  });
  const opened = await openWebServer({
    ...place,
    names: [place.host, new URL(place.publicUrl).hostname],
    routes: [
      ...(await fileRoutes(parts.files, place.publicUrl)),
      ...loginRoutes({
        ...parts,
        ...place,
        preference: (user) => app.store.people.preference(user),
        now: app.now,
      }),
    ],
    upgrade: sockets.upgrade,
    report,
  });
  if (!opened.ok) return refused(listenWords(opened.problem, place, NAMES));
  const stopListening = news.listen(hub.changed);
  return done({
    port: opened.value.port,
    close: async () => {
      stopListening();
      sockets.close();
      await opened.value.close();
    },
  });
}
