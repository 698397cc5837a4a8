/** A bot with a health check, connected to the stand-in. The test sets the health check's clock. */
import { onTestFinished } from 'vitest';
import type { StandInOptions } from '../../playground/server/options.ts';
import type { Config } from '../../src/config.ts';
import { CHECKS, type Check, type CheckName } from '../../src/health/readiness.ts';
import { startBot } from '../../src/main.ts';
import type { Parts } from '../../src/wiring.ts';
import { openLog } from '../../src/log.ts';
import { settingsFor } from '../story/cards.ts';
import { engineUntil, reading } from '../story/sharedThreads.ts';
import { openTable, renderer, type Table } from '../story/table.ts';

interface Told {
  readonly status: number;
  readonly ill: readonly CheckName[];
  readonly checks: Readonly<Record<CheckName, Check>>;
}

export interface Observed extends Table {
  readonly pass: (ms: number) => void;
  /** From now on, each reading of the clock takes this many ms, as on a far too slow machine. */
  readonly slow: { by: number };
  readonly disk: { free: number };
  /** The response of `/health`, which may be a second old. */
  readonly ask: () => Promise<Told>;
  readonly stop: () => Promise<void>;
  readonly get: (path: string) => Promise<Response>;
}

export async function observe(
  changes: Partial<Config> = {},
  parts: Partial<Parts> = {},
  options: StandInOptions = {},
): Promise<Observed> {
  const table = await openTable(options);
  const disk = { free: 2 ** 30 };
  const slow = { by: 0 };
  let passed = 0;
  const gone = new AbortController();
  const bot = await startBot(
    {
      ...settingsFor(table.discord, table.databasePath),
      health: { host: '127.0.0.1', port: 0, names: [] },
      ...changes,
    },
    {
      now: () => table.discord.clock.now(),
      stopwatch: () => {
        passed += slow.by;
        return performance.now() + passed;
      },
      freeDisk: async () => disk.free,
      log: openLog('silent'),
      renderer,
      engine: engineUntil(gone.signal),
      reading,
      ...parts,
    },
  );
  if (!bot.ok) throw new Error(bot.problem);
  onTestFinished(() => bot.value.stop().finally(() => gone.abort()));
  const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${bot.value.healthPort}${path}`);
  return {
    ...table,
    disk,
    slow,
    get,
    stop: () => bot.value.stop(),
    pass: (ms) => {
      passed += ms;
    },
    ask: async () => {
      const answer = await get('/health');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the bot itself wrote
      const { checks } = (await answer.json()) as Pick<Told, 'checks'>;
      return { status: answer.status, checks, ill: CHECKS.filter((name) => !checks[name].isWell) };
    },
  };
}
