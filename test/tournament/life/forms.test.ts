/** Each tournament format from its opening to its end, with favorites who always win. */
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../src/game/calendar/span.ts';
import { tableOf as openingsOf } from '../../../src/openings/tables.ts';
import { tableOf } from '../../../src/tournament/life/table/table.ts';
import type { Form } from '../../../src/tournament/life/terms.ts';
import { DAYS, entered, favorites, FORMS, hash, NOON, playOut, termsOf } from './hall.ts';

const formNamed = (index: number): Form => FORMS[index]!;

/** Players, format, and the result: rounds, games, and the players' numbers in table order. */
const EVENTS: readonly (readonly [string, number, Form, number, number, readonly number[]])[] = [
  ['a Swiss of eight', 8, formNamed(0), 4, 16, [1, 2, 3]],
  ['a Swiss of seven', 7, formNamed(0), 4, 12, [1]],
  ['a Double-Swiss of six', 6, formNamed(1), 3, 18, [1]],
  ['a round robin of six', 6, formNamed(2), 5, 15, [1, 2, 3, 4, 5, 6]],
  ['a double one at once', 5, formNamed(3), 10, 20, [1, 2, 3, 4, 5]],
  ['a knock-out of five', 5, formNamed(4), 3, 10, [1, 2, 3, 4, 5]],
  ['a knock-out of two', 2, formNamed(4), 1, 2, [1, 2]],
];

test.each(EVENTS)('%s', (_, players, form, rounds, games, top) => {
  const played = playOut(entered(termsOf(form), players), { endFor: favorites });
  const { tournament } = played;
  expect(tournament).toMatchObject({ stage: 'finished', end: 'played' });
  expect(tournament.rounds).toHaveLength(rounds);
  expect(played.games).toHaveLength(games);
  const { rows } = tableOf(tournament, hash);
  expect(rows.slice(0, top.length).map(({ number }) => number)).toEqual(top);
});

describe('an arena tournament', () => {
  const { tournament, games } = playOut(entered(termsOf(formNamed(5)), 7), { endFor: favorites });

  test('an arena lasts two hours', () => {
    expect(tournament).toMatchObject({ stage: 'finished', end: 'played', endedAt: NOON + 3 * HOUR });
    expect(games.length).toBeGreaterThan(30);
  });

  test('an arena never pairs the same players twice in a row', () => {
    for (const { number } of tournament.players) {
      const opponents = (tournament.rounds[0]?.meetings ?? [])
        .filter(({ white, black }) => white === number || black === number)
        .map(({ white, black }) => (white === number ? black : white));
      expect(opponents.filter((opponent, index) => opponent === opponents[index - 1])).toEqual([]);
    }
  });

  test('an arena doubles the points for wins in a streak', () => {
    const { rows } = tableOf(tournament, hash);
    expect(rows[0]).toMatchObject({ rank: 1, number: 1 });
    expect('scores' in rows[0]! && rows[0].scores.slice(0, 4)).toEqual([2, 2, 4, 4]);
    expect('wins' in rows[0]! && rows[0].wins).toBe('games' in rows[0]! && rows[0].games);
  });
});

test('all games of a round have the same random opening, and no opening is repeated', () => {
  const { games } = playOut(entered(termsOf(formNamed(1), { openings: 'idf' }), 8), { endFor: favorites });
  const byRound = Map.groupBy(games, ({ round }) => round);
  const rows = [...byRound.values()].map((some) => [...new Set(some.map(({ opening }) => opening))]);
  expect(rows.map((some) => some.length)).toEqual([1, 1, 1]);
  expect(new Set(rows.flat()).size).toBe(3);
  expect(openingsOf('idf').rows.map(({ name }) => name)).toContain(rows[0]?.[0]);
});

test('a tied match continues with quicker games until one isn’t tied, which the better seed wins', () => {
  const { games, tournament } = playOut(entered(termsOf(formNamed(4)), 2), {
    endFor: (game) => ({ ...favorites(game, 0), result: '=' }),
  });
  const minutes = games.map(({ time }) => (time.kind === 'live' ? time.initial / 60_000 : 0));
  expect(minutes).toEqual([5, 5, 2.5, 2.5, ...Array.from({ length: 8 }, () => 1.25)]);
  expect(tournament.rounds[0]?.meetings[0]?.winner).toBe(1);
});

test('in correspondence, both games of a match begin at once, and there is no play-off', () => {
  const { games, tournament } = playOut(entered(termsOf(formNamed(4), { time: DAYS }), 2), {
    endFor: (game) => ({ ...favorites(game, 0), result: '=' }),
  });
  expect(games.map(({ white }) => white.name).toSorted()).toEqual(['Player 1', 'Player 2']);
  expect(tournament).toMatchObject({ stage: 'finished', end: 'played' });
});

test('games that are still running at the announced end are adjudicated', () => {
  const terms = termsOf(formNamed(0), { time: DAYS, endsAt: NOON + 10 * DAY });
  const { tournament } = playOut(entered(terms, 4), {
    endFor: (game, number) => ({ ...favorites(game, number), takes: number % 2 === 0 ? DAY : 90 * DAY }),
    newsAt: () => ({ verdicts: new Map([['abcdefghijr1b2g1', '0-1']]) }),
  });
  expect(tournament).toMatchObject({ stage: 'finished', end: 'time', endedAt: terms.endsAt });
  expect(tournament.rounds[0]?.meetings[1]?.games[0]).toMatchObject({ result: '0-1', isRuled: true });
  expect(tournament.rulings).toMatchObject([{ what: 'judged', by: null, to: '0-1' }]);
});

test('only a player who misses two games in a row is withdrawn', () => {
  const absent = new Set(['u4', 'u5', 'u6']);
  const { tournament } = playOut(entered(termsOf(formNamed(2)), 6), {
    endFor: (game, number) => {
      const [white, black] = [absent.has(game.white.id), absent.has(game.black.id)];
      if (!white && !black) return favorites(game, number);
      return { result: white ? '-+' : '+-', isTimeLoss: true, takes: (white ? 20 : 30) * MINUTE };
    },
  });
  const out = tournament.players.filter(({ withdrawn }) => withdrawn === 'absent').map(({ id }) => id);
  expect(out).toEqual([...absent]);
});
