/** The places of players, the tie-breaks, and the points for each way a game can end. */
import { expect, test, describe } from 'vitest';
import { sha256 } from '../../../../src/app/save/hash.ts';
import { isTitle, placingsOf } from '../../../../src/tournament/life/table/placings.ts';
import { tableOf } from '../../../../src/tournament/life/table/table.ts';
import { climb, entered, favorites, FORMS, playOut, termsOf, hash } from '../hall.ts';
import { FIRST_TIE_BREAKS, type FirstTieBreak, type Form } from '../../../../src/tournament/life/terms.ts';
import { tieBreaksOf } from '../../../../src/tournament/life/forms/forms.ts';
import type { GameResult } from '../../../../src/game/game.ts';
import { endOf, type GameEnd } from '../../../../src/tournament/life/gameEnd.ts';
import { newGame } from '../../../game/table.ts';

test.each(FORMS.map((form) => [form.kind, form] as const))('all players of a %s have a place', (_, form) => {
  const { tournament } = playOut(entered(termsOf(form), 6), { endFor: favorites, meanwhile: climb });
  const table = tableOf(tournament, sha256);
  const placings = placingsOf(tournament, table, nobody);
  expect(placings.map(({ number, place }) => [number, place])).toEqual(
    table.rows.map(({ number, rank }) => [number, rank]),
  );
  expect(placings[0]).toMatchObject({ place: 1, of: 6, name: 'Friday blitz', form: form.kind });
});

/** None of the accounts is new. */
const nobody = (): boolean => false;

test('a running or canceled tournament has no places', () => {
  const open = entered(termsOf(FORMS[0]!), 6);
  const off = { ...open, stage: 'cancelled', endedAt: 1 } as const;
  for (const each of [open, off]) expect(placingsOf(each, tableOf(each, sha256), nobody)).toEqual([]);
});

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

test('an absent player has no place, and a player who waited for them has a place', () => {
  const placings = withNoShows(4);
  expect(new Set(placings.map(({ number }) => number))).toEqual(new Set([1, 2, 3]));
  expect(placings[0]).toMatchObject({ of: 4, played: 3 });
});

test('a tournament without opponents has a winner, but no champion', () => {
  const [winner, ...others] = withNoShows(2, 3, 4).filter(({ place }) => place === 1);
  expect(others).toEqual([]);
  expect(winner).toMatchObject({ number: 1, played: 0 });
});

const givingUp: typeof favorites = (game, number) => ({ ...favorites(game, number), isShort: true });

test('a tournament of games resigned after one move has a winner, but no champion', () => {
  const { tournament } = playOut(entered(termsOf(FORMS[2]!), 4), { endFor: givingUp });
  const [winner] = placingsOf(tournament, tableOf(tournament, sha256), nobody);
  expect(winner).toMatchObject({ number: 1, place: 1, of: 4, played: 0 });
});

test.each([
  [1, 4, true],
  [1, 3, false],
  [2, 40, false],
])('whether place %d of %d players makes a champion: %s', (place, played, expected) => {
  expect(isTitle({ place, played })).toBe(expected);
});

const orderIn = (form: Form, tieBreak: FirstTieBreak | null) => tieBreaksOf(termsOf(form, { tieBreak }));

test.each([
  ['usual', null, 'BH/C1 BH SB DE WON', 'DE WON SB'],
  ['Solkoff', 'solkoff', 'BH BH/C1 SB DE WON', 'BH DE WON SB'],
  ['games won', 'won', 'WON BH/C1 BH SB DE', 'WON DE SB'],
  ['performance', 'performance', 'LP BH/C1 BH SB DE WON', 'LP DE WON SB'],
] as const)('%s', (_, chosen, swiss, all) => {
  const [first, , third] = FORMS;
  expect(orderIn(first!, chosen).join(' ')).toBe(swiss);
  expect(orderIn(third!, chosen).join(' ')).toBe(all);
});

/** An occasional draw, so that some players are tied. */
const mixed = (game: Parameters<typeof favorites>[0], number: number) => ({
  ...favorites(game, number),
  result: number % 3 === 0 ? ('=' as const) : favorites(game, number).result,
});

describe.each(FIRST_TIE_BREAKS)('%s', (tieBreak) => {
  test('a tie-break orders a Swiss and each group', () => {
    for (const form of [FORMS[0]!, FORMS[6]!]) {
      const { tournament } = playOut(entered(termsOf(form, { tieBreak }), 9), { endFor: mixed });
      const table = tableOf(tournament, hash);
      const tables = table.kind === 'groups' ? table.groups.map((each) => each.table) : [table];
      for (const each of tables) {
        const rows = each.kind === 'points' ? each.rows : [];
        const keys = rows.map(({ points, tieBreaks }) => [points, tieBreaks[0] ?? 0] as const);
        expect(keys).toEqual(keys.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]));
        expect(rows.length).toBeGreaterThan(2);
      }
    }
  });
});

const ENDS: readonly (readonly [
  string,
  number,
  GameResult | null,
  Pick<GameEnd, 'result' | 'isTimeLoss'> | null,
])[] = [
  ['runs', 3, null, null],
  ['was won on the board', 30, { winner: 'white', by: 'no-moves' }, { result: '1-0', isTimeLoss: false }],
  ['was drawn', 30, { winner: null, by: 'agreement' }, { result: '=', isTimeLoss: false }],
  ['was lost on time', 9, { winner: 'black', by: 'flag' }, { result: '0-1', isTimeLoss: true }],
  ['White never began', 0, { winner: null, by: 'aborted' }, { result: '-+', isTimeLoss: true }],
  ['Black never came', 1, { winner: 'white', by: 'flag' }, { result: '+-', isTimeLoss: true }],
  [
    'was given up before a move',
    1,
    { winner: 'white', by: 'resignation' },
    { result: '+-', isTimeLoss: false },
  ],
  [
    'was given up after a move',
    2,
    { winner: 'white', by: 'resignation' },
    { result: '1-0', isTimeLoss: false },
  ],
];

test.each(ENDS)('the points for a game that %s', (_, plies, result, end) => {
  const game = newGame({ moves: Array.from({ length: plies }, () => 'c3-d4'), result, changedAt: 5 });
  expect(endOf(game)).toEqual(end && { ...end, isShort: plies < 10, at: 5 });
});
