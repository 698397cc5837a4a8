/**
 * Tournaments as the sweep advances them, even after failures: games begin, results are counted and
 * news is posted.
 */
import { expect, test } from 'vitest';
import { eraseUser } from '../../../src/app/person/erase.ts';
import { done } from '../../../src/kit/result.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';
import { changeTournament } from '../../../src/app/tournament/change.ts';
import { DAY, HOUR, MINUTE } from '../../../src/game/calendar/span.ts';
import { join } from '../../../src/tournament/life/players/entering.ts';
import { voidGame, correct } from '../../../src/tournament/life/organizing.ts';
import { applicant, DAYS, FORMS, NOON } from '../../tournament/life/hall.ts';
import { scripted } from '../scripted.ts';
import { heardOf } from '../../views/screens.ts';
import { wordsOf } from '../table.ts';
import {
  end,
  letPass,
  hallWith,
  ID,
  isTold,
  playRound,
  posted,
  runningIn,
  stateOf,
} from './tournamentHall.ts';

test('a tournament is announced, and the announcement shows new entries', async () => {
  const hall = await hallWith(FORMS[0]!, 2);
  expect(posted(hall).join('\n')).toContain('**2 players:**');
  await changeTournament(hall.app, ID, (each) => join(each, applicant(9), NOON));
  await letPass(hall, 1000);
  expect(hall.channel.messages.size).toBe(1);
  expect(posted(hall).join('\n')).toContain('**3 players:**');
});

test('news is posted even if Discord refuses to edit the announcement, which is updated later', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 2 }, 4);
  const { channel } = hall;
  const update = channel.update.bind(channel);
  channel.update = async () => 'later';
  await letPass(hall, HOUR);
  await playRound(hall);
  expect(isTold(hall, '**Round 2**')).toBe(true);
  expect(posted(hall)[0]).toContain('Starts <t:');
  channel.update = update;
  await letPass(hall, MINUTE);
  expect(posted(hall)[0]).toContain('In progress');
});

test('news that can’t be rendered is reported once, and delays nothing', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 2 }, 4);
  const { app } = hall;
  const { tournaments } = app.store;
  const ruling = { by: 'boss', what: 'judged', game: null, from: null, to: '=', reason: null } as const;
  await changeTournament(app, ID, (each) =>
    done({ ...each, version: each.version + 1, rulings: [{ ...ruling, at: NOON, users: ['u1'] }] }),
  );
  const odd = {
    ...ruling,
    at: NOON,
    get users(): readonly string[] {
      throw new TypeError('a bug in the words of a ruling');
    },
    toJSON: () => ({ ...ruling, at: NOON, users: ['u1'] }),
  };
  const load: typeof tournaments.load = async (id) => {
    const record = await tournaments.load(id);
    return record && { ...record, tournament: { ...record.tournament, rulings: [odd] } };
  };
  const store = { ...app.store, tournaments: { ...tournaments, load } };
  await expect(letPass({ ...hall, app: { ...app, store } }, HOUR)).rejects.toThrow('1 due rows failed');
  await letPass(hall, 1000);
  expect(isTold(hall, '**Round 1**')).toBe(true);
  const id = `tournament/${ID}/t${ID}.ruling-0`;
  expect(await app.store.due.resting()).toMatchObject([{ kind: 'duty', id }]);
  await app.store.due.free('duty', id, hall.time.now);
  await letPass(hall, 1000);
  // These are all posts except the announcement, which mentions the organizer.
  expect(posted(hall).filter((text) => text.includes('<@boss>'))).toHaveLength(2);
});

test('an announcement whose content is the same isn’t edited', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 5 }, 6);
  await letPass(hall, HOUR);
  hall.channel.update = async () => {
    throw new Error('nothing on it has changed');
  };
  await playRound(hall);
  expect(isTold(hall, '**Round 2**')).toBe(true);
});

test('the round’s posts don’t wait for games that end while they are sent', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 2 }, 4);
  const { channel } = hall;
  const post = channel.post.bind(channel);
  channel.post = async (...given) => {
    if (!wordsOf(given[1]).includes('**Round 1**')) return post(...given);
    for (const { id } of await runningIn(hall)) await end(hall, id, { winner: 'white', by: 'resignation' });
    return post(...given);
  };
  await letPass(hall, HOUR);
  channel.post = post;
  await letPass(hall, 1000);
  expect((await stateOf(hall)).rounds).toHaveLength(2);
  expect(isTold(hall, '**Round 2**')).toBe(true);
});

