/**
 * `npm start`: with a token the bot on Discord, without one the playground. Ends cleanly on SIGTERM and SIGINT, with
 * nothing half done.
 */
import { once } from 'node:events';
import { type Config, DEFAULT_DATABASE, readConfig } from '../src/config.ts';
import { runBot } from '../src/main.ts';

/** Runs until told to stop; gives the exit code of the process. */
async function runPlayground(config: Config): Promise<number> {
  const told = ['SIGTERM', 'SIGINT'].map((signal) => once(process, signal));
  const named = config.databasePath === DEFAULT_DATABASE ? undefined : config.databasePath;
  // Only now: the bot on Discord needs none of the development packages that the playground is made of.
  const { openPlayground } = await import('./playground.ts');
  const opened = await openPlayground(config, named);
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
