/** What follows from the end of a game is stored with it, so no use case saves a game past the one that knows. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('games are saved by one use case', () => {
  const callers = globSync(['src/**/*.ts', 'commands/**/*.ts']).filter((file) =>
    /store\.saveGame\(/.test(readFileSync(file, 'utf8')),
  );
  expect(callers).toEqual(['src/app/save/saveGame.ts']);
});
