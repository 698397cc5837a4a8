/**
 * All questions about a seat, for every kind of seat: one table, so that a new kind has to answer
 * everything.
 */
import { expect, test } from 'vitest';
import { callsOf } from '../../src/game/calls/calls.ts';
import type { Game } from '../../src/game/game.ts';
import { leave } from '../../src/game/play/otherEnds.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { newGame as begin } from '../../src/game/newGame.ts';
import {
  canBeRated,
  isGone,
  mayActFor,
  membersOf,
  mentionsOf,
  peopleOf,
  playerOf,
  seatEngine,
  seatPerson,
  seatTeam,
  shareSomebody,
  withoutMember,
  withStandIn,
  type Seat,
} from '../../src/game/seat.ts';
import { colorOf } from '../../src/game/decision.ts';
import { formerPlayer } from '../../src/game/player.ts';
import { emptyBook, vacationsOnBegin, withVacations } from '../../src/game/clock/vacation.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import { finishedOf } from '../../src/rating/finished.ts';
import { agreed, newGame } from './table.ts';

const anna = { id: 'anna', name: 'Anna' };
const boris = { id: 'boris', name: 'Boris' };
const carl = { id: 'carl', name: 'Carl' };
const former = formerPlayer('x1');

const SEATS = {
  person: seatPerson(anna),
  engine: seatEngine({ id: 'crownhead', name: 'Crownhead' }, 4),
  team: seatTeam('t1', 'The Kings', [anna, boris]),
  'team of one': seatTeam('t2', 'Lone Wolf', [anna]),
  former: seatPerson(former),
} as const satisfies Record<string, Seat>;
type Name = keyof typeof SEATS;

test.each<[Name, readonly string[]]>([
  ['person', ['anna']],
  ['engine', ['crownhead']],
  ['team', ['team.t1', 'anna', 'boris']],
  ['team of one', ['team.t2', 'anna']],
  ['former', ['former.x1']],
])('for a %s only these may act: %j', (name, actors) => {
  const ids = ['anna', 'boris', 'carl', 'crownhead', 'team.t1', 'team.t2', 'former.x1', 'The Kings', ''];
  expect(ids.filter((id) => mayActFor(SEATS[name], id)).toSorted()).toEqual(actors.toSorted());
});

test.each<[Name, readonly string[], readonly string[], readonly string[], boolean]>([
  ['person', ['anna'], ['anna'], [], false],
  ['engine', [], [], [], false],
  ['team', ['anna', 'boris'], ['anna', 'boris'], ['anna', 'boris'], false],
  ['team of one', ['anna'], ['anna'], ['anna'], false],
  ['former', [], ['former.x1'], [], true],
])(
  'a %s: called are %j, people are %j, members are %j, gone is %s',
  (name, called, people, members, gone) => {
    expect(mentionsOf(SEATS[name])).toEqual(called);
    expect(peopleOf(SEATS[name]).map(({ id }) => id)).toEqual(people);
    expect(membersOf(SEATS[name]).map(({ id }) => id)).toEqual(members);
    expect(isGone(SEATS[name])).toBe(gone);
  },
);

test('the books have an id and a name for every seat', () =>
  expect(Object.values(SEATS).map(playerOf)).toEqual([
    anna,
    { id: 'crownhead', name: 'Crownhead' },
    { id: 'team.t1', name: 'The Kings' },
    { id: 'team.t2', name: 'Lone Wolf' },
    former,
  ]));

test.each<[Name, string, Seat | null, Seat]>([
  ['person', 'anna', null, seatPerson(former)],
  ['person', 'carl', null, SEATS.person],
  ['engine', 'anna', null, SEATS.engine],
  ['team', 'carl', SEATS.team, SEATS.team],
  ['team', 'anna', { ...SEATS.team, members: [boris] }, { ...SEATS.team, members: [boris] }],
  ['team of one', 'anna', null, seatPerson(former)],
])('a %s without %s', (name, user, left, after) => {
  expect(withoutMember(SEATS[name], user)).toEqual(left);
  expect(withStandIn(SEATS[name], user, former)).toEqual(after);
});

test('an empty team is impossible', () => expect(() => seatTeam('t3', 'Ghosts', [])).toThrow('Ghosts'));

test.each<[Name, Seat, boolean]>([
  ['person', seatPerson(anna), true],
  ['person', seatPerson(boris), false],
  ['person', SEATS.engine, false],
  ['engine', SEATS.person, false],
  ['team', seatPerson(boris), true],
  ['team', seatTeam('t5', 'The Men', [carl, anna]), true],
  ['team', seatTeam('t5', 'The Men', [carl]), false],
])('whether a %s shares somebody with the other side (%#)', (name, other, isShared) => {
  const expected = [isShared, isShared];
  expect([shareSomebody(SEATS[name], other), shareSomebody(other, SEATS[name])]).toEqual(expected);
});

