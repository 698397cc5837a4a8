/** The stand-in for Discord with its page, and the same bot that runs on Discord. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { beginFirstGame } from './firstGame.ts';
import { pageRoutes } from './page.ts';
import { type Place, type PlaceRequest, pageFault, takePlace } from './place.ts';
import { type StandIn, startStandIn } from './server/standIn.ts';
import type { Config } from '../src/config.ts';
import { type Result, done, refused } from '../src/kit/result.ts';
import { openLog } from '../src/log.ts';
import { listenFaultOf } from '../src/web/listening.ts';

export { USUAL } from './place.ts';

export interface Playground {
  readonly url: string;
  readonly words: string;
  readonly standIn: StandIn;
  readonly lost: Promise<string>;
  readonly startedOver: Promise<void>;
  stop(): Promise<void>;
}

const LOCAL = '127.0.0.1';
const PORTS = 20;
const LAST_PORT = 65_535;
/** How long (ms) idle threads are kept, because the playground is mostly idle. */
const IDLE = 20_000;

/** The default log level is "warn", because an invite link to Discord is useless here. */
export async function openPlayground(
  config: Config,
  wanted: PlaceRequest = { games: null },
): Promise<Result<Playground, string>> {
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
  // Imported last, so that an unusable place is reported at once.
  const { startBot } = await import('../src/main.ts');
  const port = await freePort();
  const bot = await startBot(
    {
      ...config,
      page: {
        host: LOCAL,
        port,
        publicUrl: `http://${LOCAL}:${port}`,
        clientSecret: standIn.clientSecret,
        board: 'activity',
      },
      token: standIn.token,
      apiUrl: `${standIn.url}/api`,
      guildId: undefined,
      // A bot's real database must not be used, because its servers don't exist in the stand-in.
      databaseUrl: undefined,
      backups: { ...config.backups, folder: null },
      databasePath: place.games,
      // Solving them would use a core for two minutes.
      moreEndings: false,
    },
    // The bot uses the clock that visitors advance.
    {
      rest: IDLE,
      log: openLog(config.logLevel === 'info' ? 'warn' : config.logLevel),
      now: () => standIn.clock.now(),
    },
  );
  if (!bot.ok) {
    await closeRest();
    return refused(bot.problem);
  }
  standIn.mapTo(`http://${LOCAL}:${port}`);
  // The page doesn't wait for the game. Without it, the channel shows how to begin.
  if (wanted.isBegun) void beginFirstGame(standIn).catch(() => undefined);
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
): Promise<Result<StandIn, string>> {
  const page = await pageRoutes();
  const last = Math.min(place.port + PORTS, LAST_PORT);
  for (let { port } = place; ; port += 1) {
    try {
      return done(await startStandIn({ host: place.host, port, page, memory, people, activity: true }));
    } catch (error) {
      if (listenFaultOf(error) !== 'taken' || port >= last)
        return explained(pageFault(error, place, last), error);
    }
  }
}

/** A port for the page with boards, which the Activity reaches through the playground. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOCAL);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function explained(words: string | null, error: unknown): Result<never, string> {
  if (words === null) throw error;
  return refused(words);
}
