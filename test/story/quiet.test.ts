/** What a game leaves behind in a channel of a server that has chosen nothing: one card, and no line that says nothing any more. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { gameEndingBy } from './games.ts';
import { byCommand, byHand } from './hands.ts';
import { begin, buttonTo, cardAfter, isCard, pressNamed } from './cards.ts';
import { sitDown, type Table } from './table.ts';

const say = sayIn('en-US');

const idsIn = ({ chidi, channel }: Table): readonly string[] => chidi.messages(channel).map(({ id }) => id);

/** Only these are left in the channel, as somebody sees it who only watches. */
async function expectLeft(table: Table, ...left: readonly APIMessage[]): Promise<void> {
  await expect.poll(() => idsIn(table)).toEqual(left.map(({ id }) => id));
}

const click = (who: Visitor, card: APIMessage, command: string, action: string) =>
  who.click(card.id, buttonTo(card, command, action));

test('a whole game with offers leaves its last card, and was one card at every moment', async () => {
  const table = await sitDown();
  const { anna, boris, discord } = table;
  let card = await begin(table, anna, boris);
  const next = async (): Promise<void> => {
    card = await cardAfter(table, card);
    await expectLeft(table, card);
  };
  for (const [ply, move] of gameEndingBy('no-pieces').list.entries()) {
    const [mover, other] = ply % 2 === 0 ? [anna, boris] : [boris, anna];
    if (ply === 4 || ply === 9) {
      await pressNamed(other, card, ply === 4 ? 'Offer draw' : 'Take back');
      await next();
      await click(mover, card, ply === 4 ? 'draw' : 'takeback', 'decline');
      await next();
    }
    await (ply % 3 === 0 ? byCommand : byHand)(mover, card, move);
    await next();
  }
  expect(textOf(card)).toContain(say('card.won', { winner: `<@${anna.person.id}>` }));
  expect(discord.refusals).toEqual([]);
});

test('where somebody else is called the card moves below what was said, and says so by a new message', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel } = table;
  const first = await begin(table, anna, boris);
  const said = chidi.say(channel, 'Nice game!');
  await byHand(anna, first, 'c3-d4');
  const second = await cardAfter(table, first);
  await expectLeft(table, said, second);
  expect(boris.notifications().map(({ id }) => id)).toContain(second.id);
});

test('against the engine the card stays where it is, and follows what was said', async () => {
  const table = await sitDown();
  const { anna, chidi, channel, discord } = table;
  await anna.command(channel, 'challenge', { opponent: discord.botId, level: '1', color: 'white' });
  const first = await anna.waitFor(isCard);
  // A request is written down just after what it brought is seen.
  await expect.poll(() => discord.requests.some(({ path }) => path.endsWith('/callback'))).toBe(true);
  const requests = discord.requests.length;
  await byHand(anna, first, 'c3-d4');
  const second = await cardAfter(table, first);
  expect(second.id).toBe(first.id);
  expect(discord.requests.length).toBe(requests + 1);
  const said = chidi.say(channel, 'Go on!');
  await pressNamed(anna, second, 'Offer draw');
  const third = await cardAfter(table, second);
  await expectLeft(table, said, third);
});