test('no game begins in which somebody would play against themselves', () => {
  const { place } = newGame();
  const terms = { variant: 'russian', start: null, rated: false, time: null, place } as const;
  const against = (black: Seat) => () => begin('g1', terms, { white: SEATS.team, black }, 1000);
  expect(against(seatPerson(boris))).toThrow('both sides');
  expect(against(seatPerson(carl))).not.toThrow();
});

test('only a game between two people can be rated', () => {
  const { person, engine, team } = SEATS;
  const other = seatPerson(boris);
  const rated = [
    [person, other],
    [person, engine],
    [team, other],
    [team, seatTeam('t4', 'The Men', [carl])],
    [engine, team],
  ].map(([white = person, black = person]) => canBeRated({ white, black }));
  expect(rated).toEqual([true, false, false, false, false]);
});

const movedBy = (now: Game, by: string, text: string) => makeMove(now, { by, at: 2000 }, text);

const away = (user: string) => ({ ...emptyBook(user), spans: [{ from: 500, to: 500 + 5 * DAY }] });

const seats = { white: SEATS.team, black: seatPerson(carl) };
const time = { kind: 'correspondence', perMove: 3 * DAY, restsWeekendsIn: null } as const;
const game = newGame({ seats, time });

test('a game of a team against Carl, by correspondence: each member may move for it, and others may not', () => {
  for (const id of ['anna', 'boris']) expect(movedBy(game, id, 'c3-d4').ok).toBe(true);
  expect(movedBy(game, 'carl', 'c3-d4')).toMatchObject({ problem: { code: 'not-your-turn' } });
  expect(movedBy(game, 'dora', 'c3-d4')).toMatchObject({ problem: { code: 'not-your-game' } });
  const after = agreed(movedBy(game, 'anna', 'c3-d4')).game;
  expect(movedBy(after, 'boris', 'b6-a5')).toMatchObject({ problem: { code: 'not-your-turn' } });
  const expected = ['white', 'white', 'black', null];
  expect(['anna', 'boris', 'carl', 'dora'].map((id) => colorOf(after, id))).toEqual(expected);
});

test('a game of a team against Carl, by correspondence: all of its members are called to its turn, and at its end', () => {
  const expected = [
    { user: 'anna', occasion: 'turn' },
    { user: 'boris', occasion: 'turn' },
  ];
  expect(callsOf(game)).toEqual(expected);
  const lost = { ...game, moves: ['c3-d4', 'b6-a5'], result: { winner: 'black', by: 'flag' } as const };
  expect(callsOf(lost).map(({ user }) => user)).toEqual(['anna', 'boris', 'carl']);
});

test('a game of a team against Carl, by correspondence: a vacation of a member does not stop its clock, for the others can move; one of Carl’s stops his', () => {
  expect(vacationsOnBegin(game, [away('anna'), away('carl')])).toMatchObject([{ color: 'black' }]);
  expect(withVacations(game, away('anna'))).toBeNull();
  expect(withVacations(game, away('carl'))?.vacations).toMatchObject([{ color: 'black' }]);
});

test('a team’s correspondence game against Carl: a member who leaves leaves it to the others; the last one resigns', () => {
  const one = agreed(leave(game, 'anna', 3000)).game;
  expect([one.result, one.version, membersOf(one.seats.white)]).toEqual([null, 2, [boris]]);
  expect(movedBy(one, 'anna', 'c3-d4')).toMatchObject({ problem: { code: 'not-your-game' } });
  expect(movedBy(one, 'boris', 'c3-d4').ok).toBe(true);
  const none = agreed(leave(one, 'boris', 3000)).game;
  expect(none.result).toEqual({ winner: 'black', by: 'resignation' });
});

test('a game of a team against Carl, by correspondence is never rated, not even when it was agreed so', () => {
  const terms = { variant: 'russian', start: null, rated: true, time, place: game.place } as const;
  expect(begin('g1', terms, seats, 1000).rated).toBe(false);
  expect(begin('g1', terms, { white: seatPerson(anna), black: seatPerson(carl) }, 1000).rated).toBe(true);
  const won = { ...game, rated: true, result: { winner: 'white', by: 'resignation' } as const };
  const expected = { rated: false, players: { white: { id: 'team.t1', name: 'The Kings' }, black: carl } };
  expect(finishedOf(won, 5000)).toMatchObject(expected);
});
