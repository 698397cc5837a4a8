/** The connection to the bot. A dead connection is replaced, so the game is never stale. */
import type { FromPage, ToPage, Visit } from '../live/protocol.ts';
import { openingHere } from './opening.ts';

/** In ms. After `SILENCE` without a message, the page treats its connection as dead. */
const [PING, SILENCE] = [5000, 12_000] as const;
/** How long (ms) a page uses a session, which ends after an hour. */
const RENEWAL = 45 * 60_000;
/** In ms, doubled after each failure. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [500, 10_000] as const;

interface Heard {
  readonly told: (message: ToPage) => void;
  readonly connected?: (isConnected: boolean) => void;
}

export const isActivity = (): boolean => document.documentElement.dataset['application'] !== undefined;

/** Discord's proxy may serve an Activity from a folder. */
export const here = (path: string): string =>
  new URL(path, isActivity() ? location.href : location.origin).href;

/** Identifies the user by the browser's cookie. A visitor without one needs no request. */
async function visitByCookie(): Promise<Visit | null> {
  if (openingHere().look === null) return null;
  const answer = await fetch(here('session'), { method: 'POST' });
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(`expected a session, got status ${answer.status}`);
  const visit: Visit = await answer.json();
  return visit;
}

let askVisit = visitByCookie;

/** Replaces the cookie for a page without cookies. */
export const setVisit = (ask: typeof askVisit): void => {
  askVisit = ask;
};

/** The first message of a connection, repeated from time to time. */
type Greeting = (session: string | null, locale: string) => FromPage | null;

/** The random name of this page, which stays the same when it connects again. */
const visit = crypto.getRandomValues(new Uint32Array(4)).join('.');

/** `game`: `null` for screens that belong to no game. */
export const connect = (game: string | null, heard: Heard) =>
  connectBy((session, locale) => ({ kind: 'hello', session, game, locale, visit }), heard);

export function connectBy(greeting: Greeting, { told, connected = () => undefined }: Heard) {
  let session: string | null = null;
  /** Requested while the connection opens, because both take time on a slow network. */
  let first: Promise<Visit | null> | null = askVisit();
  first.catch(() => undefined);
  let socket: WebSocket | null = null;
  let pause: number = FIRST_PAUSE;
  let heardAt = 0;
  let greetedAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const say = (message: FromPage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  function again(): void {
    socket = null;
    connected(false);
    clearTimeout(waiting);
    waiting = setTimeout(open, pause);
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  }

  /** Sends the first message again, such as to update lists. */
  function ask(): void {
    const greeted = greeting(session, document.documentElement.lang);
    if (greeted) say(greeted);
  }

  /** Identifies the user, each time with a new session. */
  async function greet(to: WebSocket): Promise<void> {
    greetedAt = Date.now();
    const asked = first ?? askVisit();
    first = null;
    try {
      session = (await asked)?.session ?? null;
      ask();
      pause = FIRST_PAUSE;
      connected(true);
    } catch {
      to.close();
    }
  }

  function open(): void {
    const next = new WebSocket(here('live').replace(/^http/u, 'ws'));
    socket = next;
    next.addEventListener('open', () => {
      heardAt = Date.now();
      void greet(next);
    });
    next.addEventListener('message', ({ data }) => {
      heardAt = Date.now();
      told(JSON.parse(String(data)));
    });
    next.addEventListener('close', () => {
      if (socket === next) again();
    });
  }

  function look(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heardAt < SILENCE)
      return Date.now() - greetedAt < RENEWAL ? say({ kind: 'ping' }) : void greet(socket);
    const dead = socket;
    socket = null;
    dead.close();
    again();
  }

  setInterval(look, PING);
  // A sleeping phone sends nothing, so the connection is checked when the page is visible again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (socket === null) {
      clearTimeout(waiting);
      open();
    } else look();
  });
  open();
  return { say, ask };
}
