/** Things that a tournament's players and organizers can't do. Each refusal gives the reason. */
import { expect, test } from 'vitest';
import { TOURNAMENT } from '../../../src/views/presses/declarations.ts';
import { press, refusalOf, type } from '../asks.ts';
import { CUP, endIt, firstGame, FOUR, hallWith, start, stateOf, type Hall } from './hall.ts';

interface Scene {
  readonly given?: object;
  readonly players?: readonly string[];
  readonly prepare?: (hall: Hall) => Promise<unknown>;
}

const person = (id: string, isBot = false) => ({ id, name: id.toUpperCase(), isBot });

const JOINED: Scene = { players: ['boris'] };
const BEGUN: Scene = { players: FOUR, prepare: start };
const KNOCK_OUT: Scene = { ...BEGUN, given: { form: 'knock-out' } };
const FULL: Scene = { given: { players: 3 }, players: ['anna', 'boris', 'chidi'] };
const RATED: Scene = { given: { lowest: 1500, highest: 1800 } };
const OVER: Scene = { prepare: (hall) => endIt(hall, { cancel: true, reason: 'rain' }) };
const OTHER_CUP: Scene = {
  prepare: (hall) => type(hall, 'anna', 'tournament create', { ...CUP, name: 'Other cup' }),
};

const ORGANIZER = 'Only the organizer can do that, or someone with one of these permissions';
const [boris, weather] = [{ player: person('boris') }, { player: person('weather', true) }];
const APART = { player: person('anna'), other: person('boris') };
const DRAWN = { game: 'g', result: 'draw', reason: 'why' };
const LEAGUE = { ...CUP, form: 'league', 'group-size': 5, advance: 3 };

type Row = readonly [name: string, who: string, command: string, values: object, says: string, scene?: Scene];

const ROWS: readonly Row[] = [
  ['created by somebody who may not', 'boris', 'create', CUP, 'you need one of these permissions'],
  ['an unseen name', 'anna', 'create', { ...CUP, name: '\u3164\u200B\u0301' }, 'name of 1 to 60 visible'],
  ['one of several', 'anna', 'manage start', {}, 'There are several tournaments here.', OTHER_CUP],
  ['joined twice', 'boris', 'join', {}, 'You’re already in this tournament.', JOINED],
  ['joined without the role', 'boris', 'join', {}, 'the <@&77> role', { given: { role: '77' } }],
  ['joined unrated', 'boris', 'join', {}, 'between 1,500 and 1,800', RATED],
  ['full', 'dora', 'join', {}, 'The tournament is full: it takes 3 players.', FULL],
  ['left by somebody who is not in it', 'boris', 'leave', {}, 'You aren’t in this tournament.'],
  ['a pause in a knockout', 'boris', 'pause', {}, 'all pairings are set from the start', KNOCK_OUT],
  ['an end to no pause', 'boris', 'resume', {}, 'You aren’t taking a break', JOINED],
  ['started by a player', 'boris', 'manage start', {}, ORGANIZER, JOINED],
  ['ended by a player', 'boris', 'manage end', { reason: 'rain' }, ORGANIZER, JOINED],
  ['another removed by a player', 'boris', 'manage remove', boris, ORGANIZER, JOINED],
  ['a bot added', 'anna', 'manage add', weather, 'Bots don’t play in tournaments.'],
  ['a player added twice', 'anna', 'manage add', boris, 'This player is already in the tournament.', JOINED],
  ['a stranger removed', 'anna', 'manage remove', boris, 'This player isn’t in the tournament.'],
  ['one kept apart', 'anna', 'manage apart', { ...APART, ...boris }, 'Choose two different players.'],
  ['two let meet who may', 'anna', 'manage apart', { ...APART, undo: true }, 'can be paired already'],
  ['postponed too late', 'anna', 'manage start', { to: '2h' }, 'The tournament has started', BEGUN],
  ['a result before it has begun', 'anna', 'manage result', DRAWN, 'The tournament hasn’t started yet.'],
  ['the result of no game of it', 'anna', 'manage result', DRAWN, 'isn’t part of the tournament', BEGUN],
  ['slow arena', 'anna', 'create', { ...CUP, form: 'arena', time: '3d' }, 'An arena needs a real-time clock'],
  ['a league that moves more than half up', 'anna', 'create', LEAGUE, 'no more than 2 per group'],
  ['an early end', 'anna', 'create', { ...CUP, starts: '3d', ends: '2026-11-23' }, 'There’s too little time'],
  ['a file too soon', 'boris', 'show', { what: 'export' }, 'a TRF file needs at least one round'],
  ['anything after the end', 'boris', 'join', { tournament: 'Cup' }, 'The tournament is over.', OVER],
];

async function begun({ given, players, prepare }: Scene): Promise<Hall> {
  const hall = await hallWith(given, players);
  await prepare?.(hall);
  return hall;
}

test.each(ROWS.map((row) => ({ name: row[0], row })))('refused: $name', async ({ row }) => {
  const [, who, command, values, says, scene = {}] = row;
  const hall = await begun(scene);
  const before = await stateOf(hall);
  expect(refusalOf(await type(hall, who, `tournament ${command}`, { ...values }))).toContain(says);
  expect(await stateOf(hall)).toEqual(before);
});

test('refused: a result without a reason', async () => {
  const hall = await begun(BEGUN);
  const given = { game: await firstGame(hall), result: 'draw', reason: ' ' };
  expect(refusalOf(await type(hall, 'anna', 'tournament manage result', given))).toBe(
    'You need to give a reason. Everyone can read it.',
  );
});

test.each([
  ['started with too few players', 'start', 'anna', 'To start, the tournament needs at least 3 players.'],
  ['started by a button that is the organizer’s', 'start', 'boris', ORGANIZER],
  ['postponed by a button that is the organizer’s', 'postpone', 'boris', ORGANIZER],
] as const)('refused: %s', async (_, action, who, says) => {
  const hall = await hallWith({}, ['boris']);
  const before = await stateOf(hall);
  expect(refusalOf(await press(hall, who, TOURNAMENT.to[action]({ id: before.id })))).toContain(says);
  expect(await stateOf(hall)).toEqual(before);
});
