/**
 * Players of a tournament who are removed by a rule, notified, and readmitted, and players who must
 * not be paired.
 */
import { expect, test } from 'vitest';
import { block, unblock } from '../../../src/app/server/blocks.ts';
import { changeTournament } from '../../../src/app/tournament/change.ts';
import { showStatus } from '../../../src/app/tournament/look.ts';
import { openIn } from '../../../src/app/tournament/organize.ts';
import { joinTournament, takePart } from '../../../src/app/tournament/takePart.ts';
import { isTitle } from '../../../src/tournament/life/table/placings.ts';
import { DAY, HOUR, MINUTE } from '../../../src/game/calendar/span.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { add, remove } from '../../../src/tournament/life/players/entering.ts';
import { MOST_AVOIDED } from '../../../src/tournament/life/nextRound.ts';
import { makeSnowflake } from '../../../playground/server/world/snowflake.ts';
import { DAYS, FORMS, NOON, termsOf, VENUE } from '../../tournament/life/hall.ts';
import { wordsOf } from '../../views/screens.ts';
import { asking } from '../table.ts';
import {
  end,
  letPass,
  hallWith,
  ID,
  isTold,
  playRound,
  runningIn,
  stateOf,
  type Hall,
} from './tournamentHall.ts';

const SWISS = { kind: 'swiss', rounds: 3 } as const;
const ALL_AT_ONCE = { kind: 'round-robin', cycles: 1, isAtOnce: true } as const;

const from = (hall: Hall, id: string) => ({
  ...asking(hall, id),
  place: { guildId: VENUE.guildId, channelId: VENUE.channelId, locale: 'en-US' },
});

const joinAs = async (hall: Hall, id: string) =>
  joinTournament(hall.app, from(hall, id), await stateOf(hall));

const outOf = async (hall: Hall, id: string) =>
  (await stateOf(hall)).players.find((player) => player.id === id)?.withdrawn;

const opponentsOf = async (hall: Hall, id: string): Promise<readonly string[]> => {
  const { players, rounds } = await stateOf(hall);
  const { number } = players.find((player) => player.id === id)!;
  return rounds
    .flatMap(({ meetings }) => meetings)
    .filter(({ white, black }) => white === number || black === number)
    .map(
      ({ white, black }) => players.find((each) => each.number === (white === number ? black : white))!.id,
    );
};

test('a player who leaves the server is notified, and plays again after returning', async () => {
  const hall = await hallWith(ALL_AT_ONCE, 4, { time: { ...DAYS, perMove: 7 * DAY } });
  await letPass(hall, HOUR);
  hall.gone.add('u3');
  await letPass(hall, DAY + HOUR);
  expect(await outOf(hall, 'u3')).toBe('gone');
  expect(isTold(hall, '<@u3> left the server and won’t be paired anymore.')).toBe(true);
  hall.gone.delete('u3');
  // An answer that Discord gave a minute ago doesn't override the player's presence.
  expect(await joinAs(hall, 'u3')).toMatchObject({ ok: true });
  await letPass(hall, MINUTE);
  expect(await outOf(hall, 'u3')).toBeNull();
  expect(isTold(hall, '<@u3> is back')).toBe(true);
});

/** This player always loses on time; White wins the other games. */
async function playWithout(hall: Hall, id: string): Promise<void> {
  for (const { id: game, seats } of await runningIn(hall)) {
    if (seats.white.id === id) await end(hall, game, { winner: 'black', by: 'flag' });
    else await end(hall, game, { winner: 'white', by: seats.black.id === id ? 'flag' : 'resignation' });
  }
  await letPass(hall, MINUTE);
}

test('a player who loses on time twice in a row is notified, and is paired again after returning', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 5 }, 6, { time: DAYS });
  await letPass(hall, HOUR);
  await playWithout(hall, 'u2');
  expect(await outOf(hall, 'u2')).toBeNull();
  await playWithout(hall, 'u2');
  expect(await outOf(hall, 'u2')).toBe('absent');
  expect(isTold(hall, '<@u2> missed two games in a row and won’t be paired anymore.')).toBe(true);
  expect(await joinAs(hall, 'u2')).toMatchObject({ ok: true });
  await playRound(hall);
  const { rounds } = await stateOf(hall);
  expect(rounds).toHaveLength(4);
  expect(await opponentsOf(hall, 'u2')).toHaveLength(3);
});

test('a player blocked in the server is not paired there, and can’t return before the block is lifted', async () => {
  const hall = await hallWith(SWISS, 4);
  await letPass(hall, HOUR);
  const user = { id: 'u4', name: 'U4', isBot: false };
  const admin = from(hall, 'anna');
  await block(hall.app, admin, { user, server: true });
  await playRound(hall);
  expect(await outOf(hall, 'u4')).toBe('barred');
  expect(isTold(hall, '<@u4> can’t play in this server anymore')).toBe(true);
  const barred = { ok: false, problem: { code: 'no-games-here' } };
  expect(await joinAs(hall, 'u4')).toMatchObject(barred);
  expect(await takePart(hall.app, from(hall, 'u4'), ID, 'resume')).toMatchObject(barred);
  await unblock(hall.app, admin, { user, server: true });
  expect(await joinAs(hall, 'u4')).toMatchObject({ ok: true });
  await letPass(hall, MINUTE);
  expect(await outOf(hall, 'u4')).toBeNull();
});

const statusFor = async (hall: Hall, id: string): Promise<string> =>
  wordsOf(
    await showStatus(
      hall.app,
      { ...from(hall, id), mayOrganize: id === 'boss' },
      sayIn('en-US'),
      await stateOf(hall),
    ),
  );

const KEPT_APART = 'Some players won’t be paired';

