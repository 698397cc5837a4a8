/** The store's contract for tournaments. */
import { expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import type { TournamentRecord } from '../../../src/app/ports/subjects/tournaments.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { entered, favorites, FORMS, NOON, playOut, termsOf } from '../../tournament/life/hall.ts';
import { nextVersion, sampleGame } from '../samples.ts';
import { claimKind, putOff } from '../claiming.ts';

const fresh = (changes: Partial<Tournament> = {}): Tournament => ({
  ...entered(termsOf(FORMS[0]!), 4),
  version: 1,
  venue: { guildId: 'guild-1', channelId: 'channel-1', threadId: null, locale: 'en-US' },
  ...changes,
});

const at = (id: string) => ({ tournament: { id, round: 1, board: 1 } });

const nextOf = ({ tournament, woken }: TournamentRecord, changes: Partial<Tournament> = {}) => ({
  woken,
  tournament: { ...tournament, ...changes, version: tournament.version + 1 },
});

const dueIn = (store: SweptStore, now: number) =>
  claimKind(store, 'tournament', { now, until: now + 100, limit: 5 });

async function running(store: SweptStore): Promise<TournamentRecord> {
  await store.tournaments.add(fresh({ stage: 'running' }), 1e12);
  const begun = nextOf({ tournament: fresh({ stage: 'running' }), woken: 0 });
  const game = { ...sampleGame({ id: 'g1' }), ...at('abcdefghij') };
  await store.tournaments.save(begun, 1e12, { games: [game], next: null, dueAt: 1e12 });
  return begun;
}

const endGame = async (store: SweptStore): Promise<void> => {
  const record = await store.games.load('g1');
  const result = { winner: 'white', by: 'resignation' } as const;
  await saveGame({ store }, nextVersion(record!.game, { result, changedAt: 50 }), null);
};

const ids = (some: readonly TournamentRecord[]): readonly string[] =>
  some.map(({ tournament }) => tournament.id);

export function tournamentContract(stores: () => readonly [SweptStore, SweptStore]): void {
  test.each(FORMS.map((form) => [form.kind, form] as const))(
    'a finished %s is loaded as it was saved',
    async (_, form) => {
      const [store, other] = stores();
      const { tournament } = playOut(entered(termsOf(form), 6), { endFor: favorites });
      await store.tournaments.add(tournament, NOON);
      expect(await other.tournaments.load(tournament.id)).toEqual({ tournament, woken: 0 });
    },
  );

  test('a tournament is only saved over its previous version, together with the games that begin', async () => {
    const [store, other] = stores();
    const first = { tournament: fresh(), woken: 0 };
    await store.tournaments.add(first.tournament, 100);
    const game = { ...sampleGame({ id: 'g1' }), ...at(first.tournament.id) };
    const saved = await Promise.all([
      store.tournaments.save(nextOf(first), 200, { games: [game], next: null, dueAt: 300 }),
      other.tournaments.save(nextOf(first), 200, { games: [{ ...game, id: 'g2' }], next: null, dueAt: 300 }),
    ]);
    expect(saved.filter(Boolean)).toHaveLength(1);
    const begun = [await store.games.load('g1'), await store.games.load('g2')].flatMap((each) => each ?? []);
    expect(begun.map((each) => each.game.tournament)).toEqual([at(first.tournament.id).tournament]);
    expect((await other.tournaments.load(first.tournament.id))?.tournament.version).toBe(2);
  });

  test('the end of a game makes its tournament due at once, even during a step', async () => {
    const [store, other] = stores();
    const begun = await running(store);
    expect(await dueIn(other, 60)).toEqual([]);
    await endGame(store);
    expect(await dueIn(other, 60)).toEqual([{ ...begun, woken: 1 }]);
    expect(await store.tournaments.save(nextOf(begun), 1e12)).toBe(false);
    await putOff(store, { kind: 'tournament', work: begun }, 1e12);
    expect(await dueIn(other, 160)).toHaveLength(1);
    await putOff(store, { kind: 'tournament', work: { ...begun, woken: 1 } }, 1e12);
    expect(await dueIn(other, 1000)).toEqual([]);
  });

  test('a finished tournament is not woken anymore', async () => {
    const [store] = stores();
    const begun = await running(store);
    await store.tournaments.save(nextOf(begun, { stage: 'finished' }), null);
    await endGame(store);
    expect(await dueIn(store, 1e12)).toEqual([]);
  });

  test('a server stays within its limit, even if two tournaments are added at the same instant', async () => {
    const [store, other] = stores();
    await store.tournaments.add(fresh({ id: 'over', stage: 'finished' }), 100, 2);
    const added = await Promise.all(
      ['a', 'b', 'c', 'd'].map((id, index) =>
        (index % 2 === 0 ? store : other).tournaments.add(fresh({ id }), 100, 2),
      ),
    );
    expect(added.filter(Boolean)).toHaveLength(2);
    expect(await store.tournaments.list({ guildId: 'guild-1', stages: ['open'] })).toHaveLength(2);
    expect(await store.tournaments.add(fresh({ id: 'e' }), 100)).toBe(true);
  });

  test('tournaments are found by server and stage, and by their people', async () => {
    const [store] = stores();
    await store.tournaments.add(fresh({ id: 'older' }), 100);
    await store.tournaments.add(fresh({ id: 'newer', createdAt: NOON + 1 }), 100);
    await store.tournaments.add(fresh({ id: 'over', stage: 'finished', players: [] }), 100);
    const open = { guildId: 'guild-1', stages: ['open', 'running'] } as const;
    expect(ids(await store.tournaments.list(open))).toEqual(['newer', 'older']);
    expect(ids(await store.tournaments.list({ ...open, limit: 1 }))).toEqual(['newer']);
    expect(ids(await store.tournaments.list({ ...open, guildId: 'guild-2' }))).toEqual([]);
    expect(ids(await store.tournaments.of('u1')).toSorted()).toEqual(['newer', 'older']);
  });
}
