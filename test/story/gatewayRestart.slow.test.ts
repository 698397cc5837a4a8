/**
 * The process with the gateway connection exits and starts again. Discord refuses presses in the
 * meantime, and the next press works.
 */
import { expect, test } from 'vitest';
import { cardAfter, cardWith, isCard } from './cards.ts';
import { isByDoor } from './door.ts';
import { byHand } from './hands.ts';
import { LONG, PATIENCE, playedScene } from './killing.ts';
import { ready, run } from './process.ts';

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'after an exit by %s and a restart, the bot continues with the next press',
  async (signal) => {
    const { table, settings, bot, card } = await playedScene();
    const { discord, anna, boris, channel } = table;
    await byHand(anna, card, 'c3-d4');
    const shown = await cardAfter(table, card);
    bot.signal(signal);
    await bot.ended;
    await expect.poll(() => discord.isReached(), PATIENCE).toBe(false);
    await expect(byHand(boris, shown, 'b6-a5')).rejects.toThrow('did not respond');
    run(settings, discord);
    await ready(discord);
    await byHand(boris, shown, 'b6-a5');
    await cardWith(table, '** b6-a5');
    await expect.poll(() => anna.messages(channel).filter(isCard).length, PATIENCE).toBe(1);
    // The old press isn't replayed later: a new session begins instead of resuming the old session.
    const begun = isByDoor(discord) ? [] : ['identify', 'identify'];
    expect(discord.gateway.starts.log.map(({ kind }) => kind)).toEqual(begun);
    expect(discord.refusals).toEqual([]);
  },
  LONG,
);
