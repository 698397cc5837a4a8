/** The store's contract for one person's data. */
import { beforeEach, describe, expect, test } from 'vitest';
import {
  NO_PREFERENCE,
  type Preference,
  type PreferenceRecord,
} from '../../../src/app/ports/subjects/people.ts';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { claimDue, putOff } from '../claiming.ts';
import { dueIds, type Pair } from './pair.ts';

const likes = (user: string, version: number, preference: Preference): PreferenceRecord => ({
  user,
  version,
  preference,
});

const pass = (key: string, by = 'anna') => ({ by, of: 'game-1', key });

export function peopleContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });

  describe('visits of the page', () => {
    const DAY = 24 * 3_600_000;

    test('sessions end when someone logs out, and the logout is deleted once all sessions have expired', async () => {
      expect(await store.visiting.loggedOutAt('anna')).toBeNull();
      await store.visiting.logOut('anna', 10 * DAY, 30 * DAY);
      await store.visiting.logOut('boris', 20 * DAY, 30 * DAY);
      await stores()[1].visiting.logOut('anna', 21 * DAY, 30 * DAY);
      expect(await store.visiting.loggedOutAt('anna')).toBe(21 * DAY);
      await store.visiting.logOut('chidi', 50.5 * DAY, 30 * DAY);
      expect(await store.visiting.loggedOutAt('boris')).toBeNull();
      expect(await store.visiting.loggedOutAt('anna')).toBe(21 * DAY);
    });

    test('a link has its author’s id and key until the author ends it', async () => {
      const { visiting } = store;
      expect(await visiting.openLink(pass('a'), null)).toBe('a');
      expect(await stores()[1].visiting.openLink(pass('b'), null)).toBe('a');
      expect(await visiting.openLink(pass('c', 'boris'), null)).toBe('c');
      const by = (...ids: readonly string[]) => Promise.all(ids.map((id) => visiting.linkBy(id)));
      expect(await by('a', 'b', 'c', '')).toEqual([pass('a'), null, pass('c', 'boris'), null]);
      expect(await visiting.isEnded('game-1')).toBe(false);
      await visiting.endLink('anna', 'game-1', 5);
      expect(await Promise.all(['a', ''].map((key) => visiting.isLink(pass(key))))).toEqual([false, false]);
      expect([await visiting.isLink(pass('c', 'boris')), await visiting.isEnded('game-1')]).toEqual([
        true,
        true,
      ]);
      expect(await by('a', 'c')).toEqual([null, pass('c', 'boris')]);
      expect(await visiting.isEnded('game-2')).toBe(false);
      expect(await visiting.openLink(pass('d'), null)).toBe('d');
      expect(await by('a', 'd')).toEqual([null, pass('d')]);
      expect([await visiting.isLink(pass('d')), await visiting.isLink(pass('a'))]).toEqual([true, false]);
      expect(await visiting.isEnded('game-1')).toBe(true);
    });
  });

  describe('preferences', () => {
    test('preferences are the defaults until they are set', async () => {
      expect(await store.people.preference('anna')).toEqual(NO_PREFERENCE);
    });

    test('preferences are loaded as last saved, separately for each user', async () => {
      const [first, second] = [
        { notation: 'numeric' } as const,
        { notation: 'algebraic', theme: 'night', board: 'text' } as const,
      ];
      await store.people.savePreference(likes('anna', 1, first));
      await store.people.savePreference(likes('boris', 1, first));
      expect(await stores()[1].people.savePreference(likes('anna', 2, second))).toBe(true);
      expect(await store.people.preferenceRecord('anna')).toEqual(likes('anna', 2, second));
      const expected = { notation: 'algebraic', theme: 'night', board: 'text' };
      expect(await store.people.preference('anna')).toEqual(expected);
      expect(await stores()[1].people.preference('boris')).toEqual({ notation: 'numeric' });
    });

    test('preferences are only saved over their previous version', async () => {
      const usual = likes('anna', 1, NO_PREFERENCE);
      const rivals = await Promise.all(stores().map((each) => each.people.savePreference(usual)));
      expect(rivals.filter(Boolean)).toHaveLength(1);
      expect(await store.people.saveNotices(usual, 1000, 2000)).toBe(false);
      expect(await store.people.saveNotices({ ...usual, version: 2 }, 1000, 2000)).toBe(true);
      expect(await store.people.savePreference({ ...usual, version: 2 })).toBe(false);
      expect(await dueIds(store, 2000)).toEqual(['anna']);
    });
  });

  describe('lessons', () => {
    test('progress in lessons is empty before the first lesson', async () => {
      expect(await store.people.progress('anna')).toEqual({ done: new Set(), underway: null });
    });

    test('lessons continue where they stopped, separately for each user, latest first', async () => {
      await store.people.saveUnderway('anna', { lesson: 'move', path: [] }, 1000);
      await store.people.saveUnderway('anna', forcedAt(['h2-g3', 'e3:c5']), 2000);
      await stores()[1].people.saveUnderway('boris', { lesson: 'towers', path: [] }, 3000);
      expect((await stores()[1].people.progress('anna')).underway).toEqual(forcedAt(['h2-g3', 'e3:c5']));
      await store.people.saveUnderway('anna', { lesson: 'move', path: [] }, 3000);
      expect((await store.people.progress('anna')).underway).toEqual({ lesson: 'move', path: [] });
    });

    test('lessons stay done, even if they are played again', async () => {
      await Promise.all(stores().map((each) => each.people.saveDone('anna', 'forced', 1000)));
      expect(await store.people.progress('anna')).toEqual({ done: new Set(['forced']), underway: null });
      await store.people.saveUnderway('anna', forcedAt([]), 2000);
      const expected = { done: new Set(['forced']), underway: forcedAt([]) };
      expect(await store.people.progress('anna')).toEqual(expected);
      await store.people.saveDone('anna', 'move', 3000);
      expect(await store.people.progress('anna')).toEqual({
        done: new Set(['forced', 'move']),
        underway: null,
      });
    });
  });

  describe('notices', () => {
    const notice = { gameId: 'g1', user: 'anna', occasion: 'turn', key: 'g1.1', madeAt: 1000 } as const;

    test('notices are due once, and kept until they are postponed forever', async () => {
      await store.people.addNotice(notice, 2000);
      expect(await dueIds(store, 1999)).toEqual([]);
      expect(await claimDue(store, 2000, 2500, 10)).toEqual([{ kind: 'notice', work: notice }]);
      expect(await dueIds(store, 2499)).toEqual([]);
      await putOff(store, { kind: 'notice', work: notice }, 3000);
      expect(await dueIds(store, 2999)).toEqual([]);
      expect(await dueIds(store, 3000)).toEqual(['g1.1']);
      await putOff(store, { kind: 'notice', work: notice }, null);
      expect(await dueIds(store, 1_000_000)).toEqual([]);
    });

    test('notices replace an earlier notice of the same kind, which can no longer be postponed', async () => {
      await store.people.addNotice(notice, 2000);
      await store.people.addNotice({ ...notice, key: 'g1.3' }, 2000);
      await store.people.addNotice({ ...notice, occasion: 'offer', key: 'g1.4' }, 2001);
      await putOff(store, { kind: 'notice', work: notice }, null);
      expect(await dueIds(store, 3000)).toEqual(['g1.3', 'g1.4']);
    });

    test('notices that were sent are found by their game, with their message, until they are postponed forever', async () => {
      const card = { channelId: 'direct', messageId: 'm1' };
      await store.people.addNotice(notice, 2000);
      await store.people.wakeNotices('g1', 1);
      expect(await dueIds(store, 1999)).toEqual([]);
      await store.people.noticeSent(notice, card);
      await putOff(store, { kind: 'notice', work: notice }, 9000);
      await store.people.addNotice(notice, 2000);
      await store.people.wakeNotices('other', 3000);
      expect(await dueIds(store, 8999)).toEqual([]);
      await store.people.wakeNotices('g1', 3000);
      const sent = { card, key: notice.key };
      expect(await claimDue(store, 3000, 3500, 10)).toEqual([{ kind: 'notice', work: { ...notice, sent } }]);
      const newer = { ...notice, key: 'g1.3' };
      await store.people.addNotice(newer, 4000);
      expect(await claimDue(store, 4000, 4500, 10)).toEqual([{ kind: 'notice', work: { ...newer, sent } }]);
      await putOff(store, { kind: 'notice', work: newer }, null);
      await store.people.wakeNotices('g1', 5000);
      expect(await dueIds(store, 1_000_000)).toEqual([]);
    });

    test('notices that are added again are unchanged', async () => {
      await store.people.addNotice(notice, 2000);
      await dueIds(store, 2000, 9000);
      await store.people.addNotice(notice, 2000);
      expect(await dueIds(store, 8999)).toEqual([]);
    });
  });

  describe('the daily message', () => {
    const preference = {
      notation: 'numeric',
      notices: { ways: { turn: 'digest' }, digest: { hour: 8, zone: 'UTC' }, locale: 'en-GB' },
    } as const;

    test('the daily message is due at its time, with its reader’s choices and last known state', async () => {
      await store.people.saveNotices({ user: 'anna', version: 1, preference }, 1000, 2000);
      expect(await store.people.preference('anna')).toEqual(preference);
      const digest = { user: 'anna', preference, since: 1000 };
      expect(await claimDue(store, 2000, 2500, 10)).toEqual([{ kind: 'digest', work: digest }]);
      await store.people.digestSent('anna', 2100, 5000);
      expect(await dueIds(store, 4999)).toEqual([]);
      const next = { kind: 'digest', work: { ...digest, since: 2100 } };
      expect(await claimDue(store, 5000, 5500, 10)).toEqual([next]);
      await putOff(store, { kind: 'digest', work: digest }, 7000);
      expect(await dueIds(store, 6999)).toEqual([]);
      expect(await dueIds(store, 7000)).toEqual(['anna']);
    });

    test('the daily message keeps its reader’s known state through a change, and isn’t due once it is turned off', async () => {
      await store.people.saveNotices({ user: 'anna', version: 1, preference }, 1000, 2000);
      await store.people.saveNotices({ user: 'anna', version: 2, preference }, 1500, 3000);
      await store.people.savePreference({
        user: 'anna',
        version: 3,
        preference: { ...preference, notation: 'variant' },
      });
      const [due] = await claimDue(store, 3000, 3500, 10);
      expect(due?.kind === 'digest' && due.work.since).toBe(1000);
      await store.people.saveNotices({ user: 'anna', version: 4, preference: NO_PREFERENCE }, 4000, null);
      expect(await dueIds(store, 1_000_000)).toEqual([]);
      await store.people.saveNotices({ user: 'anna', version: 5, preference }, 5000, 6000);
      const [later] = await claimDue(store, 6000, 6500, 10);
      expect(later?.kind === 'digest' && later.work.since).toBe(5000);
    });
  });
}

const forcedAt = (path: readonly string[]) => ({ lesson: 'forced', path }) as const;
