/** Who is established, which games are on hold, and honest clubs rated as by plain Glicko-2. */
import { expect, test } from 'vitest';
import { isRanked } from '../../src/rating/board.ts';
import { MOST_HELD } from '../../src/rating/established.ts';
import { scoreOf, type Finished } from '../../src/rating/finished.ts';
import { afterGame, newRating, type Rating } from '../../src/rating/glicko.ts';
import type { PlayerRecord } from '../../src/rating/record.ts';
import { replay, type Ledger } from '../../src/rating/replay.ts';
import { runsOf, someOf } from '../runs.ts';
import { DAY, finishedGame, NOON, person } from './games.ts';
import { chance, normal, play } from './season.ts';

type Pairing = readonly [white: string, black: string];

const ledgerOf = (games: readonly Finished[]): Ledger =>
  replay(games.map((game, n) => ({ game, seq: n + 1, voiding: null })));

const recordOf = (ledger: Ledger, user: string): PlayerRecord | undefined =>
  ledger.records.find((each) => each.user === user && each.pool === 'all')?.record;

const isEstablished = (ledger: Ledger, user: string): boolean | undefined =>
  recordOf(ledger, user)?.isEstablished;

const ratingOf = (ledger: Ledger, user: string): number => recordOf(ledger, user)?.rating.value ?? 0;

/** One game every six hours. White wins unless stated otherwise. */
const inTurn = (
  pairings: readonly Pairing[],
  winnerOf: (pairing: Pairing) => Finished['winner'] = () => 'white',
) =>
  pairings.map((pairing, n) =>
    finishedGame({
      gameId: `g${n}`,
      at: NOON + (n * DAY) / 4,
      players: { white: person(pairing[0]), black: person(pairing[1]) },
      winner: winnerOf(pairing),
    }),
  );

const roundRobin = (players: readonly string[]): readonly Pairing[] =>
  players.flatMap((white, n) => players.slice(n + 1).map((black): Pairing => [white, black]));

/** The same games in rounds where everyone plays once. The number of players is even. */
function rounds(players: readonly string[]): readonly Pairing[] {
  const [first, ...others] = players;
  return others.flatMap((_, round) => {
    const turned = [first, ...others.slice(round), ...others.slice(0, round)];
    return turned
      .slice(0, turned.length / 2)
      .map((white, n): Pairing => [white ?? '', turned[turned.length - 1 - n] ?? '']);
  });
}

/** Each player's rating if every game counts at once. */
function plainly(games: readonly Finished[]): ReadonlyMap<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const game of games) {
    const { white, black } = game.players;
    const before = [white.id, black.id].map((id) => ratings.get(id) ?? newRating(game.at));
    const [own, other] = [before[0] ?? newRating(0), before[1] ?? newRating(0)];
    ratings.set(white.id, afterGame(own, other, scoreOf(game, 'white'), game.at));
    ratings.set(black.id, afterGame(other, own, scoreOf(game, 'black'), game.at));
  }
  return ratings;
}

/** Each player's final difference from plain Glicko-2, in points. */
function distances(games: readonly Finished[]): readonly number[] {
  const ledger = ledgerOf(games);
  expect(ledger.outcomes.every(({ verdict }) => verdict === 'counted')).toBe(true);
  return [...plainly(games)].map(([user, { value }]) => Math.abs(ratingOf(ledger, user) - value));
}

const TEN = Array.from({ length: 10 }, (_, n) => `player${n}`);
const [VETERANS, NEWCOMERS] = [TEN.slice(0, 5), TEN.slice(5)];
const POOL = [...roundRobin(VETERANS), ...roundRobin(VETERANS)];
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed + 1);

/** Games between players with random strengths, with results at their true odds. */
function atOdds(seed: number, pairings: readonly Pairing[]): readonly Finished[] {
  const random = chance(seed);
  const strengths = new Map(TEN.map((user) => [user, 1500 + 250 * normal(random)]));
  return inTurn(pairings, ([white, black]) => {
    const score = play(random, strengths.get(white) ?? 0, strengths.get(black) ?? 0);
    return score === 0.5 ? null : score === 1 ? 'white' : 'black';
  });
}

const shuffled = (seed: number, pairings: readonly Pairing[]): readonly Pairing[] => {
  const random = chance(seed);
  return pairings
    .map((pairing) => ({ pairing, luck: random() }))
    .toSorted((a, b) => a.luck - b.luck)
    .map(({ pairing }) => pairing);
};

test.each<[string, (seed: number) => readonly Pairing[]]>([
  ['in rounds', () => rounds(TEN)],
  ['in rounds, twice', () => [...rounds(TEN), ...rounds(TEN)]],
  ['one player after the other', () => roundRobin(TEN)],
  ['in any order', (seed) => shuffled(seed, roundRobin(TEN))],
])(
  'an honest club of ten ends within 20 points of plain Glicko-2, with games of any kind: %s',
  (_, pairingsOf) => {
    const worst = SEEDS.slice(0, runsOf(200)).map((seed) =>
      Math.max(...distances(atOdds(seed, pairingsOf(seed)))),
    );
    expect(Math.max(...worst)).toBeLessThan(20);
  },
);

