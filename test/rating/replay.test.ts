/** The consequences of games: records, streaks, periods, and no gain from playing weak accounts. */
import { expect, test } from 'vitest';
import { standingsOf } from '../../src/rating/board.ts';
import type { Finished } from '../../src/rating/finished.ts';
import { replay } from '../../src/rating/replay.ts';
import { startOf, weekdayOf, type Span } from '../../src/rating/span.ts';
import { DAY, finishedGame, HOUR, NOON, person } from './games.ts';
import { chance } from './season.ts';

const inOrder = (games: readonly Finished[]) => games.map((game, n) => ({ game, seq: n + 1, voiding: null }));
const recordOf = (games: readonly Finished[], user: string, pool = 'all') =>
  replay(inOrder(games)).records.find((each) => each.user === user && each.pool === pool)?.record;

/** Anna's games on separate days, by their results: `+` won, `-` lost, `=` drawn. */
const annas = (results: string): readonly Finished[] =>
  Array.from(results).map((result, n) =>
    finishedGame({
      gameId: `g${n}`,
      at: NOON + n * DAY,
      winner: result === '=' ? null : result === '+' ? 'white' : 'black',
    }),
  );

const beats = (white: string, black: string, at: number, changes: Partial<Finished> = {}): Finished =>
  finishedGame({ at, players: { white: person(white), black: person(black) }, ...changes });

const over = (gameId: string, loser: string, days: number): Finished =>
  beats('anna', loser, NOON + days * DAY, { gameId });

const against = (opponents: readonly string[]): readonly Finished[] =>
  opponents.map((opponent, n) => over(`g${n}`, opponent, n));

test.each([
  ['+++', 3, 3],
  ['+++-', -1, 3],
  ['+++--', -2, 3],
  ['++=', 0, 2],
  ['--+', 1, 1],
])('a record after %s has a streak of %i, and a best streak of %i', (results, streak, longest) => {
  expect(recordOf(annas(results), 'anna')).toMatchObject({ streak, longestStreak: longest });
});

test('a record counts by color and by period, in its variant and in all variants', () => {
  const games = [
    ...annas('+=-'),
    beats('carl', 'anna', NOON + 4 * DAY, { gameId: 'p1', variant: 'poddavki' }),
  ];
  const all = recordOf(games, 'anna');
  const expected = { white: { games: 3, wins: 1, draws: 1 }, black: { games: 1, wins: 0, draws: 0 } };
  expect(all?.colors).toEqual(expected);
  expect(all?.spans.ever).toMatchObject({ games: 4, wins: 1, draws: 1 });
  expect(all?.isVaried).toBe(true);
  expect(recordOf(games, 'anna', 'russian')?.spans.ever.games).toBe(3);
  expect(recordOf(games, 'anna', 'russian')?.isVaried).toBe(false);
  expect(recordOf(games, 'anna', 'poddavki')?.spans.ever.games).toBe(1);
});

test('a record adds up the thinking time, separately for fast games and correspondence games', () => {
  const thought = { white: { moves: 30, ms: 60_000 }, black: { moves: 29, ms: 90_000 } };
  const quick = [0, 1].map((n) =>
    finishedGame({ gameId: `live${n}`, at: NOON + (9 + n) * DAY, isLive: true, thought }),
  );
  const expected = { live: { moves: 60, ms: 120_000 }, slow: { moves: 19, ms: 19 * HOUR } };
  expect(recordOf([...annas('+'), ...quick], 'anna')?.thought).toEqual(expected);
});

test('a record begins a new week on Monday', () => {
  // Noon is a Wednesday: games on Wednesday to Sunday, then on Monday and Tuesday.
  const record = recordOf(annas('+++++-+'), 'anna');
  expect(record?.spans.week).toEqual({ since: Date.UTC(2026, 10, 23), games: 2, wins: 1, draws: 0 });
  expect(record?.spans.month).toMatchObject({ since: Date.UTC(2026, 10, 1), games: 7 });
});

test('a record keeps the win over the strongest opponent', () => {
  const strong = beats('carl', 'dora', NOON, { gameId: 'c' });
  const games = [strong, over('dora', 'dora', 1), over('carl', 'carl', 2), over('again', 'dora', 3)];
  expect(recordOf(games, 'anna')?.bestWin).toMatchObject({ gameId: 'carl', opponent: { id: 'carl' } });
});

