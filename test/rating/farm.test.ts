/**
 * Accounts that exist to lose: what they do to a ladder of players whose strengths are known. Before there were rules against it,
 * twelve of them put whoever they lost to on top, with 2021.
 */
import { describe, expect, test } from 'vitest';
import type { Finished } from '../../src/rating/finished.ts';
import { standingsOf } from '../../src/rating/board.ts';
import { isNewAccount } from '../../src/rating/accountAge.ts';
import { replay, type Ledger } from '../../src/rating/replay.ts';
import { DAY, finishedGame, HOUR, NOON, person } from './games.ts';
import { chance, normal, play, rankCorrelation } from './season.ts';

const MEMBERS = 30;
const random = chance(12);
const strengths = Array.from({ length: MEMBERS }, () => 1500 + 200 * normal(random));

/** Two months of a server: whoever meets, at their true odds. */
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

/** Games that `loser` gives up against the cheat, an hour apart. */
const fed = (losers: readonly string[], changes: Partial<Finished> = {}): readonly Finished[] =>
  losers.map((loser, n) =>
    finishedGame({
      gameId: `f${n}`,
      at: END + n * HOUR,
      players: { white: person('cheat'), black: person(loser) },
      ...changes,
    }),
  );

const ledgerOf = (games: readonly Finished[]): Ledger =>
  replay(games.toSorted((a, b) => a.at - b.at).map((game, n) => ({ game, seq: n + 1, voiding: null })));

const ratingOf = ({ records }: Ledger, user: string): number =>
  records.find((each) => each.user === user && each.pool === 'all')?.record.rating.value ?? 0;

const bestOf = (ledger: Ledger): number =>
  Math.max(...strengths.map((_, n) => ratingOf(ledger, `member${n}`)));

const twelve = Array.from({ length: 12 }, (_, n) => `throwaway${n}`);

describe('an honest ladder', () => {
  test('keeps next to all of its games, and finds strength', () => {
    const ledger = ledgerOf(season);
    expect(ledger.outcomes.filter(({ verdict }) => verdict !== 'counted').length).toBeLessThan(5);
    const ratings = strengths.map((_, n) => ratingOf(ledger, `member${n}`));
    expect(rankCorrelation(strengths, ratings)).toBeGreaterThan(0.9);
  });
});

describe('twelve throwaway accounts', () => {
  test('that each give up after four plies do nothing at all', () => {
    const ledger = ledgerOf([...season, ...fed(twelve, { plies: 4, isHasty: true })]);
    expect(ledger.records.some(({ user }) => user === 'cheat')).toBe(false);
  });

  test('that are young do nothing at all, however long they play', () => {
    const ledger = ledgerOf([...season, ...fed(twelve, { isYoung: true })]);
    expect(ledger.records.some(({ user }) => user === 'cheat')).toBe(false);
  });

  test.each([
    ['one after the other', twelve],
    ['each three times', [...twelve, ...twelve, ...twelve]],
  ])('that are old and play long, %s, lift nobody above the ladder', (_, losers) => {
    const ledger = ledgerOf([...season, ...fed(losers)]);
    expect(ratingOf(ledger, 'cheat')).toBeLessThan(bestOf(ledger));
    expect(ratingOf(ledger, 'cheat')).toBeLessThan(1900);
  });

  test('move no rating of a member of the ladder', () => {
    const before = ratingOf(ledgerOf(season), 'member0');
    const farm = fed(twelve).map((game) => ({
      ...game,
      players: { ...game.players, white: person('member0') },
    }));
    const ledger = ledgerOf([...season, ...farm]);
    expect(ratingOf(ledger, 'member0')).toBe(before);
    const record = ledger.records.find(({ user, pool }) => user === 'member0' && pool === 'all')?.record;
    expect(record && standingsOf(record)[0]?.rankedUntil).toBeGreaterThan(END + 60 * DAY);
  });
});

/** A game so many days after noon. */
const meet = (n: number, white: string, black: string, winner: Finished['winner'] = 'white'): Finished =>
  finishedGame({
    gameId: `m${n}`,
    at: NOON + n * DAY,
    players: { white: person(white), black: person(black) },
    winner,
  });
/** Whose rating each game changed. */
const changesOf = (games: readonly Finished[]) =>
  ledgerOf(games).outcomes.map(({ overall }) =>
    (['white', 'black'] as const).map((color) => overall?.[color].before !== overall?.[color].after),
  );

describe('a win', () => {
  const both = [true, true];
  const loserOnly = [false, true];

  test.each<[string, readonly Finished[], readonly (readonly boolean[])[]]>([
    ['of two who know nobody else', [meet(0, 'anna', 'boris'), meet(1, 'anna', 'boris')], [both, both]],
    ['over a newcomer', [meet(0, 'anna', 'boris'), meet(1, 'anna', 'carl')], [both, loserOnly]],
    ['of a newcomer', [meet(0, 'anna', 'boris'), meet(1, 'carl', 'anna')], [both, both]],
    [
      'over someone who has drawn',
      [meet(0, 'anna', 'boris'), meet(1, 'anna', 'carl', null), meet(2, 'anna', 'carl')],
      [both, both, both],
    ],
    [
      'over someone who has lost to others, too',
      [meet(0, 'anna', 'boris'), meet(1, 'boris', 'carl'), meet(2, 'anna', 'carl')],
      [both, loserOnly, both],
    ],
  ])('%s', (_, games, expected) => {
    expect(changesOf(games)).toEqual(expected);
  });
});

test.each<[string, number, boolean]>([
  ['a minute', 60_000, true],
  ['six days', 6 * DAY, true],
  ['a week', 7 * DAY, false],
  ['years', 1000 * DAY, false],
])('an account made %s before is young: as its id says', (_, age, expected) => {
  const id = (BigInt(NOON - age - Date.UTC(2015, 0, 1)) << 22n).toString();
  expect(isNewAccount(id, NOON)).toBe(expected);
});

test.each(['anna', 'former.abc', '', '123'])('an id that does not say, such as “%s”, is not young', (id) => {
  expect(isNewAccount(id, NOON)).toBe(false);
});
