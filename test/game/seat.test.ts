/**
 * All questions about a seat, for every kind of seat. One table, so that a new kind has to answer
 * them all.
 */
import { expect, test } from 'vitest';
import { newGame as begin } from '../../src/game/newGame.ts';
import {
  canBeRated,
  isGone,
  mayActFor,
  mentionsOf,
  peopleOf,
  playerOf,
  seatEngine,
  seatPerson,
  seatCrowd,
  shareSomebody,
  withStandIn,
  type Seat,
} from '../../src/game/seat.ts';
import { formerPlayer } from '../../src/game/player.ts';
import { finishedOf } from '../../src/rating/finished.ts';
import { newGame } from './table.ts';

const anna = { id: 'anna', name: 'Anna' };
const boris = { id: 'boris', name: 'Boris' };
const former = formerPlayer('x1');

const SEATS = {
  person: seatPerson(anna),
  engine: seatEngine({ id: 'crownhead', name: 'Crownhead' }, 4),
  crowd: seatCrowd('guild-1', 'The Kings', { kind: 'everyone' }),
  former: seatPerson(former),
} as const satisfies Record<string, Seat>;
type Name = keyof typeof SEATS;

test.each<[Name, string]>([
  ['person', 'anna'],
  ['engine', 'crownhead'],
  ['crowd', 'crowd.everyone.guild-1'],
  ['former', 'former.x1'],
])('for a seat of the kind %s, only %s may act', (name, actor) => {
  const ids = [
    'anna',
    'boris',
    'crownhead',
    'crowd.everyone.guild-1',
    'guild-1',
    'former.x1',
    'The Kings',
    '',
  ];
  expect(ids.filter((id) => mayActFor(SEATS[name], id))).toEqual([actor]);
});

test.each<[Name, readonly string[], readonly string[], boolean]>([
  ['person', ['anna'], ['anna'], false],
  ['engine', [], [], false],
  ['crowd', [], [], false],
  ['former', [], ['former.x1'], true],
])('a %s: notifies %j, has the people %j, is gone: %s', (name, called, people, gone) => {
  expect(mentionsOf(SEATS[name])).toEqual(called);
  expect(peopleOf(SEATS[name]).map(({ id }) => id)).toEqual(people);
  expect(isGone(SEATS[name])).toBe(gone);
});

test('every seat has an id and a name in the records', () =>
  expect(Object.values(SEATS).map(playerOf)).toEqual([
    anna,
    { id: 'crownhead', name: 'Crownhead' },
    { id: 'crowd.everyone.guild-1', name: 'The Kings' },
    former,
  ]));

test.each<[Name, string, Seat]>([
  ['person', 'anna', seatPerson(former)],
  ['person', 'boris', SEATS.person],
  ['engine', 'anna', SEATS.engine],
  ['crowd', 'anna', SEATS.crowd],
])('a %s without %s', (name, user, after) => expect(withStandIn(SEATS[name], user, former)).toEqual(after));

test.each<[Name, Seat, boolean]>([
  ['person', seatPerson(anna), true],
  ['person', seatPerson(boris), false],
  ['person', SEATS.engine, false],
  ['person', SEATS.crowd, false],
  ['engine', SEATS.crowd, false],
])('whether a %s shares a person with the other side (case %#)', (name, other, isShared) => {
  const expected = [isShared, isShared];
  expect([shareSomebody(SEATS[name], other), shareSomebody(other, SEATS[name])]).toEqual(expected);
});

const { place } = newGame();
const terms = { variant: 'russian', start: null, rated: true, time: null, place } as const;

const against = (black: Seat) => () => begin('g1', terms, { white: SEATS.person, black }, 1000);

test('no game begins if somebody would play against themselves', () => {
  expect(against(seatPerson(anna))).toThrow('two different players');
  expect(against(seatPerson(boris))).not.toThrow();
});

test('only a game between two people can be rated', () => {
  const { person, engine, crowd } = SEATS;
  const other = seatPerson(boris);
  const rated = [
    [person, other],
    [person, engine],
    [crowd, other],
    [engine, crowd],
  ].map(([white = person, black = person]) => canBeRated({ white, black }));
  expect(rated).toEqual([true, false, false, false]);
});

test('a team’s game is never rated, even if both sides agreed to that', () => {
  const seats = { white: SEATS.crowd, black: seatPerson(boris) };
  expect(begin('g1', terms, seats, 1000).rated).toBe(false);
  expect(begin('g1', terms, { ...seats, white: SEATS.person }, 1000).rated).toBe(true);
  const won = newGame({ seats, rated: true, result: { winner: 'white', by: 'resignation' } });
  const players = { white: { id: 'crowd.everyone.guild-1', name: 'The Kings' }, black: boris };
  expect(finishedOf(won, 5000)).toMatchObject({ rated: false, players });
});
