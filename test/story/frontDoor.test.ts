/**
 * The front door: a single card that starts everything, for its reader or for everyone, and the
 * forms behind it.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import {
  altTextsOf,
  buttonsOf,
  findButton,
  menusOf,
  textOf,
} from '../../playground/server/visitor/reading.ts';
import { type Heard, type Visitor, isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { isCard } from './cards.ts';
import { sitDown } from './table.ts';

const menuTo = (message: APIMessage, press: string): string =>
  menusOf(message).find(({ custom_id: id }) => id.startsWith(press))?.custom_id ?? '';

const labelsOn = (message: APIMessage) => buttonsOf(message).map(({ label }) => label);

const pressed = (who: Visitor, message: APIMessage, label: string): Promise<Heard> =>
  who.click(message.id, findButton(message, label).custom_id);

test('someone is challenged from the card with one choice, which leads to the invitation and the game', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const { message: door } = await anna.command(channel, 'play');
  expect(isEphemeral(door!)).toBe(true);
  expect(buttonsOf(door!).map(({ label }) => label)).toEqual([
    'Customize…',
    'Post a search',
    'Team game…',
    'Tournaments',
    'Puzzle',
    'Learn',
    'My games',
    'Show to everyone',
  ]);
  const { message: invitation } = await anna.choose(door!.id, menuTo(door!, 'play|with'), [boris.person.id]);
  expect([isEphemeral(invitation!), textOf(invitation!)]).toEqual([
    false,
    expect.stringContaining(`<@${boris.person.id}>`),
  ]);
  expect(boris.notifications().map(({ id }) => id)).toEqual([invitation!.id]);
  expect(textOf(invitation!)).toMatch(/Anna 1500\?.*Boris 1500\?/u);
  expect(altTextsOf(invitation!)).toEqual([expect.stringContaining('Russian')]);
  const rules = await pressed(boris, invitation!, 'What are the rules?');
  expect([isEphemeral(rules.message!), labelsOn(rules.message!)]).toEqual([
    true,
    ['Accept', 'All the rules'],
  ]);
  const own = await pressed(anna, invitation!, 'What are the rules?');
  expect(labelsOn(own.message!)).toEqual(['Cancel', 'All the rules']);
  const all = await pressed(boris, rules.message!, 'All the rules');
  await pressed(boris, all.message!, 'Accept');
  await anna.waitFor(isCard);
  const open = (message: APIMessage) => labelsOn(message).includes('What are the rules?');
  await expect.poll(() => boris.messages(channel).filter(open)).toEqual([]);
  expect(anna.messages(channel).map(({ id }) => id)).toContain(door!.id);
  expect(discord.refusals).toEqual([]);
});

test('a card posted for everyone stays while people use it to start games with anyone, or with the bot', async () => {
  const { anna, boris, chidi, channel, discord } = await sitDown();
  const { message: own } = await anna.command(channel, 'play');
  const { message: door } = await pressed(anna, own!, 'Show to everyone');
  expect(isEphemeral(door!)).toBe(false);
  expect(buttonsOf(door!).map(({ label }) => label)).not.toContain('Show to everyone');
  const { modal } = await pressed(boris, door!, 'Customize…');
  const { message: open } = await boris.submit(modal!, { time: '5+3' });
  expect(textOf(open!)).toMatch(/is looking for a game[^]*5\+3/u);
  const seeking = await pressed(anna, door!, 'Post a search');
  expect([isEphemeral(seeking.message!), textOf(seeking.message!)]).toEqual([
    true,
    expect.stringContaining('looking for an opponent'),
  ]);
  await chidi.choose(door!.id, menuTo(door!, 'play|with'), [discord.world.bot.id]);
  await chidi.waitFor(isCard);
  const kept = anna.messages(channel).find(({ id }) => id === door!.id);
  expect(textOf(kept!)).toBe(textOf(door!));
  expect(discord.refusals).toEqual([]);
});

test('the menu on someone’s name opens the same form, unless no game with them is possible', async () => {
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
