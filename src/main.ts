/**
 * Opens the parts, which `src/wiring.ts` connects. The playground and tests start it with their own
 * parts.
 */
import { presses } from './app/presses.ts';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { announcing, type GameNews } from './app/ports/gameNews.ts';
import { commands } from '../commands/index.ts';
import { keepSweeping, SWEEP_PAUSE } from './app/due/sweeper.ts';
import { LIMITS } from './app/ports/limits.ts';
import { shippedPuzzles } from './features/puzzle/use.ts';
import { type Config, databaseOf, NO_TOKEN, readConfig } from './config.ts';
import { databaseFile } from './databaseFile.ts';
import { authorizingOver } from './discord/outgoing/authorizing.ts';
import { inviteLink, publicInvite } from './discord/permissions.ts';
import type { Application } from './discord/token.ts';
import { type Result, done, refused } from './kit/result.ts';
import { PAGE_FOLDER } from './files.ts';
import { openPool, threadsFor } from './enginePool/pool.ts';
import { openFigures } from './health/figures/figures.ts';
import { freeDisk } from './health/freeDisk.ts';
import { meteredEngine, meteredRenderer, meteredStore } from './health/metered.ts';
import { openHealth } from './health/open.ts';
import { forgetLanguages } from './i18n/say.ts';
import { openLog, type Log } from './log.ts';
import { openReadingPool } from './reading/pool.ts';
import { cachePictures } from './render/pictureCache.ts';
import { openDrawingThread } from './render/thread/drawingThread.ts';
import { openPage, type Page } from './live/page.ts';
import { openNews } from './store/opening/news.ts';
import { openStore } from './store/opening/open.ts';
import { VERSION } from './version.ts';
import { type Counted, type Parts, wire } from './wiring.ts';

export interface Bot {
  readonly inviteLink: string;
  /** Resolves with a sentence when Discord has closed the connection for good. */
  readonly lost: Promise<string>;
  /** The port for Discord's requests; `null` with the gateway. */
  readonly port: number | null;
  /** The port of `/health` and `/metrics`; `null` if off. */
  readonly healthPort: number | null;
  /** The port of the web page; `null` if there is none. */
  readonly pagePort: number | null;
  /** Before a stop, makes the balancer send interactions to other processes. */
  drain(): Promise<void>;
  /** Accepts no more interactions, finishes the current ones, and closes everything. */
  stop(): Promise<void>;
}

/** How long a stop waits for running work (ms). The next start does the rest. */
const FAREWELL = 5000;
/** How long (ms) a stop waits for a start, because Discord may be down. */
const START_LEFT = 2000;

type Report = (doing: string) => (error: unknown) => void;

/** The bot's tools and their threads. */
interface Workshop {
  readonly parts: Counted;
  readonly pool: ReturnType<typeof openPool>;
  /** Starts the drawing thread, which takes a moment, before the first picture is requested. */
  wake(): void;
  close(): Promise<void>;
}

/** The parts with their threads. `given` parts replace the default ones. */
function openWorkshop(config: Config, given: Partial<Parts>, log: Log, report: Report): Workshop {
  const figures = openFigures();
  const { rest = null } = given;
  const resting = rest === null ? {} : { rest };
  const thread = openDrawingThread({ report: report('a picture could not be drawn'), ...resting });
  const pool = openPool({
    threads: threadsFor(config.engineThreads),
    folder: config.endingsFolder,
    tell: config.moreEndings ? (words) => log.info(words) : null,
    report: report('an engine thread died'),
    waited: figures.waited,
    ...resting,
  });
  const reading = openReadingPool({ report: report('a parsing thread timed out or died') });
  const meters = { figures, stopwatch: given.stopwatch ?? ((): number => performance.now()) };
  const parts: Counted = {
    commands,
    presses,
    reading,
    limits: LIMITS,
    now: Date.now,
    // If a test controls the clock, it controls this one too.
    steady: given.now ?? ((): number => performance.now()),
    sweepPause: SWEEP_PAUSE,
    freeDisk,
    log,
    rest,
    ...given,
    ...meters,
    renderer: cachePictures(meteredRenderer(given.renderer ?? thread, meters)),
    engine: meteredEngine(given.engine ?? pool, meters),
  };
  return {
    parts,
    pool,
    wake: () => {
      if (!given.renderer) thread.wake();
    },
    close: async () => {
      await Promise.all([thread.close(), pool.close(), reading.close()]);
    },
  };
}

interface Served {
  readonly config: Config;
  readonly wired: ReturnType<typeof wire>;
  readonly parts: Workshop['parts'];
  readonly news: GameNews;
  readonly application: Application;
}

const servePage = (
  place: NonNullable<Config['page']>,
  { config, wired, parts, news, application }: Served,
  report: (error: unknown) => void,
): Promise<Result<Page, string>> =>
  openPage(place, {
    app: wired.app,
    conversation: parts,
    news,
    authorizing: authorizingOver({
      rest: wired.entrance.rest,
      ...config,
      ...place,
      clientId: application.id,
    }),
    clientId: application.id,
    invite: publicInvite(config.apiUrl, application),
    files: PAGE_FOLDER,
    renderer: parts.renderer,
    begin: wired.begin,
    stopwatch: parts.stopwatch,
    report,
  });

