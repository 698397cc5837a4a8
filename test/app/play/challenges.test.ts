/** Challenges from the asking to the game, through the store; each refusal that a player can meet on the way. */
import { expect, test } from 'vitest';
import { refused } from '../../../src/kit/attempt.ts';
import { accept, cancel, decline, makeChallenge } from '../../../src/app/play/challenges.ts';
import type { Challenge, ColorChoice } from '../../../src/game/challenge/challenge.ts';
import { CHALLENGE_LIFETIME } from '../../../src/game/challenge/invite.ts';
import { asking, newTable, type Table } from '../table.ts';
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

test('making: a challenge is stored, open for a day, and to be shown', async () => {
  const table = await newTable();
  const made = await challenge(table);
  expect(made).toMatchObject({ state: 'open', version: 1, expiresAt: table.time.now + CHALLENGE_LIFETIME });
  expect(made.opponent).toEqual({ id: 'boris', name: 'Boris' });
  expect((await table.app.store.challenges.load(made.id))?.challenge).toEqual(made);
  expect(await claimDue(table.app.store, table.time.now + 4999, 0, 10)).toEqual([]);
  expect(await claimDue(table.app.store, table.time.now + 5000, 0, 10)).toHaveLength(1);
});

test.each([
  ['yourself', { id: 'anna', name: 'Anna', isBot: false }, 'challenge-yourself'],
  ['another bot', { id: 'other', name: 'Other', isBot: true }, 'challenge-bot'],
  ['this bot', { id: 'crownhead', name: 'Crownhead', isBot: true }, 'challenge-bot'],
])('making: nobody can challenge %s', async (_, opponent, code) => {
  const table = await newTable();
  const wish = { variant: 'russian', opponent, color: 'random' } as const;
  expect(await makeChallenge(table.app, asking(table, 'anna'), wish)).toEqual(refused({ code }));
});

test.each([
  ['white', true, 'anna'],
  ['black', true, 'boris'],
  ['random', true, 'anna'],
  ['random', false, 'boris'],
] as const)('accepting asking for %s with the coin at %s gives White to %s', async (color, heads, white) => {
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
});

test('accepting of two who accept at once one plays and the other is told', async () => {
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
  ['accepting one’s own', accept, 'anna', { code: 'accept-own-challenge' }],
  ['declining for another', decline, 'carl', { code: 'challenge-not-for-you', opponent: 'Boris' }],
  ['cancelling another’s', cancel, 'boris', { code: 'challenge-not-yours' }],
])('what cannot be done: %s', async (_, act, who, problem) => {
  const table = await newTable();
  const made = await challenge(table);
  expect(await act(table.app, asking(table, who), made.id)).toEqual({ ok: false, problem });
  expect((await table.app.store.challenges.load(made.id))?.challenge).toEqual(made);
});

test('what cannot be done declining what is open to all', async () => {
  const table = await newTable();
  const { id } = await challenge(table, null);
  const notYours = refused({ code: 'challenge-not-yours' });
  expect(await decline(table.app, asking(table, 'carl'), id)).toEqual(notYours);
});

const ACTS = [
  ['accepting', accept, 'boris'],
  ['declining', decline, 'boris'],
  ['cancelling', cancel, 'anna'],
] as const;

test.each(ACTS)(
  'what cannot be done: %s what nobody knows, or what has expired, swept or not',
  async (_, act, who) => {
    const table = await newTable();
    expect(await act(table.app, asking(table, who), 'none')).toEqual(refused({ code: 'challenge-unknown' }));
    const { id } = await challenge(table);
    table.time.now += CHALLENGE_LIFETIME;
    const expired = refused({ code: 'challenge-closed', state: 'expired' });
    expect(await act(table.app, asking(table, who), id)).toEqual(expired);
  },
);

test.each([
  ['declined', decline, 'boris'],
  ['cancelled', cancel, 'anna'],
] as const)('what cannot be done anything after it was %s', async (state, close, who) => {
  const table = await newTable();
  const { id } = await challenge(table);
  expect(await close(table.app, asking(table, who), id)).toMatchObject({ ok: true, value: { state } });
  const closed = refused({ code: 'challenge-closed', state });
  for (const [, act, asker] of ACTS) expect(await act(table.app, asking(table, asker), id)).toEqual(closed);
});
