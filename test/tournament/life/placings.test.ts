/** Where players came out: of those who have played, by the table; and what makes a champion. */
import { expect, test } from 'vitest';
import { sha256 } from '../../../src/app/save/hash.ts';
import { isTitle, placingsOf } from '../../../src/tournament/life/placings.ts';
import { tableOf } from '../../../src/tournament/life/table.ts';
import { entered, favorites, FORMS, playOut, termsOf } from './hall.ts';

test.each(FORMS.map((form) => [form.kind, form] as const))('all who played a %s have a place', (_, form) => {
  const { tournament } = playOut(entered(termsOf(form), 6), { endFor: favorites });
  const table = tableOf(tournament, sha256);
  const placings = placingsOf(tournament, table, nobody);
  expect(placings.map(({ number, place }) => [number, place])).toEqual(
    table.rows.map(({ number, rank }) => [number, rank]),
  );
  expect(placings[0]).toMatchObject({ place: 1, of: 6, name: 'Friday blitz', form: form.kind });
});

/** No account is new. */
const nobody = (): boolean => false;

test('what goes on, or was called off, has none', () => {
  const open = entered(termsOf(FORMS[0]!), 6);
  const off = { ...open, stage: 'cancelled', endedAt: 1 } as const;
  for (const each of [open, off]) expect(placingsOf(each, tableOf(each, sha256), nobody)).toEqual([]);
});

/** A round robin of four in which some lost every game without having come. */
function withNoShows(...numbers: readonly number[]) {
  const { tournament } = playOut(entered(termsOf(FORMS[2]!), 4), { endFor: favorites });
  const rounds = tournament.rounds.map((round) => ({
    ...round,
    meetings: round.meetings.map((meeting) => ({
      ...meeting,
      games: meeting.games.map((game) => {
        if (numbers.includes(game.black)) return { ...game, result: '+-' as const };
        return numbers.includes(game.white) ? { ...game, result: '-+' as const } : game;
      }),
    })),
  }));
  const held = { ...tournament, rounds };
  return placingsOf(held, tableOf(held, sha256), nobody);
}

test('who never came has no place, and who waited for them has one', () => {
  const placings = withNoShows(4);
  expect(new Set(placings.map(({ number }) => number))).toEqual(new Set([1, 2, 3]));
  expect(placings[0]).toMatchObject({ of: 4, played: 3 });
});

test('a tournament won against nobody has a winner, but no champion', () => {
  const [winner, ...others] = withNoShows(2, 3, 4).filter(({ place }) => place === 1);
  expect(others).toEqual([]);
  expect(winner).toMatchObject({ number: 1, played: 0 });
});

const givingUp: typeof favorites = (game, number) => ({ ...favorites(game, number), isShort: true });

test('games given up after a move make a winner, but no champion', () => {
  const { tournament } = playOut(entered(termsOf(FORMS[2]!), 4), { endFor: givingUp });
  const [winner] = placingsOf(tournament, tableOf(tournament, sha256), nobody);
  expect(winner).toMatchObject({ number: 1, place: 1, of: 4, played: 0 });
});

test.each([
  [1, 4, true],
  [1, 3, false],
  [2, 40, false],
])('place %d of %d who played makes a champion: %s', (place, played, expected) => {
  expect(isTitle({ place, played })).toBe(expected);
});
