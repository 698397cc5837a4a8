/** Trouble in a channel, or with Discord: moves are made, and shown where and when possible. */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { HOUR, SECOND } from '../../src/game/calendar/span.ts';
import { openNotebook } from '../discord/notebook.ts';
import { cardAfter, cardWith, gameOn, isCard } from './cards.ts';
import { byCommand } from './hands.ts';
import { alone, challenged, openScene, say, SOON } from './told.ts';

/** A game with one day per move where it is Boris's turn, and the bot's log. */
async function openGame() {
  const log = openNotebook();
  const scene = await openScene({ log });
  const first = await challenged(scene.table, '1d');
  await byCommand(scene.table.anna, first, 'c3-d4');
  const card = await alone(scene.table, await cardAfter(scene.table, first));
  const warnings = () => log.entries.filter(({ level }) => level === 'warn' || level === 'error');
  return { ...scene, card, warnings };
}

const EXPIRED = { status: 404, body: { code: 10062, message: 'Unknown interaction' } };

test('a move whose answer is too late for Discord is made, and shown once to everyone', async () => {
  const { table, clock, card, warnings } = await openGame();
  const { boris, channel, discord } = table;
  discord.faults.rest({ on: /callback/u, effect: EXPIRED });
  const response = byCommand(boris, card, 'b6-a5').then(({ kind }) => kind, String);
  await expect.poll(() => discord.requests.filter(({ status }) => status === 404).length, SOON).toBe(1);
  clock.advance(6 * SECOND);
  await cardWith(table, '** b6-a5');
  await expect.poll(() => boris.messages(channel).filter(isCard).length, SOON).toBe(1);
  expect(warnings().map(({ level }) => level)).toEqual(['warn']);
  expect(await response).toContain('did not respond');
});

test('a player who moves from elsewhere is told why the board is not shown, and sees it where possible', async () => {
  const { table, clock, card } = await openGame();
  const { anna, boris, channel, discord } = table;
  const elsewhere = discord.channel('arena');
  discord.deny(channel, 'SendMessages');
  const moved = await boris.command(elsewhere, 'move', { move: 'b6-a5', game: gameOn(card) });
  expect(isEphemeral(moved.message!)).toBe(true);
  expect(textOf(moved.message!)).toContain(say('retired.unposted'));
  discord.allow(channel, 'SendMessages');
  // The bot doesn't check more often whether it may post again.
  clock.advance(15 * SECOND);
  await anna.command(elsewhere, 'move', { move: 'd4-c5', game: gameOn(card) });
  expect(textOf(await cardAfter(table, card))).toContain('** d4-c5');
});

test('the players of a game whose channel was deleted get answers wherever they act, and can continue', async () => {
  const { table, clock, bot, card, warnings } = await openGame();
  const { anna, boris, channel, discord } = table;
  const elsewhere = discord.channel('arena');
  discord.deleteChannel(channel);
  const game = gameOn(card);
  const moved = await boris.command(elsewhere, 'move', { move: 'b6-a5', game });
  expect(textOf(moved.message!)).toContain(say('retired.gone'));
  const seen = await anna.command(elsewhere, 'games', { do: 'board', game });
  expect(textOf(seen.message!)).toContain('** b6-a5');
  await bot.stop();
  clock.advance(HOUR);
  await table.startBot();
  const next = await anna.command(elsewhere, 'move', { move: 'd4-c5', game });
  expect(textOf(next.message!)).toContain(say('note.moved', { move: 'd4-c5' }));
  expect(warnings().filter(({ level }) => level === 'error')).toEqual([]);
});
