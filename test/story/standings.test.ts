/** A rated game from its challenge to the boards, through the stand-in, and what its players and an admin then read. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { begin, cardAfter, gameOn } from './cards.ts';
import { byCommand } from './hands.ts';
import { sitDown } from './table.ts';
import type { Table } from './table.ts';

/** Anna wins: four plies are played and Boris gives up. Gives the last card. */
async function shortWin(table: Table): Promise<APIMessage> {
  const { anna, boris, channel } = table;
  let card = await begin(table, anna, boris);
  for (const [ply, move] of ['c3-d4', 'b6-a5', 'b2-c3', 'c7-b6'].entries()) {
    await byCommand(ply % 2 === 0 ? anna : boris, card, move);
    card = await cardAfter(table, card, gameOn(card));
  }
  const { message } = await boris.command(channel, 'resign');
  if (!message) throw new Error('resigning was not asked about');
  const ended = cardAfter(table, card, gameOn(card));
  await boris.click(message.id, findButton(message, 'Yes, resign').custom_id);
  return ended;
}

async function read(who: Visitor, channel: string, command: string, options = {}): Promise<string> {
  const heard = await who.command(channel, command, options);
  const message = await heard.answer();
  expect(isEphemeral(message)).toBe(true);
  return textOf(message).replaceAll(/[\u2068\u2069]/gu, '');
}

test('a game that ends is on the boards, in the profiles and statistics, until an admin voids it', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel, discord } = table;
  const card = await shortWin(table);
  expect(await read(anna, channel, 'leaderboard', { by: 'wins' })).toContain('👑 `1` **1** Anna · 1 played');

  const { message: board } = await boris.command(channel, 'leaderboard', { by: 'wins' });
  if (!board) throw new Error('there is no board');
  const turned = await boris.click(board.id, findButton(board, 'Games').custom_id);
  expect(turned.kind).toBe('update');
  expect(textOf(await turned.answer())).toContain('Your place: **1**');

  const profile = await read(chidi, channel, 'profile', { player: anna.person.id });
  expect(profile).toContain('Russian draughts: **1662?** · 1 won, 0 drawn, 0 lost');
  expect(profile).toContain(`/${card.channel_id}/${card.id}`);
  expect(await read(chidi, channel, 'stats')).toContain('Longest game: 4 plies, Anna and Boris');

  expect(await read(chidi, channel, 'void', { game: gameOn(card), reason: 'a test' })).toContain(
    'no longer counts',
  );
  expect(await read(anna, channel, 'leaderboard', { by: 'wins' })).toContain(
    'Nobody has won a counted game yet.',
  );
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
});
