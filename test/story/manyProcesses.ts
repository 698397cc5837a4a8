/**
 * Three processes of one bot on one PostgreSQL database, behind a load balancer that sends each
 * interaction to any of their endpoints. They are killed with -9 in turn while Discord is
 * unreliable. Like an init system, the test restarts killed processes, and processes that exit
 * because the database was unreachable.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import type { RestFault } from '../../playground/server/faults.ts';
import type { StandIn } from '../../playground/server/standIn.ts';
import { type Store, StoreAway } from '../../src/app/ports/store.ts';
import type { Game } from '../../src/game/game.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { newDatabase } from '../postgres/database.ts';
import { startServer, type Server } from '../postgres/server.ts';
import { ENDPOINT } from './door.ts';
import { run, settingsAt, type BotProcess, type Settings } from './process.ts';
import { openTable, type Table } from './table.ts';

interface Pace {
  /** After this many moves the next process dies. */
  readonly life: number;
  /** After this many moves the database server dies; `null` means never. */
  readonly serverLife: number | null;
}

export interface ManyProcesses {
  readonly table: Table;
  readonly stored: (id: string) => Promise<Game | null>;
  readonly moved: () => void;
  /** Ends all faults, and waits until all processes are running. */
  readonly calm: () => Promise<void>;
  readonly deaths: { processes: number; servers: number };
}

const PROCESSES = 3;
/** After this many moves, Discord becomes unreliable. */
const FAIR = 4;
/** The longest time (ms) until an action is shown, on a busy machine. */
export const PATIENCE = { timeout: 120_000 };

const FAULTS: readonly RestFault[] = [
  { on: /POST \/channels/u, effect: { status: 429, retryAfterMs: 200 } },
  { on: /POST \/channels/u, times: 2, effect: { status: 502 } },
  { on: /POST \/channels/u, effect: { drop: 'after' } },
  { on: /POST \/channels/u, effect: { delayMs: 700 } },
  { on: /callback/u, effect: { drop: 'before' } },
  { on: /callback/u, effect: { delayMs: 300 } },
  { on: /webhooks/u, effect: { status: 503 } },
  { on: /webhooks/u, effect: { drop: 'after' } },
];

/** The database of the processes: on the test server, or on a server that may be killed. */
async function databaseOf(mayDie: boolean): Promise<{ address: string; server: Server | null }> {
  if (!mayDie) return { address: await newDatabase(), server: null };
  const server = await startServer({ durable: true });
  onTestFinished(() => server.stop());
  return { address: server.url, server };
}

/** The store at this address. On a busy machine, its server may not answer at once. */
export async function openPatiently(address: string): Promise<Store> {
  for (let tries = 1; ; tries += 1) {
    const opened = await openStore(address, () => undefined);
    if (opened.ok) return opened.value;
    if (tries === 10) throw new Error(opened.problem.message);
    await sleep(1000);
  }
}

export async function once<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      await sleep(100);
    }
  }
}

/** A process that is restarted whenever it exits, until the test is over. */
export function kept(settings: Settings, discord: StandIn): { readonly kill: () => Promise<void> } {
  const over = new AbortController();
  let bot: BotProcess;
  const live = async (): Promise<void> => {
    while (!over.signal.aborted) {
      bot = run(settings, discord);
      // Cleanups run in reverse order, so the process is killed permanently before this cleanup.
      onTestFinished(() => over.abort());
      await bot.ended;
    }
  };
  void live();
  return {
    kill: async () => {
      bot.signal('SIGKILL');
      await bot.ended;
    },
  };
}

export async function startMany({ life, serverLife }: Pace): Promise<ManyProcesses> {
  const { address, server } = await databaseOf(serverLife !== null);
  const table = await openTable({ endpoint: ENDPOINT, ackMs: 10_000 });
  const { discord } = table;
  const settings = {
    ...settingsAt(discord, address),
    ENGINE_THREADS: '0',
    LOG_LEVEL: 'fatal',
  };
  const bots = Array.from({ length: PROCESSES }, () => kept(settings, discord));
  await expect.poll(() => discord.world.commands.size, PATIENCE).toBeGreaterThan(0);
  const store = await openPatiently(address);
  onTestFinished(() => store.close());
  const areThere = async (): Promise<void> => {
    await expect.poll(() => discord.world.doors.size, PATIENCE).toBe(PROCESSES);
  };

  const deaths = { processes: 0, servers: 0 };
  const killNext = async (): Promise<void> => {
    await areThere();
    await bots[deaths.processes % PROCESSES]?.kill();
    deaths.processes += 1;
  };
  const killServer = async (): Promise<void> => {
    await server?.kill();
    await sleep(1000);
    await server?.resume();
    deaths.servers += 1;
  };
  let [moves, dying] = [0, areThere()];
  return {
    table,
    deaths,
    stored: async (id) => (await once(() => store.games.load(id)))?.game ?? null,
    moved: () => {
      moves += 1;
      const fault = FAULTS[(moves / FAIR) % FAULTS.length];
      if (fault) discord.faults.rest(fault);
      if (moves % life === 0) dying = dying.then(killNext);
      if (serverLife !== null && moves % serverLife === 0) dying = dying.then(killServer);
    },
    calm: async () => {
      discord.faults.clear();
      await dying;
      await areThere();
    },
  };
}
