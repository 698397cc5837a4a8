/** The explorer's counts of 5,000 random games, 20 of them void and two players erased. */
import { expect, test } from 'vitest';
import { formerPlayer } from '../../../src/game/player.ts';
import { NOON } from '../../rating/games.ts';
import { keptStore, newPlace } from '../../store/place.ts';
import { endGames, expectCounts } from '../../store/randomGames.ts';
import { differencesIn } from '../../store/opened.ts';

const isVoid = (n: number): boolean => n % 250 === 0;

test('they equal a recount by brute force', { timeout: 600_000 }, async () => {
  const store = await keptStore(await newPlace());
  const games = await endGames(store, 5000, 11);
  expect(await expectCounts(store, games)).toBeGreaterThan(30_000);
  for (const [n, { id: gameId }] of games.entries())
    if (isVoid(n))
      await store.standings.rule('guild-1', {
        gameId,
        verb: 'void',
        by: 'admin',
        at: NOON + n,
        reason: null,
      });
  for (const user of ['anna', 'boris']) {
    const erasure = { user, former: formerPlayer(`x${user}`), askedAt: NOON * 2 };
    await store.personal.addErasure(erasure, NOON);
    await store.personal.erase(erasure);
  }
  await expectCounts(
    store,
    games.filter((_, n) => !isVoid(n)),
  );
  expect(await differencesIn(store)).toEqual([]);
});
