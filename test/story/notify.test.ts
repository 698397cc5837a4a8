/** How people are told of their games: each as they chose, in private or in public, and nobody else. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import {
  altTextsOf,
  findButton,
  findMenu,
  menusOf,
  textOf,
} from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { directChannel } from '../../playground/server/world/direct.ts';
import { DAY, HOUR, MINUTE } from '../../src/game/span.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { cardAfter, isCard, pressNamed } from './cards.ts';
import { byCommand } from './hands.ts';
import { openTable } from './table.ts';
import type { Table } from './table.ts';

const say = sayIn('en-US');
/** Sweeps are a second apart. */
const SOON = { timeout: 20_000 };
const START = Date.UTC(2026, 5, 1, 12);

async function openScene() {
  const clock = standingClock(START);
  const table = await openTable({ clock });
  const bot = await table.startBot();
  return { table, clock, bot };
}

/** Anna challenges Boris, or another, at this time control, who accepts; gives the first card. */
async function challenged(table: Table, time: string, boris = table.boris): Promise<APIMessage> {
  const { anna, channel } = table;
  const options = { opponent: boris.person.id, color: 'white', time };
  const { message } = await anna.command(channel, 'challenge', options);
  await boris.click(message!.id, findButton(message!, 'Accept').custom_id);
  return cardAfter(table, message!);
}

/** The direct messages that someone has. */
const direct = ({ discord }: Table, who: Visitor): readonly APIMessage[] =>
  who.messages(directChannel(discord.world, who.person).id).filter((message) => !isEphemeral(message));

/** The next direct message with these words. */
const written = ({ discord }: Table, who: Visitor, words: string): Promise<APIMessage> => {
  const { id } = directChannel(discord.world, who.person);
  return who.waitFor((message) => message.channel_id === id && textOf(message).includes(words));
};

const pinged = (who: Visitor): readonly string[] => who.notifications().map(({ id }) => id);

