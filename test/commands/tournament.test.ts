/** What players and organizers of a tournament are answered, and what they cannot do: each in an exact sentence that says what can be done. */
import { expect, test } from 'vitest';
import { saveGame } from '../../src/app/save/saveGame.ts';
import { DAY, HOUR, MINUTE } from '../../src/game/span.ts';
import type { Reply } from '../../src/app/ports/reply.ts';
import { runningGames } from '../../src/tournament/life/meeting.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import { TOURNAMENT } from '../../src/views/presses/declared.ts';
import { sweep } from '../app/sweep.ts';
import { newChannel, newTable, wordsOf, type Channel, type Table } from '../app/table.ts';
import { faultsOf } from '../views/limits.ts';
import { press, pressLabel, refusalOf, screenOf, suggest, type } from './asks.ts';

interface Hall extends Table {
  readonly channel: Channel;
}

const NOON = Date.UTC(2026, 10, 22, 12);
const CUP = { name: 'Cup', form: 'swiss', time: '5+3' };
const named = (id: string) => ({ id, name: id.toUpperCase(), isBot: false });
const bot = { id: 'weather', name: 'WEATHER', isBot: true };

/** Time passes, and everything due is done. */
async function goOn({ app, channel, time }: Hall, ms = 1000): Promise<void> {
  time.now += ms;
  for (let round = 0; round < 6; round += 1) await sweep(app, channel);
}

async function hallWith(given: object = {}, players: readonly string[] = []): Promise<Hall> {
  const table = await newTable();
  table.time.now = NOON;
  const hall = { ...table, channel: newChannel(() => table.time.now) };
  await type(hall, 'anna', 'tournament create', { ...CUP, ...given });
  for (const who of players) await type(hall, who, 'tournament join');
  await goOn(hall);
  return hall;
}

async function stateOf({ app }: Hall): Promise<Tournament> {
  const stages = ['open', 'running', 'finished', 'cancelled'] as const;
  const [record] = await app.store.tournaments.list({ guildId: 'guild-1', stages });
  if (!record) throw new Error('there is no tournament');
  return record.tournament;
}

/** White wins all that is being played. */
async function playRound(hall: Hall): Promise<void> {
  for (const { game } of runningGames(await stateOf(hall))) {
    const record = await hall.app.store.game(game.id ?? '');
    if (!record) throw new Error('there is no game');
    const moves = Array.from({ length: 20 }, () => 'c3-d4');
    const result = { winner: 'white', by: 'resignation' } as const;
    const { version } = record.game;
    await saveGame(
      hall.app,
      { ...record.game, moves, result, version: version + 1, changedAt: hall.time.now },
      null,
    );
  }
  await goOn(hall, MINUTE);
}

const said = (reply: Reply): string => wordsOf(screenOf(reply));
const firstGame = async (hall: Hall): Promise<string> =>
  (await stateOf(hall)).rounds[0]?.meetings[0]?.games[0]?.id ?? '';

const FOUR = ['anna', 'boris', 'chidi', 'dora'] as const;
const REFUSED = 'Only the organizer can do that';

interface Case {
  readonly name: string;
  readonly given?: object;
  readonly players?: readonly string[];
  readonly prepare?: (hall: Hall) => Promise<unknown>;
  readonly ask: (hall: Hall) => Promise<Reply>;
  readonly says: string;
}

const start = async (hall: Hall): Promise<void> => {
  await type(hall, 'anna', 'tournament manage start');
  await goOn(hall);
};

