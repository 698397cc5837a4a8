import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './test/compileCache.ts';
import { ClosingLine } from './test/closingLine.ts';
import { ROOMY } from './test/roomy.ts';
import { SCRATCH } from './test/scratch.ts';
import { WaitingFirst } from './test/waitingFirst.ts';

/** Tests that need a PostgreSQL server; only a run of some of them starts one. */
const ON_POSTGRES = 'test/**/*.postgres.test.ts';
/** Tests of what must be the same on SQLite and PostgreSQL; they are run on each. */
const ON_BOTH = ['test/store/tables/tables.test.ts', 'test/store/looking/look.test.ts'];
/** In `main` over the gateway and on SQLite, in `postgres` over HTTPS and on PostgreSQL. */
const WHOLE_GAME = 'test/story/wholeGame.test.ts';
/**
 * Tests of what must be the same on SQLite and PostgreSQL; on PostgreSQL only in `test:slow`, as
 * the contract of the store is held there by `npm test`.
 */
const SLOW_ON_BOTH = [
  'test/life/games.slow.test.ts',
  'test/life/meets.slow.test.ts',
  'test/life/tournaments.slow.test.ts',
  'test/life/votes.slow.test.ts',
  'test/life/watchers.slow.test.ts',
  'test/store/backup/apart.test.ts',
  'test/store/backup/drill.slow.test.ts',
  'test/store/plans.slow.test.ts',
  'test/store/personal/damaged.slow.test.ts',
  'test/store/opening/rolling.test.ts',
  'test/store/opening/upgrade.test.ts',
  'test/store/servers/servers.test.ts',
  'test/store/standings/boards.test.ts',
  'test/app/play/room.test.ts',
  'test/app/play/asking.test.ts',
  'test/store/standings/established.test.ts',
  'test/store/standings/standings.test.ts',
  'test/store/games/inbox.test.ts',
  'test/store/games/tallies.test.ts',
  'test/store/servers/blocks.test.ts',
  'test/store/personal/personal.test.ts',
  'test/story/owed.slow.test.ts',
  'test/features/season/store.test.ts',
];
const SLOW = 'test/**/*.slow.test.ts';
/** Tests that `npm test` runs on fewer cases (`test/runs.ts`, `test/fewerRuns.ts`). */
const withAllRuns = (isOnPostgres: boolean): readonly string[] =>
  globSync('test/**/*.test.ts').filter(
    (file) =>
      !file.startsWith('test/browser') &&
      file.endsWith('.postgres.test.ts') === isOnPostgres &&
      /\/runs\.ts'|'fast-check'/u.test(readFileSync(file, 'utf8')),
  );
const SLOW_ON_POSTGRES = 'test/**/*.slow.postgres.test.ts';
/** Tests of many processes, which answer over HTTPS. */
const DOOR = 'test/**/*.door.test.ts';
/** On both databases; it would keep a server from all others for minutes. */
const VOTES = 'test/store/votes.slow.test.ts';
const BROWSER = 'test/browser/**/*.test.ts';
/** In WebKitGTK. */
const WEBKIT = 'test/browser/**/*.webkit.test.ts';
const PACKAGES = 'test/packages/**/*.test.ts';

/** Tests that need a machine to themselves run one file after another, after all others. */
const ALONE = { fileParallelism: false, sequence: { groupOrder: 1 } } as const;
const LOADED_BY_NODE = { viteModuleRunner: false, nodeLoader: false } as const;
/**
 * Tests with killed processes and browsers depend on the machine's moods. One that fails is run
 * again, and named as unsteady with its error at the end of the run if it then passes. A
 * counterexample to a law never depends on moods.
 */
const AGAIN = { retry: { count: 1, condition: /^(?!Property failed)/u } } as const;
const OVER_HTTPS = { STORY_DOOR: 'http' };
const ON_SERVER = { STORY_DATABASE: 'server' };
const POSTGRES_SETUP = ['test/postgres/setup.ts'];

