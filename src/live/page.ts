/** The web page: its files, logins and live games. Opens only if a public address is set. */
import type { App } from '../app/ports/app.ts';
import type { Authorizing, Visitor } from '../app/ports/authorizing.ts';
import type { GameNews } from '../app/ports/gameNews.ts';
import { done, refused, type Attempt } from '../kit/attempt.ts';
import type { Renderer } from '../render/scene/scene.ts';
import { listenWords } from '../web/listening.ts';
import type { Route } from '../web/route.ts';
import { openWebServer } from '../web/server.ts';
import { openFiles, type PageFiles } from './files.ts';
import { type HubParts, openHub } from './hub.ts';
import { activityRoute } from './activity.ts';
import { loginRoutes, readingOf, visitorsBy } from './login.ts';
import { localeOf, openingFor, type OpeningParts } from './opening.ts';
import type { PagePlace } from './place.ts';
import type { Reading, Visit } from './protocol.ts';
import { plainText } from './plain.ts';
import { keyFor, SESSION, writeSession } from './session.ts';
import { shareRoutes } from './sharePage.ts';
import { openSharing } from './shared.ts';
import { openSockets } from './sockets.ts';
import { openTalk } from './talk.ts';
import { openWatching, watchedOf } from './watching.ts';

const NAMES = { host: 'PAGE_HOST', port: 'PAGE_PORT' } as const;

export interface PageParts {
  readonly app: App;
  readonly news: GameNews;
  readonly authorizing: Authorizing;
  /** The application's id. */
  readonly clientId: string;
  /** The folder with the page's files. */
  readonly files: URL;
  readonly renderer: Renderer;
  readonly stopwatch: () => number;
  readonly report: (error: unknown) => void;
}

export interface Page {
  readonly port: number;
  close(): Promise<void>;
}

/** Discord's client adds it to the address of an Activity. */
const FRAME = 'frame_id';

const documentRoute = (files: PageFiles, opening: OpeningParts): Route => ({
  method: 'GET',
  path: '/',
  answer: async (asked) => {
    if (asked.query.has(FRAME)) return files.activity(localeOf(asked));
    const { locale, opening: known } = await openingFor(opening, asked, asked.query.get('game'));
    return files.page(locale, known);
  },
});

export async function openPage(place: PagePlace, parts: PageParts): Promise<Attempt<Page, string>> {
  const { app, news, report, stopwatch } = parts;
  const watching = openWatching(app);
  const sharing = openSharing(place.clientSecret);
  const load: HubParts['load'] = async (id) => {
    const record = await app.store.games.load(id);
    return record && watchedOf(app, record.game);
  };
  const hub = openHub({ load, now: app.now, report });
  const key = keyFor('session', place.clientSecret);
  const sockets = openSockets({
    origins: [place.publicUrl],
    // Discord's proxy has a host for each application.
    activity: `https://${parts.clientId}.discordsays.com`,
    talk: (line) => openTalk({ app, hub, key, plain: plainText, watching, sharing }, line),
    stopwatch,
    report,
  });
  const visitorOf = visitorsBy(place.clientSecret, app.now);
  const files = await openFiles(parts.files, place.publicUrl, parts.clientId);
  const opening = { app, watching, sharing, visitorOf };
  const welcome = async (user: Visitor): Promise<Visit & Reading> => ({
    session: writeSession(key, user, app.now() + SESSION),
    ...(await readingOf(app, user)),
  });
  const opened = await openWebServer({
    ...place,
    names: [place.host, new URL(place.publicUrl).hostname],
    routes: [
      ...files.routes,
      documentRoute(files, opening),
      activityRoute({ ...parts, welcome }),
      ...shareRoutes({ ...parts, ...opening, files, publicUrl: place.publicUrl }),
      ...loginRoutes({ ...parts, ...place, visitorOf, now: app.now }),
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
