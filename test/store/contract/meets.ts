/** The store's contract for matches between servers. */
import { expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';
import type { Meet } from '../../../src/game/meet/meet.ts';
import { claimKind } from '../claiming.ts';
import { nextVersion, PLACE, sampleGame } from '../samples.ts';

const player = (id: string) => ({ id, name: id.toUpperCase(), rating: 1500 });

export const sampleMeet = (changes: Partial<Meet> = {}): Meet => ({
  id: 'meet1',
  version: 1,
  variant: 'russian',
  time: { kind: 'live', initial: 300_000, increment: 3000 },
  rated: true,
  mostBoards: 4,
  startsAt: 5000,
  stage: 'running',
  home: { place: { ...PLACE, guildId: 'guild-1' }, name: 'Foxes', players: [player('anna'), player('carl')] },
  guest: { place: { ...PLACE, guildId: 'guild-2' }, name: 'Owls', players: [player('boris')] },
  boards: [
    {
      number: 1,
      home: player('anna'),
      guest: player('boris'),
      white: 'home',
      gameId: 'g1',
      result: null,
      isNoShow: false,
    },
  ],
  closing: ['g0'],
  createdAt: 1000,
  ...changes,
});

const NEW = { woken: 0, cards: { home: null, guest: null } };

export function meetContract(stores: () => readonly [SweptStore, SweptStore]): void {
  test('a match is loaded as it was added, and listed in both servers', async () => {
    const [store, other] = stores();
    const meet = sampleMeet();
    await store.meets.add(meet, 2000);
    await store.meets.add(sampleMeet({ id: 'meet2', guest: null, stage: 'invited', createdAt: 2000 }), 2000);
    expect(await other.meets.load('meet1')).toEqual({ meet, ...NEW });
    expect(await other.meets.load('none')).toBeNull();
    const ids = async (guildId: string, limit = 5) =>
      (await other.meets.list(guildId, limit)).map((record) => record.meet.id);
    expect([await ids('guild-1'), await ids('guild-2'), await ids('guild-3')]).toEqual([
      ['meet2', 'meet1'],
      ['meet1'],
      [],
    ]);
    expect(await ids('guild-1', 1)).toEqual(['meet2']);
  });

  test('the finished matches of all servers are listed, the earliest first', async () => {
    const [store, other] = stores();
    for (const [id, createdAt] of [
      ['late', 3000],
      ['early', 1000],
      ['between', 2000],
    ] as const)
      await store.meets.add(sampleMeet({ id, createdAt, stage: 'finished' }), 9000);
    await store.meets.add(sampleMeet({ id: 'running' }), 9000);
    expect((await other.meets.finished(2)).map(({ id }) => id)).toEqual(['between', 'late']);
  });

  test('a match is only saved over its previous version, together with the games that begin', async () => {
    const [store, other] = stores();
    await store.meets.add(sampleMeet(), 2000);
    const game = { ...sampleGame({ id: 'g1' }), meet: { id: 'meet1', board: 1 } };
    const late = { meet: sampleMeet({ version: 3 }), woken: 0 };
    expect(await other.meets.save(late, 3000, [game])).toBe(false);
    expect(await store.games.load('g1')).toBeNull();
    const saved = await Promise.all(
      stores().map((each) => each.meets.save({ meet: sampleMeet({ version: 2 }), woken: 0 }, 3000, [game])),
    );
    expect(saved.filter(Boolean)).toEqual([true]);
    expect((await other.games.load('g1'))?.game).toEqual(game);
  });

  test('the end of one of its games makes a match due, once for all processes', async () => {
    const [store, other] = stores();
    await store.meets.add(sampleMeet(), 1e12);
    const game = { ...sampleGame({ id: 'g1' }), meet: { id: 'meet1', board: 1 } };
    await store.meets.save({ meet: sampleMeet({ version: 2 }), woken: 0 }, 1e12, [game]);
    const result = { winner: 'white', by: 'resignation' } as const;
    await saveGame({ store }, nextVersion(game, { result, changedAt: 50 }), null);
    const claims = await Promise.all(
      [store, other].map((each) => claimKind(each, 'meet', { now: 60, until: 160, limit: 5 })),
    );
    expect(claims.flat()).toMatchObject([{ meet: { id: 'meet1' }, woken: 1 }]);
    expect(await store.meets.save({ meet: sampleMeet({ version: 3 }), woken: 0 }, null)).toBe(false);
  });

  test('the messages of both sides are kept, whatever else changes', async () => {
    const [store, other] = stores();
    await store.meets.add(sampleMeet(), 2000);
    const shown = { card: { channelId: 'c', messageId: 'm' }, former: null, digest: 'd', since: 3000 };
    await store.meets.shown('meet1', 'guest', shown);
    await other.meets.save({ meet: sampleMeet({ version: 2 }), woken: 0 }, null);
    expect((await store.meets.load('meet1'))?.cards).toEqual({ home: null, guest: shown });
  });
}