test('a corrected result and a voided result both lead to the right next games', async () => {
  const hall = await hallWith({ kind: 'knock-out', hasThirdPlace: false }, 2);
  await letPass(hall, HOUR);
  const [first] = await runningIn(hall);
  const act = { by: 'boss', at: hall.time.now, reason: 'wrong board' };
  await changeTournament(hall.app, ID, (each) => voidGame(each, first!.id, act));
  await letPass(hall, 1000);
  expect((await hall.app.store.games.load(first!.id))?.game.result).toEqual({ winner: null, by: 'annulled' });
  const [again] = await runningIn(hall);
  expect(again?.id).not.toBe(first!.id);
  await end(hall, again!.id, { winner: 'white', by: 'resignation' });
  await letPass(hall, 1000);
  await changeTournament(hall.app, ID, (each) => correct(each, again!.id, '=', act));
  await letPass(hall, 1000);
  const { rounds } = await stateOf(hall);
  expect(rounds[0]?.meetings[0]?.games.map(({ result }) => result)).toEqual(['=', null]);
  expect(isTold(hall, 'changed the result')).toBe(true);
});

test('when a tournament reaches its announced end, its games are adjudicated and marked as over', async () => {
  const hall = await hallWith({ kind: 'round-robin', cycles: 1, isAtOnce: true }, 4, {
    time: { ...DAYS, perMove: 7 * DAY },
    endsAt: NOON + 3 * DAY,
  });
  await letPass(hall, HOUR);
  const games = await runningIn(hall);
  expect(games).toHaveLength(6);
  const { game } = (await hall.app.store.games.load(games[0]!.id))!;
  const moved = { ...game, moves: ['c3-d4'], turns: [...game.turns, { ply: 1, from: hall.time.now }] };
  await saveGame(hall.app, { ...moved, version: game.version + 1 }, hall.time.now);
  await letPass(hall, 3 * DAY);
  expect(await stateOf(hall)).toMatchObject({ stage: 'finished', closing: [] });
  const ends = await hall.app.store.servers.games(games.map(({ id }) => id));
  expect(ends.map(({ result }) => result)).toEqual([
    { winner: null, by: 'adjudication' },
    ...Array.from({ length: 5 }, () => ({ winner: null, by: 'annulled' })),
  ]);
});

test('an erased player forfeits and is replaced by a stand-in, and the others continue', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 2 }, 4);
  await letPass(hall, HOUR);
  await eraseUser(hall.app, 'u1', hall.time.now);
  await letPass(hall, MINUTE);
  await playRound(hall);
  await playRound(hall);
  const tournament = await stateOf(hall);
  expect(tournament).toMatchObject({ stage: 'finished' });
  const podiums = [...hall.channel.messages.values()].filter((each) => heardOf(each).includes('Podium of'));
  expect(podiums).toHaveLength(2);
  expect(JSON.stringify(tournament)).not.toContain('"u1"');
  expect(tournament.players.find(({ withdrawn }) => withdrawn)).toMatchObject({ withdrawn: 'erased' });
  const own = await hall.app.store.personal.holdings('u2');
  expect(own['tournament']).toMatchObject([{ name: 'Friday blitz', entry: { id: 'u2' } }]);
});

test('a player who leaves the server is withdrawn', async () => {
  const hall = await hallWith({ kind: 'round-robin', cycles: 1, isAtOnce: true }, 4, { time: DAYS });
  hall.gone.add('u4');
  await letPass(hall, HOUR);
  expect((await stateOf(hall)).players.map(({ id }) => id)).toEqual(['u1', 'u2', 'u3']);
  hall.gone.add('u3');
  await letPass(hall, DAY);
  const { players } = await stateOf(hall);
  expect(players.map(({ withdrawn }) => withdrawn)).toEqual([null, null, 'gone']);
});

