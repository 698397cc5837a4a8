/**
 * A rated game from its challenge to the leaderboards, a live leaderboard and a season, and what
 * its players and an admin then read.
 */
import { type APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { altTextsOf, findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { begin, gameOn, playMoves, resign } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { remembered } from './remembered.ts';
import { sitDown, type Table, openTable } from './table.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import { REFRESH } from '../../src/features/liveBoard/use.ts';
import { finish, player } from '../app/finished.ts';
import { storeAt } from '../store/opened.ts';

/** Just long enough to count. */
const MOVES = gameEndingBy('no-pieces').list.slice(0, 10);

/** Anna wins: ten plies are played and Boris resigns. Returns the last card. */
async function shortWin(table: Table): Promise<APIMessage> {
  const { anna, boris } = table;
  return resign(table, boris, await playMoves(table, await begin(table, anna, boris), MOVES));
}

async function ask(who: Visitor, channel: string, command: string, options = {}): Promise<APIMessage> {
  const response = await who.command(channel, command, options);
  const message = await response.answer();
  expect(isEphemeral(message)).toBe(true);
  return message;
}

/** With the tables' alt texts, as a screen reader reads it. */
const heard = (message: APIMessage): string =>
  [textOf(message), ...altTextsOf(message)].join('\n').replaceAll(/[\u2068\u2069]/gu, '');

const read = async (who: Visitor, channel: string, command: string, options = {}): Promise<string> =>
  heard(await ask(who, channel, command, options));

test('a game that ends is on the boards, in the profiles and statistics, until an admin voids it', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel, discord } = table;
  const card = await remembered(table, await shortWin(table));
  expect(await read(anna, channel, 'leaderboard', { by: 'wins' })).toContain(
    '🥇 Anna · 1 won · one game (you)',
  );

  const board = await ask(boris, channel, 'leaderboard', { by: 'wins' });
  const turned = await boris.click(board.id, findButton(board, 'Games').custom_id);
  expect(turned.kind).toBe('update');
  expect(heard(await turned.answer())).toContain('🥇 Boris · one game · 0 won (you)');

  const profile = await read(chidi, channel, 'profile', { player: anna.person.id });
  expect(profile).toContain('Russian draughts · 1662? · 1 won, 0 drawn, 0 lost');
  expect(profile).toContain(`/${card.channel_id}/${card.id}`);
  expect(await read(chidi, channel, 'profile', { server: true })).not.toContain('Longest game');

  const question = await ask(anna, channel, 'server void', { game: gameOn(card), reason: 'a test' });
  const done = await anna.click(question.id, findButton(question, 'Void the game').custom_id);
  expect(textOf(await done.answer())).toContain('no longer counts');
  expect(await read(anna, channel, 'server void')).toContain('“a test”');
  expect(await read(anna, channel, 'leaderboard', { by: 'wins' })).toContain(
    'No one has won a rated game yet.',
  );
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
});

test.each([
  ['leaderboard', {}],
  ['profile', {}],
  ['profile', { server: true }],
])('a button shows /%s %j to everyone, where the bot may post', async (command, options) => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const card = await shortWin(table);
  const own = await ask(anna, channel, command, options);
  const everyone = findButton(own, 'Show to everyone').custom_id;
  const shown = await (await anna.click(own.id, everyone)).answer();
  expect(isEphemeral(shown)).toBe(false);
  const there = () => boris.messages(channel).filter((message) => !isEphemeral(message));
  await expect.poll(() => there().map(({ id }) => id)).toEqual([card.id, shown.id]);
  expect(there().map(textOf)).toContain(textOf(shown));
  discord.deny(channel, 'SendMessages');
  const again = await ask(anna, channel, command, options);
  const refused = await (
    await anna.click(again.id, findButton(again, 'Show to everyone').custom_id)
  ).answer();
  const expected = [true, expect.stringContaining('**Send Messages**')];
  expect([isEphemeral(refused), textOf(refused)]).toEqual(expected);
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
});

/** Over: it shows the season's dates. */
const isFinal = (message: APIMessage): boolean => /👑 Season [^\n]+\n-# .+ – /u.test(textOf(message));

test('a season ends on its day, whichever process runs then', async () => {
  const table = await openTable();
  const { anna, boris, channel, discord } = table;
  const first = await table.startBot();
  const until = new Date(discord.clock.now() + 2 * DAY).toISOString().slice(0, 10);
  const options = { do: 'start', name: 'Winter', until, channel };
  const status = await (await anna.command(channel, 'server season', options)).answer();
  expect(textOf(status)).toContain(`<#${channel}>`);
  const begun = await boris.waitFor((message) => textOf(message).includes('has begun'));
  const expected = [channel, expect.stringContaining('👑 Season Winter has begun')];
  expect([begun.channel_id, textOf(begun)]).toEqual(expected);
  await first.stop();
  discord.clock.advance(4 * DAY);
  await Promise.all([table.startBot(), table.startBot()]);
  const post = await anna.waitFor(isFinal);
  expect(textOf(post)).toContain('👑 Season Winter');
  expect(textOf(post)).toContain('No one played the five rated games');
  const shown = await (await boris.command(channel, 'leaderboard', { season: 'Winter' })).answer();
  expect(textOf(shown)).toContain('👑 Season Winter');
  expect(anna.messages(channel).filter(isFinal)).toHaveLength(1);
  expect(anna.messages(channel).filter((message) => textOf(message).includes('has begun'))).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});

test('one message is edited while bots start and stop', async () => {
  const table = await openTable();
  const { anna, boris, channel, discord } = table;
  const top = discord.channel('general');
  const first = await table.startBot();
  discord.demote('Boris');
  const refused = await (await boris.command(channel, 'leaderboard', { pinned: top })).answer();
  expect(textOf(refused)).toContain('**Manage Server**');
  const said = await (await anna.command(channel, 'leaderboard', { by: 'wins', pinned: top })).answer();
  expect([isEphemeral(said), textOf(said)]).toEqual([true, expect.stringContaining(`in <#${top}>`)]);
  await first.stop();

  const store = await storeAt(table.databasePath);
  let ids = 0;
  const seat = {
    app: { store: store, newId: () => `seed${(ids += 1)}` },
    time: { now: discord.clock.now() },
  };
  const place = { guildId: discord.guildId, channelId: channel, locale: 'en-US' };
  await finish(seat, [player(anna.person.id), player(boris.person.id)], 'white', { place });
  await store.close();

  discord.clock.advance(REFRESH);
  await Promise.all([table.startBot(), table.startBot()]);
  await expect.poll(() => anna.messages(top).map(heard)).toEqual([expect.stringContaining('🥇')]);
  const [message] = anna.messages(top);
  const own = await boris.click(message!.id, findButton(message!, 'My rank').custom_id);
  const expected = [true, expect.stringContaining('You haven’t won a game in this period yet.')];
  expect([isEphemeral(await own.answer()), textOf(await own.answer())]).toEqual(expected);
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
});