const rankedUntil = (opponents: readonly string[]): number => {
  const record = recordOf(against(opponents), 'anna');
  return record ? (standingsOf(record)[0]?.rankedUntil ?? 0) : 0;
};

test('a rating is on its leaderboard after five games against two opponents, and for sixty days', () => {
  expect(rankedUntil(['boris', 'boris', 'boris', 'boris', 'carl'])).toBe(NOON + 64 * DAY);
});
test('a rating is not on its leaderboard after games against one opponent, or after four games', () => {
  expect(rankedUntil(Array.from({ length: 30 }, () => 'boris'))).toBe(0);
  expect(rankedUntil(['boris', 'carl', 'dora', 'boris'])).toBe(0);
});

test('each game changes both ratings, based on the ratings before it', () => {
  const { outcomes } = replay(inOrder(annas('+')));
  expect(outcomes[0]?.ratings).toEqual({
    white: { before: 1500, after: 1662, deviation: 290 },
    black: { before: 1500, after: 1338, deviation: 290 },
  });
  expect(outcomes[0]?.overall).toEqual(outcomes[0]?.ratings);
});

const verdicts = ({ outcomes }: ReturnType<typeof replay>) =>
  outcomes.map(({ verdict }) => verdict).join(' ');

test('a voided game has no effect, and doesn’t count toward the day’s limit', () => {
  const games = Array.from({ length: 4 }, (_, n) => finishedGame({ gameId: `g${n}`, at: NOON + n * HOUR }));
  const voiding = { by: 'admin', at: NOON, reason: 'fed' };
  const without = replay(inOrder(games).map((each, n) => (n === 1 ? { ...each, voiding } : each)));
  expect(verdicts(replay(inOrder(games)))).toBe('counted counted counted often');
  expect(verdicts(without)).toBe('counted void counted counted');
  expect(without.counts.find(({ activity }) => activity === 'day')?.games).toBe(3);
});

test('fifty quick wins against a friend in one evening don’t reach the top 20 of an active server', () => {
  const random = chance(7);
  const pick = () => `member${Math.floor(random() * 40)}`;
  const usual = Array.from({ length: 1000 }, (_, n) => {
    const [white, black] = [pick(), pick()];
    return beats(white, black, NOON + n * HOUR, {
      gameId: `u${n}`,
      winner: random() < 0.5 ? 'white' : 'black',
    });
  });
  const fed = Array.from({ length: 50 }, (_, n) =>
    beats('cheat', 'friend', NOON + 900 * HOUR + n * 60_000, { gameId: `f${n}`, plies: 10 }),
  );
  const games = [...usual, ...fed].toSorted((a, b) => a.at - b.at);
  const rows = replay(inOrder(games))
    .records.filter(({ pool }) => pool === 'all')
    .map(({ user, record }) => ({ user, ...standingsOf(record).find(({ span }) => span === 'ever') }));
  const above = (by: (row: (typeof rows)[number]) => number, user: string): number => {
    const own = rows.filter((row) => row.user === user).map(by)[0] ?? 0;
    return rows.filter((row) => by(row) > own).length;
  };
  for (const user of ['cheat', 'friend']) {
    expect(rows.find((row) => row.user === user)).toMatchObject({ games: 2, rankedUntil: 0, share: null });
    expect(above((row) => row.wins ?? 0, user)).toBeGreaterThanOrEqual(20);
    expect(above((row) => row.games ?? 0, user)).toBeGreaterThanOrEqual(20);
  }
});

test.each<[Span, string]>([
  ['week', '2026-12-28'],
  ['month', '2027-01-01'],
  ['year', '2027-01-01'],
  ['ever', '1970-01-01'],
])('on New Year’s Day 2027, the %s had begun on %s', (span, day) => {
  expect(new Date(startOf(span, Date.UTC(2027, 0, 1, 5))).toISOString()).toBe(`${day}T00:00:00.000Z`);
});

test('the first day of the week is Monday', () => {
  expect(weekdayOf(Date.UTC(2026, 10, 16))).toBe(0);
  expect(weekdayOf(Date.UTC(2026, 10, 22, 23))).toBe(6);
});