/**
 * `npm test` runs `main` and `postgres`, `npm run test:slow` the slow ones and the stories over
 * HTTPS.
 */
export default defineConfig({
  test: {
    // Files share the modules of their process, because loading them again takes as long as the
    // tests. No module keeps state that another file could feel, and none is mocked.
    isolate: false,
    // Two more than there are cores, because slow stories wait as well as work. Each worker loads
    // and compiles all modules again, so `npm test` has only as many as there are cores: it takes
    // less CPU time, and is no slower.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: WaitingFirst },
    setupFiles: ['test/noWrongTimers.ts', 'test/fewerRuns.ts'],
    testTimeout: 60_000,
    // On a busy machine what is waited for comes later, not never.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    env: { ...COMPILE_CACHE, ...SCRATCH },
    execArgv: ROOMY,
    // Node.js itself reads TypeScript. Vite looks each imported name up at every use, which made
    // the engine and the rules a quarter slower.
    experimental: LOADED_BY_NODE,
    reporters: ['default', new ClosingLine()],
    projects: [
      {
        extends: true,
        test: {
          name: 'main',
          include: ['test/**/*.test.ts'],
          exclude: [BROWSER, PACKAGES, DOOR, SLOW, SLOW_ON_POSTGRES, ON_POSTGRES],
          globalSetup: ['test/compiled.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [ON_POSTGRES, ...ON_BOTH, WHOLE_GAME],
          exclude: [SLOW_ON_POSTGRES],
          globalSetup: POSTGRES_SETUP,
          env: { ...OVER_HTTPS, ...ON_SERVER },
        },
      },
      {
        extends: true,
        test: {
          ...AGAIN,
          name: 'slow',
          include: [SLOW, ...withAllRuns(false)],
          exclude: [VOTES],
          globalSetup: ['test/compiled.ts'],
          env: { ALL_RUNS: 'yes' },
        },
      },
      {
        extends: true,
        test: {
          ...AGAIN,
          name: 'slow-postgres',
          include: [SLOW_ON_POSTGRES, ...SLOW_ON_BOTH, ...withAllRuns(true)],
          globalSetup: POSTGRES_SETUP,
          env: { ...ON_SERVER, ALL_RUNS: 'yes' },
        },
      },
      {
        extends: true,
        test: {
          // All stories again, with interactions over HTTPS instead of the gateway.
          ...AGAIN,
          name: 'door',
          include: ['test/story/**/*.test.ts', 'test/discord/deferred.slow.test.ts'],
          exclude: [DOOR],
          globalSetup: POSTGRES_SETUP,
          env: { ...OVER_HTTPS, ALL_RUNS: 'yes' },
        },
      },
      {
        extends: true,
        test: {
          ...ALONE,
          ...AGAIN,
          name: 'many-processes',
          include: [DOOR, VOTES],
          globalSetup: POSTGRES_SETUP,
          env: OVER_HTTPS,
        },
      },
      {
        extends: true,
        test: {
          ...ALONE,
          ...AGAIN,
          name: 'browser',
          include: [BROWSER],
          exclude: [WEBKIT],
          globalSetup: ['test/compiled.ts'],
          experimental: { viteModuleRunner: true },
        },
      },
      {
        extends: true,
        test: {
          ...ALONE,
          ...AGAIN,
          name: 'webkit',
          include: [WEBKIT],
          globalSetup: ['test/compiled.ts'],
          experimental: { viteModuleRunner: true },
        },
      },
      {
        extends: true,
        test: {
          // What `deploy/` packs the bot into: built, started and played with. It needs root and
          // Debian.
          ...ALONE,
          ...AGAIN,
          name: 'packages',
          include: [PACKAGES],
          testTimeout: 120_000,
          // Debian's packages have to arrive.
          hookTimeout: 900_000,
          expect: { poll: { timeout: 60_000, interval: 500 } },
        },
      },
    ],
  },
});
