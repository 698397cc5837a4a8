/**
 * Games where the bot was never added: in direct messages between friends, and in servers where a
 * member uses it as their own app.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { linksOf, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { channelAmong, directChannel } from '../../playground/server/world/world.ts';
import { begin, cardAfter, gameOn, whispered } from './cards.ts';
import { byCommand, byHand } from './hands.ts';
import { DEEDS } from '../../src/app/play/deeds.ts';
import { sitDown } from './table.ts';

test('two friends play in their direct messages, by button and by command', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, discord } = table;
  const { id } = channelAmong(discord.world, [anna.person, boris.person]);
  const first = await begin(table, anna, boris, id);
  expect(textOf(first)).not.toContain('Rated');
  await byHand(anna, first, 'c3-d4');
  const second = await cardAfter(table, first);
  await byCommand(boris, second, 'b6-a5');
  const third = await cardAfter(table, second);
  expect([second.channel_id, third.channel_id]).toEqual([id, id]);
  expect(boris.notifications().map((message) => message.id)).toContain(second.id);
  expect(chidi.messages(id)).toEqual([]);
});

test('a move from elsewhere is accepted, and the reply tells the player where to see the board', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const { id } = channelAmong(discord.world, [anna.person, boris.person]);
  const card = await begin(table, anna, boris, id);
  const response = await anna.command(channel, 'move', { move: 'c3-d4', game: gameOn(card) });
  expect(whispered({ ...response, message: await response.answer() })).toBe(
    'You played **c3-d4**.\n-# I can’t post in this game’s channel. See the board with `/games`; I’ll post it there as soon as I can.',
  );
  const stale = await byHand(anna, card, 'a3-b4');
  expect(whispered(stale)).toContain('The game has moved on since that board.');
  const board = await boris.command(id, 'games', { do: 'board' });
  expect(whispered(board)).toContain('your move');
});

/** Words that suggest commands that are impossible in direct messages with the bot. */
const REFUSED_ALONE =
  /`\/(?:settings|season|void|stats|profile|leaderboard|server-data|play (?:find|match|openings|rest):)[^`]*`/gu;

const topicsOn = (message: APIMessage): string =>
  menusOf(message).find(({ custom_id: id }) => id.startsWith('help'))?.custom_id ?? '';

test('in direct messages with the bot, nothing that is refused there is recommended', async () => {
  const { anna, discord } = await sitDown();
  const direct = directChannel(discord.world, anna.person).id;
  const told = async (name: string, options = {}): Promise<string> =>
    whispered(await anna.command(direct, name, options));
  const answers = [
    await told('move', { move: 'c3-d4' }),
    ...(await Promise.all(DEEDS.map((deed) => told('games', { do: deed })))),
    ...(await Promise.all(['games', 'replay', 'openings'].map((name) => told(name)))),
    await told('replay', { as: 'analysis' }),
  ];
  for (const answer of answers) expect(answer).not.toMatch(REFUSED_ALONE);
  expect(answers.filter((answer) => answer.includes('`/play`')).length).toBeGreaterThan(5);
  const { message: help } = await anna.command(direct, 'help');
  const pages = [help!];
  for (const topic of ['move', 'variants', 'watch', 'settings']) {
    const { message } = await anna.choose(pages.at(-1)!.id, topicsOn(pages.at(-1)!), [topic]);
    pages.push(message!);
  }
  for (const page of pages) expect(textOf(page)).not.toMatch(REFUSED_ALONE);
  expect(discord.refusals).toEqual([]);
});

test('in direct messages with the bot, a user can see games and rules, and learns where to challenge', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const direct = directChannel(discord.world, anna.person).id;
  const refused = whispered(await anna.command(direct, 'play', { opponent: boris.person.id }));
  expect(refused).toContain('nobody could accept. Use `/play` in a server, or add me to your account');
  const card = await begin(table, anna, boris, channel);
  expect(whispered(await anna.command(direct, 'games'))).toMatch(new RegExp(`your move.+${channel}`, 'ius'));
  expect(whispered(await anna.command(direct, 'rules', { variant: 'russian' }))).toContain(
    'Russian draughts',
  );
  const moved = await anna.command(direct, 'move', { move: 'c3-d4', game: gameOn(card) });
  const next = await cardAfter(table, card);
  expect(linksOf(await moved.answer())).toEqual([expect.stringContaining(`/${channel}/${next.id}`)]);
  await expect(anna.command(direct, 'server settings')).rejects.toThrow('not offered in');
  expect(discord.refusals).toEqual([]);
});

test('in a server where a member uses the bot, the bot plays if other members can see it', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  discord.bringAlong(true);
  const card = await begin(table, anna, boris);
  await byHand(anna, card, 'c3-d4');
  expect((await cardAfter(table, card)).channel_id).toBe(channel);
});

test('in a server that hides replies of such apps, a challenge is refused with advice', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  discord.bringAlong(false);
  expect(whispered(await anna.command(channel, 'play', { color: 'random' }))).toContain(
    'allow you to **Use External Apps**',
  );
  expect(whispered(await anna.command(channel, 'help'))).toContain('Draughts');
  const seen: readonly APIMessage[] = boris.messages(channel);
  expect(seen).toEqual([]);
});
