/** Discord answers badly or not at all: saved changes are eventually shown, and never twice. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { RestFault } from '../../playground/server/faults.ts';
import { buttonsOf, findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { byCommand, byHand } from '../story/hands.ts';
import { begin, buttonTo, cardAfter, isCard, pressNamed } from '../story/cards.ts';
import { sitDown, type Table } from '../story/table.ts';
import { openNotebook } from './notebook.ts';
import { slowTest, someOf } from '../runs.ts';

const say = sayIn('en-US');
const HOUR = 3_600_000;
const played = '** c3-d4';

const cardsIn = ({ anna, channel }: Table): readonly APIMessage[] => anna.messages(channel).filter(isCard);

const FAULTS: Readonly<Record<string, RestFault>> = {
  'a gateway error on the acknowledgement': { on: /callback/u, effect: { status: 502 } },
  'gateway errors on the card': { on: /POST \/channels/u, times: 2, effect: { status: 503 } },
  'a rate limit on the card': { on: /POST \/channels/u, effect: { status: 429, retryAfterMs: 300 } },
  'a late answer': { on: /callback/u, effect: { delayMs: 800 } },
};

test.each(someOf(Object.entries(FAULTS), 2))('a move is shown despite %s', async (_name, fault) => {
  const table = await sitDown();
  const { anna, boris, discord } = table;
  const first = await begin(table, anna, boris);
  discord.faults.rest(fault);
  await byHand(anna, first, 'c3-d4');
  const card = await cardAfter(table, first);
  expect(textOf(card)).toContain(played);
  await expect.poll(() => cardsIn(table)).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});

test('a card that could not be posted is posted by the sweep', async () => {
  const table = await sitDown();
  const { anna, boris, discord } = table;
  const first = await begin(table, anna, boris);
  discord.faults.rest({ on: /POST \/channels/u, times: 4, effect: { status: 500 } });
  await byHand(anna, first, 'c3-d4');
  discord.clock.advance(10_000);
  expect(textOf(await cardAfter(table, first))).toContain(played);
});

test('a move is shown if its acknowledgment arrives but the response is lost', async () => {
  const log = openNotebook();
  const table = await sitDown({ log });
  const { anna, boris, discord } = table;
  const first = await begin(table, anna, boris);
  discord.faults.rest({ on: /callback/u, effect: { drop: 'after' } });
  await byHand(anna, first, 'c3-d4');
  discord.clock.advance(10_000);
  expect(textOf(await cardAfter(table, first))).toContain(played);
  await expect.poll(() => cardsIn(table)).toHaveLength(1);
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([]);
});

test('old cards that Discord no longer lets the bot edit are deleted', async () => {
  const table = await sitDown({}, { limits: { oldEdits: { requests: 0, perMs: HOUR } } });
  const { anna, boris, discord } = table;
  const first = await begin(table, anna, boris);
  discord.clock.advance(2 * HOUR);
  await byCommand(anna, first, 'c3-d4');
  await anna.waitFor((message) => textOf(message).includes(played));
  await expect.poll(() => anna.messages(table.channel).some(({ id }) => id === first.id)).toBe(false);
  expect(cardsIn(table)).toHaveLength(1);
});

slowTest('an old card is deleted if a move was made with its own buttons', async () => {
  const table = await sitDown({}, { limits: { oldEdits: { requests: 0, perMs: HOUR } } });
  const { anna, boris, discord } = table;
  const first = await begin(table, anna, boris);
  discord.clock.advance(2 * HOUR);
  await byHand(anna, first, 'c3-d4');
  expect(textOf(await cardAfter(table, first))).toContain(played);
  await expect.poll(() => cardsIn(table)).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});

test('a game whose channel was deleted causes no errors', async () => {
  const log = openNotebook();
  const table = await sitDown({ log });
  const { anna, boris, discord, channel } = table;
  await begin(table, anna, boris);
  await begin(table, anna, boris, discord.channel('arena'));
  discord.deleteChannel(channel);
  const response = await anna.command(discord.channel('arena'), 'games');
  expect(textOf(response.message!)).toContain(say('games.title', { count: 2 }));
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([]);
});

slowTest('a private message that is dismissed before its answer causes no error', async () => {
  const log = openNotebook();
  const table = await sitDown({ log });
  const { anna, boris, discord } = table;
  const first = await begin(table, anna, boris);
  const { message } = await pressNamed(anna, first, 'Flip');
  const gone = { status: 404, body: { code: 10_008, message: 'Unknown Message' } };
  discord.faults.rest({ on: /callback|webhooks/u, effect: gone });
  // Nobody needs the missing answer.
  void anna.click(message!.id, findButton(message!, 'Flip').custom_id).catch(() => undefined);
  await expect.poll(() => log.entries.filter(({ level }) => level === 'warn')).toHaveLength(1);
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a dropped connection is resumed, and requests during the break are answered', async () => {
  const table = await sitDown();
  const { anna, boris, discord } = table;
  const first = await begin(table, anna, boris);
  discord.gateway.drop();
  await anna.click(first.id, buttonTo(first, 'board', 'rest'));
  // The acknowledgment depends on how long the connection was lost.
  expect(buttonsOf(await anna.waitFor(isEphemeral)).length).toBeGreaterThan(0);
  expect(discord.refusals).toEqual([]);
});