test('the games of a deleted thread move to the channel; without a channel, the tournament waits for a new one, and ends by rule', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 2 }, 4, { time: DAYS });
  await letPass(hall, HOUR);
  hall.channel.fault = 'gone';
  await playRound(hall);
  expect(await stateOf(hall)).toMatchObject({ venue: { threadId: null }, stuck: { by: 'no-place' } });
  hall.channel.fault = null;
  await letPass(hall, 7 * HOUR);
  expect(await stateOf(hall)).toMatchObject({ stuck: null, stage: 'running' });
  hall.channel.fault = 'gone';
  await playRound(hall);
  for (let days = 0; days < 10; days += 1) await letPass(hall, DAY);
  expect((await stateOf(hall)).stage).toBe('finished');
});

test('the end is announced once the closed channel is open again', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 1 }, 4);
  await letPass(hall, HOUR);
  hall.channel.fault = 'forbidden';
  await playRound(hall);
  for (let hours = 0; hours < 30; hours += 7) await letPass(hall, 7 * HOUR);
  expect(await stateOf(hall)).toMatchObject({ stage: 'finished', venue: { threadId: null } });
  expect((await stateOf(hall)).told).not.toContain('end');
  hall.channel.fault = null;
  for (let hours = 0; hours < 14; hours += 7) await letPass(hall, 7 * HOUR);
  expect((await stateOf(hall)).told).toContain('end');
});

test.each([
  ['before it began', 1, 'cancelled'],
  ['while it went on', 4, 'finished'],
])('a tournament whose channel was lost %s still ends at the announced time', async (_, players, stage) => {
  const endsAt = NOON + 3 * DAY + HOUR;
  const hall = await hallWith({ kind: 'swiss', rounds: 2 }, players, {
    time: { ...DAYS, perMove: 7 * DAY },
    endsAt,
  });
  await letPass(hall, players > 1 ? HOUR : 0);
  hall.channel.fault = 'gone';
  await letPass(hall, 2 * HOUR);
  // A recent attempt, which delays the next try by hours.
  await letPass(hall, endsAt - HOUR - hall.time.now);
  await letPass(hall, HOUR);
  expect(await stateOf(hall)).toMatchObject({ stage, endedAt: endsAt });
});

test('a tournament waits for enough players, and is then canceled', async () => {
  const hall = await hallWith(FORMS[0]!, 0);
  await letPass(hall, HOUR);
  expect(isTold(hall, 'Too few players')).toBe(true);
  await letPass(hall, HOUR);
  expect(await stateOf(hall)).toMatchObject({ stage: 'cancelled', end: 'too-few' });
});

test('a repeating tournament schedules its next week once, as soon as it begins', async () => {
  const repeats = { every: 'week', zone: 'Europe/Berlin' } as const;
  const hall = await hallWith(FORMS[0]!, 4, { repeats });
  await letPass(hall, HOUR);
  await playRound(hall);
  const open = await hall.app.store.tournaments.list({ guildId: '1', stages: ['open'] });
  expect(open.map(({ tournament }) => tournament)).toMatchObject([
    { players: [], terms: { name: 'Friday blitz', startsAt: NOON + HOUR + 7 * DAY } },
  ]);
});

test('a certain win is adjudicated as a win when the tournament ends', async () => {
  const hall = await hallWith({ kind: 'round-robin', cycles: 1, isAtOnce: true }, 3, {
    time: { ...DAYS, perMove: 7 * DAY },
    endsAt: NOON + 3 * DAY,
  });
  const engine = { ...scripted(), score: 29_990 };
  const thinking = { ...hall, app: { ...hall.app, engine } };
  await letPass(thinking, HOUR);
  const [first] = await runningIn(hall);
  const turns = [...first!.turns, { ply: 1, from: hall.time.now }];
  await saveGame(hall.app, { ...first!, moves: ['c3-d4'], turns, version: first!.version + 1 }, NOON + DAY);
  await letPass(thinking, 3 * DAY);
  const judged = (await hall.app.store.games.load(first!.id))?.game.result;
  expect(judged).toEqual({ winner: 'black', by: 'adjudication' });
});

test('the clock of a player on vacation is stopped from the first move', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 1 }, 4, { time: DAYS });
  const away = { from: NOON, to: NOON + 5 * DAY };
  await hall.app.store.people.saveVacations({ user: 'u1', version: 1, spans: [away] }, NOON + 99 * DAY);
  await letPass(hall, HOUR);
  const games = await runningIn(hall);
  expect(games.flatMap(({ vacations }) => vacations)).toMatchObject([away]);
});
