/**
 * The playground, put together: the stand-in for Discord with the page, and the very same bot that runs on Discord,
 * connected to it over HTTP and WebSocket like to any other server.
 */
import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../src/config.ts';
import { done, refused, type Attempt } from '../src/draughts/attempt.ts';
import { openLog } from '../src/log.ts';
import { startBot } from '../src/main.ts';
import { pageRoutes } from './page.ts';
import { type StandIn, startStandIn } from './server/standIn.ts';

export interface Playground {
  /** Where the page is. */
  readonly url: string;
  readonly standIn: StandIn;
  /** Resolves, with a plain sentence, when the bot has been cut off for good. */
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

/** How many ports are tried, from the wanted one on. */
const PORTS = 20;

/**
 * Opens the playground. Its usual log is quieter than the bot's: an invite link to Discord has no meaning here.
 * Games are kept in `databasePath`; without one in a fresh file that goes when the playground does, as the stand-in's
 * messages do: a game without its messages would only be in the way.
 */
export async function openPlayground(
  config: Config,
  databasePath?: string,
): Promise<Attempt<Playground, string>> {
  const standIn = await startOnFreePort(config.playground);
  const folder = databasePath === undefined ? await mkdtemp(join(tmpdir(), 'crownhead-')) : null;
  const closeRest = async (): Promise<void> => {
    await standIn.close();
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  };
  const bot = await startBot(
    {
      ...config,
      token: standIn.token,
      apiUrl: `${standIn.url}/api`,
      guildId: undefined,
      databasePath: databasePath ?? join(folder ?? '', 'playground.sqlite'),
    },
    { log: openLog(config.logLevel === 'info' ? 'warn' : config.logLevel) },
  );
  if (!bot.ok) {
    await closeRest();
    return refused(bot.problem);
  }
  return done({
    url: standIn.url,
    standIn,
    lost: bot.value.lost,
    stop: async () => {
      await bot.value.stop();
      await closeRest();
    },
  });
}

async function startOnFreePort({ host, port: wanted }: Config['playground']): Promise<StandIn> {
  const page = await pageRoutes();
  for (let port = wanted; ; port += 1) {
    try {
      return await startStandIn({ host, port, page });
    } catch (error) {
      if (!isTaken(error) || port >= wanted + PORTS) throw error;
    }
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
