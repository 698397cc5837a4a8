/**
 * Work that takes longer than Discord's time limit: the user learns in time that it continues, and
 * refusals stay private.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { byCommand, byHand } from '../story/hands.ts';
import { begin, cardAfter } from '../story/cards.ts';
import { heldBack } from '../story/heldBack.ts';
import { sitDown, type Table } from '../story/table.ts';

const say = sayIn('en-US');

/** Longer than the bot's own time limit, a third of Discord's. */
const LONG = 1700;

interface Lazy {
  readonly table: Table;
  readonly laziness: { isOn: boolean };
}

async function sitDownLazily(): Promise<Lazy> {
  const laziness = { isOn: false };
  return { table: await sitDown(heldBack(() => (laziness.isOn ? sleep(LONG) : undefined))), laziness };
}

test('a slow command is deferred privately, and the answer arrives in that message', async () => {
  const { table, laziness } = await sitDownLazily();
  laziness.isOn = true;
  const response = await table.anna.command(table.channel, 'games');
  expect(response.kind).toBe('thinking');
  const answer = await response.answer();
  expect([isEphemeral(answer), textOf(answer)]).toEqual([true, say('games.none-everywhere')]);
  expect(table.discord.refusals).toEqual([]);
});

test('a slow move by command is shown to everyone, and the private deferral is deleted', async () => {
  const { table, laziness } = await sitDownLazily();
  const { anna, boris, channel, discord } = table;
  const first = await begin(table, anna, boris);
  laziness.isOn = true;
  const response = await byCommand(anna, first, 'c3-d4');
  const card = await cardAfter(table, first);
  expect(response.kind).toBe('thinking');
  expect(textOf(card)).toContain('** c3-d4');
  expect(anna.messages(channel).filter(isEphemeral)).toEqual([]);
  expect(boris.notifications().map(({ id }) => id)).toContain(card.id);
  expect(discord.refusals).toEqual([]);
});

test('a slow move on the card is followed by a new card, and the old card is deleted', async () => {
  const { table, laziness } = await sitDownLazily();
  const { anna, boris, channel, discord } = table;
  const first = await begin(table, anna, boris);
  laziness.isOn = true;
  const response = await byHand(anna, first, 'a3-b4');
  const card = await cardAfter(table, first);
  expect(response.kind).toBe('quiet');
  expect(textOf(card)).toContain('** a3-b4');
  await expect.poll(() => anna.messages(channel).some(({ id }) => id === first.id)).toBe(false);
  expect(discord.refusals).toEqual([]);
});

test('the refusal of a press stays private even if it is slow', async () => {
  const { table, laziness } = await sitDownLazily();
  const { anna, boris, chidi, channel, discord } = table;
  const first = await begin(table, anna, boris);
  laziness.isOn = true;
  await byHand(chidi, first, 'a3-b4');
  const refusal = await chidi.waitFor(isEphemeral);
  expect(textOf(refusal)).toContain(say('problem.not-your-game'));
  expect(anna.messages(channel)).toContainEqual(first);
  expect(discord.refusals).toEqual([]);
});

test('a slow answer to a private question replaces the question', async () => {
  const { table, laziness } = await sitDownLazily();
  const { anna, boris, discord } = table;
  const card = await begin(table, anna, boris);
  const { message: more } = await anna.click(card.id, findButton(card, say('button.more')).custom_id);
  laziness.isOn = true;
  await anna.click(more!.id, findButton(more!, say('button.resign')).custom_id);
  const opponent = `<@${boris.person.id}>`;
  const asked = await anna.waitFor((message) =>
    textOf(message).startsWith(say('resign.ask.short', { opponent })),
  );
  expect(asked.id).toBe(more!.id);
  expect(discord.refusals).toEqual([]);
});

test('if many users wait at once, each is notified that the work continues', async () => {
  const gate = Promise.withResolvers<void>();
  const { channel, discord } = await sitDown(
    heldBack(() => gate.promise),
    { ackMs: 20_000 },
  );
  const anna = discord.visitor('Anna');
  const asked = Array.from({ length: 40 }, () => anna.command(channel, 'help'));
  const waiting = await Promise.all(asked);
  expect(new Set(waiting.map(({ kind }) => kind))).toEqual(new Set(['thinking']));
  gate.resolve();
  for (const heard of waiting) expect(textOf(await heard.answer())).toContain(say('help.title'));
  expect(discord.refusals).toEqual([]);
});
