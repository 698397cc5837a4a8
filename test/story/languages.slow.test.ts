/**
 * Private answers are in the reader's language, public ones in the server's, direct messages in the
 * recipient's.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { altTextsOf, findMenu, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { type Visitor, isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { directChannel } from '../../playground/server/world/world.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import { type Locale, readingIn } from '../../src/i18n/locales.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { begin, buttonTo, cardAfter, isCard, resign } from './cards.ts';
import { byCommand } from './hands.ts';
import { type Table, openTable, sitDown } from './table.ts';

const START = Date.UTC(2026, 5, 1, 12);

async function speak(who: Visitor, channel: string, language: Locale | 'discord'): Promise<void> {
  const { message } = await who.command(channel, 'preferences', { open: 'language' });
  await who.choose(message!.id, findMenu(message!).custom_id, [language]);
}

async function speakHere({ anna, channel }: Table, language: Locale): Promise<void> {
  const { message } = await anna.command(channel, 'server settings');
  const opened = await anna.choose(message!.id, findMenu(message!).custom_id, ['locale']);
  await anna.choose(message!.id, menusOf(opened.message!).at(-1)!.custom_id, [language]);
}

async function told(who: Visitor, channel: string, name: string, options = {}): Promise<string> {
  const { message } = await who.command(channel, name, options);
  if (!message || !isEphemeral(message)) throw new Error('the answer is not private');
  return textOf(message);
}

const written = ({ discord }: Table, who: Visitor, words: string): Promise<APIMessage> => {
  const { id } = directChannel(discord.world, who.person);
  return who.waitFor((message) => message.channel_id === id && textOf(message).includes(words));
};

const turnIn = (locale: string, who: Visitor): string =>
  sayIn(locale)('card.your-move', { player: `<@${who.person.id}>` });

const refusalIn = (locale: string): string => sayIn(locale)('problem.no-game-here');

test('a refusal is in the reader’s language: their own choice before Discord’s', async () => {
  const { boris, channel, discord } = await sitDown();
  boris.speak('ja');
  expect(await told(boris, channel, 'move', { move: 'c3-d4' })).toContain(refusalIn('ja'));
  await speak(boris, channel, 'fil');
  expect(await told(boris, channel, 'move', { move: 'c3-d4' })).toContain(refusalIn(readingIn('fil', 'ja')));
  await speak(boris, channel, 'discord');
  expect(await told(boris, channel, 'move', { move: 'c3-d4' })).toContain(refusalIn('ja'));
  expect(new Set(['ja', 'fil', 'en'].map(refusalIn)).size).toBe(3);
  expect(discord.refusals).toEqual([]);
});

test('commands are called as in Discord’s own menu, whichever language the reader chose', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  boris.speak('ja');
  for (const who of [anna, boris]) await speak(who, channel, 'fil');
  const [english, japanese] = [await told(anna, channel, 'games'), await told(boris, channel, 'games')];
  expect(english).toBe(sayIn('fil')('games.none-everywhere'));
  expect(english).toContain('`/play`');
  expect(japanese).toBe(english.replace('/play', '/遊ぶ'));
  expect(discord.refusals).toEqual([]);
});

test('public messages are in the server’s language, not the reader’s, and follow its admin’s choice at once', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  anna.speakInServer('ru');
  anna.speak('de');
  await speak(boris, channel, 'ja');
  const first = await begin(table, anna, boris);
  expect(textOf(first)).toContain(turnIn('ru', anna));
  expect(altTextsOf(first).join()).toContain(sayIn('ru')('variant.russian'));

  await speakHere(table, 'pl');
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

test('a direct message is in its addressee’s: their choice, else Discord’s when they asked for messages', async () => {
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

  // Both are due by then: the last fifth of Boris's day, and Chidi's daily message at seven.
  await speak(boris, channel, 'fil');
  await speak(chidi, channel, 'uk');
  clock.advance(0.8 * DAY);
  await written(table, boris, sayIn('fil')('variant.russian'));
  await written(table, chidi, sayIn('uk')('digest.title', { count: 1 }));
  expect(discord.refusals).toEqual([]);
});

test('a game against the bot in direct messages is in the player’s, also after they chose another', async () => {
  const table = await sitDown();
  const { anna, channel, discord } = table;
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
