/** Each viewer sees each version once and the newest version last, whatever the order of loads. */
import { expect, test } from 'vitest';
import type { Watched } from '../../src/live/game/facts.ts';
import { openHub, type Watcher } from '../../src/live/game/hub.ts';
import type { ToPage } from '../../src/live/protocol.ts';
import { newGame } from '../game/table.ts';

const NOW = Date.UTC(2026, 5, 1);

const versioned = (version: number, vote: Watched['vote'] = null): Watched => ({
  game: newGame({ id: 'g', version }),
  isNamed: { white: false, black: false },
  vote,
});

interface Seat extends Watcher {
  readonly told: ToPage[];
}

function seat(user: string | null = null): Seat {
  const told: ToPage[] = [];
  return {
    told,
    user,
    seesNames: user !== null,
    locale: 'en',
    send: (text) => void told.push(JSON.parse(text)),
  };
}

const versionsOf = ({ told }: Seat): readonly number[] =>
  told.flatMap((message) => (message.kind === 'game' ? [message.facts.version] : []));

const countOf = ({ told }: Seat): number | undefined =>
  told.findLast((message) => message.kind === 'game' || message.kind === 'watchers')?.watchers;

const newsOf = ({ told }: Seat) =>
  told.flatMap((message) => (message.kind === 'game' ? [message.facts.votes] : []));

const settled = () => new Promise((resolve) => setImmediate(resolve));

function hubOver() {
  const stored = { version: 1, loads: 0, fails: false };
  const errors: unknown[] = [];
  const hub = openHub({
    load: async () => {
      stored.loads += 1;
      if (stored.fails) throw new Error('away');
      return versioned(stored.version);
    },
    now: () => NOW,
    report: (error) => errors.push(error),
  });
  const change = (version: number): void => {
    stored.version = version;
    hub.changed('g');
  };
  return { hub, stored, errors, change };
}

const lastOf = (votes: number) => ({ moves: [{ move: 'c3-d4', votes }], reasons: [], by: null });

test('votes are shown to everyone, although they don’t change the version', async () => {
  let count = 0;
  const voting = () => versioned(1, { count, now: null, last: count === 0 ? null : lastOf(count) });
  const hub = openHub({ load: async () => voting(), now: () => NOW, report: () => undefined });
  const seats = [seat(), seat('100')];
  for (const each of seats) hub.watch(voting(), each);
  count = 5;
  hub.changed('g');
  await settled();
  const news = [[], ['Votes: c3-d4: 5 votes']];
  expect(seats.map(newsOf)).toEqual([news, news]);
});

test('a change is loaded once and sent to all viewers', async () => {
  const { hub, stored, change } = hubOver();
  const seats = [seat(), seat(), seat('100')];
  const leave = seats.map((each) => hub.watch(versioned(1), each));
  change(2);
  await settled();
  expect(seats.map(versionsOf)).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  expect(stored.loads).toBe(1);
  expect(seats.map(countOf)).toEqual([3, 3, 3]);

  leave[0]!();
  leave[0]!();
  change(3);
  await settled();
  expect(seats.map(versionsOf)).toEqual([
    [1, 2],
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(countOf(seats[1]!)).toBe(2);
});

test('the number of viewers is sent at most once per second, however many join and leave', async () => {
  const { hub } = hubOver();
  const first = seat();
  hub.watch(versioned(1), first);
  const leave = Array.from({ length: 50 }, () => hub.watch(versioned(1), seat()));
  for (const each of leave.slice(10)) each();
  await expect
    .poll(() => first.told.map((message) => 'watchers' in message && message.watchers))
    .toEqual([1, 11]);
  leave[0]?.();
  hub.watch(versioned(1), seat());
  leave[1]?.();
  await expect
    .poll(() => first.told.map((message) => 'watchers' in message && message.watchers))
    .toEqual([1, 11, 10]);
});

test('changes during a load are loaded after it, and news of older versions is ignored', async () => {
  const { hub, stored, change } = hubOver();
  const one = seat();
  hub.watch(versioned(1), one);
  change(2);
  change(3);
  change(4);
  await settled();
  expect(versionsOf(one).at(-1)).toBe(4);
  expect(versionsOf(one)).toEqual(versionsOf(one).toSorted((a, b) => a - b));
  expect(stored.loads).toBeLessThan(4);
  hub.changed('g');
  hub.changed(null);
  hub.changed('another');
  await settled();
  expect(versionsOf(one).filter((version) => version === 4)).toHaveLength(1);
});

test('a viewer who arrives with an old version gets the version that others see', async () => {
  const { hub, change } = hubOver();
  const [early, late] = [seat(), seat()];
  hub.watch(versioned(1), early);
  change(2);
  await settled();
  hub.watch(versioned(1), late);
  await settled();
  expect(versionsOf(late)).toEqual([1, 2]);
});

test('a load that fails is reported, and the next change is shown', async () => {
  const { hub, stored, errors, change } = hubOver();
  const one = seat();
  hub.watch(versioned(1), one);
  stored.fails = true;
  change(2);
  await settled();
  expect(errors).toHaveLength(1);
  stored.fails = false;
  change(3);
  await settled();
  expect(versionsOf(one)).toEqual([1, 3]);
});
