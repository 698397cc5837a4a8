/** A move by its piece: private beside a public card, and in place where nobody else looks. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf, findButton, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { directChannel } from '../../playground/server/world/world.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { begin, cardAfter, isCard } from './cards.ts';
import { byHand } from './hands.ts';
import { sitDown, type Table } from './table.ts';

const say = sayIn('en-US');
const WHITES_FIRST = ['a3-b4', 'c3…', 'e3…', 'g3…'];
const WITH_E3 = ['① e3-d4', '② e3-f4', 'a3-b4', 'c3…', 'g3…'];

const labels = (message: APIMessage): readonly (string | undefined)[] =>
  buttonsOf(message).map(({ label }) => label);

async function press(who: Visitor, on: APIMessage, label: string): Promise<APIMessage> {
  const { message } = await who.click(on.id, findButton(on, label).custom_id);
  if (!message) throw new Error(`nothing is shown after ${label}`);
  return message;
}

const privateOf = (who: Visitor, { channel }: Table): readonly APIMessage[] =>
  who.messages(channel).filter(isEphemeral);

test('two presses make a move: the piece on the card, then its square on a private picture, which is removed', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, discord } = table;
  const card = await begin(table, anna, boris);
  expect(labels(card).slice(0, 4)).toEqual(WHITES_FIRST);
  const shown = await press(anna, card, 'e3…');
  expect([isEphemeral(shown), picturesOf(shown).length]).toEqual([true, 1]);
  expect(labels(shown)).toEqual(WITH_E3);
  expect([boris, chidi].flatMap((who) => privateOf(who, table))).toEqual([]);
  await anna.click(shown.id, findButton(shown, '② e3-f4').custom_id);
  const next = await cardAfter(table, card);
  expect(textOf(next)).toContain('** e3-f4');
  await expect.poll(() => privateOf(anna, table)).toEqual([]);
  expect(boris.notifications().map(({ id }) => id)).toContain(next.id);
  expect(discord.refusals).toEqual([]);
});

test('another piece replaces the first one, whether it is pressed on the card or on the picture', async () => {
  const table = await sitDown();
  const { anna, boris, discord } = table;
  const card = await begin(table, anna, boris);
  await press(anna, card, 'c3…');
  const onCard = await press(anna, card, 'e3…');
  await expect.poll(() => privateOf(anna, table).map(labels)).toEqual([WITH_E3]);
  const there = await press(anna, onCard, 'g3…');
  expect([there.id, labels(there)[0]]).toEqual([onCard.id, '① g3-f4']);
  expect(privateOf(anna, table)).toHaveLength(1);
  await anna.click(there.id, findButton(there, 'a3-b4').custom_id);
  expect(textOf(await cardAfter(table, card))).toContain('** a3-b4');
  await expect.poll(() => privateOf(anna, table)).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

test('the pieces are for the player to move, and anyone else is refused privately', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, discord } = table;
  const card = await begin(table, anna, boris);
  const [early, strange] = [await press(boris, card, 'c3…'), await press(chidi, card, 'c3…')];
  expect([early, strange].map(isEphemeral)).toEqual([true, true]);
  expect(textOf(early)).toContain(say('problem.not-your-turn', { color: say('color.white') }));
  expect(textOf(strange)).toContain(say('problem.not-your-game'));
  expect(anna.messages(card.channel_id)).toContainEqual(card);
  expect(discord.refusals).toEqual([]);
});

test('a choice left open while the move was made elsewhere plays nothing', async () => {
  const table = await sitDown();
  const { anna, boris, discord } = table;
  const card = await begin(table, anna, boris);
  const shown = await press(anna, card, 'e3…');
  // Anna's other window is independent of this channel.
  await anna.command(discord.channel('general'), 'move', { move: 'a3-b4' });
  const late = await press(anna, shown, '② e3-f4');
  expect(textOf(late)).toContain(say('problem.stale-click'));
  expect(textOf(late)).toContain('** a3-b4');
});

test.each(['server', 'messages'] as const)(
  'against the bot the board itself shows the choice: in a %s',
  async (where) => {
    const table = await sitDown();
    const { anna, channel, discord } = table;
    const place = where === 'server' ? channel : directChannel(discord.world, anna.person).id;
    const options = where === 'server' ? { opponent: discord.botId } : {};
    await anna.command(place, 'play', {
      ...options,
      level: '1',
      color: 'white',
    });
    const card = await anna.waitFor((message) => message.channel_id === place && isCard(message));
    const shown = await press(anna, card, 'e3…');
    expect([shown.id, isEphemeral(shown)]).toEqual([card.id, false]);
    expect(labels(shown).slice(0, 5)).toEqual(WITH_E3);
    expect(picturesOf(shown)).not.toEqual(picturesOf(card));
    const other = await press(anna, shown, 'g3…');
    expect([other.id, labels(other)[0]]).toEqual([card.id, '① g3-f4']);
    await byHand(anna, other, 'g3-f4');
    const next = await cardAfter(table, other);
    expect(textOf(next)).toContain('** g3-f4');
    expect(anna.messages(place).filter((message) => isEphemeral(message))).toEqual([]);
    expect(discord.refusals).toEqual([]);
  },
);
