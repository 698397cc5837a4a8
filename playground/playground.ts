/**
 * The playground, put together: the stand-in for Discord with the page, and the very same bot that runs on Discord,
 * connected to it over HTTP and WebSocket like to any other server.
 */
import type { Config } from '../src/config.ts';
import { done, refused, type Attempt } from '../src/draughts/attempt.ts';
import { openLog } from '../src/log.ts';
import { takePlace, type Place, type Wanted } from './place.ts';
import { pageFault } from './placeFault.ts';
import { pageRoutes } from './page.ts';
import { type StandIn, startStandIn } from './server/standIn.ts';

export { USUAL } from './place.ts';

export interface Playground {
  /** Where the page is. */
  readonly url: string;
  /** What of it will be there again, for who starts it. */
  readonly words: string;
  readonly standIn: StandIn;
  /** Resolves, with a plain sentence, when the bot has been cut off for good. */
  readonly lost: Promise<string>;
  /** Resolves when somebody at the page wants it to begin anew. */
  readonly startedOver: Promise<void>;
  stop(): Promise<void>;
}

/** How many ports are tried, from the wanted one on. */
const PORTS = 20;
const LAST_PORT = 65_535;

/** Opens the playground; the problem is a plain sentence. Its usual log is quieter than the bot's: an invite link to Discord has no meaning here. */
export async function openPlayground(
  config: Config,
  wanted: Wanted = { games: null },
): Promise<Attempt<Playground, string>> {
  const taken = await takePlace(wanted);
  if (!taken.ok) return taken;
  const place = taken.value;
  const started = await startOnFreePort(config.playground, place, wanted.people ?? []);
  if (!started.ok) {
    await place.leave();
    return started;
  }
  const standIn = started.value;
  const closeRest = async (): Promise<void> => {
    await standIn.close();
    await place.leave();
  };
  // Only now: a place that cannot be had is told of at once.
  const { startBot } = await import('../src/main.ts');
  const bot = await startBot(
    {
      ...config,
      token: standIn.token,
      apiUrl: `${standIn.url}/api`,
      guildId: undefined,
      // The database of a bot on Discord is not to be played with: for the stand-in, its servers are all gone.
      databaseUrl: undefined,
      backups: { ...config.backups, folder: undefined },
      databasePath: place.games,
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
    words: place.words,
    standIn,
    lost: bot.value.lost,
    startedOver: standIn.startedOver,
    stop: async () => {
      await bot.value.stop();
      await closeRest();
    },
  });
}

async function startOnFreePort(
  place: Config['playground'],
  { memory }: Place,
  people: readonly string[],
): Promise<Attempt<StandIn, string>> {
  const page = await pageRoutes();
  const last = Math.min(place.port + PORTS, LAST_PORT);
  for (let { port } = place; ; port += 1) {
    try {
      return done(await startStandIn({ host: place.host, port, page, memory, people }));
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
