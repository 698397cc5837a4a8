/** The store's contract for books, which are loaded and saved whole. */
import { describe, expect, test } from 'vitest';
import type { DueKind, SweptStore, Work } from '../../../src/app/due/kinds.ts';
import { NO_SETTINGS, type SettingsRecord } from '../../../src/app/ports/subjects/settings.ts';
import type { Draft } from '../../../src/tournament/life/opening/draft.ts';
import { claimKind } from '../claiming.ts';
import { card, PLACE } from '../samples.ts';
import type { Pair } from './pair.ts';

interface Book<T> {
  readonly load: () => Promise<T | null>;
  readonly save: (thing: T, dueAt: number) => Promise<boolean>;
}

interface Removable<T> extends Book<T> {
  readonly remove: (thing: T) => Promise<boolean>;
}

/**
 * A thing and its next version, with all optional parts. `none` is the value that is loaded before
 * it exists.
 */
interface Sample<T, B extends Book<T> = Book<T>> {
  readonly of: (store: SweptStore) => B;
  readonly none?: T;
  readonly first: T;
  readonly next: T;
}

const GUILD = { guildId: 'guild-1', version: 1 };
const LIVE = {
  ...GUILD,
  channelId: 'channel-1',
  locale: 'en-US',
  card: null,
  former: null,
  digest: '',
  changedAt: 50,
};
const SHOWN = { version: 2, card: card('m1'), digest: 'd' };
const BOARD = { ...LIVE, order: 'wins', pool: 'frisian', span: 'month' } as const;
const LOBBY = {
  ...GUILD,
  channelId: 'channel-1',
  locale: 'en-US',
  card: null,
  digest: '',
  postedAt: 0,
  shownAt: 0,
};
const DAILY = { ...GUILD, puzzleId: null, beforeId: null, card: null, foundUntil: 0, postAt: null };
const HUNT = { ...GUILD, gameId: 'g1', finder: 0, answers: [] };
const AWAY = { user: 'anna', version: 1, spans: [{ from: 1000, to: 2000 }] };
const DRAFT = { guildId: 'guild-1', user: 'anna', version: 1, asked: { name: 'Cup', role: undefined } };
const SUBJECT = { kind: 'game', id: 'g1' } as const;
const ANALYSIS = {
  subject: SUBJECT,
  version: 1,
  engine: 1,
  findings: [],
  post: null,
  forGuesses: false,
  madeAt: 1000,
};
const NIGHT = { ...NO_SETTINGS, channels: ['7'], oldCards: 'deleted', mostGames: 3 } as const;

