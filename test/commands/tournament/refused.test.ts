/**
 * What players and organizers of a tournament can't do: each refusal is an exact sentence that says
 * what they can do.
 */
import { expect, test } from 'vitest';
import type { Reply } from '../../../src/app/ports/command.ts';
import { TOURNAMENT } from '../../../src/views/presses/declarations.ts';
import { press, refusalOf, type } from '../asks.ts';
import { CUP, endIt, firstGame, FOUR, hallWith, start, stateOf, type Hall } from './hall.ts';

const named = (id: string) => ({ id, name: id.toUpperCase(), isBot: false });
const bot = { id: 'weather', name: 'WEATHER', isBot: true };
const REFUSED = 'Only the organizer can do that';

interface Case {
  readonly name: string;
  readonly given?: object;
  readonly players?: readonly string[];
  readonly prepare?: (hall: Hall) => Promise<unknown>;
  readonly ask: (hall: Hall) => Promise<Reply>;
  readonly says: string;
}

test.each<Case>([
  {
    name: 'created by somebody who may not',
    ask: (hall) => type(hall, 'boris', 'tournament create', CUP),
    says: 'To host a tournament, you need one of these permissions: **Manage Server**, **Manage Events**, **Manage Messages**. An admin can also choose a role for it in `/server settings`.',
  },
  {
    name: 'named with what nobody sees',
    ask: (hall) => type(hall, 'anna', 'tournament create', { ...CUP, name: '\u3164\u200B\u0301' }),
    says: 'Give the tournament a name of 1 to 60 visible characters, such as `Friday cup`.',
  },
  {
    name: 'organized without saying which of several is meant',
    prepare: (hall) => type(hall, 'anna', 'tournament create', { ...CUP, name: 'Other cup' }),
    ask: (hall) => type(hall, 'anna', 'tournament manage start'),
    says: 'There are several tournaments here. Use this command in the thread of the one you mean, or add its name to the command.',
  },
  {
    name: 'joined twice',
    players: ['boris'],
    ask: (hall) => type(hall, 'boris', 'tournament join'),
    says: 'You’re already in this tournament. See what’s next with `/tournament show what:next`.',
  },
  {
    name: 'joined without the role',
    given: { role: '77' },
    ask: (hall) => type(hall, 'boris', 'tournament join'),
    says: 'To join this tournament, you need the <@&77> role. Ask the organizer about it.',
  },
  {
    name: 'joined without a rating',
    given: { lowest: 1500, highest: 1800 },
    ask: (hall) => type(hall, 'boris', 'tournament join'),
    says: 'To join this tournament, you need a rating between 1,500 and 1,800. See yours with `/profile`.',
  },
  {
    name: 'full',
    given: { players: 3 },
    players: ['anna', 'boris', 'chidi'],
    ask: (hall) => type(hall, 'dora', 'tournament join'),
    says: 'The tournament is full: it takes 3 players. See if there’s another with `/tournament show`.',
  },
  {
    name: 'left by somebody who is not in it',
    ask: (hall) => type(hall, 'boris', 'tournament leave'),
    says: 'You aren’t in this tournament. Join it with `/tournament join`.',
  },
  {
    name: 'a pause in a knockout',
    given: { form: 'knock-out' },
    players: FOUR,
    prepare: start,
    ask: (hall) => type(hall, 'boris', 'tournament pause'),
    says: 'In this kind of tournament, all pairings are set from the start, so you can’t take a break. You can still withdraw with `/tournament leave`.',
  },
  {
    name: 'an end to no pause',
    players: ['boris'],
    ask: (hall) => type(hall, 'boris', 'tournament resume'),
    says: 'You aren’t taking a break: you’ll be paired in the next round. To take one, use `/tournament pause`.',
  },
  ...(
    [
      ['manage start', {}],
      ['manage end', { reason: 'rain' }],
      ['manage remove', { player: named('anna') }],
    ] as const
  ).map(([name, given]): Case => ({
    name: `/tournament ${name} by a player`,
    players: ['boris'],
    ask: (hall) => type(hall, 'boris', `tournament ${name}`, given),
    says: `${REFUSED}, or someone with one of these permissions: **Manage Server**, **Manage Events**, **Manage Messages**.`,
  })),
  {
    name: 'a bot added',
    ask: (hall) => type(hall, 'anna', 'tournament manage add', { player: bot }),
    says: 'Bots don’t play in tournaments. Choose a person.',
  },
  {
    name: 'a player added twice',
    players: ['boris'],
    ask: (hall) => type(hall, 'anna', 'tournament manage add', { player: named('boris') }),
    says: 'This player is already in the tournament. Choose someone else.',
  },
  {
    name: 'somebody removed who is not in it',
    ask: (hall) => type(hall, 'anna', 'tournament manage remove', { player: named('boris') }),
    says: 'This player isn’t in the tournament. Choose someone who is.',
  },
  {
    name: 'one player kept apart',
    ask: (hall) =>
      type(hall, 'anna', 'tournament manage apart', { player: named('boris'), other: named('boris') }),
    says: 'Choose two different players.',
  },
  {
    name: 'two let meet who may',
    ask: (hall) =>
      type(hall, 'anna', 'tournament manage apart', {
        player: named('anna'),
        other: named('boris'),
        undo: true,
      }),
    says: 'These players can be paired already.',
  },
  {
    name: 'started with too few players',
    players: ['boris'],
    ask: async (hall) => press(hall, 'anna', TOURNAMENT.to.start({ id: (await stateOf(hall)).id })),
    says: 'To start, the tournament needs at least 3 players. Wait until more have joined.',
  },
  {
    name: 'started by a button that is the organizer’s',
    players: FOUR,
    ask: async (hall) => press(hall, 'boris', TOURNAMENT.to.start({ id: (await stateOf(hall)).id })),
    says: 'Only the organizer can do that, or someone with one of these permissions: **Manage Server**, **Manage Events**, **Manage Messages**.',
  },
  {
    name: 'postponed by a button that is the organizer’s',
    ask: async (hall) => press(hall, 'boris', TOURNAMENT.to.postpone({ id: (await stateOf(hall)).id })),
    says: 'Only the organizer can do that, or someone with one of these permissions: **Manage Server**, **Manage Events**, **Manage Messages**.',
  },
  {
    name: 'postponed when it has begun',
    players: FOUR,
    prepare: start,
    ask: (hall) => type(hall, 'anna', 'tournament manage start', { to: '2h' }),
    says: 'The tournament has started, so you can’t do that anymore. See how it stands with `/tournament show what:table`.',
  },
  {
    name: 'a result before it has begun',
    ask: (hall) =>
      type(hall, 'anna', 'tournament manage result', { game: 'g', result: 'draw', reason: 'why' }),
    says: 'The tournament hasn’t started yet. You can do this once it has.',
  },
  {
    name: 'the result of no game of it',
    players: FOUR,
    prepare: start,
    ask: (hall) =>
      type(hall, 'anna', 'tournament manage result', { game: 'g', result: 'draw', reason: 'why' }),
    says: 'That game isn’t part of the tournament. Choose one that is.',
  },
  {
    name: 'a result without a reason',
    players: FOUR,
    prepare: start,
    ask: async (hall) =>
      type(hall, 'anna', 'tournament manage result', {
        game: await firstGame(hall),
        result: 'draw',
        reason: ' ',
      }),
    says: 'You need to give a reason. Everyone can read it.',
  },
  {
    name: 'an arena by correspondence',
    ask: (hall) => type(hall, 'anna', 'tournament create', { ...CUP, form: 'arena', time: '3d' }),
    says: 'An arena needs a real-time clock, such as `5+3`.',
  },
  {
    name: 'a league in which more than half of a group would move up',
    ask: (hall) =>
      type(hall, 'anna', 'tournament create', { ...CUP, form: 'league', 'group-size': 5, advance: 3 }),
    says: 'With groups of that size, no more than 2 per group can move up and down.',
  },
  {
    name: 'an end before the start',
    ask: (hall) => type(hall, 'anna', 'tournament create', { ...CUP, starts: '3d', ends: '2026-11-23' }),
    says: 'There’s too little time between the start and the end. Choose a later end.',
  },
  {
    name: 'a file before the first round',
    ask: (hall) => type(hall, 'boris', 'tournament show', { what: 'export' }),
    says: 'I can’t export this tournament: a TRF file needs at least one round, and the format doesn’t support arenas. Download single games with `/replay as:Save`.',
  },
  {
    name: 'anything after the end',
    prepare: (hall) => endIt(hall, { cancel: true, reason: 'rain' }),
    ask: (hall) => type(hall, 'boris', 'tournament join', { tournament: 'Cup' }),
    says: 'The tournament is over. See if there’s another with `/tournament show`.',
  },
])('refused: $name', async ({ given, players, prepare, ask, says }) => {
  const hall = await hallWith(given, players);
  await prepare?.(hall);
  const before = await stateOf(hall);
  expect(refusalOf(await ask(hall))).toBe(says);
  expect(await stateOf(hall)).toEqual(before);
});
