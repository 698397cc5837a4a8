/** Practice in direct messages: how to begin, a private hint, and a level for the learner. */
import { expect, test } from 'vitest';
import { findButton, linksOf, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { isCard } from './cards.ts';
import { sitDown } from './table.ts';

const say = sayIn('en-US');
const counted = say('hint.counted');

test('a learner opens the board with a button, gets a hint there, and is not warned that other people can see it', async () => {
  const { anna, channel, discord } = await sitDown();
  const told = await (await anna.command(channel, 'play', { level: '1', color: 'white' })).answer();
  const board = await anna.waitFor((message) => isCard(message) && message.channel_id !== channel);
  expect(textOf(told)).toBe(say('note.practice'));
  expect(linksOf(told)).toEqual([`https://discord.com/channels/@me/${board.channel_id}/${board.id}`]);
  void anna.click(board.id, findButton(board, 'Hint').custom_id);
  const hint = await anna.waitFor((message) => textOf(message).includes('I’d play'));
  expect(isEphemeral(hint)).toBe(true);
  expect(textOf(hint)).not.toContain(counted);
  expect(findButton(hint, 'Play it').label).toBe('Play it');
  expect(discord.refusals).toEqual([]);
});

test('a second game in the same channel is announced as such', async () => {
  const { anna, channel, discord } = await sitDown();
  const other = say('note.engine-other', { where: '' });
  const told = () => anna.messages(channel).filter((message) => textOf(message).startsWith(other));
  await anna.command(channel, 'play', { opponent: discord.botId, color: 'white' });
  const first = await anna.waitFor(isCard);
  expect(told()).toEqual([]);
  const games = async (): Promise<string> => textOf(await (await anna.command(channel, 'games')).answer());
  await expect.poll(games).toContain(first.id);
  await anna.command(channel, 'play', { opponent: discord.botId, color: 'white' });
  await expect.poll(() => told().map(isEphemeral)).toEqual([true]);
  expect(textOf(told()[0]!)).toContain(first.id);
  expect(anna.messages(channel).filter(isCard)).toHaveLength(2);
  expect(discord.refusals).toEqual([]);
});

test('only the player can change the level during the game', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  await anna.command(channel, 'play', { opponent: discord.botId, level: '3', color: 'white' });
  const card = await anna.waitFor(isCard);
  const level = findButton(card, 'Level').custom_id;
  expect(textOf((await boris.click(card.id, level)).message!)).toBe(say('problem.not-your-game'));
  const asked = await anna.click(card.id, level);
  const [menu] = menusOf(asked.message!);
  const set = await anna.choose(asked.message!.id, menu!.custom_id, ['1']);
  expect(set.message!.id).toBe(asked.message!.id);
  expect(textOf(set.message!)).toContain('I’m playing at level 1');
  const shown = () => textOf(anna.messages(channel).find(({ id }) => id === card.id)!);
  await expect.poll(shown).toContain('plays at level 1 (first steps)');
  expect(anna.messages(channel).filter(isEphemeral)).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});