test('five newcomers to a club of five end close to plain Glicko-2, and so do their opponents', () => {
  const all = someOf(SEEDS, 8).flatMap((seed) => distances(atOdds(seed, [...POOL, ...rounds(TEN)])));
  const sorted = all.toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(12);
  expect(sorted.at(-1)).toBeLessThan(40);
});

const after = (...pairings: readonly Pairing[]): Ledger => ledgerOf(inTurn([...POOL, ...pairings]));
const [ONE = '', OTHER = '', THIRD = ''] = VETERANS;

test('while fewer than three players are ranked, everyone who plays is established', () => {
  const ledger = ledgerOf(inTurn([['anna', 'boris']]));
  expect([isEstablished(ledger, 'anna'), isEstablished(ledger, 'boris')]).toEqual([true, true]);
});

test.each<[string, string, boolean]>([
  ['who has met one established player', 'anna-ONE', false],
  ['who has met one twice', 'anna-ONE ONE-anna', false],
  ['who has met two, and won', 'anna-ONE anna-OTHER', true],
  ['who has met two, and lost', 'ONE-anna OTHER-anna', true],
  ['who has met only newcomers', 'anna-boris anna-carl dora-anna', false],
  ['who has met one, and a newcomer', 'anna-ONE anna-boris', false],
  [
    'who has met two who are established since',
    'boris-ONE boris-OTHER carl-ONE carl-OTHER anna-boris anna-carl',
    true,
  ],
])('whether somebody is established: %s (%s): %s', (_, games, expected) => {
  const named = games.replaceAll('ONE', ONE).replaceAll('OTHER', OTHER).split(' ');
  const pairings = named.map((game): Pairing => [game.split('-')[0] ?? '', game.split('-')[1] ?? '']);
  expect(isEstablished(after(...pairings), 'anna')).toBe(expected);
});

test('once nobody is ranked anymore, everyone is established again, so a new club can use an old server', () => {
  const later = inTurn(roundRobin(NEWCOMERS)).map((game) => ({ ...game, at: game.at + 100 * DAY }));
  const ledger = ledgerOf([...inTurn(POOL), ...later]);
  expect(NEWCOMERS.every((user) => isEstablished(ledger, user))).toBe(true);
});

const won: Pairing = [ONE, 'anna'];

test('a game against a newcomer is on hold for the established player, and counts for the newcomer', () => {
  const ledger = after(won);
  const expected = { white: { isHeld: true }, black: { before: 1500 } };
  expect(ledger.outcomes.at(-1)?.overall).toMatchObject(expected);
  expect(ledger.outcomes.at(-1)?.overall?.black.isHeld).toBeUndefined();
  expect(ratingOf(ledger, ONE)).toBe(ratingOf(after(), ONE));
  expect(ratingOf(ledger, 'anna')).toBeLessThan(1500);
  expect(recordOf(ledger, ONE)?.held).toHaveLength(1);
});

test('a game against a newcomer is added with the newcomer’s next game, once they are established', () => {
  const next: Pairing = [ONE, THIRD];
  const without = after(next);
  const still = after(won, next);
  const since = after(won, ['anna', OTHER], next);
  expect(ratingOf(still, ONE)).toBeCloseTo(ratingOf(without, ONE), -1);
  expect(ratingOf(since, ONE)).toBeGreaterThan(ratingOf(still, ONE) + 5);
  expect(recordOf(since, ONE)?.held).toEqual([]);
});

test('a game between two newcomers is on hold for both, and neither is ranked', () => {
  const meetings = Array.from({ length: 6 }, (_, n): Pairing => ['anna', n % 2 === 0 ? 'boris' : 'carl']);
  const record = recordOf(after(...meetings), 'anna');
  expect(record?.rating.value).toBe(1500);
  expect(record?.spans.ever).toMatchObject({ games: 6, wins: 6 });
  expect(record && isRanked(record)).toBe(false);
});

test('a game against a newcomer counts at once if it establishes the newcomer', () => {
  const ledger = after(['anna', ONE], [OTHER, 'anna']);
  expect(ledger.outcomes.at(-1)?.overall?.white.isHeld).toBeUndefined();
});

test('a game against a newcomer is dropped after many more games', () => {
  const strangers = Array.from({ length: MOST_HELD + 5 }, (_, n): Pairing => [ONE, `stranger${n}`]);
  const held = recordOf(after(...strangers), ONE)?.held.map(({ opponent }) => opponent);
  expect(held).toEqual(strangers.slice(5).map(([, stranger]) => stranger));
});
