/** A closed channel in the stand-in: the bot's requests, and when it posts there again. */
import { expect, onTestFinished, test } from 'vitest';
import type { RestFault } from '../../playground/server/faults.ts';
import { startStandIn } from '../../playground/server/standIn.ts';
import type { Permission } from '../../playground/server/world/permissions.ts';
import { accessOver } from '../../src/discord/outgoing/channelAccess.ts';
import { heedRefusals } from '../../src/discord/outgoing/closedChannels.ts';
import { threadsOver } from '../../src/discord/outgoing/threads.ts';
import { openEditBudget } from '../../src/discord/outgoing/editBudget.ts';
import { directsOver, messengerOver } from '../../src/discord/outgoing/messenger.ts';
import { presentWith } from '../../src/discord/showing/present.ts';
import { HOUR, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { text } from '../../src/views/screen/blocks.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { UNHURRIED } from '../story/cards.ts';
import { plainRest } from './plainRest.ts';
import { someOf } from '../runs.ts';

const nothing = async (): Promise<Buffer> => Buffer.alloc(0);
const present = presentWith({ png: nothing, gif: nothing, chart: nothing });
const SCREEN: Screen = {
  blocks: [text('a board'), { kind: 'file', name: 'game.pdn', content: '1. c3-d4 *' }],
  notifies: [],
};

const ignored = (): void => undefined;

async function sender() {
  const discord = await startStandIn({ limits: UNHURRIED });
  onTestFinished(() => discord.close());
  const rest = plainRest(discord);
  const time = { now: 0 };
  const now = (): number => time.now;
  const botId = (): string => discord.botId;
  const directs = directsOver(rest, ignored, now);
  const { messenger } = heedRefusals(
    {
      messenger: messengerOver(rest, present, ignored, botId, directs, openEditBudget(now)),
      threads: threadsOver(rest, ignored),
    },
    accessOver(rest, botId, now),
    now,
  );
  const channelId = discord.channel('draughts');
  const place = { guildId: discord.guildId, channelId, locale: 'en-US' };
  let posts = 0;
  const post = (at = place) => messenger.post(at, SCREEN, `${(posts += 1)}`);
  const asked = (method: string) => discord.requests.filter((each) => each.method === method).length;
  /** Tries every second. Returns the number of seconds until the message was posted. */
  const until = async (seconds: number, at = place): Promise<number | null> => {
    for (let second = 1; second <= seconds; second += 1) {
      time.now += SECOND;
      if (typeof (await post(at)) === 'object') return second;
    }
    return null;
  };
  return { discord, messenger, place, post, asked, until, time };
}

const CLOSINGS: readonly (readonly Permission[])[] = [
  ['ViewChannel'],
  ['SendMessages'],
  ['AttachFiles'],
  ['ViewChannel', 'SendMessages', 'AttachFiles'],
];

test.each(someOf(CLOSINGS, 3))(
  'a channel without %s is checked, and gets the post once it opens',
  async (...lost) => {
    const { discord, messenger, place, asked, until } = await sender();
    discord.deny(place.channelId, ...lost);
    expect(await until(5 * 60)).toBeNull();
    expect(await messenger.isClosed(place)).toBe(true);
    // After one post, the bot only reads: the channel, the server and itself, every ten seconds.
    expect(asked('POST')).toBe(1);
    expect(asked('GET')).toBeLessThanOrEqual(3 * 31);
    discord.allow(place.channelId, ...lost);
    expect(await until(60)).toBeLessThanOrEqual(10);
    expect([asked('POST'), await messenger.isClosed(place)]).toEqual([2, false]);
  },
);

test('a channel without refusals causes no extra requests', async () => {
  const { messenger, place, post, asked } = await sender();
  expect(await post()).toMatchObject({ channelId: place.channelId });
  expect([await messenger.isClosed(place), asked('POST'), asked('GET')]).toEqual([false, 1, 0]);
});

test('a refusal that the permissions don’t explain is retried less and less often', async () => {
  const { discord, asked, until } = await sender();
  const effect: RestFault['effect'] = { status: 403, body: { code: 50_013, message: 'Missing Permissions' } };
  discord.faults.rest({ on: /^POST/u, times: Number.POSITIVE_INFINITY, effect });
  expect(await until(HOUR / SECOND / 4)).toBeNull();
  expect(asked('POST')).toBeLessThan(9);
});

test('a short refusal that the permissions don’t explain is over within a minute', async () => {
  const { discord, until } = await sender();
  const effect: RestFault['effect'] = { status: 403, body: { code: 50_001, message: 'Missing Access' } };
  discord.faults.rest({ on: /^POST/u, times: Number.POSITIVE_INFINITY, effect });
  expect(await until(20)).toBeNull();
  discord.faults.clear();
  expect(await until(60)).not.toBeNull();
});

test('the next post reveals a deleted channel', async () => {
  const { discord, place, post, time } = await sender();
  discord.deny(place.channelId, 'SendMessages');
  expect(await post()).toBe('forbidden');
  discord.deleteChannel(place.channelId);
  time.now += MINUTE;
  expect(await post()).toBe('gone');
});

test('an edit and a removal also wait until the channel has the permissions that they need', async () => {
  const { discord, messenger, place, post, asked, time } = await sender();
  const card = await post();
  if (typeof card === 'string') throw new Error(card);
  discord.deny(place.channelId, 'SendMessages');
  expect(await messenger.update(card, SCREEN)).toBe('done');
  discord.deny(place.channelId, 'ViewChannel');
  for (let second = 0; second < 60; second += 1) {
    time.now += SECOND;
    expect(await messenger.update(card, SCREEN)).toBe('forbidden');
    expect(await messenger.remove(card)).toBe('forbidden');
  }
  expect([asked('PATCH'), asked('DELETE')]).toEqual([2, 1]);
  discord.allow(place.channelId, 'ViewChannel');
  time.now += MINUTE;
  expect([await messenger.update(card, SCREEN), await messenger.remove(card)]).toEqual(['done', 'done']);
});

test('in the bot’s own thread, the channel’s permissions count, and a locked thread counts as closed', async () => {
  const { discord, place, until } = await sender();
  const thread = discord.openThread(place.channelId, 'the club cup');
  const at = { ...place, channelId: thread };
  discord.lock(thread);
  expect(await until(60, at)).toBeNull();
  discord.unlock(thread);
  expect(await until(60, at)).not.toBeNull();
});

test.each(['Борис.pdn', '王さん.pdn', 'Jürgen.pdn', 'a b.pdn', 'x"y.pdn'])(
  'the stand-in refuses a file with the name %s, as Discord does',
  async (name) => {
    const { messenger, place } = await sender();
    const screen = { blocks: [text('a game'), { kind: 'file', name, content: '*' } as const], notifies: [] };
    expect(await messenger.post(place, screen, 'key')).toBe('refused');
  },
);

test('a user’s channel is requested once, and after a lost answer at growing intervals', async () => {
  const { discord, asked, time } = await sender();
  const directs = directsOver(plainRest(discord), ignored, () => time.now);
  const anna = discord.visitor('Anna').person.id;
  discord.faults.rest({
    on: /channels/u,
    times: Number.POSITIVE_INFINITY,
    effect: { status: 403, page: 'x' },
  });
  for (let second = 0; second < 30; second += 1) {
    time.now += SECOND;
    expect(await directs.channelWith(anna)).toBe('later');
  }
  expect(asked('POST')).toBeLessThanOrEqual(5);
  discord.faults.clear();
  time.now += 5 * MINUTE;
  const found = await directs.channelWith(anna);
  for (let day = 0; day < 30; day += 1) expect(await directs.channelWith(anna)).toEqual(found);
  expect(asked('POST')).toBeLessThanOrEqual(6);
});
