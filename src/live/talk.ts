/** One page's connection: it opens with a hello, follows a game, and acts for its user's side. */
import type { UserId } from '../game/game.ts';
import { colorOf } from '../game/decision.ts';
import type { Actor } from '../app/ports/actor.ts';
import type { Visitor } from '../app/ports/authorizing.ts';
import type { Refusal } from '../app/ports/command.ts';
import { worded } from '../app/reader/wording.ts';
import type { Screen } from '../views/screen/screen.ts';
import { saveLook } from './asides.ts';
import { localeOf, type Where, whereFor } from './acting.ts';
import type { Hub } from './game/hub.ts';
import type { FromPage, Refused, ToPage } from './protocol.ts';
import { COST, partyOf, type Door, type Party } from './door/door.ts';
import { homeOf } from './home.ts';
import { readMessage } from './messages.ts';
import { SESSION } from './door/session.ts';
import { type At, converse, play, showExhibit, type Talking } from './screen/conversation.ts';
import { noScreens } from './screen/screens.ts';
import { aloneAs } from './screen/standing.ts';
import { openShared, type Sharing } from './door/shared.ts';
import type { Visits } from './door/visits.ts';
import { sightOfGame, watchedOf, type Watching } from './game/watching.ts';

type Heard = Exclude<FromPage, { kind: 'ping' }>;

export interface TalkParts extends Talking {
  readonly hub: Hub;
  readonly visits: Visits;
  readonly door: Door;
  readonly watchingFor: (party: Party) => Watching;
  readonly sharing: Sharing;
  /** Converts a refusal to plain text. */
  readonly plain: (text: string) => string;
}

export interface Talk {
  /** Handles messages one at a time. Throws only bugs and outages. */
  hear(text: string): Promise<void>;
  close(): void;
}

export interface Line {
  /** The visitor's. */
  readonly address: string;
  /** Called with the user whose page it is. */
  readonly isOf: (user: UserId) => void;
  readonly send: (text: string) => void;
  /** Called after an error from which the connection can't recover. */
  readonly hangUp: () => void;
  /** Called if there is too much to do: the page connects again later. */
  readonly later: () => void;
}

/** Like their answers, most messages are small. */
const COSTS: Partial<Record<FromPage['kind'], number>> = {
  hello: COST.some,
  open: COST.some,
  press: COST.some,
  home: COST.much,
  'look-at': COST.much,
};

/** The sentence of a refusal. The page already shows the board that may follow it. */
const firstText = ({ blocks }: Screen): string => blocks.find((block) => block.kind === 'text')?.text ?? '';

interface Joined extends Where {
  /** Checked again for each action, because it ends while the page is open. */
  readonly token: string | null;
  readonly user: UserId | null;
  /** When it said hello (ms): even a watcher does that again from time to time. */
  readonly at: number;
  /** When its session was last checked (ms). */
  checkedAt?: number;
  readonly leave: () => void;
}

/** In ms: how soon an open page of someone who has logged out shows nothing new. */
const CHECKED = 15_000;

