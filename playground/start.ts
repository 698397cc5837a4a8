/**
 * `npm start`: with a token the bot on Discord, without one the playground. Ends cleanly on SIGTERM and SIGINT, with
 * nothing half done.
 */
import { once } from 'node:events';
import { type Config, DEFAULT_DATABASE, readConfig } from '../src/config.ts';
import { type Attempt, refused } from '../src/draughts/attempt.ts';
import { runBot } from '../src/main.ts';
import type { Playground } from './playground.ts';

const NO_PLAYGROUND =
  'The playground is not installed. Run `npm ci` without leaving out development packages, or write a DISCORD_TOKEN into .env for a bot on Discord.';

/** Opens the playground, unless the packages that it is made of are not installed. */
async function open(config: Config, named: string | undefined): Promise<Attempt<Playground, string>> {
  try {
    // Only now: the bot on Discord needs none of these development packages.
    const { openPlayground } = await import('./playground.ts');
    return await openPlayground(config, named);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      return refused(NO_PLAYGROUND);
    throw error;
  }
}

/** Runs until told to stop; gives the exit code of the process. */
async function runPlayground(config: Config): Promise<number> {
  const told = ['SIGTERM', 'SIGINT'].map((signal) => once(process, signal));
  const named = config.databasePath === DEFAULT_DATABASE ? undefined : config.databasePath;
  const opened = await open(config, named);
  if (!opened.ok) {
    console.error(opened.problem);
    return 1;
  }
  const playground = opened.value;
  console.log(`Playground: ${playground.url}`);
  const reason = await Promise.race([playground.lost, ...told]);
  await playground.stop();
  return typeof reason === 'string' ? 1 : 0;
}

const config = readConfig();
if (!config.ok) {
  console.error(['The settings are not right:', ...config.problem].join('\n'));
  process.exitCode = 1;
} else if (config.value.token === undefined) process.exitCode = await runPlayground(config.value);
else process.exitCode = await runBot(config.value);
