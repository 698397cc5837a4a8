/** Challenging and starting games up to a person's limits, even several at the same time. */
import { expect, test } from 'vitest';
import { accept, cancel, decline, makeChallenge } from '../../../src/app/play/challenges.ts';
import { beginEngineGame } from '../../../src/app/play/engineGame.ts';
import { rematchAct } from '../../../src/app/play/rematch.ts';
import { LIMITS, type Limits } from '../../../src/app/ports/limits.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';
import { createTournament, organize } from '../../../src/app/tournament/organize.ts';
import { cancel as callOff } from '../../../src/tournament/life/organizing.ts';
import { DAY, HOUR } from '../../../src/game/calendar/span.ts';
import { refusalOf } from '../../commands/asks.ts';
import { newPlace } from '../../store/place.ts';
import { PLACE } from '../../store/samples.ts';
import { termsOf } from '../../tournament/life/hall.ts';
import { finish, player } from '../finished.ts';
import { scripted } from '../scripted.ts';
import { asking, newTable, type Table } from '../table.ts';

async function tableWith(limits: Partial<Limits> = {}): Promise<Table> {
  const table = await newTable(await newPlace());
  const app = { ...table.app, engine: scripted(), limits: { ...LIMITS, ...limits } };
  return { ...table, app };
}

const challenge = (table: Table, from: string, to: string | null) =>
  makeChallenge(table.app, asking(table, from), {
    variant: 'russian',
    color: 'white',
    opponent: to === null ? null : { id: to, name: to, isBot: false },
  });

async function made(table: Table, from: string, to: string): Promise<string> {
  const attempt = await challenge(table, from, to);
  if (!attempt.ok) throw new Error(attempt.problem.code);
  return attempt.value.id;
}

async function offering(table: Table, from = 'anna', to = 'boris') {
  const { id } = await finish(table, [player(from), player(to)], 'white');
  return {
    id,
    offer: async (): Promise<boolean> =>
      (await rematchAct(table.app, asking(table, from), id, 'offer')).kind === 'card',
  };
}

test('challenges and rematches to one person are counted together, and the refusal says when the next is allowed', async () => {
  const table = await tableWith();
  await made(table, 'anna', 'boris');
  const games = [await offering(table), await offering(table), await offering(table)];
  expect([await games[0]?.offer(), await games[1]?.offer()]).toEqual([true, true]);
  const at = table.time.now + HOUR;
  const full = { code: 'too-many-asks', most: 3, player: { kind: 'person', id: 'boris', name: 'boris' }, at };
  expect(await challenge(table, 'anna', 'boris')).toEqual({ ok: false, problem: full });
  const refused = await rematchAct(table.app, asking(table, 'anna'), games[2]!.id, 'offer');
  expect(refusalOf(refused)).toBe(
    `You’ve asked <@boris> for a game 3 times and haven’t gotten an answer yet. You can ask again <t:${at / 1000}:R>, or as soon as they answer.`,
  );
  expect((await table.app.store.games.load(games[2]!.id))?.game.offers.white.open).toBeNull();
  // Boris may still challenge her, and she may challenge other people.
  expect((await challenge(table, 'anna', 'carl')).ok).toBe(true);
  expect((await challenge(table, 'boris', 'anna')).ok).toBe(true);
  table.time.now = at;
  expect(await games[2]?.offer()).toBe(true);
});

type Way = (table: Table) => Promise<unknown>;

test.each<[string, boolean, Way]>([
  ['accepting', true, async (table) => accept(table.app, asking(table, 'boris'), 'id1')],
  ['declining', true, async (table) => decline(table.app, asking(table, 'boris'), 'id1')],
  ['taking it back', false, async (table) => cancel(table.app, asking(table, 'anna'), 'id1')],
  [
    'declining what somebody else was asked',
    false,
    async (table) => decline(table.app, asking(table, 'carl'), 'id1'),
  ],
])('a challenge counts until it is answered: %s', async (_, isAnswer, answer) => {
  const table = await tableWith({ asks: { most: 1, per: HOUR } });
  expect(await made(table, 'anna', 'boris')).toBe('id1');
  await answer(table);
  expect((await challenge(table, 'anna', 'boris')).ok).toBe(isAnswer);
});

test.each([
  ['accept', 'boris', true],
  ['offer', 'boris', true],
  ['decline', 'boris', true],
  ['withdraw', 'anna', false],
] as const)('an offer of a rematch counts until it is answered: %s', async (action, by, isAnswer) => {
  const table = await tableWith({ asks: { most: 1, per: HOUR } });
  const { id, offer } = await offering(table);
  expect(await offer()).toBe(true);
  expect((await challenge(table, 'anna', 'boris')).ok).toBe(false);
  await rematchAct(table.app, asking(table, by), id, action);
  expect((await challenge(table, 'anna', 'boris')).ok).toBe(isAnswer);
});