export function openTalk(parts: TalkParts, line: Line): Talk {
  const { app, hub, door, plain, sharing, visits } = parts;
  let joined: Joined | null = null;
  const screens = noScreens();
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();
  /** What was answered and goes on, such as an analysis. The page is still heard. */
  let aside: Promise<unknown> = Promise.resolve();

  const tell = (message: ToPage): void => line.send(JSON.stringify(message));
  const refuse = (why: Refused, text = ''): void => tell({ kind: 'refused', why, text });

  const sessionOf = async (token: string | null): Promise<Visitor | null> =>
    token === null ? null : visits.inSession(token);

  const partyWith = (token: string | null): Party =>
    partyOf(token === null ? null : visits.claimedIn(token), line.address);

  const watchingBy = (token: string | null): Watching => parts.watchingFor(partyWith(token));

  async function greet({
    session: token,
    game: wanted,
    locale = 'en',
  }: Extract<FromPage, { kind: 'hello' }>): Promise<void> {
    const session = await sessionOf(token);
    if (token !== null && !session) return refuse('session');
    if (session) line.isOf(session.id);
    const here = { token, user: session?.id ?? null, at: app.now(), leave: () => undefined };
    if (wanted === null) return join({ ...here, game: null, home: aloneAs(session, locale) });
    const shared = await openShared(app, sharing, wanted);
    if (shared && shared.kind !== 'game') return refuse('unknown-game');
    const game = (await app.store.games.load(shared?.id ?? wanted))?.game;
    const sight = game && (await sightOfGame(app, watchingBy(token), game, session, shared !== null));
    if (!game || !sight) return refuse('unknown-game');
    const watched = await watchedOf(app, game);
    if (isClosed) return;
    const viewer = {
      ...sight,
      user: here.user,
      locale: await localeOf(app, session, locale),
    };
    join({
      ...here,
      game: game.id,
      leave: hub.watch(watched, { ...viewer, send: line.send }),
      voting: game.voting && !(session && colorOf(game, session.id)) ? game : null,
    });
  }

  function forget(): void {
    for (const each of [screens.kept, screens.latest]) each.clear();
  }

  function join(next: Joined): void {
    // Said again from time to time, it leaves the screens where they are.
    if (joined?.game !== next.game || joined.user !== next.user) forget();
    joined?.leave();
    joined = next;
  }

  /** Whose page it is from now on, without a game; `refused` if its session has ended. */
  async function arrive(token: string | null): Promise<Visitor | 'refused' | null> {
    const visitor = await sessionOf(token);
    if (token !== null && !visitor) {
      refuse('session');
      return 'refused';
    }
    if (visitor) line.isOf(visitor.id);
    joined?.leave();
    joined = { game: null, token, user: visitor?.id ?? null, at: app.now(), leave: () => undefined };
    return visitor;
  }

  async function beAtHome(message: Extract<FromPage, { kind: 'home' }>): Promise<void> {
    const visitor = await arrive(message.session);
    if (visitor === 'refused' || !joined) return;
    if (!visitor) return refuse('session');
    const watching = watchingBy(message.session);
    const { place, ...home } = await homeOf(app, watching, visitor, message.guild ?? null);
    screens.kept.clear();
    joined = { ...joined, home: { game: null, place } };
    tell({ kind: 'home', ...home, guild: place.guildId });
  }

  async function lookAt({
    session,
    of,
    locale = 'en',
  }: Extract<FromPage, { kind: 'look-at' }>): Promise<void> {
    const before = joined;
    const visitor = await arrive(session);
    if (visitor === 'refused' || !joined) return;
    const isSame = before?.wanted?.of === of && (before.token === null) === (session === null);
    if (!isSame) forget();
    joined = { ...joined, wanted: { of, locale } };
    const at = await whereIs(visitor);
    return at ? showExhibit(parts, at) : refuse('unknown-game');
  }

  async function whereIs(visitor: Visitor | null, said = tell): Promise<At | null> {
    const one = joined;
    if (!one) return null;
    const isOpen = (): boolean => !isClosed && joined?.game === one.game && joined.user === one.user;
    const connection = { screens, tell: said, isOpen, visitor };
    return whereFor({ ...parts, watching: watchingBy(one.token) }, connection, one);
  }

  async function talkOver(message: Extract<FromPage, { kind: 'open' | 'press' }>): Promise<void> {
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    const at = await whereIs(await sessionOf(joined?.token ?? null), (said) => {
      if (at?.isOpen()) tell(said);
      resolve();
    });
    if (at) {
      aside = Promise.all([aside, converse(parts, at, message).finally(resolve)]);
      return answered;
    }
    return refuse((joined?.game ?? joined?.wanted) ? 'unknown-game' : 'session');
  }

  async function move(message: Extract<FromPage, { kind: 'move' }>): Promise<void> {
    const visitor = await sessionOf(joined?.token ?? null);
    const at = visitor && joined?.game ? await whereIs(visitor) : null;
    if (!at) return refuse('session');
    const refusal = await play(parts, at, message);
    return refusal ? explain(at.by, refusal) : undefined;
  }

  async function explain(by: Actor, refusal: Refusal): Promise<void> {
    const { screen } = await worded(app, by, refusal);
    refuse('deed', plain(firstText(screen)));
  }

  async function look(message: Extract<FromPage, { kind: 'look' }>): Promise<void> {
    const visitor = await sessionOf(joined?.token ?? null);
    return visitor ? saveLook(app, visitor.id, message) : refuse('session');
  }

  /** Whether someone may still watch is decided again when they say hello, or have logged out. */
  async function hearPing(): Promise<void> {
    const [now, one] = [app.now(), joined];
    if (!one) return tell({ kind: 'pong', now });
    const { token, at, checkedAt = at } = one;
    const isDue = token !== null && now - checkedAt >= CHECKED;
    if (isDue) one.checkedAt = now;
    const hasEnded = now - at >= SESSION || (isDue && (await sessionOf(token)) === null);
    if (!hasEnded) return tell({ kind: 'pong', now });
    if (joined !== one) return;
    one.leave();
    joined = null;
    refuse('session');
  }

  async function enter(message: Heard | null): Promise<void> {
    if (message === null) {
      refuse('unreadable');
      return line.hangUp();
    }
    const token = 'session' in message ? message.session : (joined?.token ?? null);
    const entered = await door.enter(partyWith(token), COSTS[message.kind] ?? COST.little, async () => {
      if (!isClosed) await answer(message);
    });
    if (!entered.ok) line.later();
  }

  async function answer(message: Heard): Promise<void> {
    if (message.kind === 'look') return look(message);
    if (message.kind === 'hello') return greet(message);
    if (message.kind === 'open' || message.kind === 'press') return talkOver(message);
    if (message.kind === 'look-at') return lookAt(message);
    return message.kind === 'home' ? beAtHome(message) : move(message);
  }

  return {
    hear: (text) => {
      const message = readMessage(text);
      // A page that hears nothing connects again, so it hears something while others are served.
      if (message?.kind === 'ping') return hearPing();
      const heard = (async (before: Promise<void>): Promise<void> => {
        await before;
        if (!isClosed) await enter(message);
      })(last);
      last = heard.catch(() => undefined);
      return heard.then(async () => void (await aside));
    },
    close: () => {
      isClosed = true;
      joined?.leave();
    },
  };
}
