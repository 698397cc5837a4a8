/** The web page: its files, logins and live games. Opens only if a public address is set. */
import type { Conversation } from '../app/answer/perform.ts';
import type { App } from '../app/ports/app.ts';
import type { Authorizing, Visitor } from '../app/ports/authorizing.ts';
import type { GameNews } from '../app/ports/gameNews.ts';
import { makeCache } from '../cache.ts';
import { done, refused, type Result } from '../kit/result.ts';
import type { Renderer } from '../render/scene/drawing.ts';
import { listenWords } from '../web/listening.ts';
import { inText, type Route } from '../web/route.ts';
import { openWebServer } from '../web/server.ts';
import { proxiesIn } from '../web/visitorAddress.ts';
import type { Begin } from '../turns/begin.ts';
import { openFiles, type PageFiles } from './document/files.ts';
import { watchedOf } from './game/facts.ts';
import { type HubParts, openHub } from './game/hub.ts';
import { activityRoute } from './door/activity.ts';
import { COST, openDoor, partyOf, type Door } from './door/door.ts';
import { loginRoutes, readingOf, visitorsBy } from './door/login.ts';
import { localeOf, openingFor, type OpeningParts } from './document/opening.ts';
import type { PagePlace } from './place.ts';
import type { Reading, Visit } from './protocol.ts';
import { shareRoutes } from './document/sharePage.ts';
import { openSharing } from './door/shared.ts';
import { openSockets } from './door/sockets.ts';
import { close, hear } from './talk/hearing.ts';
import { newTalk, type TalkParts } from './talk/talk.ts';
import { openVisits } from './door/session.ts';
import { openWatching } from './game/watching.ts';

interface PageParts {
  readonly app: App;
  readonly conversation: Conversation;
  readonly news: GameNews;
  readonly authorizing: Authorizing;
  /** The application's id. */
  readonly clientId: string;
  /** The address at which anyone adds the bot to a server; `null` if there is none. */
  readonly invite: string | null;
  /** The folder with the page's files. */
  readonly files: URL;
  readonly renderer: Renderer;
  readonly begin: Begin;
  readonly stopwatch: () => number;
  readonly report: (error: unknown) => void;
}

export interface Page {
  readonly port: number;
  /** The private address that all visitors come from, if there is one. */
  readonly loneAddress: () => string | null;
  close(): Promise<void>;
}

/** The most open pages of strangers whose puzzles are kept. */
const MOST_VISITS = 1000;

/** The parameter that Discord's client adds to the address of an Activity. */
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

const BUSY = inText(429, 'Too many requests are coming from your network. Try again soon.', {
  'Retry-After': '5',
});

/** Makes requests wait for the turn of the visitor's address. */
const inTurn =
  (door: Door, cost: number) =>
  (route: Route): Route => ({
    ...route,
    answer: async (asked) => {
      const answered = await door.enter(partyOf(null, asked.address), cost, async () => route.answer(asked));
      return answered.ok ? answered.value : BUSY;
    },
  });

export async function openPage(place: PagePlace, parts: PageParts): Promise<Result<Page, string>> {
  const { app, news, report, stopwatch } = parts;
  const door = openDoor(parts);
  const watchingFor = openWatching(app, door);
  const sharing = openSharing(place.clientSecret);
  const load: HubParts['load'] = async (id) => {
    const record = await app.store.games.load(id);
    return record && watchedOf(app, record.game);
  };
  const hub = openHub({ load, now: app.now, report });
  const visits = openVisits(place.clientSecret, app);
  const talking: TalkParts = {
    app,
    conversation: parts.conversation,
    hub,
    visits,
    door,
    watchingFor,
    sharing,
    trials: makeCache(MOST_VISITS),
  };
  const sockets = openSockets({
    listen: (line) => {
      const talk = newTalk(talking, line);
      return { hear: (text) => hear(talk, text), close: () => close(talk) };
    },
    stopwatch,
    report,
  });
  const visitorOf = visitorsBy(visits);
  const discord = parts.authorizing.issuer;
  // Discord's proxy has a separate host for each application.
  const activity = `https://${parts.clientId}.discordsays.com`;
  const files = await openFiles(
    parts.files,
    place.publicUrl,
    parts.clientId,
    `${discord} ${discord.replace('//', '//*.')} ${activity}`,
  );
  const opening = { app, watchingFor, sharing, visitorOf, invite: parts.invite };
  const welcome = async (user: Visitor): Promise<Visit & Reading> => ({
    session: visits.sessionOf(user),
    ...(await readingOf(app, user)),
  });
  const login = loginRoutes({ ...parts, ...place, visits, door, visitorOf, now: app.now });
  // The sandboxed frame of an Activity has no origin.
  const origins = new Set([place.publicUrl, activity, 'null']);
  const opened = await openWebServer({
    ...place,
    names: [place.host, new URL(place.publicUrl).hostname],
    namedIn: 'PUBLIC_URL',
    isOwn: (origin) => origins.has(origin),
    isProxy: proxiesIn(place.proxies ?? []),
    routes: [
      ...files.routes,
      // Codes that wait for Discord have their own queue.
      activityRoute({ ...parts, door, welcome }),
      ...login.ofCodes,
      inTurn(door, COST.some)(documentRoute(files, opening)),
      ...shareRoutes({ ...parts, ...opening, files, publicUrl: place.publicUrl }).map(
        inTurn(door, COST.much),
      ),
      ...login.others.map(inTurn(door, COST.little)),
    ],
    upgrade: sockets.upgrade,
    report,
  });
  if (!opened.ok) return refused(listenWords(opened.problem, place, 'PAGE_'));
  const stopListening = news.listen(hub.changed);
  return done({
    port: opened.value.port,
    loneAddress: sockets.loneAddress,
    close: async () => {
      stopListening();
      sockets.close();
      await opened.value.close();
    },
  });
}
