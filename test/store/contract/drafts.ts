/** The store's contract for drafts of tournaments. */
import { expect, test } from 'vitest';
import { DAY } from '../../../src/game/calendar/span.ts';
import type { Draft } from '../../../src/tournament/life/opening/draft.ts';
import type { Pair } from './pair.ts';

const draft = (changes: Partial<Draft> = {}): Draft => ({
  guildId: 'guild-1',
  user: 'anna',
  version: 1,
  asked: { kind: 'swiss', name: 'Cup', rounds: '5', rated: false, role: undefined },
  ...changes,
});

export function draftContract(stores: () => Pair): void {
  test('one is loaded as it was saved, only for its user and server', async () => {
    const [store, other] = stores();
    expect(await store.drafts.save(draft(), 100)).toBe(true);
    expect(await other.drafts.load('guild-1', 'anna')).toEqual(draft());
    expect(await other.drafts.load('guild-2', 'anna')).toBeNull();
    expect(await other.drafts.load('guild-1', 'boris')).toBeNull();
  });

  test('of changes at once one is saved', async () => {
    const [store, other] = stores();
    await store.drafts.save(draft(), 100);
    const next = draft({ version: 2 });
    const saved = await Promise.all([store.drafts.save(next, 200), other.drafts.save(next, 200)]);
    expect(saved.filter(Boolean)).toHaveLength(1);
  });

  test('it is taken once, and only as it was seen', async () => {
    const [store, other] = stores();
    await store.drafts.save(draft(), 100);
    await store.drafts.save(draft({ version: 2 }), 200);
    expect(await store.drafts.remove(draft())).toBe(false);
    const last = draft({ version: 2 });
    const taken = await Promise.all([store.drafts.remove(last), other.drafts.remove(last)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await store.drafts.load('guild-1', 'anna')).toBeNull();
  });

  test('after a day it is forgotten as the next is saved', async () => {
    const [store] = stores();
    await store.drafts.save(draft(), 100);
    await store.drafts.save(draft({ user: 'boris' }), 100 + DAY);
    expect(await store.drafts.load('guild-1', 'anna')).not.toBeNull();
    await store.drafts.save(draft({ user: 'boris', version: 2 }), 101 + DAY);
    expect(await store.drafts.load('guild-1', 'anna')).toBeNull();
  });
}
