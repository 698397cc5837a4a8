/**
 * The process with the gateway ends and starts again: Discord refuses presses in between, and the
 * next one works.
 */
import { expect, test } from 'vitest';
import { cardAfter, cardWith, isCard } from './cards.ts';
import { isByDoor } from './door.ts';
import { byHand } from './hands.ts';
import { LONG, PATIENCE, playedScene } from './killing.ts';
import { ready, run } from './process.ts';

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'ended by %s and started again, the bot continues with the next press',
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
    // The old press isn't replayed later: a new session begins, and resumes none.
    const begun = isByDoor(discord) ? [] : ['identify', 'identify'];
    expect(discord.gateway.starts.log.map(({ kind }) => kind)).toEqual(begun);
    expect(discord.refusals).toEqual([]);
  },
  LONG,
);
