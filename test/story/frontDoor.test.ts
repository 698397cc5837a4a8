/**
 * The front door: one card from which everything starts, for its reader or for everyone; and the
 * windows behind it.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import {
  altTextsOf,
  buttonsOf,
  findButton,
  menusOf,
  picturesOf,
  textOf,
} from '../../playground/server/visitor/reading.ts';
import { type Heard, type Visitor, isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { isCard } from './cards.ts';
import { sitDown } from './table.ts';

const menuTo = (message: APIMessage, press: string): string =>
  menusOf(message).find(({ custom_id: id }) => id.startsWith(press))?.custom_id ?? '';

const pressed = (who: Visitor, message: APIMessage, label: string): Promise<Heard> =>
  who.click(message.id, findButton(message, label).custom_id);

test('someone is challenged from the card: a window with the usual terms, then the invitation, then the game', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const { message: door } = await anna.command(channel, 'play');
  expect(isEphemeral(door!)).toBe(true);
  expect(buttonsOf(door!).map(({ label }) => label)).toEqual([
    'Puzzle',
    'Tournaments',
    'Learn',
    'My games',
    'Show to everyone',
  ]);
  const { modal } = await anna.choose(door!.id, menuTo(door!, 'play|with'), [boris.person.id]);
  const { message: invitation } = await anna.submit(modal!, { time: '5+3' });
  expect([isEphemeral(invitation!), textOf(invitation!)]).toEqual([
    false,
    expect.stringContaining(`<@${boris.person.id}>`),
  ]);
  expect(textOf(invitation!)).toContain('⏱️ 5+3');
  expect(boris.notifications().map(({ id }) => id)).toEqual([invitation!.id]);
  expect(textOf(invitation!)).toMatch(/Anna 1500\?.*Boris 1500\?/u);
  expect(altTextsOf(invitation!)).toEqual([expect.stringContaining('Russian')]);
  const rules = await pressed(boris, invitation!, 'What are the rules?');
  expect(isEphemeral(rules.message!)).toBe(true);
  await pressed(boris, invitation!, 'Accept');
  await anna.waitFor(isCard);
  expect(anna.messages(channel).map(({ id }) => id)).toContain(door!.id);
  expect(discord.refusals).toEqual([]);
});

test('posted for everyone, the card stays while others challenge anyone, or the bot, from it', async () => {
  const { anna, boris, chidi, channel, discord } = await sitDown();
  const { message: own } = await anna.command(channel, 'play');
  const { message: door } = await pressed(anna, own!, 'Show to everyone');
  expect(isEphemeral(door!)).toBe(false);
  expect(buttonsOf(door!).map(({ label }) => label)).not.toContain('Show to everyone');
  const { modal } = await boris.choose(door!.id, menuTo(door!, 'play|with'), [anna.person.id]);
  const { message: open } = await boris.submit(modal!, { opponent: '' });
  expect(textOf(open!)).toContain('is looking for a game');
  const bot = discord.world.bot.id;
  const second = await chidi.choose(door!.id, menuTo(door!, 'play|with'), [bot]);
  await chidi.submit(second.modal!, {});
  await chidi.waitFor(isCard);
  const kept = anna.messages(channel).find(({ id }) => id === door!.id);
  expect(textOf(kept!)).toBe(textOf(door!));
  expect(discord.refusals).toEqual([]);
});

test('rare terms are behind Customize: a position, a match with a break, no rating', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const { modal } = await anna.commandOnUser(channel, 'Challenge to draughts', boris.person.id);
  const between = await anna.submit(modal!, { opponent: boris.person.id, more: 'customize', time: '3d' });
  expect([isEphemeral(between.message!), textOf(between.message!)]).toEqual([
    true,
    expect.stringContaining('Customize your challenge'),
  ]);
  const { modal: rare } = await pressed(anna, between.message!, 'Casual…');
  const wrong = await anna.submit(rare!, { position: 'nowhere' });
  expect(isEphemeral(wrong.message!)).toBe(true);
  // The refusal has a button back to the window.
  findButton(wrong.message!, 'Casual…');
  const { message } = await anna.submit(rare!, { match: 'first to 5, 10m', weekends: 'yes' });
  expect(isEphemeral(message!)).toBe(false);
  expect(textOf(message!)).toMatch(/5 points[^]*10 min[^]*weekends[^]*casual/iu);
  const again = await pressed(anna, wrong.message!, 'Rated…');
  const position = await anna.submit(again.modal!, { position: 'W:Wc3,e3:Bf6,h8' });
  expect(picturesOf(position.message!)).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});

test('someone’s name opens the same modal, unless no game with them is possible', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const named = await anna.commandOnUser(channel, 'Challenge to draughts', boris.person.id);
  const { message } = await anna.submit(named.modal!, {});
  expect(textOf(message!)).toContain(`<@${boris.person.id}>`);
  const own = await anna.commandOnUser(channel, 'Challenge to draughts', anna.person.id);
  expect([own.modal, isEphemeral(own.message!)]).toEqual([null, true]);
  const weather = [...discord.world.people.values()].find(
    ({ bot, id }) => bot && id !== discord.world.bot.id,
  );
  const other = await anna.commandOnUser(channel, 'Challenge to draughts', weather!.id);
  expect([other.modal, isEphemeral(other.message!)]).toEqual([null, true]);
  expect(discord.refusals).toEqual([]);
});

test('a level begins a game against the bot; tournaments and games are a press away', async () => {
  const { anna, channel, discord } = await sitDown();
  const { message: door } = await anna.command(channel, 'help');
  await anna.choose(door!.id, menuTo(door!, 'play|level'), ['1']);
  const card = await anna.waitFor(isCard);
  expect(card.channel_id).not.toBe(channel);
  const { message: next } = await anna.command(channel, 'play');
  const games = await pressed(anna, next!, 'My games');
  expect(textOf(games.message!)).toContain('You have 1 game in progress');
  const { message: again } = await anna.command(channel, 'play');
  const none = await pressed(anna, again!, 'Tournaments');
  expect(textOf(none.message!)).toContain('/tournament create');
  expect(discord.refusals).toEqual([]);
});
