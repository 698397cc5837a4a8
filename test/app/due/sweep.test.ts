/** Due work is done once, retried after a failure, and abandoned if nobody needs it anymore. */
import { expect, test } from 'vitest';
import { announceChallenge } from '../../../src/app/card/invitation.ts';
import { announceGame } from '../../../src/app/card/show.ts';
import { cancel, makeChallenge } from '../../../src/app/play/challenges.ts';
import { changeGame } from '../../../src/app/save/change.ts';
import { sweep } from '../sweep.ts';
import { makeOffer } from '../../../src/game/offers/offering.ts';
import { DAY } from '../../../src/game/calendar/span.ts';
import { PLACE, card } from '../../store/samples.ts';
import { finish, player } from '../finished.ts';
import { begun, invited, opened } from '../play.ts';
import { asking, everythingDue, newChannel, newTable, wordsOf, type Table } from '../table.ts';

const HOUR = 60 * 60 * 1000;

const shownOf = async ({ app }: Table, id: string) => (await app.store.games.load(id))?.shown;

test('nothing is posted while the process that saved the game may still post it', async () => {
  const table = await newTable();
  const channel = newChannel();
  await begun(table);
  table.time.now += 4999;
  expect(await sweep(table.app, channel)).toBe(false);
  expect(channel.messages.size).toBe(0);
});

test('an unposted card is posted once', async () => {
  const table = await newTable();
  const channel = newChannel();
  const { id } = await opened(table);
  table.time.now += 5000;
  await sweep(table.app, channel);
  await sweep(table.app, channel);
  expect([...channel.messages.keys()]).toEqual(['m1']);
  expect(await shownOf(table, id)).toEqual({ version: 2, card: card('m1'), reminded: null });
  expect(await everythingDue(table)).toEqual([]);
});

test('a newer card replaces the previous one', async () => {
  const table = await newTable();
  const channel = newChannel();
  const { id } = await begun(table);
  table.time.now += 5000;
  await sweep(table.app, channel);
  await changeGame(table.app, id, (game) => makeOffer(game, { by: 'anna', at: table.time.now }, 'draw'));
  table.time.now += 5000;
  await sweep(table.app, channel);
  expect(await shownOf(table, id)).toEqual({ version: 2, card: card('m2'), reminded: null });
  expect([...channel.messages.keys()]).toEqual(['m2']);
});

test('a reply after the sweep removes its own card if the game has continued', async () => {
  const table = await newTable();
  const channel = newChannel();
  const first = await begun(table);
  const late = await channel.post(first.place, { blocks: [], notifies: [] }, 'key');
  await changeGame(table.app, first.id, (game) => makeOffer(game, { by: 'anna', at: 0 }, 'draw'));
  table.time.now += 5000;
  await sweep(table.app, channel);
  await announceGame(
    { ...table.app, messenger: channel },
    first,
    typeof late === 'object' ? late : card('none'),
  );
  expect(await shownOf(table, first.id)).toEqual({ version: 2, card: card('m2'), reminded: null });
  expect([...channel.messages.keys()]).toEqual(['m2']);
});

test('a missing channel is not tried again; the game stays, and both players get a message', async () => {
  const table = await newTable();
  const channel = newChannel();
  const game = await opened(table);
  table.time.now += 5000;
  channel.fault = 'gone';
  await sweep(table.app, channel);
  expect(await everythingDue(table)).toMatchObject([
    { kind: 'notice', work: { user: 'boris' } },
    { kind: 'notice', work: { user: 'anna' } },
  ]);
  expect((await table.app.store.games.load(game.id))?.game).toEqual(game);
});

test('a failing row doesn’t block other rows, and is tried again', async () => {
  const table = await newTable();
  const channel = newChannel();
  await begun(table, 'boris');
  await begun(table, 'carl');
  table.time.now += 5000;
  let calls = 0;
  const failing: typeof channel = {
    ...channel,
    post: async (place, screen) => {
      calls += 1;
      if (calls === 1) throw new Error('a bug');
      return channel.post(place, screen, 'key');
    },
  };
  await expect(sweep(table.app, failing)).rejects.toThrow('1 due rows failed');
  expect(channel.messages.size).toBe(1);
  await sweep(table.app, channel);
  expect(channel.messages.size).toBe(1);
  table.time.now += 120_000;
  await sweep(table.app, channel);
  expect(channel.messages.size).toBe(2);
});

