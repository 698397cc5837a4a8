/** The web page: its files, logins and live games. Opens only if a public address is set. */
import type { App } from '../app/ports/app.ts';
import type { Authorizing, Visitor } from '../app/ports/authorizing.ts';
import type { GameNews } from '../app/ports/gameNews.ts';
import type { Preference } from '../app/ports/people.ts';
import type { UserId } from '../game/game.ts';
import { done, refused, type Attempt } from '../kit/attempt.ts';
import type { Renderer } from '../render/scene/scene.ts';
import { listenWords } from '../web/listening.ts';
import { openWebServer } from '../web/server.ts';
import { fileRoutes } from './files.ts';
import { type HubParts, openHub } from './hub.ts';
import { activityRoute } from './activity.ts';
import { loginRoutes, visitOf } from './login.ts';
import type { PagePlace } from './place.ts';
import type { Visit } from './protocol.ts';
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
  const preference = (user: UserId): Promise<Preference> => app.store.people.preference(user);
  const welcome = (user: Visitor): Promise<Visit> =>
    visitOf(user, writeSession(key, user, app.now() + SESSION), preference);
  const opened = await openWebServer({
    ...place,
    names: [place.host, new URL(place.publicUrl).hostname],
    routes: [
      ...(await fileRoutes(parts.files, place.publicUrl, parts.clientId)),
      activityRoute({ ...parts, welcome, wanted: (user) => app.page?.wanted(user, app.now()) ?? null }),
      ...(await shareRoutes({ ...parts, watching, sharing, publicUrl: place.publicUrl })),
      ...loginRoutes({
        ...parts,
        ...place,
        preference,
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
