/**
 * Private answers are in the reader's language, public messages in the server's, direct messages in
 * the recipient's.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { altTextsOf, findMenu, textOf } from '../../playground/server/visitor/reading.ts';
import { type Visitor, isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { directChannel } from '../../playground/server/world/world.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import { type Locale } from '../../src/i18n/locales.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { begin, buttonTo, cardAfter, chooseSetting, isCard, resign } from './cards.ts';
import { byCommand } from './hands.ts';
import { openTable, sitDown } from './table.ts';
import { written } from './told.ts';

const START = Date.UTC(2026, 5, 1, 12);

async function speak(who: Visitor, channel: string, language: Locale | 'discord'): Promise<void> {
  const { message } = await who.command(channel, 'preferences', { open: 'language' });
  await who.choose(message!.id, findMenu(message!).custom_id, [language]);
}

const turnIn = (locale: string, who: Visitor): string =>
  sayIn(locale)('card.your-move', { player: `<@${who.person.id}>` });

test('public messages are in the server’s language, not the reader’s, and follow the admin’s choice at once', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  anna.speakInServer('ru');
  anna.speak('de');
  await speak(boris, channel, 'ja');
  const first = await begin(table, anna, boris);
  expect(textOf(first)).toContain(turnIn('ru', anna));
  expect(altTextsOf(first).join()).toContain(sayIn('ru')('variant.russian'));

  await chooseSetting(table, 'locale', 'pl');
  await byCommand(anna, first, 'c3-d4');
  const second = await cardAfter(table, first);
  expect(textOf(second)).toContain(turnIn('pl', boris));
  const own = await boris.command(channel, 'games', { do: 'board' });
  expect(textOf(own.message!)).toContain(sayIn('ja')('variant.russian'));
  expect(isEphemeral(own.message!)).toBe(true);
  expect(discord.refusals).toEqual([]);
});

test('running games notice that a server changed its language in Discord', async () => {
  const table = await sitDown();
  const { anna, boris, discord } = table;
  anna.speakInServer('ru');
  const first = await begin(table, anna, boris);
  expect(textOf(first)).toContain(turnIn('ru', anna));
  anna.speakInServer('de');
  await byCommand(anna, first, 'c3-d4');
  const second = await cardAfter(table, first);
  expect(textOf(second)).toContain(turnIn('de', boris));
  const last = await resign(table, boris, second);
  expect(altTextsOf(last).join()).toContain(sayIn('de')('variant.russian'));
  expect(discord.refusals).toEqual([]);
});

test('a direct message is in the recipient’s chosen language, or else in their Discord language at opt-in', async () => {
  const clock = standingClock(START);
  const table = await openTable({ clock });
  await table.startBot();
  const { anna, boris, chidi, channel, discord } = table;
  anna.speakInServer('pl');
  for (const who of [boris, chidi]) who.speak('ja');
  await boris.command(channel, 'preferences', { notify: 'direct' });
  await chidi.command(channel, 'preferences', { notify: 'digest', hour: 7, zone: 'UTC' });
  for (const who of [boris, chidi]) {
    const options = { opponent: who.person.id, color: 'white', time: '1d' };
    const { message } = await anna.command(channel, 'play', options);
    await who.click(message!.id, buttonTo(message!, 'challenge', 'accept'));
    await byCommand(anna, await cardAfter(table, message!), 'c3-d4');
  }
  await written(table, boris, sayIn('ja')('variant.russian'));

  // Both messages are due by then: in the last fifth of Boris's day, and Chidi's daily message at
  // seven.
  await speak(boris, channel, 'fil');
  await speak(chidi, channel, 'uk');
  clock.advance(0.8 * DAY);
  await written(table, boris, sayIn('fil')('variant.russian'));
  await written(table, chidi, sayIn('uk')('digest.title', { count: 1 }));
  expect(discord.refusals).toEqual([]);
});

test('a game against the bot in direct messages is in the player’s language, even after they chose another', async () => {
  const { anna, channel, discord } = await sitDown();
  anna.speak('ru');
  await anna.command(channel, 'play', { level: '1', color: 'white' });
  const direct = directChannel(discord.world, anna.person);
  const inDirect = (message: APIMessage): boolean => message.channel_id === direct.id && isCard(message);
  const first = await anna.waitFor(inDirect);
  expect(altTextsOf(first).join()).toContain(sayIn('ru')('variant.russian'));
  await speak(anna, channel, 'ja');
  await anna.command(direct.id, 'move', { move: 'c3-d4' });
  const next = await anna.waitFor((message) => inDirect(message) && message.id !== first.id);
  expect(altTextsOf(next).join()).toContain(sayIn('ja')('variant.russian'));
  expect(discord.refusals).toEqual([]);
});