test('an unposted invitation is posted, and edited when it expires', async () => {
  const table = await newTable();
  const channel = newChannel();
  const { id } = await invited(table);
  table.time.now += 5000;
  await sweep(table.app, channel);
  expect(channel.messages.get('m1')?.blocks.some(({ kind }) => kind === 'buttons')).toBe(true);

  table.time.now += DAY - 5001;
  await sweep(table.app, channel);
  expect((await table.app.store.challenges.load(id))?.challenge.state).toBe('open');
  table.time.now += 1;
  await sweep(table.app, channel);
  const expected = { state: 'expired', version: 2 };
  expect((await table.app.store.challenges.load(id))?.challenge).toMatchObject(expected);
  expect([...channel.messages.keys()]).toEqual(['m1']);
  expect(channel.messages.get('m1')?.blocks.some(({ kind }) => kind === 'buttons')).toBe(false);
  expect(await everythingDue(table)).toEqual([]);
});

test('an invitation shows both ratings even if it is posted late or again', async () => {
  const table = await newTable();
  const channel = newChannel();
  await finish(table, [player('anna'), player('boris')], 'white');
  await sweep(table.app, newChannel());
  const opponent = { id: 'boris', name: 'Boris', isBot: false };
  const wish = { variant: 'russian', opponent, color: 'random' } as const;
  const made = await makeChallenge(table.app, asking(table, 'anna'), wish);
  if (!made.ok) throw new Error(made.problem.code);
  const challenge = made.value;
  table.time.now += 5000;
  await sweep(table.app, channel);
  const ratings = '\n-# ANNA 1662?, Boris 1338?\n';
  expect(wordsOf(channel.messages.get('m1'))).toContain(ratings);
  const late = await channel.post(challenge.place ?? PLACE, { blocks: [], notifies: [] }, 'key');
  const app = { ...table.app, messenger: channel };
  await announceChallenge(app, challenge, typeof late === 'object' ? late : card('none'));
  expect([...channel.messages.values()].map(wordsOf)).toEqual([expect.stringContaining(ratings), '']);
});

test('an invitation whose end was not shown is updated', async () => {
  const table = await newTable();
  const channel = newChannel();
  const { id } = await invited(table);
  table.time.now += 5000;
  await sweep(table.app, channel);
  await cancel(table.app, asking(table, 'anna'), id);
  table.time.now += 5000;
  await sweep(table.app, channel);
  expect(channel.messages.get('m1')?.blocks.some(({ kind }) => kind === 'buttons')).toBe(false);
  expect(await everythingDue(table)).toEqual([]);
});

test('a challenge that closed before anyone saw it is not posted', async () => {
  const table = await newTable();
  const channel = newChannel();
  const { id } = await invited(table);
  await cancel(table.app, asking(table, 'anna'), id);
  table.time.now += 5000;
  await sweep(table.app, channel);
  expect(channel.messages.size).toBe(0);
  expect(await everythingDue(table)).toEqual([]);
});

test('an invitation that cannot be posted still expires in time', async () => {
  const table = await newTable();
  const channel = newChannel();
  channel.fault = 'forbidden';
  const boris = { id: 'boris', name: 'Boris', isBot: false };
  const made = await makeChallenge(table.app, asking(table, 'anna'), {
    variant: 'russian',
    opponent: boris,
    color: 'random',
  });
  const start = table.time.now;
  for (let hour = 1; hour < 24; hour += 1) {
    table.time.now = start + hour * HOUR;
    await sweep(table.app, channel);
  }
  table.time.now = start + DAY;
  await sweep(table.app, channel);
  const id = made.ok ? made.value.id : '';
  expect((await table.app.store.challenges.load(id))?.challenge.state).toBe('expired');
  expect(await everythingDue(table)).toEqual([]);
});
