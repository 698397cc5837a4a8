/**
 * Seasons: ledger entries that a replay repeats, and an end that happens once with any number of
 * sweepers.
 */
import { expect, test } from 'vitest';
import type { SeasonPlan } from '../../../src/features/season/rules.ts';
import { sweep } from '../../app/sweep.ts';
import { DAY } from '../../../src/game/calendar/span.ts';
import { finish, player } from '../../app/finished.ts';
import { heardOf } from '../../views/screens.ts';
import { newChannel, newTable, type Table } from '../../app/table.ts';
import { NOON } from '../../rating/games.ts';
import { differencesIn } from '../../store/opened.ts';
import { newPlace } from '../../store/place.ts';

const [anna, boris, carl] = [player('anna'), player('boris'), player('carl')];

const planAt = (startedAt: number, changes: Partial<SeasonPlan> = {}): SeasonPlan => ({
  guildId: 'guild-1',
  name: 'Winter',
  channelId: 'channel-1',
  locale: 'en-US',
  isReset: false,
  startedAt,
  endsAt: null,
  ...changes,
});

const differences = ({ app }: Table, mend = false): Promise<readonly string[]> =>
  differencesIn(app.store, mend);

async function days(table: Table, count: number): Promise<void> {
  for (let day = 0; day < count; day += 1) {
    await finish(table, [anna, boris], 'white');
    await finish(table, [carl, anna], 'black');
    table.time.now += DAY;
  }
}

async function tableAtNoon(place?: string): Promise<Table> {
  const table = await newTable(place ?? (await newPlace()));
  table.time.now = NOON;
  return table;
}

const ratingOf = async ({ app }: Table, user: string) =>
  (await app.store.standings.records('guild-1', user)).get('all')?.rating;

test('a reset halves the distance to 1500 and raises the deviation, and every replay repeats that', async () => {
  const table = await tableAtNoon();
  await days(table, 8);
  const before = await ratingOf(table, 'anna');
  expect(await table.app.store.seasons.start(planAt(table.time.now, { isReset: true }))).toMatchObject({
    number: 1,
  });
  const after = await ratingOf(table, 'anna');
  expect(after?.value).toBeCloseTo(1500 + ((before?.value ?? 0) - 1500) / 2, 9);
  expect(after?.deviation).toBe(Math.max(150, before?.deviation ?? 0));
  expect(after?.at).toBe(before?.at);
  expect(await differences(table)).toEqual([]);
  await days(table, 2);
  expect(await differences(table)).toEqual([]);
  expect(await differences(table, true)).toEqual([]);
});

test('a season’s table counts only its own games, and is kept', async () => {
  const table = await tableAtNoon();
  const { seasons } = table.app.store;
  await days(table, 3);
  // At most five wins of a series count within a month.
  table.time.now += 30 * DAY;
  const season = await seasons.start(planAt(table.time.now));
  if (!season) throw new Error('no season');
  expect(await seasons.table(season)).toEqual([]);
  await days(table, 5);
  const ended = await seasons.end(season, table.time.now);
  expect(ended?.table.map(({ place, player: { id }, games, wins }) => [place, id, games, wins])).toEqual([
    [1, 'anna', 10, 10],
    [expect.any(Number), expect.any(String), 5, 0],
    [expect.any(Number), expect.any(String), 5, 0],
  ]);
  await days(table, 1);
  expect((await seasons.all('guild-1'))[0]).toEqual(ended);
  expect(await differences(table)).toEqual([]);
});

test('one season runs at a time; of two simultaneous starts or ends, only one succeeds', async () => {
  const place = await newPlace();
  const [table, other] = [await tableAtNoon(place), await tableAtNoon(place)];
  const stores = [table.app.store, other.app.store];
  const started = await Promise.all(stores.map(({ seasons }) => seasons.start(planAt(NOON))));
  const made = started.filter((each) => each !== null);
  expect(made).toHaveLength(1);
  expect(await table.app.store.seasons.start(planAt(NOON))).toBeNull();
  const ends = await Promise.all(stores.map(({ seasons }) => seasons.end(made[0]!, NOON + 1)));
  expect(ends.filter(Boolean)).toHaveLength(1);
  expect(await table.app.store.seasons.start(planAt(NOON + 2))).toMatchObject({ number: 2 });
});

test('of two simultaneous starts, exactly one succeeds, whatever the timing', async () => {
  const place = await newPlace();
  const [table, other] = [await tableAtNoon(place), await tableAtNoon(place)];
  const stores = [table.app.store, other.app.store];
  for (let nth = 0; nth < 40; nth += 1) {
    const plan = planAt(NOON, { guildId: `guild-${nth}` });
    const started = await Promise.all(stores.map(({ seasons }) => seasons.start(plan)));
    expect(started.filter(Boolean)).toHaveLength(1);
  }
});

test('a season ends on its last day, and its table is posted once by two sweepers', async () => {
  const place = await newPlace();
  const table = await tableAtNoon(place);
  const channel = newChannel();
  await table.app.store.seasons.start(planAt(NOON, { endsAt: NOON + 6 * DAY }));
  await days(table, 5);
  const other = await tableAtNoon(place);
  const round = async () => {
    other.time.now = table.time.now;
    await Promise.all([sweep(table.app, channel), sweep(other.app, channel)]);
  };
  const seasonPosts = () =>
    [...channel.messages.values()].map(heardOf).filter((words) => words.includes('Season'));
  await round();
  expect(seasonPosts()).toEqual([expect.stringContaining('Season Winter has begun')]);
  await round();
  table.time.now += 2 * DAY;
  await round();
  table.time.now += DAY;
  await round();
  expect(seasonPosts()).toHaveLength(2);
  expect(seasonPosts()[1]).toMatch(/👑 Season Winter[\s\S]*🥇 ANNA · \d{4} · 10 won · 10 games/u);
  expect(await differences(table)).toEqual([]);
});

test('in a closed channel, posting the table is retried, and abandoned after a week', async () => {
  const table = await tableAtNoon();
  const channel = newChannel();
  const season = await table.app.store.seasons.start(planAt(NOON));
  if (!season) throw new Error('no season');
  await table.app.store.seasons.end(season, NOON);
  channel.fault = 'forbidden';
  await sweep(table.app, channel);
  table.time.now += DAY;
  channel.fault = null;
  await sweep(table.app, channel);
  expect(channel.messages.size).toBe(1);
  table.time.now += 30 * DAY;
  await sweep(table.app, channel);
  expect(channel.messages.size).toBe(1);
});
