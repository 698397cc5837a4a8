/**
 * Games of the playground that this version can't read: its own file can be started over, a file
 * that someone named is left alone.
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

test('games from before version 1.0 are reported, with how to start over', async () => {
  const games = await unreleased();
  const place = await takePlace({ games, otherwiseNowhere: true });
  if (!place.ok) throw new Error(place.problem);
  expect(place.value.words).toMatch(/before version 1\.0.*npm start -- --fresh deletes them.*not kept/u);
  expect(place.value.games).not.toBe(games);
  await place.value.leave();
  expect(existsSync(games)).toBe(true);
});

test('they are erased when the playground starts over', async () => {
  const games = await unreleased();
  const place = await takePlace({ games, otherwiseNowhere: true, fresh: true });
  if (!place.ok) throw new Error(place.problem);
  expect(place.value).toMatchObject({ games, words: expect.stringContaining('are saved') });
  await place.value.leave();
  expect(existsSync(games)).toBe(false);
});

test('a file that somebody named is not erased', async () => {
  const games = await unreleased();
  const place = await takePlace({ games, fresh: true });
  expect(place).toMatchObject({ ok: false, problem: expect.stringContaining('was not changed') });
  expect(existsSync(games)).toBe(true);
});