/** The problem is a sentence, such as about a wrong token or an unusable database. */
export async function startBot(config: Config, given: Partial<Parts> = {}): Promise<Result<Bot, string>> {
  if (config.token === undefined) return refused(NO_TOKEN);
  const log = given.log ?? openLog(config.logLevel);
  const report: Report = (doing) => (error) => log.error({ err: error }, doing);

  const opened = await openStore(
    databaseOf(config),
    report('the database failed'),
    config.databaseConnections,
  );
  if (!opened.ok) return refused(opened.problem.message);
  const workshop = openWorkshop(config, given, log, report);
  const { parts, pool } = workshop;
  const { store, fullness } = meteredStore(opened.value, parts);
  const news =
    config.page && (await openNews(databaseOf(config), report('listening for changed games failed')));
  const wired = wire(config, news ? announcing(store, news) : store, parts);
  const { entrance, register, route, sweeper, now } = wired;
  const file = databaseFile(config, parts);
  let isSweeping = false;
  const sights = {
    discord: () => entrance.state(),
    sweep: () => (isSweeping ? sweeper.state() : null),
    store,
    fullness,
    engine: pool.state,
    ...file.sights,
    visitorsFrom: () => page?.loneAddress() ?? null,
    now,
    stopwatch: parts.stopwatch,
  };
  const health = await openHealth(config.health, parts.figures, sights, report('the health server failed'));
  const letGo = async (): Promise<void> => {
    await Promise.all([entrance.leave(), health.ok && health.value.close(), page?.close()]);
    await workshop.close();
    await news?.close();
    await store.close();
  };
  let page: Page | null = null;
  if (!health.ok) {
    await letGo();
    return health;
  }

  if (wired.app.backUp !== null) await store.due.planBackups(parts.now());
  await store.puzzles.add(shippedPuzzles(parts.now()));
  // On PostgreSQL, other processes may be posting the boards that are not shown yet.
  if (config.databaseUrl === undefined) await store.due.wakeUnshown(parts.now());
  const hangUp = entrance.listen((interaction, waiting) => {
    workshop.wake();
    return route(interaction, waiting);
  });
  const entered = await entrance.enter(config.token, register);
  if (!entered.ok) {
    await letGo();
    return entered;
  }

  if (config.page && news) {
    const parted = { config, wired, parts, news, application: entered.value.application };
    const served = await servePage(config.page, parted, report('the web page failed'));
    if (!served.ok) {
      await letGo();
      return served;
    }
    page = served.value;
  }
  const sweeping = keepSweeping(sweeper, report('the sweep failed'), parts.sweepPause);
  isSweeping = true;
  file.begin();
  const { application, lost, port } = entered.value;
  const healthPort = health.value.port;
  const pagePort = page?.port ?? null;
  const ports = {
    ...(pagePort !== null && { pagePort }),
    ...(port !== null && { port }),
    ...(healthPort !== null && { healthPort }),
  };
  log.info({ version: VERSION, commands: parts.commands.length, ...ports }, 'ready');
  return done({
    inviteLink: inviteLink(application.id),
    lost,
    port,
    healthPort,
    pagePort,
    drain: () => entrance.drain(),
    stop: async () => {
      file.end();
      const finished = Promise.all([hangUp(), sweeping.stop()]);
      await Promise.race([finished, sleep(FAREWELL, null, { ref: false })]);
      await letGo();
      log.info('stopped');
    },
  });
}

/**
 * Runs until SIGTERM, SIGINT, or until Discord closes the connection for good. Returns the exit
 * code.
 */
export async function runBot(config: Config): Promise<number> {
  const told = Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal))).then(() =>
    console.error('Stopping…'),
  );
  // The bot may already be answering before the start ends, so a stop finishes that work first.
  const started = await Promise.race([startBot(config), told.then(() => sleep(START_LEFT, null))]);
  if (started === null) return 0;
  if (!started.ok) {
    console.error(started.problem);
    return 1;
  }
  // Registering the commands loaded every language, and most of them may never be used.
  forgetLanguages();
  // These lines are for people. Programs read the log on standard output.
  console.error(`The bot (version ${VERSION}) is running. Add it to a server: ${started.value.inviteLink}`);
  if (started.value.port !== null)
    console.error(`Listening for Discord's requests on port ${started.value.port}.`);
  const reason = await Promise.race([started.value.lost, told]);
  await started.value.drain();
  await started.value.stop();
  if (typeof reason !== 'string') return 0;
  console.error(reason);
  return 1;
}

if (import.meta.main) {
  const config = readConfig();
  if (!config.ok) console.error(['Invalid settings:', ...config.problem].join('\n'));
  // Everything is closed, but discord.js may still be trying to connect.
  process.exit(config.ok ? await runBot(config.value) : 1);
}
