/** Discord falters: it is busy, down, or has stopped waiting. Actions are still shown, once. */
import { expect, test } from 'vitest';
import type { RestFault } from '../../playground/server/faults.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { directChannel } from '../../playground/server/world/world.ts';
import { DAY, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { cardWith, isCard } from './cards.ts';
import { byCommand, byHand } from './hands.ts';
import { isFlag, openScene, SOON } from './weatherScene.ts';
import { columnIn } from '../store/file.ts';

const EXPIRED = { status: 404, body: { code: 10062, message: 'Unknown interaction' } };

/** discord.js tries four times before it gives up. */
const BUSY: Readonly<Record<string, Omit<RestFault, 'on'>>> = {
  'a rate limit': { effect: { status: 429, retryAfterMs: 200 }, times: 2 },
  'an outage of minutes': { effect: { status: 502 }, times: 8 },
};

const FALTERING = {
  ...BUSY,
  'an outage that passes at once': { effect: { status: 503 }, times: 2 },
  'a connection that breaks before': { effect: { drop: 'before' } },
  'a connection that breaks after': { effect: { drop: 'after' } },
} as const;

/** When the only game in the file is due, in ms since 1970. */
const dueAt = (path: string): number => Number(columnIn(path, 'select due_at from game')[0]);

test('a move whose answer Discord no longer waits for is made, and shown once to everyone', async () => {
  const { table, clock, card, channel, warnings } = await openScene();
  const { boris, discord } = table;
  discord.faults.rest({ on: /callback/u, effect: EXPIRED });
  const response = byCommand(boris, card, 'b6-a5').then(({ kind }) => kind, String);
  await expect.poll(() => discord.requests.filter(({ status }) => status === 404).length, SOON).toBe(1);
  clock.advance(6 * SECOND);
  await cardWith(table, '** b6-a5');
  await expect.poll(() => boris.messages(channel).filter(isCard).length, SOON).toBe(1);
  expect(warnings().map(({ level }) => level)).toEqual(['warn']);
  expect(await response).toContain('did not respond');
});

test.each(Object.entries(FALTERING))('%s delays a card and loses or doubles none', async (_name, fault) => {
  const { table, clock, channel, warnings } = await openScene();
  const { anna, boris, discord } = table;
  discord.faults.rest({ on: new RegExp(`POST /channels/${channel}/messages`, 'u'), ...fault });
  clock.advance(DAY + 5 * SECOND);
  const flags = () => {
    clock.advance(10 * SECOND);
    return boris.messages(channel).filter(isFlag).length;
  };
  await expect.poll(flags, { interval: 200 }).toBe(1);
  // A card that was posted and replaced would also have called them.
  for (const player of [anna, boris]) expect(player.notifications().filter(isFlag)).toHaveLength(1);
  expect(warnings().filter(({ level }) => level === 'error')).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

test.each(Object.entries(BUSY))(
  '%s delays a direct message and loses or doubles none',
  async (_name, fault) => {
    const { table, clock, card, channel, warnings } = await openScene();
    const { anna, boris, discord } = table;
    await anna.command(channel, 'preferences', { notify: 'direct', about: 'turn' });
    const direct = directChannel(discord.world, anna.person).id;
    discord.faults.rest({ on: new RegExp(`POST /channels/${direct}/messages`, 'u'), ...fault });
    await byCommand(boris, card, 'b6-a5');
    const told = () => {
      clock.advance(MINUTE);
      return anna.messages(direct).filter((message) => textOf(message).includes('It’s your move')).length;
    };
    await expect.poll(told, { interval: 200 }).toBe(1);
    clock.advance(5 * MINUTE);
    expect(told()).toBe(1);
    expect(warnings().filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test('a card that eight times certainly was not sent is shown within seconds', async () => {
  const { table, clock, card, channel, warnings } = await openScene();
  const { boris, discord } = table;
  const toChannel = new RegExp(`POST /channels/${channel}/messages`, 'u');
  discord.faults.rest({ on: toChannel, times: 8, effect: { status: 500 } });
  await byHand(boris, card, 'b6-a5');
  const eight = () => discord.requests.filter(({ status }) => status === 500).length;
  await expect.poll(eight, SOON).toBe(8);
  // Advancing the clock only counts once the bot has recorded when it retries.
  const again = () => dueAt(table.databasePath) - clock.now();
  await expect.poll(again, SOON).toSatisfy((ms: number) => ms > 0 && ms <= 3 * SECOND);
  clock.advance(3 * SECOND);
  await cardWith(table, '** b6-a5');
  expect(warnings().filter(({ level }) => level === 'error')).toEqual([]);
});
