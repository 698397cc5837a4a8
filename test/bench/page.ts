/**
 * Games on the page: the time (ms) from a move on one page to the opponent's page and to the card
 * in the channel, and the cost of a thousand viewers. With two processes on one PostgreSQL
 * database, the opponents' pages are connected to the other process.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type { Person } from '../../playground/server/world/people.ts';
import type { Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { lineOf } from '../../src/game/line.ts';
import type { FromPage, GameFacts, ToPage } from '../../src/live/protocol.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { keepServer } from '../postgres/keep.ts';
import { begin, cardAfterMove, gameOn } from '../story/cards.ts';
import { alone, type Bench, type Figure, quantile } from './bench.ts';
import { cpuOf, memoryOf } from './bot/report.ts';
import { announce, startBot, visitorOf, withBot, type Stage } from './bot/stage.ts';
import { freePort } from '../freePort.ts';
import { pageSettings, PUBLIC, sessionOf } from './hostile/pageAttacks.ts';

const GAMES = 100;
/** Measured moves, and warm-up moves. */
const [MOVES, WARM_UP] = [600, 100] as const;
const MOVES_PER_SECOND = 20;
const WATCHERS = 1000;
const PING = 5000;
/** How long (ms) to wait after a start and after new connections. */
const SETTLED = 5000;

interface OpenPage {
  readonly say: (message: FromPage) => void;
  /** Resolves when this ply reaches the page. */
  readonly told: (ply: number) => Promise<void>;
  readonly facts: () => GameFacts;
  readonly close: () => void;
}

/** Each page has its own address, as behind a proxy. */
let addresses = 0;