export function bookContract(stores: () => Pair): void {
  const isOne = async (each: (store: SweptStore) => Promise<boolean>): Promise<void> =>
    expect((await Promise.all(stores().map(each))).filter(Boolean)).toHaveLength(1);

  /** Only one of two processes succeeds. */
  const kept = <T>(name: string, { of, none, first, next }: Sample<T>): void =>
    test(`${name}: saved only over the version that was read`, async () => {
      const [one, other] = [of(stores()[0]), of(stores()[1])];
      expect(await one.load()).toEqual(none ?? null);
      expect(await one.save(next, 100)).toBe(false);
      await isOne((store) => of(store).save(first, 100));
      expect(await other.load()).toEqual(first);
      await isOne((store) => of(store).save(next, 100));
      expect(await one.load()).toEqual(next);
    });

  const removed = <T>(name: string, { of, first, next }: Sample<T, Removable<T>>): void =>
    test(`${name}: removed only as it was read`, async () => {
      const one = of(stores()[0]);
      await one.save(first, 100);
      await one.save(next, 100);
      expect(await one.remove(first)).toBe(false);
      await isOne((store) => of(store).remove(next));
      expect(await one.load()).toBeNull();
      // A save never brings back what was removed in the meantime.
      expect(await one.save(next, 100)).toBe(false);
    });

  const due = <K extends DueKind>(kind: K, sample: Sample<Work[K]>): void => {
    kept(kind, sample);
    test(`${kind}: due for one process, until the version that was read is postponed`, async () => {
      const [store, other] = stores();
      const { of, first, next } = sample;
      const claimed = async (now: number): Promise<readonly Work[K][]> =>
        (
          await Promise.all(stores().map((each) => claimKind(each, kind, { now, until: now + 50, limit: 5 })))
        ).flat();
      await of(store).save(first, 100);
      expect(await claimed(99)).toEqual([]);
      expect(await claimed(100)).toEqual([first]);
      await of(other).save(next, 300);
      await store.due.putOff(kind, first, 900);
      expect(await claimed(300)).toEqual([next]);
      expect(await claimed(349)).toEqual([]);
      // After a process dies, the thing is due again.
      expect(await claimed(350)).toEqual([next]);
      await store.due.putOff(kind, next, 900);
      expect(await claimed(899)).toEqual([]);
      expect(await claimed(900)).toEqual([next]);
    });
  };

  const whole = <K extends DueKind>(kind: K, sample: Sample<Work[K], Removable<Work[K]>>): void => {
    due(kind, sample);
    removed(kind, sample);
  };

  describe('books', () => {
    const draft: Sample<Draft, Removable<Draft>> = {
      of: ({ drafts }) => ({ ...drafts, load: () => drafts.load('guild-1', 'anna') }),
      first: DRAFT,
      next: { ...DRAFT, version: 2, asked: { kind: 'swiss', name: 'Cup', rounds: '5', rated: false } },
    };
    kept('drafts', draft);
    removed('drafts', draft);
    kept<SettingsRecord>('settings', {
      of: ({ settings }) => ({ load: () => settings.load('1'), save: (record) => settings.save(record) }),
      none: { guildId: '1', version: 0, settings: NO_SETTINGS },
      first: { guildId: '1', version: 1, settings: NIGHT },
      next: { guildId: '1', version: 2, settings: { ...NIGHT, zone: 'Europe/Berlin' } },
    });
    due('vacation', {
      of: ({ people }) => ({ load: () => people.vacations('anna'), save: people.saveVacations }),
      none: { user: 'anna', version: 0, spans: [] },
      first: AWAY,
      next: { ...AWAY, version: 2, spans: [{ from: 1000, to: 1500 }] },
    });
    whole('home', {
      of: ({ homes }) => ({ ...homes, load: () => homes.load('guild-1') }),
      first: LIVE,
      next: { ...LIVE, ...SHOWN, former: card('m0') },
    });
    whole('liveBoard', {
      of: ({ liveBoards }) => ({ ...liveBoards, load: () => liveBoards.load('guild-1') }),
      first: BOARD,
      next: { ...BOARD, ...SHOWN, former: card('m0') },
    });
    whole('lobby', {
      of: ({ lobbies }) => ({ ...lobbies, load: () => lobbies.load('guild-1', 'channel-1') }),
      first: LOBBY,
      next: { ...LOBBY, ...SHOWN, postedAt: 2000, shownAt: 2000 },
    });
    whole('showcase', {
      of: ({ showcases }) => ({ ...showcases, load: () => showcases.load('guild-1') }),
      first: { ...GUILD, postAt: null, postedAt: null },
      next: { ...GUILD, version: 2, postAt: 5000, postedAt: 900 },
    });
    whole('daily', {
      of: ({ dailies }) => ({ ...dailies, load: () => dailies.load('guild-1') }),
      first: DAILY,
      next: { ...DAILY, version: 2, puzzleId: 'p1', beforeId: 'p0', card: card('m1'), postAt: 500 },
    });
    whole('hunt', {
      of: ({ hunts }) => ({ ...hunts, load: () => hunts.load('g1') }),
      first: HUNT,
      next: { ...HUNT, version: 2, finder: 1, answers: [{ move: 'c3-d4', score: -7 }, null] },
    });
    due('analysis', {
      of: ({ analyses }) => ({ load: () => analyses.load(SUBJECT), save: analyses.save }),
      first: ANALYSIS,
      next: {
        ...ANALYSIS,
        version: 2,
        findings: [
          { score: -35, best: ['c3-d4', 'd6-c5'] },
          { score: 30_000, best: [] },
        ],
        post: { place: PLACE, card: card('m1') },
      },
    });
  });
}
