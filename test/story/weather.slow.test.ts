/**
 * Trouble in a channel: whatever happens, the game and its clock are intact, and the log mentions
 * it once.
 */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { StandIn } from '../../playground/server/standIn.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { DAY, HOUR, SECOND } from '../../src/game/calendar/span.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { cardAfter, gameOn, isCard } from './cards.ts';
import { byHand } from './hands.ts';
import { isFlag, openScene, SOON, whileTimePasses } from './weatherScene.ts';

const say = sayIn('en-US');

const CLOSED: Readonly<
  Record<
    string,
    {
      readonly close: (discord: StandIn, channel: string) => void;
      readonly open: (discord: StandIn, channel: string) => void;
      readonly code: number;
    }
  >
> = {
  'permissions taken away': {
    close: (discord, channel) => discord.deny(channel, 'SendMessages'),
    open: (discord, channel) => discord.allow(channel, 'SendMessages'),
    code: 50013,
  },
  'a channel that is hidden': {
    close: (discord, channel) => discord.deny(channel, 'ViewChannel'),
    open: (discord, channel) => discord.allow(channel, 'ViewChannel'),
    code: 50001,
  },
  'a bot that is thrown out': {
    close: (discord) => discord.kick(),
    open: (discord) => discord.invite(),
    code: 50001,
  },
};

test.each(Object.entries(CLOSED))(
  '%s: the flag still falls, is announced once, and is finally shown',
  async (_name, { close, open, code }) => {
    const { table, clock, channel, warnings } = await openScene();
    const { anna, boris, discord } = table;
    close(discord, channel);
    clock.advance(DAY + 5 * SECOND);
    const refused = () => discord.refusals.filter((each) => each.code === code).length;
    await expect.poll(refused, SOON).toBeGreaterThan(0);
    const ids = warnings().map(({ details }) => details['id']);
    expect(new Set(ids).size).toBe(ids.length);
    open(discord, channel);
    await whileTimePasses(clock, () => anna.messages(channel).some(isFlag));
    const flag = anna.messages(channel).find(isFlag);
    expect(flag && textOf(flag)).toContain(`🏆 <@${anna.person.id}> beat`);
    for (const player of [anna, boris]) expect(player.notifications().filter(isFlag)).toHaveLength(1);
  },
);

test('boards that the channel did not allow to delete are deleted as soon as it does', async () => {
  const { table, clock, channel, card } = await openScene();
  const { anna, boris, discord } = table;
  const effect = { status: 403, body: { code: 50001, message: 'Missing Access' } };
  discord.faults.rest({ on: /^DELETE /u, times: Infinity, effect });
  let latest = card;
  for (const [who, move] of [
    [boris, 'b6-a5'],
    [anna, 'd4-c5'],
    [boris, 'd6xb4'],
    [anna, 'a3xc5'],
  ] as const) {
    await byHand(who, latest, move);
    latest = await cardAfter(table, latest);
  }
  const boards = (): number => anna.messages(channel).filter(isCard).length;
  expect(boards()).toBeGreaterThan(3);
  clock.advance(20 * SECOND);
  const isRefused = (): boolean => {
    clock.advance(SECOND);
    return discord.requests.filter(({ method, status }) => method === 'DELETE' && status === 403).length > 8;
  };
  await expect.poll(isRefused, { ...SOON, interval: 100 }).toBe(true);
  discord.faults.clear();
  const left = (): number => {
    clock.advance(10 * SECOND);
    return boards();
  };
  await expect.poll(left, { ...SOON, interval: 100 }).toBe(1);
  expect(anna.messages(channel).find(isCard)?.id).toBe(latest.id);
});

test('a channel that was deleted is not knocked at again', async () => {
  const { table, clock, channel, warnings } = await openScene();
  const { anna, boris, discord } = table;
  discord.deleteChannel(channel);
  const elsewhere = discord.channel('arena');
  clock.advance(DAY + 5 * SECOND);
  const knocks = () =>
    discord.refusals.filter(({ method, code }) => method === 'POST' && code === 10003).length;
  await expect.poll(knocks, SOON).toBe(1);
  const { message: invitation } = await boris.command(elsewhere, 'play', { color: 'random' });
  clock.advance(2 * DAY);
  const expired = say('invitation.expired', { challenger: `<@${boris.person.id}>` });
  await anna.waitFor((each) => each.id === invitation!.id && textOf(each) === expired);
  expect(knocks()).toBe(1);
  const { message } = await anna.command(elsewhere, 'games');
  expect(textOf(message!)).toContain(say('games.none-everywhere'));
  expect(warnings().filter(({ level }) => level === 'error')).toEqual([]);
});

test('an archived thread is opened by the next move, and a locked one waits until it is unlocked', async () => {
  const scene = await openScene((discord) => discord.openThread(discord.channel('draughts'), 'the cup'));
  const { table, clock, channel, card, warnings } = scene;
  const { boris, discord } = table;
  discord.archive(channel);
  await boris.command(channel, 'move', { move: 'b6-a5' });
  await cardAfter(table, card);
  discord.lock(channel);
  clock.advance(DAY + 5 * SECOND);
  await expect.poll(() => discord.refusals.some(({ code }) => code === 160005), SOON).toBe(true);
  expect(warnings().filter(({ level }) => level === 'error')).toEqual([]);
  discord.unlock(channel);
  await whileTimePasses(clock, () => boris.messages(channel).some(isFlag));
});

test('a player who moves from elsewhere learns why the board is not shown, and sees it where possible', async () => {
  const { table, clock, channel, card } = await openScene();
  const { anna, boris, discord } = table;
  const elsewhere = discord.channel('arena');
  discord.deny(channel, 'SendMessages');
  const moved = await boris.command(elsewhere, 'move', { move: 'b6-a5', game: gameOn(card) });
  expect(isEphemeral(moved.message!)).toBe(true);
  expect(textOf(moved.message!)).toContain(say('retired.unposted'));
  discord.allow(channel, 'SendMessages');
  // The bot reads no more often whether it may post again.
  clock.advance(15 * SECOND);
  await anna.command(elsewhere, 'move', { move: 'd4-c5', game: gameOn(card) });
  expect(textOf(await cardAfter(table, card))).toContain('** d4-c5');
});

test('the players of a game whose channel was deleted get answers where they act, and play on', async () => {
  const { table, clock, bot, channel, card, warnings } = await openScene();
  const { anna, boris, discord } = table;
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
