/**
 * Deferred answers that never arrive. Whatever fails, everyone who sees the bot thinking eventually
 * gets an answer, or a message in their language that it took too long. This holds on both
 * databases and over both transports.
 */
import { expect, test } from 'vitest';
import { buttonsOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import type { Config } from '../../src/config.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { isAddress } from '../../src/store/opening/address.ts';
import { newPlace } from '../store/place.ts';
import { heldBack } from './heldBack.ts';
import { thinkingIn } from './patient.ts';
import { ready, run, settingsAt } from './process.ts';
import { openTable, type Table } from './table.ts';

const MINUTE = 60_000;
/** The client abandons a request after this many failures. */
const ALL_TRIES = 4;
const say = sayIn('en-US');

/** People who see "thinking…". */
async function openImpatient(): Promise<Table> {
  const table = await openTable();
  const { discord } = table;
  return { ...table, anna: discord.visitor('Anna'), boris: discord.visitor('Boris') };
}

const on = (place: string): Partial<Config> =>
  isAddress(place) ? { databaseUrl: place } : { databasePath: place };

/** Answers to commands, or to presses, wait until a gate opens. */
function gated(held: 'command' | 'press') {
  const gate = Promise.withResolvers<void>();
  return { conversation: heldBack((what) => (what === held ? gate.promise : undefined)), open: gate.resolve };
}

test('an answer owed by a killed process is replaced by a timeout message', async () => {
  const [table, place] = [await openImpatient(), await newPlace()];
  const { anna, boris, channel, discord } = table;
  const bot = run(settingsAt(discord, place), discord);
  await ready(discord);
  discord.faults.rest({ on: /POST \/users\/@me\/channels/u, effect: { delayMs: 600_000 }, times: 2 });
  boris.speak('ru');
  const asked = await Promise.all([
    anna.command(channel, 'play', { level: '2' }),
    boris.command(channel, 'play', { level: '2' }),
  ]);
  expect(asked.map(({ kind }) => kind)).toEqual(['thinking', 'thinking']);
  bot.signal('SIGKILL');
  await bot.ended;
  await expect.poll(() => discord.isReached()).toBe(false);
  // If there may be other processes, the bot waits a little, because they may still be answering.
  if (isAddress(place)) discord.clock.advance(2 * MINUTE);
  await table.startBot({}, on(place));
  const answers = await Promise.all(asked.map((heard) => heard.answer()));
  expect(answers.map(textOf)).toEqual([say('problem.unanswered'), sayIn('ru')('problem.unanswered')]);
  expect(answers.every(isEphemeral)).toBe(true);
  expect(thinkingIn(discord)).toEqual([]);
});

test('an answer that Discord failed to accept is replaced by a timeout message', async () => {
  const table = await openImpatient();
  const { anna, channel, discord } = table;
  const { conversation, open } = gated('command');
  await table.startBot(conversation, on(await newPlace()));
  discord.faults.rest({ on: /PATCH \/webhooks/u, effect: { status: 500 }, times: ALL_TRIES });
  const asked = await anna.command(channel, 'games');
  expect(asked.kind).toBe('thinking');
  open();
  expect(textOf(await asked.answer())).toBe(say('problem.unanswered'));
  expect(discord.refusals).toEqual([]);
});

test('if Discord fails to accept the answer to a press, a new message reports the timeout', async () => {
  const table = await openImpatient();
  const { anna, channel, discord } = table;
  const { conversation, open } = gated('press');
  await table.startBot(conversation, on(await newPlace()));
  const { message } = await anna.command(channel, 'preferences', { open: 'privacy' });
  const [button] = buttonsOf(message!);
  const asked = await anna.click(message!.id, button?.custom_id ?? '');
  expect(asked.kind).toBe('quiet');
  discord.faults.rest({ on: /PATCH \/webhooks/u, effect: { status: 500 }, times: ALL_TRIES });
  open();
  await anna.waitFor((each) => isEphemeral(each) && textOf(each) === say('problem.unanswered'));
  expect(discord.refusals).toEqual([]);
});

test('an answer that arrives late replaces the timeout message', async () => {
  const table = await openImpatient();
  const { anna, channel, discord } = table;
  const { conversation, open } = gated('command');
  await table.startBot(conversation, on(await newPlace()));
  const asked = await anna.command(channel, 'games');
  expect(asked.kind).toBe('thinking');
  discord.clock.advance(2 * MINUTE);
  const late = await asked.answer();
  expect(textOf(late)).toBe(say('problem.unanswered'));
  open();
  await anna.waitFor((each) => each.id === late.id && textOf(each) === say('games.none-everywhere'));
  discord.clock.advance(5 * MINUTE);
  await anna.command(channel, 'help');
  expect(anna.messages(channel).map(textOf)).not.toContain(say('problem.unanswered'));
  expect(discord.refusals).toEqual([]);
});
