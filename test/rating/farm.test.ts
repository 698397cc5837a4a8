/**
 * Farms: accounts that exist to raise a rating, and their effect on a ladder of players with known
 * strengths. Without rules against it, twelve accounts that lose to one player put that player on
 * top with 2021, and with 2032 if they also draw against each other.
 */
import { describe, expect, test } from 'vitest';
import { type Finished, isNewAccount } from '../../src/rating/finished.ts';
import { isRanked, standingsOf } from '../../src/rating/board.ts';
import { newRating } from '../../src/rating/glicko.ts';
import { replay, type Ledger } from '../../src/rating/replay.ts';
import { DAY, finishedGame, HOUR, NOON, person } from './games.ts';
import { chance, normal, play, rankCorrelation } from './season.ts';
import { someOf } from '../runs.ts';

const MEMBERS = 30;
const random = chance(12);
const strengths = Array.from({ length: MEMBERS }, () => 1500 + 200 * normal(random));

/** Two months of a server: random pairs, at their true odds. */
const season: readonly Finished[] = Array.from({ length: 900 }, (_, n) => {
  const one = Math.floor(random() * MEMBERS);
  const other = (one + 1 + Math.floor(random() * (MEMBERS - 1))) % MEMBERS;
  const score = play(random, strengths[one] ?? 0, strengths[other] ?? 0);
  return finishedGame({
    gameId: `s${n}`,
    at: NOON + (n * 60 * DAY) / 900,
    players: { white: person(`member${one}`), black: person(`member${other}`) },
    winner: score === 0.5 ? null : score === 1 ? 'white' : 'black',
  });
});

const END = NOON + 61 * DAY;

const between = (white: string, black: string, n: number, changes: Partial<Finished>): Finished =>
  finishedGame({ gameId: `f${n}`, players: { white: person(white), black: person(black) }, ...changes });

/** Games that each loser loses on purpose to the winner, an hour apart. */
const fed = (losers: readonly string[], changes: Partial<Finished> = {}, winner = 'cheat') =>
  losers.map((loser, n) => between(winner, loser, n, { at: END + n * HOUR, ...changes }));

const ledgerOf = (games: readonly Finished[]): Ledger =>
  replay(games.toSorted((a, b) => a.at - b.at).map((game, n) => ({ game, seq: n + 1, voiding: null })));

/** The players' ladder without a farm. */
const honest = ledgerOf(season);

const ratingOf = ({ records }: Ledger, user: string): number =>
  records.find((each) => each.user === user && each.pool === 'all')?.record.rating.value ?? 0;

const FARM = 12;
const accounts = Array.from({ length: FARM }, (_, n) => `throwaway${n}`);
const account = (n: number): string => accounts[n % FARM] ?? '';

test('on an honest ladder, almost all games count, and players are ranked by strength', () => {
  expect(honest.outcomes.filter(({ verdict }) => verdict !== 'counted').length).toBeLessThan(5);
  const ratings = strengths.map((_, n) => ratingOf(honest, `member${n}`));
  expect(rankCorrelation(strengths, ratings)).toBeGreaterThan(0.9);
});

test('twelve throwaway accounts that each resign after four plies have no effect', () => {
  const ledger = ledgerOf([...season, ...fed(accounts, { plies: 4, isHasty: true })]);
  expect(ledger.records.some(({ user }) => user === 'cheat')).toBe(false);
});

test('twelve young throwaway accounts have no effect, however long they play', () => {
  const ledger = ledgerOf([...season, ...fed(accounts, { isYoung: true })]);
  expect(ledger.records.some(({ user }) => user === 'cheat')).toBe(false);
});

test('twelve throwaway accounts change no rating on the ladder, and its players stay ranked', () => {
  const before = ratingOf(honest, 'member0');
  const ledger = ledgerOf([...season, ...fed(accounts, {}, 'member0')]);
  expect(ratingOf(ledger, 'member0')).toBe(before);
  const record = ledger.records.find(({ user, pool }) => user === 'member0' && pool === 'all')?.record;
  expect(record && standingsOf(record)[0]?.rankedUntil).toBeGreaterThan(END + 60 * DAY);
});

type Fixed = readonly [white: string, black: string, winner: Finished['winner']];

const times = (rounds: number, games: readonly Fixed[]): readonly Fixed[] =>
  Array.from({ length: rounds }, () => games).flat();

