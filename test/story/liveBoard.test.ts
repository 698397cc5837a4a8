/** A live leaderboard through the stand-in: asked for by an admin, kept up to date across a restart for everyone. */
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { REFRESH } from '../../src/app/server/liveBoard.ts';
import { finish, player } from '../app/finished.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { openTable } from './table.ts';

test('one message is changed while bots come and go', async () => {
  const table = await openTable();
  const { anna, boris, channel, discord } = table;
  const top = discord.channel('general');
  const first = await table.startBot();
  discord.demote('Boris');
  const refused = await (await boris.command(channel, 'leaderboard', { live: top })).answer();
  expect(textOf(refused)).toContain('**Manage Server**');
  const said = await (await anna.command(channel, 'leaderboard', { by: 'wins', live: top })).answer();
  expect([isEphemeral(said), textOf(said)]).toEqual([true, expect.stringContaining(`in <#${top}>`)]);
  await first.stop();

  const opened = await openStore(table.databasePath, console.error);
  if (!opened.ok) throw new Error(opened.problem.message);
  let ids = 0;
  const seat = {
    app: { store: opened.value, newId: () => `seed${(ids += 1)}` },
    time: { now: discord.clock.now() },
  };
  const place = { guildId: discord.guildId, channelId: channel, locale: 'en-US' };
  await finish(seat, [player(anna.person.id), player(boris.person.id)], 'white', { place });
  await opened.value.close();

  discord.clock.advance(REFRESH);
  await Promise.all([table.startBot(), table.startBot()]);
  await expect.poll(() => anna.messages(top).map(textOf)).toEqual([expect.stringContaining('`1 1 1` 🥇')]);
  const [message] = anna.messages(top);
  const own = await boris.click(message!.id, findButton(message!, 'My rank').custom_id);
  expect([isEphemeral(await own.answer()), textOf(await own.answer())]).toEqual([
    true,
    expect.stringContaining('You haven’t won a game in this period yet.'),
  ]);
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
});
