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
import { ownGames } from './ownGames.ts';
import { folderFault, pageFault } from './placeFault.ts';
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
const LAST_PORT = 65_535;

/**
 * Opens the playground; the problem is a plain sentence. Its usual log is quieter than the bot's: an invite link to Discord has no meaning here.
 * Games are kept in `databasePath`; without one in a fresh file that goes when the playground does, as the stand-in's
 * messages do: a game without its messages would only be in the way.
 */
export async function openPlayground(
  config: Config,
  databasePath?: string,
): Promise<Attempt<Playground, string>> {
  const made = databasePath === undefined ? await makeFolder() : done(null);
  if (!made.ok) return made;
  const folder = made.value;
  const dropFolder = async (): Promise<void> => {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  };
  const started = await startOnFreePort(config.playground);
  if (!started.ok) {
    await dropFolder();
    return started;
  }
  const standIn = started.value;
  const own =
    databasePath === undefined
      ? done(null)
      : await ownGames(databasePath, standIn.guildId, standIn.clock.now());
  if (!own.ok) {
    await standIn.close();
    return own;
  }
  const closeRest = async (): Promise<void> => {
    await standIn.close();
    await dropFolder();
  };
  const bot = await startBot(
    {
      ...config,
      token: standIn.token,
      apiUrl: `${standIn.url}/api`,
      guildId: undefined,
      // The database of a bot on Discord is not to be played with: for the stand-in, its servers are all gone.
      databaseUrl: undefined,
      backups: { ...config.backups, folder: undefined },
      databasePath: databasePath ?? join(folder ?? '', 'playground.sqlite'),
    },
    // One clock for both: time that a visitor lets pass has passed for the bot.
    {
      log: openLog(config.logLevel === 'info' ? 'warn' : config.logLevel),
      now: () => standIn.clock.now(),
    },
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

async function makeFolder(): Promise<Attempt<string, string>> {
  try {
    return done(await mkdtemp(join(tmpdir(), 'crownhead-')));
  } catch (error) {
    return explained(folderFault(error), error);
  }
}

async function startOnFreePort(place: Config['playground']): Promise<Attempt<StandIn, string>> {
  const page = await pageRoutes();
  const last = Math.min(place.port + PORTS, LAST_PORT);
  for (let { port } = place; ; port += 1) {
    try {
      return done(await startStandIn({ host: place.host, port, page }));
    } catch (error) {
      if (!isTaken(error) || port >= last) return explained(pageFault(error, place, last), error);
    }
  }
}

/** The fault in plain words. Throws what has none. */
function explained(words: string | null, error: unknown): Attempt<never, string> {
  if (words === null) throw error;
  return refused(words);
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