const won = (games: readonly Fixed[]) => games.map(([a, b]): Fixed => [a, b, 'white']);

const star = accounts.map((loser): Fixed => ['cheat', loser, 'white']);
const ring = accounts.map((each, n): Fixed => [each, account(n + 1), null]);
/** Each account beats the next, so that the first looks like the strongest. */
const chain = accounts.slice(1).map((each, n): Fixed => [account(n), each, 'white']);
const clique = accounts.flatMap((each, n) =>
  accounts.slice(n + 1).map((other): Fixed => [each, other, null]),
);

/** The cheat plays three honest losses and a draw, which establish the cheat. */
const linked: readonly Fixed[] = [
  ['cheat', 'member1', 'black'],
  ['cheat', 'member2', 'black'],
  ['member3', 'cheat', 'white'],
  ['member4', 'cheat', null],
];

const FARMS: readonly (readonly [string, readonly Fixed[]])[] = [
  ['a star', star],
  ['a star, three times', times(3, star)],
  ['a ring that draws', times(3, ring)],
  ['a ring that draws, then loses to one', [...times(3, ring), ...times(3, star)]],
  ['a ring in which each wins and loses', times(3, won(ring))],
  ['a chain', times(3, chain)],
  ['a chain whose first is beaten by one', [...times(3, chain), ...times(5, star.slice(0, 1))]],
  ['a chain against the current', [...chain.toReversed(), ...star]],
  ['a club in which everybody draws, then loses to one', [...clique, ...times(3, star)]],
  ['a tree', accounts.slice(1).map((each, n): Fixed => [account(Math.floor(n / 2)), each, 'white'])],
];

/**
 * When a farm begins, and the time between its games: after the season, or over months of it. The
 * ladder's players stay ranked the whole time.
 */
const PACES = { fast: [END, HOUR / 2], slow: [NOON + 10 * DAY, 20 * HOUR] } as const;

const played = (games: readonly Fixed[], pace: keyof typeof PACES): readonly Finished[] => {
  const [start, step] = PACES[pace];
  return games.map(([white, black, winner], n) => between(white, black, n, { at: start + n * step, winner }));
};

const rankedIn = (ledger: Ledger, users: readonly string[]): readonly string[] =>
  ledger.records
    .filter(({ user, pool, record }) => users.includes(user) && pool === 'all' && isRanked(record))
    .map(({ user }) => user);

describe.each(['fast', 'slow'] as const)('%s farms', (pace) => {
  describe.each(someOf(FARMS, 3))('%s farms of accounts that play nobody else', (_, games) => {
    const ledger = ledgerOf([...season, ...played(games, pace)]);
    test('no account in a farm rises above a newcomer or appears on the leaderboard', () => {
      const above = ['cheat', ...accounts].filter((user) => ratingOf(ledger, user) > newRating(0).value);
      expect(above).toEqual([]);
      expect(rankedIn(ledger, ['cheat', ...accounts])).toEqual([]);
    });
    test('a farm doesn’t change the ladder', () => {
      for (const n of strengths.keys())
        expect(ratingOf(ledger, `member${n}`)).toBe(ratingOf(honest, `member${n}`));
    });
  });

  const start = played(linked, pace);
  const without = ratingOf(ledgerOf([...season, ...start]), 'cheat');

  describe.each(someOf(FARMS, 3))('%s whose winner has played against players on the ladder', (_, games) => {
    test('a farm gains nothing for its winner', () => {
      const farm = played(games, pace).map((game) => ({ ...game, at: game.at + 4 * DAY }));
      const ledger = ledgerOf([...season, ...start, ...farm]);
      expect(ratingOf(ledger, 'cheat')).toBe(without);
      expect(rankedIn(ledger, accounts)).toEqual([]);
    });
  });
});

test.each<[string, number, boolean]>([
  ['a minute', 60_000, true],
  ['six days', 6 * DAY, true],
  ['a week', 7 * DAY, false],
  ['years', 1000 * DAY, false],
])('an account created %s before is young, according to its id', (_, age, expected) => {
  const id = (BigInt(NOON - age - Date.UTC(2015, 0, 1)) << 22n).toString();
  expect(isNewAccount(id, NOON)).toBe(expected);
});

test.each(['anna', 'former.abc', '', '123'])('an id without a date, such as “%s”, is not young', (id) => {
  expect(isNewAccount(id, NOON)).toBe(false);
});