async function blockAll(hall: Hall, by: string, users: readonly string[]): Promise<void> {
  for (const id of users) {
    hall.time.now += 1;
    await block(hall.app, from(hall, by), { user: { id, isBot: false } });
  }
}

test('a player who blocks another is not paired with them, and only the organizer learns that such pairs exist', async () => {
  const hall = await hallWith(SWISS, 6);
  // By rating, u1 would meet u4 in the first round.
  await blockAll(hall, 'u4', ['u1']);
  await letPass(hall, HOUR);
  for (let round = 1; round < 3; round += 1) await playRound(hall);
  expect(await opponentsOf(hall, 'u4')).not.toContain('u1');
  expect(await statusFor(hall, 'boss')).toContain(KEPT_APART);
  expect(await statusFor(hall, 'u1')).not.toContain(KEPT_APART);
});

test('blocks never stop a tournament: if no other pairing is left, the two meet', async () => {
  const hall = await hallWith(SWISS, 4);
  await blockAll(hall, 'u3', ['u1', 'u2', 'u4']);
  await letPass(hall, HOUR);
  for (let round = 0; round < 3; round += 1) await playRound(hall);
  expect(await stateOf(hall)).toMatchObject({ stage: 'finished', end: 'played' });
  expect(await opponentsOf(hall, 'u3')).toHaveLength(3);
});

test('players can’t choose their opponents by blocking everyone else', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 1 }, 8);
  // The first player of the upper half would meet the first of the lower half. The oldest blocks
  // have priority.
  await blockAll(hall, 'u1', ['u8', 'u7', 'u6', 'u5'].slice(0, MOST_AVOIDED + 1));
  await letPass(hall, HOUR);
  expect(await opponentsOf(hall, 'u1')).toEqual(['u5']);
  expect(await statusFor(hall, 'boss')).toContain(KEPT_APART);
});

test('a block made after the start doesn’t count', async () => {
  const hall = await hallWith(SWISS, 4);
  await letPass(hall, HOUR);
  hall.time.now += MINUTE;
  await blockAll(hall, 'u1', ['u2', 'u4']);
  expect(await statusFor(hall, 'boss')).not.toContain(KEPT_APART);
});

test('an account younger than a week can’t enter a rated tournament, because its games can’t be rated', async () => {
  const hall = await hallWith(SWISS, 3);
  const young = makeSnowflake(NOON - 6 * DAY);
  expect(await joinAs(hall, young)).toMatchObject({ ok: false, problem: { code: 'tournament-new-account' } });
  expect(await joinAs(hall, makeSnowflake(NOON - 8 * DAY))).toMatchObject({ ok: true });
  const casual = await hallWith(SWISS, 3, { rated: false });
  expect(await joinAs(casual, young)).toMatchObject({ ok: true });
});

/** The champions of a casual tournament of four, where three accounts have this age (ms). */
async function championsWith(age: number) {
  const hall = await hallWith({ kind: 'swiss', rounds: 2 }, 1, { rated: false });
  for (const index of [0, 1, 2]) await joinAs(hall, makeSnowflake(NOON - age + index));
  await letPass(hall, HOUR);
  for (const _ of [1, 2]) await playRound(hall);
  const { stage, venue } = await stateOf(hall);
  expect(stage).toBe('finished');
  return (await hall.app.store.placings.first(venue.guildId, 10)).filter(isTitle);
}

test('one person with a few new accounts can’t make any of them a champion, even in unrated games', async () => {
  expect(await championsWith(2 * DAY)).toHaveLength(0);
  expect(await championsWith(20 * DAY)).toHaveLength(1);
});

test('a player removed by the organizer can only be readmitted by the organizer, before and after the start', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 5 }, 6);
  const act = { by: 'boss', at: NOON, reason: null };
  const removed = { ok: false, problem: { code: 'tournament-removed' } };
  await changeTournament(hall.app, ID, (each) => remove(each, 'u6', act));
  expect(await joinAs(hall, 'u6')).toMatchObject(removed);
  await letPass(hall, HOUR);
  expect(await joinAs(hall, 'u6')).toMatchObject(removed);
  const again = { id: 'u6', name: 'Player 6', rating: null };
  expect(await changeTournament(hall.app, ID, (each) => add(each, again, act))).toMatchObject({ ok: true });
  await changeTournament(hall.app, ID, (each) => remove(each, 'u5', act));
  expect(await joinAs(hall, 'u5')).toMatchObject(removed);
  const back = { ...again, id: 'u5' };
  expect(await changeTournament(hall.app, ID, (each) => add(each, back, act))).toMatchObject({ ok: true });
  expect(await outOf(hall, 'u5')).toBeNull();
});

test('a round without legal pairings waits for the players who sit out', async () => {
  const hall = await hallWith(SWISS, 4);
  await letPass(hall, HOUR);
  for (const id of ['u1', 'u2', 'u3', 'u4']) await takePart(hall.app, from(hall, id), ID, 'pause');
  await playRound(hall);
  expect(await stateOf(hall)).toMatchObject({ stage: 'running', stuck: { by: 'no-pairing' } });
  for (const id of ['u1', 'u2', 'u3', 'u4']) await takePart(hall.app, from(hall, id), ID, 'resume');
  await letPass(hall, MINUTE);
  expect(await runningIn(hall)).toHaveLength(2);
});

test('a server has at most ten open tournaments, no matter how many are opened at the same instant', async () => {
  const { app } = await hallWith(FORMS[0]!, 4);
  const asked = { terms: termsOf(FORMS[0]!), venue: VENUE, organizer: { id: 'boss', name: 'Boss' } };
  const opened = await Promise.all(Array.from({ length: 12 }, () => openIn(app, asked)));
  expect(opened.filter(({ ok }) => ok)).toHaveLength(9);
});
