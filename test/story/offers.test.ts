/** Offers in a channel: made on a card, answered on the next, and never by surprise. */
import { expect, test } from 'vitest';
import { buttonsOf, textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { byCommand } from './hands.ts';
import { begin, cardAfter, isCard, pressNamed } from './cards.ts';
import { openTable, sitDown } from './table.ts';

const say = sayIn('en-US');
const mention = ({ person }: Visitor): string => `<@${person.id}>`;

test('a draw offered with the move is declined by playing on, and not offered again at once', async () => {
  const table = await sitDown();
  const { anna, boris } = table;
  const first = await begin(table, anna, boris);
  await anna.command(table.channel, 'move', { move: 'c3-d4', draw: true });
  const offered = await cardAfter(table, first);
  expect(buttonsOf(offered).map(({ label }) => label)).toContain('Accept');
  await byCommand(boris, offered, 'b6-a5');
  const answered = await cardAfter(table, offered);
  expect(buttonsOf(answered).map(({ label }) => label)).not.toContain('Accept');
  await expect(pressNamed(anna, answered, 'Offer draw')).rejects.toThrow('no button Offer draw');
  const again = await anna.command(table.channel, 'games', { do: 'draw' });
  expect(textOf(again.message!)).toContain(say('problem.draw-too-soon', { count: 5 }));
  expect(table.discord.refusals).toEqual([]);
});

test.each([
  ['Offer draw', 'Decline', 'draw'],
  ['Take back', 'Decline', 'takeback'],
] as const)(
  '%s, %s: the next card names the decision and who made it, until the next move',
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

test('the engine says that it declines a draw: on its own move, and on the asker’s', async () => {
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

test('a rematch is offered on the last board, accepted days later after a restart, and begins with swapped colors', async () => {
  const table = await openTable();
  const first = await table.startBot();
  const { anna, boris, channel, discord } = table;
  const begun = await begin(table, anna, boris);
  const asked = await pressNamed(boris, begun, 'Resign');
  await pressNamed(boris, asked.message!, 'Yes, resign');
  const over = await cardAfter(table, begun);
  await pressNamed(anna, over, 'Rematch');
  const offered = await cardAfter(table, over);
  await first.stop();
  discord.clock.advance(5 * 24 * 3_600_000);
  await table.startBot();

  await pressNamed(boris, offered, 'Accept');
  const again = await anna.waitFor((message) => isCard(message) && message.id !== offered.id);
  expect(textOf(again)).toContain(
    say('card.first.white', { white: mention(boris), black: anna.person.name }),
  );
  const last = await anna.waitFor(
    (message) => message.id === offered.id && textOf(message).includes(say('card.rematch-begun')),
  );
  expect(buttonsOf(last).map(({ label }) => label)).not.toContain('Rematch');
  await byCommand(boris, again, 'c3-d4');
  expect(textOf(await cardAfter(table, again))).toContain('** c3-d4');
  expect(anna.messages(channel).filter(({ id }) => BigInt(id) > BigInt(again.id))).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});
