/** The connection to the bot. A dead one is noticed and replaced, so the game is never stale. */
import type { FromPage, ToPage } from '../live/protocol.ts';

/** In ms. A page that hears nothing for `SILENCE` takes its connection for dead. */
const [PING, SILENCE] = [5000, 12_000] as const;
/** In ms, doubled after each failure. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [500, 10_000] as const;

export interface Heard {
  readonly told: (message: ToPage) => void;
  readonly connected: (isConnected: boolean) => void;
}

export interface Connection {
  readonly say: (message: FromPage) => void;
}

/** The session of the person who is logged in; `null` for nobody. */
async function sessionHere(): Promise<string | null> {
  const answer = await fetch('/session', { method: 'POST' });
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(`no session: ${answer.status}`);
  const given: { readonly session: string } = await answer.json();
  return given.session;
}

export function connect(game: string, { told, connected }: Heard): Connection {
  let socket: WebSocket | null = null;
  let pause: number = FIRST_PAUSE;
  let heardAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const say = (message: FromPage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  function again(): void {
    socket = null;
    connected(false);
    clearTimeout(waiting);
    waiting = setTimeout(() => void open(), pause);
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  }

  async function open(): Promise<void> {
    try {
      const session = await sessionHere();
      const next = new WebSocket('/live');
      socket = next;
      next.addEventListener('open', () => {
        pause = FIRST_PAUSE;
        heardAt = Date.now();
        connected(true);
        say({ kind: 'hello', session, game });
      });
      next.addEventListener('message', ({ data }) => {
        heardAt = Date.now();
        told(JSON.parse(String(data)));
      });
      next.addEventListener('close', () => {
        if (socket === next) again();
      });
    } catch {
      again();
    }
  }

  function look(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heardAt < SILENCE) return say({ kind: 'ping' });
    const dead = socket;
    socket = null;
    dead.close();
    again();
  }

  setInterval(look, PING);
  // A phone that was asleep sends nothing; it asks as soon as somebody looks.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (socket === null) {
      clearTimeout(waiting);
      void open();
    } else look();
  });
  void open();
  return { say };
}