test('an offer that was refused for another reason doesn’t count toward the limit', async () => {
  const table = await tableWith({ asks: { most: 1, per: HOUR } });
  const { id, offer } = await offering(table);
  expect([await offer(), await offer()]).toEqual([true, false]);
  await rematchAct(table.app, asking(table, 'boris'), id, 'decline');
  expect(await offer()).toBe(false);
  expect((await challenge(table, 'anna', 'boris')).ok).toBe(true);
});

test('at the same instant, exactly as many challenges and rematches are made as the limit allows', async () => {
  const table = await tableWith();
  const offers = [await offering(table), await offering(table), await offering(table)];
  const asked = await Promise.all([
    ...offers.map(({ offer }) => offer()),
    ...[1, 2, 3].map(async () => (await challenge(table, 'anna', 'boris')).ok),
  ]);
  expect(asked.filter(Boolean)).toHaveLength(3);
});

test('at the same instant, exactly as many games against the engine begin as the limit allows', async () => {
  const table = await tableWith({ engineGames: 3 });
  const engine = { id: 'crownhead', name: 'Crownhead', level: 3 } as const;
  const wish = { variant: 'russian', color: 'white', level: 1, place: PLACE } as const;
  const over = [1, 2, 3].map(() => finish(table, [player('anna'), engine], 'white', { rated: false }));
  const games = await Promise.all(over);
  const begun = await Promise.all([
    ...games.map(
      async ({ id }) => 'finished' in (await rematchAct(table.app, asking(table, 'anna'), id, 'offer')),
    ),
    ...[1, 2, 3].map(async () => (await beginEngineGame(table.app, asking(table, 'anna'), wish)).ok),
  ]);
  expect(begun.filter(Boolean)).toHaveLength(3);
  expect(await table.app.store.games.list({ player: 'anna', state: 'running' })).toHaveLength(3);
  const full = { code: 'too-many-engine-games', most: 3 };
  expect(await beginEngineGame(table.app, asking(table, 'anna'), wish)).toEqual({ ok: false, problem: full });
  expect((await beginEngineGame(table.app, asking(table, 'boris'), wish)).ok).toBe(true);
});

/**
 * Ways to post another card in a channel, and to be free to do it again. Each returns whether it
 * worked.
 */
const POSTING: Readonly<Record<string, (table: Table) => Promise<boolean>>> = {
  'a challenge that is taken back': async (table) => {
    const attempt = await challenge(table, 'anna', null);
    if (attempt.ok) await cancel(table.app, asking(table, 'anna'), attempt.value.id);
    return attempt.ok;
  },
  'a tournament that is canceled': async (table) => {
    const asker = { ...asking(table, 'anna'), place: { ...PLACE, guildId: 'guild-1' } };
    const startsAt = table.time.now + HOUR;
    const terms = { ...termsOf({ kind: 'swiss', rounds: 3 }), startsAt, endsAt: startsAt + DAY };
    const opened = await createTournament(table.app, asker, terms);
    if (!opened.ok) return false;
    await organize(table.app, asker, opened.value, { reason: undefined, change: callOff });
    return true;
  },
  'a game against the engine that is resigned': async (table) => {
    const wish = { variant: 'russian', color: 'white', level: 1, place: PLACE } as const;
    const begun = await beginEngineGame(table.app, asking(table, 'anna'), wish);
    if (!begun.ok) return false;
    const game = { ...begun.value.game, version: begun.value.game.version + 1 };
    return saveGame(table.app, { ...game, result: { winner: 'black', by: 'resignation' } }, null);
  },
};
const WAYS = Object.entries(POSTING);

test.each(WAYS)('%s is posted up to 20 times per hour', async (_, post) => {
  const table = await tableWith();
  const posted = [];
  for (let times = 0; times < 41; times += 1) posted.push(await post(table));
  expect(posted.filter(Boolean)).toHaveLength(20);
  table.time.now += HOUR + 1;
  expect(await post(table)).toBe(true);
});

test('one person’s posts in a channel share one limit, whose refusal says when there is room again', async () => {
  const table = await tableWith();
  for (let times = 0; times < 21; times += 1) await WAYS[times % WAYS.length]?.[1](table);
  const at = table.time.now + HOUR;
  const full = { code: 'too-many-posts', most: 20, at };
  expect(await challenge(table, 'anna', null)).toEqual({ ok: false, problem: full });
  expect((await challenge(table, 'boris', null)).ok).toBe(true);
  const elsewhere = asking(table, 'anna', { ...PLACE, channelId: 'channel-2' });
  const wish = { variant: 'russian', color: 'white', opponent: null } as const;
  expect((await makeChallenge(table.app, elsewhere, wish)).ok).toBe(true);
});
