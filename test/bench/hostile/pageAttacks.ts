/** What strangers and one account can request from the page, and what its users notice. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type { Person } from '../../../playground/server/world/people.ts';
import { keyFor, writeSession } from '../../../src/live/door/session.ts';
import { openSharing } from '../../../src/live/door/shared.ts';
import { CLIENT_SECRET } from '../../../playground/server/options.ts';
import { gameOn } from '../../story/cards.ts';
import type { Stage } from '../bot/stage.ts';
import { besiege, type Siege } from './siege.ts';
import { add, type Tally } from './tally.ts';

export const PUBLIC = 'http://draughts.example';
const LASTS = 10_000;
/** How long (ms) someone waits for a page or a login. */
const PATIENCE = 10_000;

export const pageSettings = (port: number): Readonly<Record<string, string>> => ({
  PUBLIC_URL: PUBLIC,
  DISCORD_CLIENT_SECRET: CLIENT_SECRET,
  PAGE_PORT: String(port),
});

export const sessionOf = ({ id, name }: Person): string =>
  writeSession(keyFor('session', CLIENT_SECRET), { id, name, locale: 'en-US' }, Date.now() + 3_600_000);

export interface Scene {
  readonly stage: Stage;
  readonly port: number;
  readonly game: string;
}

type PageAttack = (scene: Scene, tally: Tally) => Promise<unknown>;

const attack =
  (
    of: (scene: Scene) => Omit<Siege, 'port' | 'lasts' | 'origin'> & { readonly origin?: string },
  ): PageAttack =>
  async (scene, tally) =>
    add(tally, await besiege({ origin: PUBLIC, ...of(scene), port: scene.port, lasts: LASTS }));

const home = ({ stage }: Scene, more = {}): string =>
  JSON.stringify({ kind: 'home', session: sessionOf(stage.chidi.person), ...more });

const hello = ({ game }: Scene, session: string | null = null): string =>
  JSON.stringify({ kind: 'hello', session, game });

const wrongCodes = (requests: number, addresses: number): PageAttack =>
  attack(() => ({
    requests,
    addresses,
    origin: 'null',
    path: '/activity',
    body: JSON.stringify({ code: 'wrong%', customId: null, channelId: null }),
  }));

export const pageAttacks: Readonly<Record<string, PageAttack>> = {
  'one account holds 2,000 connections': attack((scene) => ({
    sockets: 2000,
    addresses: 3,
    origin: 'null',
    messages: [hello(scene, sessionOf(scene.stage.chidi.person))],
  })),
  'nobody holds 2,400 connections': attack(() => ({ sockets: 2400, addresses: 3, origin: 'null' })),
  '400 connections ask for 20 lists each': attack((scene) => ({
    sockets: 400,
    addresses: 10,
    messages: Array.from({ length: 20 }, () => home(scene)),
  })),
  '200 watchers say hello twice a second': attack((scene) => ({
    sockets: 200,
    addresses: 5,
    messages: [hello(scene)],
    rounds: 20,
    every: 500,
  })),
  'lists of 400 invented servers': attack((scene) => ({
    sockets: 20,
    messages: Array.from({ length: 20 }, (_, n) => home(scene, { guild: `9${n}%` })),
  })),
  '100 wrong codes': wrongCodes(100, 1),
  '520 wrong codes': wrongCodes(520, 20),
  '300 pictures of a shared game': attack((scene) => ({
    requests: 300,
    addresses: 6,
    path: `/s/${openSharing(CLIENT_SECRET).idOf({ kind: 'game', id: scene.game })}.png`,
  })),
};

const gets = async (port: number, path: string, headers = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: 'manual',
    headers,
    signal: AbortSignal.timeout(PATIENCE),
  });

async function opensDocument({ port }: Scene): Promise<void> {
  const answer = await gets(port, '/');
  await answer.text();
  if (!answer.ok) throw new Error(String(answer.status));
}

async function logsIn({ port, stage }: Scene): Promise<void> {
  const begun = await gets(port, '/login');
  const asked = new URL(begun.headers.get('Location') ?? '');
  asked.searchParams.set('as', stage.anna.person.id);
  const back = await fetch(asked, { redirect: 'manual' });
  const { pathname, search } = new URL(back.headers.get('Location') ?? '');
  const [cookie = ''] = begun.headers.getSetCookie()[0]?.split(';') ?? [];
  const done = await gets(port, pathname + search, { Cookie: cookie });
  if (!done.headers.getSetCookie().some((each) => each.startsWith('__Host-visit=e')))
    throw new Error('no log-in');
}

async function opensBoard(scene: Scene): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${scene.port}/live`, { origin: PUBLIC });
  const signal = AbortSignal.timeout(PATIENCE);
  socket.on('error', () => undefined);
  try {
    await once(socket, 'open', { signal });
    socket.send(hello(scene, sessionOf(scene.stage.anna.person)));
    const [told] = await once(socket, 'message', { signal });
    if (!String(told).startsWith('{"kind":"game"')) throw new Error(String(told));
  } finally {
    socket.terminate();
  }
}

const EVERY = 400;

/** A player opens the page, a board, and logs in, again and again. */
export async function visitors(scene: Scene, isOver: () => boolean) {
  const times: number[] = [];
  let failed = 0;
  const visits: Promise<void>[] = [];
  for (let n = 0; !isOver(); n += 1) {
    const begun = performance.now();
    const visit = [opensDocument, opensBoard, logsIn][n % 3] ?? opensBoard;
    visits.push(
      visit(scene).then(
        () => void times.push(performance.now() - begun),
        () => {
          failed += 1;
          times.push(PATIENCE);
        },
      ),
    );
    await sleep(EVERY);
  }
  await Promise.all(visits);
  return { failed, times };
}

export const sceneOf = (stage: Stage, port: number, card: APIMessage): Scene => ({
  stage,
  port,
  game: gameOn(card),
});
