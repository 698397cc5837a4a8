/**
 * Playground games that this version can't read: the playground's own file can be erased, but a
 * file that a user named is left alone.
 */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { takePlace } from '../../playground/place.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { makeUnreleased } from '../store/oldDatabase.ts';

async function unreleased(): Promise<string> {
  const games = await pathInNewFolder('playground.sqlite');
  await makeUnreleased(games);
  return games;
}

test('games from before version 1.0 are reported, with instructions for starting over', async () => {
  const games = await unreleased();
  const place = await takePlace({ games, otherwiseNowhere: true });
  if (!place.ok) throw new Error(place.problem);
  expect(place.value.words).toMatch(/before version 1\.0.*npm start -- --fresh deletes them.*not kept/u);
  expect(place.value.games).not.toBe(games);
  await place.value.leave();
  expect(existsSync(games)).toBe(true);
});

test('old games are erased when the playground starts over', async () => {
  const games = await unreleased();
  const place = await takePlace({ games, otherwiseNowhere: true, fresh: true });
  if (!place.ok) throw new Error(place.problem);
  expect(place.value).toMatchObject({ games, words: expect.stringContaining('are saved') });
  await place.value.leave();
  expect(existsSync(games)).toBe(false);
});

test('a file that the user named is not erased', async () => {
  const games = await unreleased();
  const place = await takePlace({ games, fresh: true });
  expect(place).toMatchObject({ ok: false, problem: expect.stringContaining('was not changed') });
  expect(existsSync(games)).toBe(true);
});