test('a player who wants direct messages is written to with a link, and not mentioned', async () => {
  const { table, clock } = await openScene();
  const { anna, boris, channel, discord } = table;
  const shown = await boris.command(channel, 'notify', { how: 'direct' });
  expect(isEphemeral(shown.message!)).toBe(true);
  expect(textOf(shown.message!)).toContain(say('notify.shown.turn', { way: say('notify.way.direct') }));
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
  await anna.command(channel, 'draw');
  await written(table, boris, 'offers you a draw');
  const asked = await anna.command(channel, 'resign');
  await anna.click(asked.message!.id, findButton(asked.message!, 'Yes, resign').custom_id);
  await written(table, boris, 'You won');
  // What was told before is over, and gone.
  await expect
    .poll(() => direct(table, boris).map(textOf), SOON)
    .toEqual([expect.stringContaining('You won')]);
  expect(direct(table, anna)).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

test('a notice stays as long as it is true, and goes when its reader has moved, also through a restart', async () => {
  const { table, bot } = await openScene();
  const { anna, boris, channel, discord } = table;
  await boris.command(channel, 'notify', { how: 'direct', about: 'turn' });
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

test('a game in the direct messages themselves is told by its card alone, but for time that runs short', async () => {
  const { table, clock } = await openScene();
  const { anna, channel, discord } = table;
  await anna.command(channel, 'notify', { how: 'direct' });
  const { id } = directChannel(discord.world, anna.person);
  await anna.command(id, 'challenge', {
    opponent: discord.botId,
    level: '1',
    color: 'white',
    time: '1d',
  });
  const first = await anna.waitFor((message) => message.channel_id === id && isCard(message));
  await byCommand(anna, first, 'c3-d4');
  const card = await cardAfter(table, first);
  expect(textOf(card)).toContain('Black replied');
  clock.advance(0.8 * DAY);
  await written(table, anna, 'It’s still your move');
  const texts = direct(table, anna).map(textOf);
  expect(texts.filter((text) => text.includes('It’s your move'))).toEqual([]);
  expect(texts.filter((text) => text.includes('It’s still your move'))).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});

test('a direct message survives a bot that stops before it is sent, and an outage', async () => {
  const { table, clock, bot } = await openScene();
  const { anna, boris, channel, discord } = table;
  await boris.command(channel, 'notify', { how: 'direct', about: 'turn' });
  const first = await challenged(table, '1d');
  discord.faults.rest({ on: /POST \/users\/@me\/channels/u, effect: { status: 503 }, times: 4 });
  await byCommand(anna, first, 'c3-d4');
  await cardAfter(table, first);
  await bot.stop();
  expect(direct(table, boris)).toEqual([]);
  clock.advance(5 * MINUTE);
  await table.startBot();
  const refused = () => discord.requests.filter(({ status }) => status === 503).length;
  await expect.poll(refused, SOON).toBe(4);
  discord.faults.rest({ on: /POST \/channels/u, effect: { drop: 'after' } });
  const messages = (): number => {
    clock.advance(30 * MINUTE);
    return direct(table, boris).length;
  };
  await expect.poll(messages, { ...SOON, interval: 300 }).toBe(1);
  expect(direct(table, boris)).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});

test('where Discord refuses direct messages, a mention comes instead, once said why, until they choose anew', async () => {
  const { table } = await openScene();
  const { anna, boris, channel, discord } = table;
  await boris.command(channel, 'notify', { how: 'direct' });
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
  const panel = await boris.command(channel, 'notify');
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

test('the message of the day holds all that waits, comes once however long the bot was away, and not for nothing', async () => {
  const { table, clock, bot } = await openScene();
  const { anna, boris, channel, discord } = table;
  await boris.command(channel, 'notify', { how: 'digest', hour: 20, zone: 'UTC' });
  const one = await challenged(table, '14d');
  await anna.command(channel, 'move', { move: 'c3-d4' });
  await cardAfter(table, one);
  const two = await challenged(table, '7d');
  await byCommand(anna, two, 'c3-d4');
  const cards = anna.messages(channel).filter(isCard);
  expect(pinged(boris).filter((id) => cards.some((card) => card.id === id))).toEqual([]);
  await bot.stop();
  clock.advance(3 * DAY + 9 * HOUR);
  await table.startBot();
  const digest = await written(table, boris, say('digest.title', { count: 2 }));
  const lines = textOf(digest)
    .split('\n')
    .filter((line) => line.startsWith('▶️'));
  const ends = [START + 7 * DAY, START + 14 * DAY].map((at) => `<t:${at / 1000}:R>`);
  expect(lines.map((line) => ends.findIndex((end) => line.includes(end)))).toEqual([0, 1]);
  expect(direct(table, boris)).toHaveLength(1);
  clock.advance(HOUR);

  clock.advance(DAY);
  await expect.poll(() => direct(table, boris).length, SOON).toBe(2);
  for (const game of anna.messages(channel).filter(isCard)) {
    const asked = await pressNamed(boris, game, 'Resign');
    await boris.click(asked.message!.id, findButton(asked.message!, 'Yes, resign').custom_id);
  }
  const won = () => anna.messages(channel).filter((message) => textOf(message).includes('wins!'));
  await expect.poll(() => won().length, SOON).toBe(2);
  clock.advance(2 * DAY);
  await expect.poll(() => direct(table, boris).length, SOON).toBe(3);
  expect(textOf(direct(table, boris)[2]!)).toContain('You lost');
  clock.advance(5 * DAY);
  await anna.command(channel, 'notify', { how: 'digest', hour: 20, zone: 'UTC' });
  await byCommand(anna, await challenged(table, '14d'), 'c3-d4');
  clock.advance(DAY);
  await expect.poll(() => direct(table, boris).length, SOON).toBe(4);
  expect(textOf(direct(table, boris)[3]!)).toContain(say('digest.title', { count: 1 }));
  expect(direct(table, anna)).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

test('nothing is told to whoever wants nothing, and a live game leaves both alone while they play', async () => {
  const { table, clock } = await openScene();
  const { anna, boris, channel } = table;
  await boris.command(channel, 'notify', { how: 'nothing' });
  let card = await challenged(table, '30+0');
  const quietly = pinged(boris).length;
  const moves = [
    [anna, 'c3-d4'],
    [boris, 'b6-a5'],
    [anna, 'd4-c5'],
  ] as const;
  for (const [who, move] of moves) {
    clock.advance(MINUTE);
    await byCommand(who, card, move);
    card = await cardAfter(table, card);
  }
  expect(pinged(boris)).toHaveLength(quietly);
  const before = pinged(anna).length;
  clock.advance(3 * MINUTE);
  await byCommand(boris, card, 'd6:b4');
  card = await cardAfter(table, card);
  expect(pinged(anna)).toHaveLength(before + 1);
  clock.advance(MINUTE);
  await byCommand(anna, card, 'a3:c5');
  await cardAfter(table, card);
  expect(direct(table, boris)).toEqual([]);
});

test('the panel changes one thing at a time, and suggests time zones', async () => {
  const { table } = await openScene();
  const { anna, channel } = table;
  const { message } = await anna.command(channel, 'notify');
  const chosen = await anna.choose(message!.id, menusOf(message!)[3]!.custom_id, ['digest']);
  expect(chosen.kind).toBe('update');
  expect(textOf(chosen.message!)).toContain(say('notify.shown.turn', { way: say('notify.way.mention') }));
  expect(textOf(chosen.message!)).toContain(say('notify.shown.end', { way: say('notify.way.digest') }));
  expect(findMenu(chosen.message!)).toBeDefined();
  const zones = await anna.complete(channel, 'notify', { zone: 'berl' }, 'zone');
  expect(zones.map(({ value }) => value)).toContain('Europe/Berlin');
});

test('two who are told at the same time, of one game or once a day, are both told', async () => {
  const { table, clock } = await openScene();
  const { anna, boris, chidi, channel } = table;
  for (const who of [anna, boris]) await who.command(channel, 'notify', { how: 'direct', about: 'end' });
  for (const who of [boris, chidi]) {
    await who.command(channel, 'notify', { how: 'digest', about: 'turn', hour: 20, zone: 'UTC' });
    await byCommand(anna, await challenged(table, '1d', who), 'c3-d4');
  }
  clock.advance(9 * HOUR);
  for (const who of [boris, chidi]) await written(table, who, say('digest.title', { count: 1 }));
  clock.advance(16 * HOUR);
  await written(table, boris, 'You lost');
  const counts = () => [anna, boris, chidi].map((who) => direct(table, who).length);
  await expect.poll(counts, SOON).toEqual([2, 2, 1]);
});

test('the direct message has the board and the moves, and the game goes on from there', async () => {
  const { table, clock } = await openScene();
  const { anna, boris, channel, discord } = table;
  await boris.command(channel, 'notify', { how: 'direct' });
  const first = await challenged(table, '1d');
  await byCommand(anna, first, 'c3-d4');
  const card = await cardAfter(table, first);
  clock.advance(2 * MINUTE);
  const told = await written(table, boris, 'It’s your move');
  expect(altTextsOf(told)).toEqual([expect.stringContaining('Black')]);
  const answer = await boris.choose(told.id, findMenu(told).custom_id, ['f6-g5']);
  expect(textOf(await answer.answer())).toContain('You played **f6-g5**.');
  const next = await cardAfter(table, card);
  expect([next.channel_id, textOf(next)]).toEqual([channel, expect.stringContaining('f6-g5')]);
  await expect.poll(() => direct(table, boris).map(({ id }) => id), SOON).not.toContain(told.id);
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
});

test('an offer that was declined is told where its maker is called to move', async () => {
  const { table, clock } = await openScene();
  const { anna, boris, channel, discord } = table;
  await anna.command(channel, 'notify', { how: 'direct', about: 'turn' });
  const first = await challenged(table, '1d');
  await anna.command(channel, 'draw');
  const asked = await cardAfter(table, first);
  await boris.click(asked.id, findButton(asked, 'Decline draw').custom_id);
  clock.advance(2 * MINUTE);
  const told = await written(table, anna, 'declined the draw');
  expect(textOf(told)).toContain('It’s your move');
  expect(discord.refusals).toEqual([]);
});
