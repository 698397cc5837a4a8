import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './test/compileCache.ts';
import { ClosingLine } from './test/closingLine.ts';
import { ROOMY } from './test/roomy.ts';
import { SCRATCH } from './test/scratch.ts';
import { StoriesFirst } from './test/storiesFirst.ts';

/** Tests that want a PostgreSQL server; only a run of some of them starts one. */
const ON_POSTGRES = 'test/**/*.postgres.test.ts';
/** Tests of what must be the same on SQLite and PostgreSQL; they are run on each. */
const ON_BOTH = [
  'test/app/play/room.test.ts',
  'test/app/play/asking.test.ts',
  'test/store/standings/standings.test.ts',
  'test/store/standings/boards.test.ts',
  'test/store/standings/liveBoards.test.ts',
  'test/store/games/inbox.test.ts',
  'test/store/games/tallies.test.ts',
  'test/store/games/teams.test.ts',
  'test/store/servers/blocks.test.ts',
  'test/store/personal/personal.test.ts',
  'test/store/personal/damaged.test.ts',
  'test/life/life.laws.test.ts',
  'test/life/tournaments.laws.test.ts',
  'test/store/servers/servers.test.ts',
  'test/store/seasons/seasons.test.ts',
  'test/store/opening/upgrade.test.ts',
  'test/store/opening/upgrade021.test.ts',
  'test/store/opening/rolling.test.ts',
  'test/store/tables/tables.test.ts',
  'test/store/looking/look.test.ts',
  'test/store/backup/backup.test.ts',
  'test/store/backup/drill.test.ts',
];
const OTHER = ['test/browser/**', 'test/packages/**', 'test/**/*.door.test.ts'];

export default defineConfig({
  test: {
    // Files share the modules of their process: loading these anew for each takes as long as the tests. No module keeps
    // state that another file could feel, and none is mocked.
    isolate: false,
    // Four more than there are cores, for tests of processes and sweeps wait more than they work: with one more, two cores
    // stood idle for a quarter of the time.
    maxWorkers: availableParallelism() + 4,
    sequence: { sequencer: StoriesFirst },
    testTimeout: 60_000,
    // On a busy machine what is waited for comes later, not never.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    env: { ...COMPILE_CACHE, ...SCRATCH },
    execArgv: [...ROOMY, '--cpu-prof', '--cpu-prof-dir=/tmp/prof'],
    // Node.js itself reads TypeScript. Vite's way of importing looks each imported name up anew at every use, by which engine and
    // rules were a quarter slower.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    reporters: ['default', new ClosingLine()],
    projects: [
      {
        extends: true,
        test: {
          name: 'main',
          include: ['test/**/*.test.ts'],
          exclude: [...OTHER, ON_POSTGRES],
          globalSetup: ['test/compiled.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [ON_POSTGRES, ...ON_BOTH],
          globalSetup: ['test/postgres/setup.ts'],
        },
      },
    ],
  },
});
