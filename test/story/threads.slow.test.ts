/** Games in separate threads, and the position of the current board, through Discord. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf, findButton, linksOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { byHand } from './hands.ts';
import { begin, cardAfter, chooseSetting, goneFrom, isCard, plyOn, pressNamed } from './cards.ts';
import { sitDown, type Table } from './table.ts';
import { sayIn } from '../../src/i18n/say.ts';

const HOUR = 3_600_000;

async function beginInThread(table: Table, options: Readonly<Record<string, string>> = {}) {
  const { anna, boris, channel } = table;
  const given = { opponent: boris.person.id, color: 'white', ...options };
  const { message } = await anna.command(channel, 'play', given);
  await boris.click(message!.id, findButton(message!, 'Accept').custom_id);
  const card = await anna.waitFor(isCard);
  const told = await boris.waitFor((one) => isEphemeral(one));
  return { invitation: message!, card, told };
}

const cardsIn = ({ anna }: Table, channel: string): readonly APIMessage[] =>
  anna.messages(channel).filter(isCard);

test('in a server with threads, each game is in a thread on its invitation, from the first board to the last', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  await chooseSetting(table, 'gamesIn', 'thread');
  const { invitation, card, told } = await beginInThread(table);
  expect(card.channel_id).toBe(invitation.id);
  const thread = discord.world.channels.get(card.channel_id)!;
  expect([thread.name, thread.parent?.id]).toEqual(['Anna – Boris · Russian draughts', channel]);
  expect(linksOf(told)).toEqual([expect.stringContaining(`/${thread.id}/${card.id}`)]);
  expect(cardsIn(table, channel)).toEqual([]);

  await byHand(anna, card, 'c3-d4');
  const second = await cardAfter(table, card);
  await boris.command(channel, 'move', { move: 'b6-a5' });
  const third = await cardAfter(table, second);
  expect(third.channel_id).toBe(thread.id);

  const last = await resignIn(table, third);
  discord.clock.advance(HOUR - 60_000);
  expect(thread.archived).toBe(false);
  discord.clock.advance(60_000);
  await expect.poll(() => thread.archived).toBe(true);
  expect(await rematchIn(table, last)).toBe(thread.id);
  expect(thread.archived).toBe(false);
  expect(boris.messages(channel).map(textOf)).not.toContain(say('thread.denied'));
  // The last board's update may be tried before the next board reopens the thread. Then it is
  // updated later.
  expect(discord.refusals.filter(({ code }) => code !== 50083)).toEqual([]);
});

test('in a server with threads, a game uses the existing thread if Discord gets a second request for one', async () => {
  const table = await sitDown();
  const { discord } = table;
  await chooseSetting(table, 'gamesIn', 'thread');
  discord.faults.rest({ on: /POST .*\/threads$/u, effect: { drop: 'after' } });
  const { invitation, card, told } = await beginInThread(table);
  const asked = discord.requests.filter(({ path }) => path.endsWith('/threads'));
  expect(asked.map(({ status }) => status)).toEqual([204, 400]);
  expect(card.channel_id).toBe(invitation.id);
  expect(textOf(told)).not.toContain('permission');
  expect(discord.refusals).toEqual([]);
});

test('in a server with threads, a game against the engine and its rematch are in a thread too', async () => {
  const table = await sitDown();
  const { anna, channel, discord } = table;
  await chooseSetting(table, 'gamesIn', 'thread');
  await anna.command(channel, 'play', { opponent: discord.botId, color: 'white', level: '1' });
  const card = await anna.waitFor(isCard);
  const thread = discord.world.channels.get(card.channel_id)!;
  expect([thread.name, thread.parent?.id]).toEqual(['Anna – Crownhead · Russian draughts', channel]);
  await anna.waitFor(
    (one) => isEphemeral(one) && linksOf(one).some((url) => url.endsWith(`/${thread.id}/${card.id}`)),
  );
  await byHand(anna, card, 'c3-d4');
  // Choosing a piece changes the card, too.
  const second = await anna.waitFor((one) => isCard(one) && plyOn(one) === 2);
  expect(second.channel_id).toBe(thread.id);
  const last = await resignIn(table, second);
  await anna.click(last.id, findButton(last, 'Rematch').custom_id);
  expect((await cardAfter(table, last)).channel_id).toBe(thread.id);
  expect(discord.refusals).toEqual([]);
});

async function resignIn(table: Table, card: APIMessage): Promise<APIMessage> {
  const { anna } = table;
  await anna.command(card.channel_id, 'games', { do: 'resign' });
  const ask = anna.lastMessage(card.channel_id);
  await anna.click(ask.id, findButton(ask, 'Yes, resign').custom_id);
  const last = await cardAfter(table, card);
  await goneFrom(anna, ask);
  return last;
}

const offers = (message: APIMessage, label: RegExp): boolean =>
  buttonsOf(message).some((button) => label.test(button.label ?? ''));

async function rematchIn(table: Table, last: APIMessage): Promise<string> {
  const { anna, boris } = table;
  await anna.click(last.id, findButton(last, 'Rematch').custom_id);
  // The update of the last board may be first.
  const offered = await anna.waitFor((message) => offers(message, /^Accept/u));
  await boris.click(offered.id, findButton(offered, /^Accept/u).custom_id);
  return (await cardAfter(table, offered)).channel_id;
}

const say = sayIn('en-US');

const idsIn = ({ chidi, channel }: Table): readonly string[] => chidi.messages(channel).map(({ id }) => id);

/** A third person sees only these messages in the channel. */
async function expectLeft(table: Table, ...left: readonly APIMessage[]): Promise<void> {
  await expect.poll(() => idsIn(table)).toEqual(left.map(({ id }) => id));
}

test('if a different player is notified, the card is posted again below later messages', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel } = table;
  const first = await begin(table, anna, boris);
  const said = chidi.say(channel, 'Nice game!');
  await byHand(anna, first, 'c3-d4');
  const second = await cardAfter(table, first);
  await expectLeft(table, said, second);
  expect(boris.notifications().map(({ id }) => id)).toContain(second.id);
});

test('against the engine the card is edited in place', async () => {
  const table = await sitDown();
  const { anna, chidi, channel, discord } = table;
  await anna.command(channel, 'play', { opponent: discord.botId, level: '1', color: 'white' });
  const first = await anna.waitFor(isCard);
  // A request is recorded just after its effect is visible.
  await expect.poll(() => discord.requests.some(({ path }) => path.endsWith('/callback'))).toBe(true);
  const requests = discord.requests.length;
  await byHand(anna, first, 'a3-b4');
  const second = await cardAfter(table, first);
  expect(second.id).toBe(first.id);
  expect(discord.requests.length).toBe(requests + 1);
  const said = chidi.say(channel, 'Go on!');
  const asked = await pressNamed(anna, second, 'Offer draw');
  await pressNamed(anna, asked.message!, 'Offer draw');
  const third = await cardAfter(table, second);
  await expectLeft(table, said, third);
});
