import { defineConfig, mergeConfig } from 'vitest/config';
import shared from './vitest.config.ts';

/** All stories over again, with interactions by HTTPS in place of the gateway. */
export default mergeConfig(
  { ...shared, test: { ...shared.test, projects: undefined } },
  defineConfig({
    test: {
      include: ['test/story/**/*.test.ts', 'test/discord/slow.test.ts'],
      globalSetup: ['test/postgres/setup.ts'],
      env: { STORY_DOOR: 'http' },
    },
  }),
);
