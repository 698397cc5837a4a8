/** A season through the stand-in: started, ended by its day across a restart, and its table in the chosen channel, once. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { DAY } from '../../src/game/span.ts';
import { openTable } from './table.ts';

/** Whether the message is a season's final table. */
const isFinal = (message: APIMessage): boolean => textOf(message).includes('See these standings anytime');

test('a season ends on its day, whoever runs then', async () => {
  const table = await openTable();
  const { anna, boris, channel, discord } = table;
  const first = await table.startBot();
  const until = new Date(discord.clock.now() + 2 * DAY).toISOString().slice(0, 10);
  const options = { do: 'start', name: 'Winter', until, channel };
  const status = await (await anna.command(channel, 'season', options)).answer();
  expect(textOf(status)).toContain(`<#${channel}>`);
  const begun = await boris.waitFor((message) => textOf(message).includes('has begun'));
  expect([begun.channel_id, textOf(begun)]).toEqual([
    channel,
    expect.stringContaining('👑 Season Winter has begun'),
  ]);
  await first.stop();
  discord.clock.advance(4 * DAY);
  await Promise.all([table.startBot(), table.startBot()]);
  const post = await anna.waitFor(isFinal);
  expect(textOf(post)).toContain('👑 Season Winter');
  expect(textOf(post)).toContain('No one is ranked');
  const shown = await (await boris.command(channel, 'leaderboard', { season: 'Winter' })).answer();
  expect(textOf(shown)).toContain('👑 Season Winter');
  expect(anna.messages(channel).filter(isFinal)).toHaveLength(1);
  expect(anna.messages(channel).filter((message) => textOf(message).includes('has begun'))).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});
