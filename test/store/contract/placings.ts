/** The store's contract for places in tournaments. */
import { expect, test } from 'vitest';
import type { Placing } from '../../../src/tournament/life/table/placings.ts';
import { entered, FORMS, NOON, termsOf } from '../../tournament/life/hall.ts';
import type { Pair } from './pair.ts';

const placing = (changes: Partial<Placing> = {}): Placing => ({
  tournamentId: 't',
  guildId: 'guild-1',
  number: 1,
  player: { id: 'u1', name: 'Anna' },
  place: 1,
  of: 8,
  played: 8,
  name: 'Friday blitz',
  title: null,
  variant: 'russian',
  form: 'swiss',
  endedAt: NOON,
  ...changes,
});

async function overWith([store]: Pair, id: string, placings: readonly Placing[]): Promise<boolean> {
  const tournament = { ...entered(termsOf(FORMS[0]!), 4), id, version: 1 };
  await store.tournaments.add(tournament, 100);
  const over = { tournament: { ...tournament, version: 2, stage: 'finished' as const }, woken: 0 };
  return store.tournaments.save(over, null, { games: [], next: null, dueAt: 100, placings });
}

export function placingContract(stores: () => Pair): void {
  test('a player’s own places in a server are listed newest first', async () => {
    const first = placing({ tournamentId: 'a' });
    const second = placing({ tournamentId: 'b', place: 3, endedAt: NOON + 1 });
    const away = placing({ tournamentId: 'c', guildId: 'guild-2' });
    const others = placing({ tournamentId: 'a', number: 2, player: { id: 'u2', name: 'Boris' }, place: 2 });
    await overWith(stores(), 'a', [first, others]);
    await overWith(stores(), 'b', [second]);
    await overWith(stores(), 'c', [away]);
    const { placings } = stores()[1];
    expect(await placings.of('guild-1', 'u1', 10)).toEqual([second, first]);
    expect(await placings.of('guild-1', 'u1', 1)).toEqual([second]);
    expect(await placings.of('guild-2', 'u1', 10)).toEqual([away]);
    expect(await placings.first('guild-1', 10)).toEqual([first]);
  });

  test('a hidden user is never listed as a champion', async () => {
    await overWith(stores(), 'a', [placing({ tournamentId: 'a' })]);
    const [store, other] = stores();
    await store.personal.setHidden('u1', true);
    expect(await other.placings.first('guild-1', 10)).toEqual([]);
    expect(await other.placings.of('guild-1', 'u1', 10)).toHaveLength(1);
  });

  test('a process that was overtaken while ending a tournament writes no places', async () => {
    const [store] = stores();
    await overWith(stores(), 'a', []);
    const record = await store.tournaments.load('a');
    if (!record) throw new Error('there is no tournament');
    const begun = { games: [], next: null, dueAt: 100, placings: [placing({ tournamentId: 'a' })] };
    expect(await store.tournaments.save(record, null, begun)).toBe(false);
    expect(await store.placings.of('guild-1', 'u1', 10)).toEqual([]);
  });
}