const CASES: readonly Case[] = [
  {
    name: 'created by somebody who may not',
    ask: (hall) => type(hall, 'boris', 'tournament create', CUP),
    says: 'To host a tournament, you need one of these permissions: **Manage Server**, **Manage Events**, **Manage Messages**. Ask an admin for one.',
  },
  {
    name: 'joined twice',
    players: ['boris'],
    ask: (hall) => type(hall, 'boris', 'tournament join'),
    says: 'You’re already in this tournament.',
  },
  {
    name: 'joined without the role',
    given: { role: '77' },
    ask: (hall) => type(hall, 'boris', 'tournament join'),
    says: 'To join this tournament, you need the <@&77> role.',
  },
  {
    name: 'joined without a rating',
    given: { lowest: 1500, highest: 1800 },
    ask: (hall) => type(hall, 'boris', 'tournament join'),
    says: 'To join this tournament, you need a rating between 1,500 and 1,800.',
  },
  {
    name: 'full',
    given: { players: 3 },
    players: ['anna', 'boris', 'chidi'],
    ask: (hall) => type(hall, 'dora', 'tournament join'),
    says: 'The tournament is full: it takes 3 players.',
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
    says: 'In this kind of tournament, all pairings are set from the start, so you can’t take a break. You can still withdraw with `/tournament withdraw`.',
  },
  {
    name: 'an end to no pause',
    players: ['boris'],
    ask: (hall) => type(hall, 'boris', 'tournament resume'),
    says: 'You aren’t taking a break: you’ll be paired in the next round.',
  },
  ...(
    [
      ['manage start', {}],
      ['manage cancel', { reason: 'rain' }],
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
    says: 'This player is already in the tournament.',
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
    says: 'These two aren’t kept apart, so they can be paired.',
  },
  {
    name: 'postponed when it has begun',
    players: FOUR,
    prepare: start,
    ask: (hall) => type(hall, 'anna', 'tournament manage postpone', { to: '2h' }),
    says: 'The tournament has started, so you can’t do that anymore.',
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
    name: 'the result of a game in progress',
    players: FOUR,
    prepare: start,
    ask: async (hall) =>
      type(hall, 'anna', 'tournament manage result', {
        game: await firstGame(hall),
        result: 'draw',
        reason: 'why',
      }),
    says: 'In this tournament, only the players can decide a game that’s still in progress. You can change its result once it’s over, or annul it with `/tournament manage annul`.',
  },
  {
    name: 'an arena by correspondence',
    ask: (hall) => type(hall, 'anna', 'tournament create', { ...CUP, form: 'arena', time: '3d' }),
    says: 'An arena needs a live time control, such as `5+3`.',
  },
  {
    name: 'an end before the start',
    ask: (hall) => type(hall, 'anna', 'tournament create', { ...CUP, starts: '3d', ends: '2026-11-23' }),
    says: 'There’s too little time between the start and the end. Choose a later end.',
  },
  {
    name: 'a file before the first round',
    ask: (hall) => type(hall, 'boris', 'tournament export'),
    says: 'I can’t export this tournament: a TRF file needs at least one round, and the format doesn’t support arenas.',
  },
  {
    name: 'anything after the end',
    prepare: (hall) => type(hall, 'anna', 'tournament manage cancel', { reason: 'rain' }),
    ask: (hall) => type(hall, 'boris', 'tournament join', { tournament: 'Cup' }),
    says: 'The tournament is over. See if there’s another with `/tournament status`.',
  },
];

test.each(CASES)('refused: $name', async ({ given, players, prepare, ask, says }) => {
  const hall = await hallWith(given, players);
  await prepare?.(hall);
  const before = await stateOf(hall);
  expect(refusalOf(await ask(hall))).toBe(says);
  expect(await stateOf(hall)).toEqual(before);
});

test('which of several is meant is chosen from a menu, unless it is asked for in one’s thread', async () => {
  const hall = await hallWith();
  await type(hall, 'anna', 'tournament create', { ...CUP, name: 'Other cup' });
  const reply = await type(hall, 'boris', 'tournament join');
  expect(said(reply)).toContain('There are several tournaments here.');
  const [menu] = screenOf(reply).blocks.flatMap((block) => (block.kind === 'menu' ? [block.menu] : []));
  expect(menu?.choices.map(({ label }) => label)).toEqual(['Other cup · Swiss', 'Cup · Swiss']);
  const joined = await press(hall, 'boris', menu!.press, menu!.choices[1]!.value);
  expect(said(joined)).toContain('You’re in **Cup**.');
  expect(await suggest(hall, 'boris', 'tournament leave', 'tournament', 'oth')).toHaveLength(1);
});

test('what is usual completes what was said of a tournament', async () => {
  const live = await stateOf(await hallWith());
  expect(live.terms).toMatchObject({ variant: 'russian', startsAt: NOON + HOUR, halfByes: 1, rated: true });
  const slow = await stateOf(
    await hallWith({ form: 'round-robin', time: '3d', ends: '2027-01-31', repeats: 'month' }),
  );
  expect(slow.terms).toMatchObject({
    form: { kind: 'round-robin', cycles: 1, isAtOnce: true },
    startsAt: NOON + DAY,
    endsAt: Date.UTC(2027, 1, 1),
    repeats: { every: 'month', zone: 'UTC' },
  });
  const arena = await stateOf(await hallWith({ form: 'arena', minutes: 30, time: undefined }));
  expect(arena.terms).toMatchObject({ form: { lasts: 30 * MINUTE }, time: { initial: 5 * MINUTE } });
});

test('a withdrawal is asked first, once it has begun, and everybody reads what an organizer changed', async () => {
  const hall = await hallWith({ rounds: 2 }, [...FOUR, 'elif']);
  await start(hall);
  const question = await type(hall, 'boris', 'tournament withdraw');
  expect(said(question)).toContain('Do you want to withdraw from **Cup**?');
  expect(said(await pressLabel(hall, 'boris', screenOf(question), 'No, stay'))).toBe('You’re still in.');
  await pressLabel(hall, 'boris', screenOf(question), 'Yes, withdraw');
  await playRound(hall);
  const game = await firstGame(hall);
  await type(hall, 'anna', 'tournament manage result', { game, result: 'draw', reason: 'Wrong *board*' });
  await goOn(hall);
  const { id } = await stateOf(hall);
  const rulings = said(await press(hall, 'dora', TOURNAMENT.to.rulings({ id })));
  expect(rulings).toContain(String.raw`-# Wrong \*board\*`);
  expect(rulings).toContain('<@boris> left the tournament.');
  expect(rulings).toContain('<@anna> started the tournament.');
  await playRound(hall);
  expect((await stateOf(hall)).stage).toBe('finished');
  const table = screenOf(await type(hall, 'boris', 'tournament table'));
  expect(wordsOf(table)).toContain('⁨BORIS⁩ (withdrawn)');
  expect(screenOf(await type(hall, 'boris', 'tournament export')).blocks).toContainEqual(
    expect.objectContaining({ kind: 'file', name: `${id}.trf` }),
  );
  expect([...hall.channel.messages.values()].flatMap(faultsOf)).toEqual([]);
});

test.each([
  ['swiss', { form: 'swiss' }, 8],
  ['double-swiss', { form: 'double-swiss', rounds: 3, openings: 'idf' }, 6],
  ['round-robin', { form: 'round-robin', time: '3d' }, 6],
  ['knock-out', { form: 'knock-out' }, 5],
  ['arena', { form: 'arena', minutes: 12 }, 10],
] as const)(
  'a tournament of the form %s goes from its announcement to its winners',
  async (_, given, count) => {
    const players = Array.from({ length: count }, (__, index) => `player${index}`);
    const hall = await hallWith(given, players);
    await start(hall);
    for (let round = 0; round < 60 && (await stateOf(hall)).stage === 'running'; round += 1)
      await playRound(hall);
    const posted = [...hall.channel.messages.values()];
    expect(posted.flatMap(faultsOf)).toEqual([]);
    expect(posted.filter((screen) => wordsOf(screen).startsWith('🏁'))).toHaveLength(1);
    expect(wordsOf(posted[0])).toContain('🥇 <@player');
    const history = said(await type(hall, 'anna', 'tournament history'));
    expect(history).toContain('**Cup** (Nov 22, 2026): <@player');
    for (const name of ['status', 'table', 'games'])
      expect(faultsOf(screenOf(await type(hall, 'player1', `tournament ${name}`)))).toEqual([]);
  },
);
