/**
 * The bot, put together: the only place that knows all the parts. `node src/main.ts` runs it on real Discord, or on any
 * server that DISCORD_API_URL names; the playground and the tests start it with settings and parts of their own.
 */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { commands } from '../commands/index.ts';
import type { DueFault } from './app/due/attempt.ts';
import { keepSweeping } from './app/due/keepSweeping.ts';
import type { SweepingApp, SweptStore } from './app/due/kinds.ts';
import { newSweeper, type Sweeper } from './app/due/sweeper.ts';
import type { EnginePool } from './app/ports/enginePool.ts';
import type { Command } from './app/ports/command.ts';
import type { Limits } from './app/ports/limits.ts';
import type { Reading } from './app/ports/reading.ts';
import { shippedPuzzles } from './app/puzzle/shippedPuzzles.ts';
import { LIMITS } from './app/limits.ts';
import { openShares } from './app/shares.ts';
import { openPool, threadsFor } from './enginePool/pool.ts';
import { backingUp } from './backingUp.ts';
import { databaseOf, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { databaseFile } from './databaseFile.ts';
import type { Connection, Entrance } from './discord/entrance.ts';
import { measureLateness } from './discord/lateness.ts';
import { directsOver } from './discord/directs.ts';
import { membersOver } from './discord/members.ts';
import { messengerOver } from './discord/messenger.ts';
import { inviteLink } from './discord/permissions.ts';
import type { CommandIds } from './discord/commandMentions.ts';
import { presentWith } from './discord/present.ts';
import { readFileFrom } from './discord/readFile.ts';
import { register } from './discord/register.ts';
import { countAnswers, onAnswer } from './discord/restOptions.ts';
import { routerOf, type Route } from './discord/router.ts';
import { serverEventsOver } from './discord/serverEvents.ts';
import { threadsOver } from './discord/threads.ts';
import { done, refused, type Attempt } from './draughts/attempt.ts';
import { enteringBy } from './entering.ts';
import { openFigures, type Figures } from './health/figures/figures.ts';
import { freeDisk } from './health/freeDisk.ts';
import { meteredEngine, meteredRenderer, meteredStore } from './health/metered.ts';
import { openHealth } from './health/open.ts';
import { openLog } from './log.ts';
import type { Log } from './log.ts';
import { newId } from './newId.ts';
import { drawFirstPicture } from './render/firstPicture.ts';
import { keepingRecent } from './render/recent.ts';
import { openReadingPool } from './reading/pool.ts';
import type { Renderer } from './render/scene/scene.ts';
import { openDrawingThread } from './render/thread/drawingThread.ts';
import { openStore } from './store/opening/open.ts';
import { VERSION } from './version.ts';

/** What a test may put in the place of the real thing. */
export interface Parts {
  readonly commands: readonly Command[];
  readonly renderer: Renderer;
  readonly engine: EnginePool;
  readonly reading: Reading;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: () => number;
  /** A clock that nobody sets while the bot runs, in ms since whenever. */
  readonly steady: () => number;
  /** How long things take, in ms since whenever: time that is only said to pass does not count. */
  readonly stopwatch: () => number;
  /** Bytes that are free on the disk of this folder. */
  readonly freeDisk: (folder: string) => Promise<number>;
}

export interface Bot {
  /** Where the bot is added to a server. */
  readonly inviteLink: string;
  /** Resolves, with a plain sentence, when Discord has closed the connection for good. */
  readonly lost: Promise<string>;
  /** Where Discord's requests arrive; `null`: interactions come by the gateway. */
  readonly port: number | null;
  /** Where `/health` and `/metrics` are served; `null`: nowhere. */
  readonly healthPort: number | null;
  /** Before it stops: sees to it that interactions come to other processes, where there are any. */
  drain(): Promise<void>;
  /** Takes no more interactions, sees those under way to their end, and lets go of everything. */
  stop(): Promise<void>;
}

/** How long what is under way may still take when the bot is stopped, in ms. What is not done by then, the next start does. */
const FAREWELL = 5000;
/** How long a start may still take when the bot is stopped meanwhile, in ms: Discord, if it is away, is not waited for. */
const START_LEFT = 2000;

const NO_TOKEN =
  'There is no DISCORD_TOKEN. Write it into .env (see .env.example), or use `npm start` to play in the local playground.';

/** The parts, and what counts what they do. */
interface Counted extends Parts {
  readonly figures: Figures;
}

interface Wired {
  readonly entrance: Entrance;
  readonly route: Route;
  readonly sweeper: Sweeper;
  /** The time by Discord's clock, in ms. */
  readonly now: () => number;
  /** Is told the ids of the commands when they are registered. */
  readonly knowCommands: (ids: CommandIds) => void;
}

/** Joins the parts: nothing is begun yet. */
function wire(config: Config, store: SweptStore, parts: Counted): Wired {
  const { apiUrl } = config;
  const { renderer, engine, reading, limits, log, now, steady, stopwatch, figures } = parts;
  const lateness = measureLateness(now, steady);
  const discordNow = (): number => now() - lateness.ahead();
  const ways = { book: store.gateway, log, meter: figures, now, discordNow, stopwatch };
  const { entrance, holdsBack } = enteringBy(config, ways);
  const { rest, answering, botId } = entrance;
  for (const client of [rest, answering]) {
    onAnswer(client, (date) => lateness.sawAnswer(date));
    countAnswers(client, figures);
  }
  const unsent = (error: unknown, id?: string): void => log.warn({ err: error, id }, 'not sent');
  let commandIds: CommandIds = new Map();
  const present = presentWith(renderer, () => commandIds);
  const app: SweepingApp = {
    store,
    messenger: messengerOver(rest, present, unsent, botId),
    threads: threadsOver(rest, unsent),
    serverEvents: serverEventsOver(rest, unsent, botId),
    engine,
    reading,
    shares: openShares(),
    limits,
    directs: directsOver(rest, unsent),
    members: membersOver(rest),
    backUp: backingUp(config, log),
    now: discordNow,
    newId,
    coin: () => randomInt(2) === 0,
    readFile: readFileFrom(apiUrl),
    botId,
  };
  const route = routerOf({ ...parts, app, answering, present, lateness, meter: figures });
  const report = ({ error, rests, ...row }: DueFault): void =>
    log.error({ err: error, ...row }, rests ? 'a due row rests: see `npm run due`' : 'due work went wrong');
  return {
    entrance,
    route,
    sweeper: newSweeper({ app, report, attempted: figures.attempted, holdsBack, stopwatch }),
    now: discordNow,
    knowCommands: (ids) => {
      commandIds = ids;
    },
  };
}

/** Connects and registers the commands. */
async function enter(
  { entrance, knowCommands }: Wired,
  token: string,
  { guildId }: Config,
  list: Parts['commands'],
): Promise<Attempt<Connection, string>> {
  const connected = await entrance.enter(token);
  if (!connected.ok) return connected;
  const registered = await register(entrance.rest, connected.value.applicationId, guildId, list);
  if (!registered.ok) return registered;
  knowCommands(registered.value);
  return connected;
}

/** Starts the bot; the problem is a plain sentence: no or a wrong token, a database that cannot be used. */
export async function startBot(config: Config, given: Partial<Parts> = {}): Promise<Attempt<Bot, string>> {
  if (config.token === undefined) return refused(NO_TOKEN);
  const log = given.log ?? openLog(config.logLevel);
  const report = (doing: string) => (error: unknown) => log.error({ err: error }, doing);

  const opened = await openStore(databaseOf(config), report('something is wrong with the database'));
  if (!opened.ok) return refused(opened.problem.message);
  const figures = openFigures();
  const thread = openDrawingThread({ report: report('a picture was not drawn') });
  const pool = openPool({
    threads: threadsFor(config.engineThreads),
    folder: config.endingsFolder,
    tell: config.moreEndings ? (words) => log.info(words) : null,
    report: report('a thinking thread died'),
    waited: figures.waited,
  });
  const reading = openReadingPool({ report: report('reading took too long, or its thread died') });
  // Whoever brings a clock of their own is the only one to set it.
  const steady = given.now ?? ((): number => performance.now());
  const stopwatch = given.stopwatch ?? ((): number => performance.now());
  const meters = { figures, stopwatch };
  const parts: Counted = {
    commands,
    reading,
    limits: LIMITS,
    now: Date.now,
    steady,
    freeDisk,
    log,
    ...given,
    ...meters,
    renderer: keepingRecent(meteredRenderer(given.renderer ?? thread, meters)),
    engine: meteredEngine(given.engine ?? pool, meters),
  };
  const { store, fullness } = meteredStore(opened.value, meters);
  const wired = wire(config, store, parts);
  const { entrance, route, sweeper, now } = wired;
  const file = databaseFile(config, parts);
  let isSweeping = false;
  const health = await openHealth(
    config.health,
    figures,
    {
      discord: () => entrance.state(),
      sweep: () => (isSweeping ? sweeper.state() : null),
      store,
      fullness,
      engine: pool.state,
      ...file.sights,
      now,
      stopwatch,
    },
    report('a fault in telling how the bot is'),
  );
  const letGo = async (): Promise<void> => {
    await Promise.all([entrance.leave(), health.ok && health.value.close()]);
    await Promise.all([thread.close(), pool.close(), reading.close()]);
    await store.close();
  };
  if (!health.ok) {
    await letGo();
    return health;
  }

  if (config.backups.folder !== undefined) await store.planBackups(parts.now());
  await store.puzzles.add(shippedPuzzles(parts.now()));
  // On a server other bots may be at work, just posting what is unshown.
  if (config.databaseUrl === undefined) await store.wakeUnshown(parts.now());
  const hangUp = entrance.listen(route);
  // The one draws, on a thread of its own, and the other mostly waits. Without a picture the bot is slower at first, and no worse.
  const drawing = drawFirstPicture(parts.renderer).catch(report('the first picture was not drawn'));
  const [entered] = await Promise.all([enter(wired, config.token, config, parts.commands), drawing]);
  if (!entered.ok) {
    await letGo();
    return entered;
  }

  const sweeping = keepSweeping(sweeper, report('sweeping'));
  isSweeping = true;
  file.begin();
  const { applicationId, lost, port } = entered.value;
  const healthPort = health.value.port;
  const ports = { ...(port !== null && { port }), ...(healthPort !== null && { healthPort }) };
  log.info({ version: VERSION, commands: parts.commands.length, ...ports }, 'ready');
  return done({
    inviteLink: inviteLink(applicationId),
    lost,
    port,
    healthPort,
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
 * Runs the bot until it is told to stop (SIGTERM, SIGINT) or Discord closes the connection for good, and gives the exit
 * code of the process. What went wrong is said on the error stream.
 */
export async function runBot(config: Config): Promise<number> {
  const told = Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal)));
  // It answers before it has quite started, and what is under way then is finished like any other.
  const started = await Promise.race([startBot(config), told.then(() => sleep(START_LEFT, null))]);
  if (started === null) return 0;
  if (!started.ok) {
    console.error(started.problem);
    return 1;
  }
  // For the person who started it; the log on standard output is for programs.
  console.error(`The bot (version ${VERSION}) is running. Add it to a server: ${started.value.inviteLink}`);
  if (started.value.port !== null) console.error(`Discord's requests arrive at port ${started.value.port}.`);
  const reason = await Promise.race([started.value.lost, told]);
  await started.value.drain();
  await started.value.stop();
  if (typeof reason !== 'string') return 0;
  console.error(reason);
  return 1;
}

if (import.meta.main) {
  const config = readConfig();
  if (!config.ok) console.error(['The settings are not right:', ...config.problem].join('\n'));
  // By now everything is closed, but @discordjs/ws goes on connecting where Discord was away: nobody waits for that.
  process.exit(config.ok ? await runBot(config.value) : 1);
}
