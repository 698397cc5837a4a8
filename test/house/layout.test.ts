/** What can be pressed goes through the one file that knows how wide a row is, so no screen gets round Discord's limits. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('rows and buttons of messages are made in one file', () => {
  const makers = globSync(['src/**/*.ts', 'commands/**/*.ts']).filter((file) =>
    /ComponentType\.(?:ActionRow|Button)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(makers).toEqual(['src/discord/layout.ts']);
});
