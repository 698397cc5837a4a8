/** Most imports happen after the settings are checked, because they take the longest. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type Config, DEFAULT_DATABASE, readConfig } from '../src/config.ts';
import { done, refused, type Attempt } from '../src/kit/attempt.ts';
import type { Playground } from './playground.ts';

const NO_PLAYGROUND =
  'The playground is not installed. Run `npm ci` without --omit=dev, or write a DISCORD_TOKEN into .env to run the bot on Discord.';

async function open(config: Config, fresh: boolean): Promise<Attempt<Playground, string>> {
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

async function runPlayground(config: Config, fresh: boolean): Promise<number> {
  const told = Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal)));
  let opened = await open(config, fresh);
  if (opened.ok) console.log(`Playground: ${opened.value.url}\n${opened.value.words}`);
  while (opened.ok) {
    const playground = opened.value;
    const reason = await Promise.race([
      told.then(() => 'told'),
      playground.lost.then(() => 'lost'),
      playground.startedOver.then(() => 'over'),
    ]);
    await playground.stop();
    if (reason !== 'over') return reason === 'lost' ? 1 : 0;
    const port = Number(new URL(playground.url).port);
    opened = await open({ ...config, playground: { ...config.playground, port } }, true);
  }
  console.error(opened.problem);
  return 1;
}

function readFresh({ token }: Config): Attempt<boolean, string> {
  try {
    const { fresh } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } }).values;
    return fresh && token !== undefined ? refused(NOT_ON_DISCORD) : done(fresh);
  } catch {
    return refused('Use: npm start, or npm start -- --fresh to reset the playground.');
  }
}

const NOT_ON_DISCORD =
  '--fresh is for the playground only. With a DISCORD_TOKEN, this is the bot on Discord.';

async function start(): Promise<number> {
  const config = readConfig();
  if (!config.ok) {
    console.error(['The settings have mistakes:', ...config.problem].join('\n'));
    return 1;
  }
  const fresh = readFresh(config.value);
  if (!fresh.ok) {
    console.error(fresh.problem);
    return 1;
  }
  if (config.value.token === undefined) return runPlayground(config.value, fresh.value);
  const { runBot } = await import('../src/main.ts');
  return runBot(config.value);
}

/** npm ends its shell without forwarding SIGTERM, so the parent process changes. In ms. */
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
