/** Challenges from the request to the game, through the store, and every refusal on the way. */
import { expect, test } from 'vitest';
import { refused } from '../../../src/kit/result.ts';
import { accept, cancel, decline, makeChallenge } from '../../../src/app/play/challenges.ts';
import type { Challenge, ColorChoice } from '../../../src/game/challenge/challenge.ts';
import { invite } from '../../../src/game/challenge/invite.ts';
import { DAY, MINUTE } from '../../../src/game/calendar/span.ts';
import { seatPerson } from '../../../src/game/seat.ts';
import { PLACE } from '../../store/samples.ts';
import { sweep } from '../sweep.ts';
import { asking, newChannel, newTable, type Table } from '../table.ts';
import { claimDue } from '../../store/claiming.ts';

const boris = { id: 'boris', name: 'Boris', isBot: false };

async function challenge(
  table: Table,
  opponent: typeof boris | null = boris,
  color: ColorChoice = 'white',
): Promise<Challenge> {
  const made = await makeChallenge(table.app, asking(table, 'anna'), { variant: 'russian', opponent, color });
  if (!made.ok) throw new Error(made.problem.code);
  return made.value;
}

test('a new challenge is stored, is open for a day, and is due to be shown', async () => {
  const table = await newTable();
  const made = await challenge(table);
  expect(made).toMatchObject({ state: 'open', version: 1, expiresAt: table.time.now + DAY });
  expect(made.opponent).toEqual({ kind: 'person', id: 'boris', name: 'Boris' });
  expect((await table.app.store.challenges.load(made.id))?.challenge).toEqual(made);
  expect(await claimDue(table.app.store, table.time.now + 4999, 0, 10)).toEqual([]);
  expect(await claimDue(table.app.store, table.time.now + 5000, 0, 10)).toHaveLength(1);
});

test.each([
  ['white', true, 'anna'],
  ['black', true, 'boris'],
  ['random', true, 'anna'],
  ['random', false, 'boris'],
] as const)(
  'if the challenger asks for %s, with the coin at %s, White goes to %s',
  async (color, heads, white) => {
    const table = await newTable();
    table.coin.heads = heads;
    const made = await challenge(table, null, color);
    const accepted = await accept(table.app, asking(table, 'boris'), made.id);
    if (!accepted.ok) throw new Error(accepted.problem.code);
    const { game } = accepted.value;
    expect(game.seats.white.id).toBe(white);
    expect(new Set([game.seats.white.id, game.seats.black.id])).toEqual(new Set(['anna', 'boris']));
    expect((await table.app.store.games.load(game.id))?.game).toEqual(game);
    const stored = await table.app.store.challenges.load(made.id);
    expect(stored?.challenge).toMatchObject({ state: 'accepted', gameId: game.id, version: 2 });
  },
);

test('of several simultaneous acceptances, one starts the game and the others are refused', async () => {
  const table = await newTable();
  const { id } = await challenge(table, null);
  const answers = await Promise.all(
    ['boris', 'carl', 'dora'].map((name) => accept(table.app, asking(table, name), id)),
  );
  const told = answers.filter((answer) => !answer.ok);
  const closed = { ok: false, problem: { code: 'challenge-closed', state: 'accepted' } };
  expect(told).toEqual([closed, closed]);
  expect(await table.app.store.games.list({})).toHaveLength(1);
});

type Answer = typeof decline | typeof accept;
test.each<[string, Answer, string, object]>([
  ['accepting for another', accept, 'carl', { code: 'challenge-not-for-you', opponent: 'Boris' }],
  ['accepting one’s own', accept, 'anna', { code: 'accept-own-challenge', id: expect.any(String) }],
  ['declining one’s own', decline, 'anna', { code: 'accept-own-challenge', id: expect.any(String) }],
  ['declining for another', decline, 'carl', { code: 'challenge-not-for-you', opponent: 'Boris' }],
  ['cancelling another’s', cancel, 'boris', { code: 'challenge-not-yours' }],
])('refused: %s', async (_, act, who, problem) => {
  const table = await newTable();
  const made = await challenge(table);
  expect(await act(table.app, asking(table, who), made.id)).toEqual({ ok: false, problem });
  expect((await table.app.store.challenges.load(made.id))?.challenge).toEqual(made);
});

const ACTS = [
  ['accepting', accept, 'boris'],
  ['declining', decline, 'boris'],
  ['cancelling', cancel, 'anna'],
] as const;

test.each(ACTS)(
  'refused: to %s a challenge that is unknown or expired, swept or not',
  async (_, act, who) => {
    const table = await newTable();
    expect(await act(table.app, asking(table, who), 'none')).toEqual(refused({ code: 'challenge-unknown' }));
    const { id } = await challenge(table);
    table.time.now += DAY;
    const expired = refused({ code: 'challenge-closed', state: 'expired' });
    expect(await act(table.app, asking(table, who), id)).toEqual(expired);
  },
);

test.each([
  ['declined', decline, 'boris'],
  ['cancelled', cancel, 'anna'],
] as const)('refused: any action after a challenge was %s', async (state, close, who) => {
  const table = await newTable();
  const { id } = await challenge(table);
  expect(await close(table.app, asking(table, who), id)).toMatchObject({ ok: true, value: { state } });
  const closed = refused({ code: 'challenge-closed', state });
  for (const [, act, asker] of ACTS) expect(await act(table.app, asking(table, asker), id)).toEqual(closed);
});

test('a challenge outside channels is not posted; its opponent can accept it anywhere, and other people cannot', async () => {
  const table = await newTable();
  const channel = newChannel();
  const { app, time } = table;
  const anna = seatPerson({ id: 'anna', name: 'ANNA' });
  const dora = seatPerson({ id: 'dora', name: 'DORA' });
  const terms = { variant: 'russian', color: 'white', place: null, time: '3d' } as const;
  const made = invite({ ...terms, challenger: anna, opponent: dora }, 'c1', time.now);
  if (!made.ok) throw new Error(made.problem.code);
  await app.store.challenges.add(made.value, time.now);
  await sweep(app, channel);
  expect(channel.messages.size).toBe(0);
  expect((await app.store.challenges.load('c1'))?.shown.version).toBe(1);

  expect(await accept(app, asking(table, 'anna'), 'c1')).toMatchObject({
    problem: { code: 'accept-own-challenge' },
  });
  expect(await accept(app, asking(table, 'emil'), 'c1')).toMatchObject({
    problem: { code: 'challenge-not-for-you', opponent: 'DORA' },
  });
  const begun = await accept(app, asking(table, 'dora'), 'c1');
  expect(begun).toMatchObject({
    value: { game: { seats: { white: anna, black: dora }, place: PLACE } },
  });
  time.now += MINUTE;
  await sweep(app, channel);
  expect(channel.messages.size).toBe(1);
});

test('a challenge outside channels that nobody answers expires silently', async () => {
  const table = await newTable();
  const channel = newChannel();
  const challenger = seatPerson({ id: 'anna', name: 'Anna' });
  const terms = { variant: 'russian', color: 'white', place: null, opponent: null } as const;
  const made = invite({ ...terms, challenger }, 'c1', table.time.now);
  if (!made.ok) throw new Error(made.problem.code);
  await table.app.store.challenges.add(made.value, table.time.now);
  for (const ms of [0, DAY, MINUTE]) {
    table.time.now += ms;
    await sweep(table.app, channel);
  }
  const expired = await table.app.store.challenges.load('c1');
  expect(expired).toMatchObject({ challenge: { state: 'expired' }, shown: { version: 2, card: null } });
  expect(channel.messages.size).toBe(0);
});