async function openPage(port: number, person: Person, game: string): Promise<OpenPage> {
  addresses += 1;
  const headers = { 'X-Forwarded-For': `10.1.${addresses >> 8}.${addresses & 255}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { origin: PUBLIC, headers });
  let facts: GameFacts | null = null;
  const waiting = new Map<number, () => void>();
  const say = (message: FromPage): void => socket.send(JSON.stringify(message));
  socket.on('message', (data: Buffer) => {
    const message: ToPage = JSON.parse(data.toString());
    if (message.kind !== 'game') return;
    ({ facts } = message);
    const ply = facts.moves.length;
    waiting.get(ply)?.();
    waiting.delete(ply);
  });
  await once(socket, 'open');
  say({ kind: 'hello', session: sessionOf(person), game });
  await once(socket, 'message');
  const pings = setInterval(() => say({ kind: 'ping' }), PING);
  return {
    say,
    told: (ply) =>
      (facts?.moves.length ?? 0) >= ply
        ? Promise.resolve()
        : new Promise((resolve) => void waiting.set(ply, resolve)),
    facts: () => {
      if (!facts) throw new Error('the page was not told of its game');
      return facts;
    },
    close: () => {
      clearInterval(pings);
      socket.close();
    },
  };
}

interface Table {
  readonly pages: readonly [white: OpenPage, black: OpenPage];
  card: APIMessage;
}

interface Sample {
  readonly page: number;
  readonly card: number;
}

function anyMoveOf(line: Line): string {
  const moves = legalMoves(line.variant, line.positions.at(-1)!);
  return makeFullMove(line.variant, moves[Math.floor(Math.random() * moves.length)]!);
}

/** Everyone has few pages open, because the bot limits those per person. */
const PEOPLE = Array.from({ length: 2 * GAMES }, (_, n) => `Player ${n}`);
const EVERYONE = ['Anna', 'Boris', 'Chidi', ...PEOPLE];

async function move({ anna }: Stage, table: Table): Promise<Sample> {
  const [white, black] = table.pages;
  const ply = white.facts().moves.length;
  const [mover, other] = ply % 2 === 0 ? [white, black] : [black, white];
  const posted = cardAfterMove({ anna }, table.card);
  const began = performance.now();
  mover.say({ kind: 'move', ply, move: anyMoveOf(lineOf(mover.facts())) });
  await other.told(ply + 1);
  const page = performance.now() - began;
  await mover.told(ply + 1);
  table.card = await posted;
  return { page, card: performance.now() - began };
}

/** Each table only waits for its own moves. */
async function moveAll(stage: Stage, tables: readonly Table[], moves: number): Promise<readonly Sample[]> {
  const began = performance.now();
  const made = tables.map(async (table, n) => {
    const own: Sample[] = [];
    for (let turn = n; turn < moves; turn += tables.length) {
      await sleep(began + (turn * 1000) / MOVES_PER_SECOND - performance.now());
      own.push(await move(stage, table));
    }
    return own;
  });
  return (await Promise.all(made)).flat();
}

const toldOf = (samples: readonly Sample[], name: string): readonly Figure[] =>
  (['page', 'card'] as const).flatMap((to) =>
    [0.5, 0.99].map((share) =>
      alone(
        `${name}: from a page to the ${to} p${share * 100}`,
        'ms',
        quantile(
          samples.map((each) => each[to]),
          share,
        ),
      ),
    ),
  );

async function* measured(
  stage: Stage,
  name: string,
  ports: readonly [number, number],
): AsyncGenerator<Figure> {
  const { child, channels, discord } = stage;
  const people = PEOPLE.map((each) => visitorOf(discord, each));
  const tables: Table[] = [];
  for (let n = 0; n < GAMES; n += 1) {
    const [white, black] = [people[2 * n]!, people[2 * n + 1]!];
    const card = await begin({ anna: white, channel: channels[n % channels.length]! }, white, black);
    const game = gameOn(card);
    const pages = [
      await openPage(ports[0], white.person, game),
      await openPage(ports[1], black.person, game),
    ] as const;
    tables.push({ pages, card });
  }
  await sleep(SETTLED);
  await moveAll(stage, tables, WARM_UP);

  const [before, memory] = [cpuOf(child), memoryOf(child).resident];
  yield* toldOf(await moveAll(stage, tables, MOVES), name);
  yield alone(`${name}: CPU a move`, 'ms', (cpuOf(child) - before) / MOVES);

  const watchers: OpenPage[] = [];
  for (let n = 0; n < WATCHERS; n += 1) {
    const at = n % people.length;
    // Watches a different game each time, played by other people.
    const other = Math.floor(at / 2) + 1 + Math.floor(n / people.length);
    const { id } = tables[other % GAMES]!.pages[0].facts();
    watchers.push(await openPage(ports[n % 2]!, people[at]!.person, id));
  }
  await sleep(SETTLED);
  const watched = cpuOf(child);
  yield* toldOf(await moveAll(stage, tables, MOVES), `${name}, ${WATCHERS} watchers`);
  yield alone(`${name}, ${WATCHERS} watchers: CPU a move`, 'ms', (cpuOf(child) - watched) / MOVES);
  yield alone(`${name}, ${WATCHERS} watchers: more memory`, 'MiB', memoryOf(child).resident - memory);
  for (const page of [...watchers, ...tables.flatMap(({ pages }) => pages)]) page.close();
}

/** Two processes: one for the gateway, the other for pages and Discord's requests over HTTPS. */
async function* withTwo(url: string): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-bench-'));
  const [here, there] = [await freePort(), await freePort()];
  for await (const stage of withBot({ databaseUrl: url, env: pageSettings(here), people: EVERYONE })) {
    const other = await startBot(stage.discord, folder, {
      databaseUrl: url,
      way: 'door',
      env: pageSettings(there),
    });
    announce(stage.discord, other);
    while (stage.discord.world.doors.size === 0) await sleep(50);
    try {
      yield* measured(stage, 'two processes, PostgreSQL', [here, there]);
    } finally {
      other.kill('SIGTERM');
      await once(other, 'exit');
      await rm(folder, { recursive: true });
    }
  }
}

export const page: Bench = async function* () {
  const port = await freePort();
  for await (const stage of withBot({ env: pageSettings(port), people: EVERYONE }))
    yield* measured(stage, 'one process, SQLite', [port, port]);
  const server = await keepServer('durable');
  yield* withTwo(server.url);
  await server.stop();
};
