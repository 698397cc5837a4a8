/** Offers in a channel: made on a card, and answered on the next card. */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { byCommand } from './hands.ts';
import { begin, cardAfter, isCard, pressNamed, whispered } from './cards.ts';
import { sitDown } from './table.ts';

const say = sayIn('en-US');
const mention = ({ person }: Visitor): string => `<@${person.id}>`;

test.each([
  ['Offer draw', 'Decline', 'draw'],
  ['Take back', 'Decline', 'takeback'],
] as const)(
  '%s, %s: the next card shows the decision and the player who made it, until the next move',
  async (offer, answer, kind) => {
    const table = await sitDown();
    const { anna, boris } = table;
    const first = await begin(table, anna, boris);
    await byCommand(anna, first, 'c3-d4');
    const moved = await cardAfter(table, first);
    await pressNamed(anna, moved, offer);
    const asked = await cardAfter(table, moved);
    await pressNamed(boris, asked, answer);
    const declined = await cardAfter(table, asked);
    const line = say(`card.declined.${kind}`, { player: mention(boris) });
    expect(textOf(declined)).toContain(`${line}\n**${anna.person.name}** c3-d4`);
    await byCommand(boris, declined, 'b6-a5');
    expect(textOf(await cardAfter(table, declined))).not.toContain('declined');
  },
);

test('a draw is offered to the engine after a question', async () => {
  const table = await sitDown();
  const { anna, channel, discord } = table;
  await anna.command(channel, 'play', { opponent: discord.botId, level: '2', color: 'white' });
  const card = await anna.waitFor((message) => isCard(message));
  const asked = await pressNamed(anna, card, 'Offer draw');
  expect(whispered(asked)).toContain('a draw? If they accept, the game ends with no winner.');
  const line = say('card.declined.draw', { player: `<@${discord.botId}>` });
  expect(textOf(anna.lastMessage(channel))).not.toContain(line);
  await pressNamed(anna, asked.message!, 'Offer draw');
  await anna.waitFor((message) => textOf(message).includes(line));
});

test('the engine says that it declines a draw, on its own turn and on the user’s', async () => {
  const table = await sitDown();
  const { anna, channel, discord } = table;
  await anna.command(channel, 'play', { opponent: discord.botId, level: '2', color: 'white' });
  const first = await anna.waitFor((message) => isCard(message));
  const line = say('card.declined.draw', { player: `<@${discord.botId}>` });
  const heard = await anna.command(channel, 'games', { do: 'draw' });
  const declined = heard.message && isCard(heard.message) ? heard.message : await cardAfter(table, first);
  expect(textOf(declined)).toContain(`${line}\n⚪ **${mention(anna)}**`);
  const other = await sitDown();
  await other.anna.command(other.channel, 'play', {
    opponent: other.discord.botId,
    level: '2',
    color: 'white',
  });
  const board = await other.anna.waitFor((message) => isCard(message));
  await other.anna.command(other.channel, 'move', { move: 'c3-d4', draw: true });
  const answered = await cardAfter(other, board);
  expect(textOf(answered)).toMatch(/declined the draw.*\n\*\*Anna\*\* c3-d4 · \*\*Crownhead\*\* /u);
});
