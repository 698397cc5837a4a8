/** Most imports happen after the settings are checked, because they take the longest. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { offerBrowser } from './browser.ts';
import {
  type Config,
  DEFAULT_DATABASE,
  isTokenEmpty,
  readConfig,
  settingsRemarks,
  takenByNpm,
} from '../src/config.ts';
import { done, refused, type Result } from '../src/kit/result.ts';
import type { Playground } from './playground.ts';

const NO_PLAYGROUND =
  'The playground is not installed. Run `npm ci` without --omit=dev, or write a DISCORD_TOKEN into .env to run the bot on Discord.';

async function open(config: Config, fresh: boolean): Promise<Result<Playground, string>> {
  try {
    // The bot on Discord doesn't need these development packages.
    const { openPlayground, USUAL } = await import('./playground.ts');
    const isNamed = config.databasePath !== DEFAULT_DATABASE;
    return await openPlayground(config, {
      ...(isNamed ? { games: config.databasePath } : USUAL),
      fresh,
      isBegun: true,
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      return refused(NO_PLAYGROUND);
    throw error;
  }
}

/** How long a stop waits for a start (ms). */
const START_LEFT = 2000;

/** Names the new port if another program uses the port in the settings. */
function movedTo(url: string, { playground: { port } }: Config): readonly string[] {
  const { port: used } = new URL(url);
  return port === 0 || String(port) === used ? [] : [`Port ${port} is in use, so this is port ${used}.`];
}

async function runPlayground(config: Config, fresh: boolean): Promise<number> {
  const told = Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal))).then(() =>
    console.error('Stopping…'),
  );
  const tooLate = told.then(() => sleep(START_LEFT, null));
  let opened = await Promise.race([open(config, fresh), tooLate]);
  if (opened?.ok) {
    const { url, words } = opened.value;
    console.log([...movedTo(url, config), `Open ${url}`, words].join('\n'));
    offerBrowser(url, process.env);
  }
  while (opened?.ok) {
    const playground = opened.value;
    const reason = await Promise.race([
      told.then(() => 'told'),
      playground.lost.then(() => 'lost'),
      playground.startedOver.then(() => 'over'),
    ]);
    await playground.stop();
    if (reason !== 'over') return reason === 'lost' ? 1 : 0;
    const port = Number(new URL(playground.url).port);
    opened = await Promise.race([
      open({ ...config, playground: { ...config.playground, port } }, true),
      tooLate,
    ]);
  }
  if (opened === null) return 0;
  console.error(opened.problem);
  return 1;
}

interface Asked {
  readonly fresh: boolean;
  readonly port: string | undefined;
}

const USE =
  'Use: npm start, or npm start -- --fresh to reset the playground, or npm start -- --port 4000 for another port. The other settings are in .env (see .env.example).';

function readOptions(): Result<Asked, string> {
  try {
    const { values } = parseArgs({ options: { fresh: { type: 'boolean' }, port: { type: 'string' } } });
    const fresh = values.fresh ?? takenByNpm('fresh') === 'true';
    return done({ fresh, port: values.port ?? takenByNpm('port') });
  } catch {
    return refused(USE);
  }
}

const notOnDiscord = (option: string): string =>
  `--${option} is for the playground only. With a DISCORD_TOKEN, this is the bot on Discord.`;

const EMPTY_TOKEN =
  'DISCORD_TOKEN is empty, so this is the playground. To run the bot on Discord, write its token after DISCORD_TOKEN= in .env.';

async function start(): Promise<number> {
  const asked = readOptions();
  if (!asked.ok) return failed(asked.problem);
  const { fresh, port } = asked.value;
  const config = readConfig(port === undefined ? {} : { PORT: port });
  for (const words of settingsRemarks()) console.error(words);
  if (!config.ok) return failed('Invalid settings:', ...config.problem);
  if (config.value.token === undefined) {
    if (isTokenEmpty()) console.error(EMPTY_TOKEN);
    return runPlayground(config.value, fresh);
  }
  if (fresh || port !== undefined) return failed(notOnDiscord(fresh ? 'fresh' : 'port'));
  const { runBot } = await import('../src/main.ts');
  return runBot(config.value);
}

function failed(...words: readonly string[]): number {
  console.error(words.join('\n'));
  return 1;
}

/** In ms. npm's shell doesn't forward SIGTERM when it ends, so the parent process is checked. */
const LOOK = 250;
if (process.env['npm_lifecycle_event'] !== undefined) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK);
  looking.unref();
  // A second signal would end the process during its shutdown.
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => clearInterval(looking));
}

// Everything is closed, but the gateway may still be reconnecting.
process.exit(await start());
