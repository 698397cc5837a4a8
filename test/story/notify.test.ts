/** How people are notified of their games: privately or publicly, as each of them chose. */
import { expect, test } from 'vitest';
import { altTextsOf, findButton, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { directChannel } from '../../playground/server/world/world.ts';
import { DAY, MINUTE } from '../../src/game/calendar/span.ts';
import { cardAfter, isCard } from './cards.ts';
import { byCommand, byHand } from './hands.ts';
import { SOON, challenged, direct, openScene, pinged, say, written } from './told.ts';
import { slowTest } from '../runs.ts';

test('a player who chose direct messages gets a message with a link, and no mention', async () => {
  const { table, clock } = await openScene();
  const { anna, boris, channel, discord } = table;
  const shown = await boris.command(channel, 'preferences', { notify: 'direct' });
  expect(isEphemeral(shown.message!)).toBe(true);
  expect(menusOf(shown.message!)[0]).toMatchObject({
    options: expect.arrayContaining([expect.objectContaining({ value: 'direct', default: true })]),
  });
  const first = await challenged(table, '1d');
  await byCommand(anna, first, 'c3-d4');
  const card = await cardAfter(table, first);
  const told = await written(table, boris, 'It’s your move');
  expect(textOf(told)).toContain(`/${channel}/${card.id}`);
  expect(pinged(boris)).not.toContain(card.id);

  clock.advance(0.8 * DAY);
  await written(table, boris, 'It’s still your move');
  expect(anna.messages(channel).some((message) => textOf(message).startsWith('⏰'))).toBe(false);

  await byCommand(boris, card, 'b6-a5');
  const next = await cardAfter(table, card);
  expect(pinged(anna)).toContain(next.id);
  await anna.command(channel, 'games', { do: 'draw' });
  await written(table, boris, 'offers you a draw');
  const asked = await anna.command(channel, 'games', { do: 'resign' });
  await anna.click(asked.message!.id, findButton(asked.message!, 'Yes, resign').custom_id);
  await written(table, boris, 'You won');
  // The previous notice is out of date, and is deleted.
  await expect
    .poll(() => direct(table, boris).map(textOf), SOON)
    .toEqual([expect.stringContaining('You won')]);
  expect(direct(table, anna)).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

slowTest(
  'a direct message that is due while the old board is being deleted links to the new board',
  async () => {
    const { table } = await openScene();
    const { anna, boris, channel, discord } = table;
    await boris.command(channel, 'preferences', { notify: 'direct' });
    const first = await challenged(table, '1d');
    // This is longer than the time between two sweeps.
    discord.faults.rest({ on: new RegExp(`DELETE .*${first.id}`, 'u'), effect: { delayMs: 2500 } });
    await byCommand(anna, first, 'c3-d4');
    const card = await cardAfter(table, first);
    const told = await written(table, boris, 'It’s your move');
    expect(textOf(told)).toContain(`/${channel}/${card.id}`);
  },
);

test('a notice stays while it is current, and is deleted after its reader moves, even across a restart', async () => {
  const { table, bot } = await openScene();
  const { anna, boris, channel, discord } = table;
  await boris.command(channel, 'preferences', { notify: 'direct', about: 'turn' });
  const first = await challenged(table, '1d');
  await byCommand(anna, first, 'c3-d4');
  const card = await cardAfter(table, first);
  const told = await written(table, boris, 'It’s your move');
  await bot.stop();
  await table.startBot();
  await byCommand(boris, card, 'b6-a5');
  const second = await cardAfter(table, card);
  await expect.poll(() => direct(table, boris), SOON).toEqual([]);
  await byCommand(anna, second, 'd4-c5');
  const again = await written(table, boris, 'It’s your move');
  expect(again.id).not.toBe(told.id);
  expect(direct(table, boris)).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});

slowTest('a game in direct messages is announced only by its card, except for a low clock', async () => {
  const { table, clock } = await openScene();
  const { anna, channel, discord } = table;
  await anna.command(channel, 'preferences', { notify: 'direct' });
  const { id } = directChannel(discord.world, anna.person);
  await anna.command(id, 'play', {
    opponent: discord.botId,
    level: '1',
    color: 'white',
    time: '1d',
  });
  const first = await anna.waitFor((message) => message.channel_id === id && isCard(message));
  await byCommand(anna, first, 'c3-d4');
  const card = await cardAfter(table, first);
  expect(textOf(card)).toMatch(/\*\* c3-d4 · \*\*Crownhead\*\* /u);
  clock.advance(0.8 * DAY);
  await written(table, anna, 'It’s still your move');
  const texts = direct(table, anna).map(textOf);
  expect(texts.filter((text) => text.includes('It’s your move'))).toEqual([]);
  expect(texts.filter((text) => text.includes('It’s still your move'))).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});

test('if Discord refuses direct messages, mentions replace them, with a single explanation, until the user chooses again', async () => {
  const { table } = await openScene();
  const { anna, boris, channel, discord } = table;
  await boris.command(channel, 'preferences', { notify: 'direct' });
  discord.refuseDirect(boris.person.id);
  const first = await challenged(table, '1d');
  await byCommand(anna, first, 'c3-d4');
  const card = await cardAfter(table, first);
  const instead = await boris.waitFor((message) =>
    textOf(message).includes('won’t let me send you direct messages'),
  );
  expect(instead.channel_id).toBe(channel);
  expect(pinged(boris)).toEqual(expect.arrayContaining([instead.id]));
  expect(pinged(anna)).not.toContain(instead.id);

  await byCommand(boris, card, 'b6-a5');
  const second = await cardAfter(table, card);
  await byCommand(anna, second, 'd4-c5');
  const third = await cardAfter(table, second);
  expect(pinged(boris)).toContain(third.id);
  const panel = await boris.command(channel, 'preferences', { open: 'notifications' });
  expect(textOf(panel.message!)).toContain(say('notify.refused'));
  expect(discord.refusals.map(({ code }) => code)).toEqual([50007]);

  discord.allowDirect(boris.person.id);
  const [menu] = menusOf(panel.message!);
  const again = await boris.choose(panel.message!.id, menu!.custom_id, ['direct']);
  expect(textOf(again.message!)).not.toContain(say('notify.refused'));
  await byCommand(boris, third, 'd6:b4');
  await byCommand(anna, await cardAfter(table, third), 'a3:c5');
  await written(table, boris, 'It’s your move');
});

slowTest('a direct message has the board and the moves, and the game continues from there', async () => {
  const { table, clock } = await openScene();
  const { anna, boris, channel, discord } = table;
  await boris.command(channel, 'preferences', { notify: 'direct' });
  const first = await challenged(table, '1d');
  await byCommand(anna, first, 'c3-d4');
  const card = await cardAfter(table, first);
  clock.advance(2 * MINUTE);
  const told = await written(table, boris, 'It’s your move');
  expect(altTextsOf(told)).toEqual([expect.stringContaining('Black')]);
  const answer = await byHand(boris, told, 'f6-g5');
  expect(textOf(await answer.answer())).toContain('You played **f6-g5**.');
  const next = await cardAfter(table, card);
  expect([next.channel_id, textOf(next)]).toEqual([channel, expect.stringContaining('f6-g5')]);
  await expect.poll(() => direct(table, boris).map(({ id }) => id), SOON).not.toContain(told.id);
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
});

test('a declined offer is reported in the author’s notice to move', async () => {
  const { table, clock } = await openScene();
  const { anna, boris, channel, discord } = table;
  await anna.command(channel, 'preferences', { notify: 'direct', about: 'turn' });
  const first = await challenged(table, '1d');
  await anna.command(channel, 'games', { do: 'draw' });
  const asked = await cardAfter(table, first);
  await boris.click(asked.id, findButton(asked, 'Decline').custom_id);
  clock.advance(2 * MINUTE);
  const told = await written(table, anna, 'declined the draw');
  expect(textOf(told)).toContain('It’s your move');
  expect(discord.refusals).toEqual([]);
});
