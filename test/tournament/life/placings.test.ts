/** Where players came out: of those who have played, by the table; and what makes a champion. */
import { expect, test } from 'vitest';
import { sha256 } from '../../../src/app/save/hash.ts';
import { isTitle, placingsOf } from '../../../src/tournament/life/placings.ts';
import { tableOf } from '../../../src/tournament/life/table.ts';
import { entered, favorites, FORMS, playOut, termsOf } from './hall.ts';

test.each(FORMS.map((form) => [form.kind, form] as const))('all who played a %s have a place', (_, form) => {
  const { tournament } = playOut(entered(termsOf(form), 6), { endFor: favorites });
  const table = tableOf(tournament, sha256);
  const placings = placingsOf(tournament, table);
  expect(placings.map(({ number, place }) => [number, place])).toEqual(
    table.rows.map(({ number, rank }) => [number, rank]),
  );
  expect(placings[0]).toMatchObject({ place: 1, of: 6, name: 'Friday blitz', form: form.kind });
});

test('what goes on, or was called off, has none', () => {
  const open = entered(termsOf(FORMS[0]!), 6);
  const off = { ...open, stage: 'cancelled', endedAt: 1 } as const;
  for (const each of [open, off]) expect(placingsOf(each, tableOf(each, sha256))).toEqual([]);
});

test('who never finished a game has no place', () => {
  const { tournament } = playOut(entered(termsOf(FORMS[2]!), 4), { endFor: favorites });
  const rounds = tournament.rounds.map((round) => ({
    ...round,
    meetings: round.meetings.map((meeting) => ({
      ...meeting,
      games: meeting.games.map((game) =>
        game.white === 4 || game.black === 4 ? { ...game, result: '+-' as const } : game,
      ),
    })),
  }));
  const forfeited = { ...tournament, rounds };
  expect(placingsOf(forfeited, tableOf(forfeited, sha256)).map(({ number }) => number)).not.toContain(4);
});

test.each([
  [1, 4, true],
  [1, 3, false],
  [2, 40, false],
])('place %d of %d makes a champion: %s', (place, of, expected) => {
  expect(isTitle({ place, of })).toBe(expected);
});
