/**
 * A newcomer learns privately in a channel: one lesson is finished, one failed, one resumed after a
 * restart.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf, findButton, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { LESSON_IDS } from '../../src/features/learn/rules.ts';
import { openTable } from './table.ts';

const say = sayIn('en-US');

/** Replaces the private message: nothing piles up. */
async function click(who: Visitor, message: APIMessage, label: string): Promise<APIMessage> {
  const response = await who.click(message.id, findButton(message, label).custom_id);
  expect([response.kind, isEphemeral(response.message!)]).toEqual(['update', true]);
  return response.message!;
}

const move = (who: Visitor, message: APIMessage, text: string): Promise<APIMessage> =>
  click(who, message, buttonsOf(message).find(({ label }) => label?.endsWith(` ${text}`))?.label ?? text);

test('lessons are private, can be failed and finished, and continue after a restart', async () => {
  const table = await openTable();
  const first = await table.startBot();
  const { anna, boris, channel, discord } = table;
  const { message: list } = await anna.command(channel, 'learn');
  expect(isEphemeral(list!)).toBe(true);
  const begun = await click(anna, list!, 'Start: How a man moves');
  expect(picturesOf(begun)).toHaveLength(1);
  const failed = await click(anna, begun, '② c3-d4');
  expect(textOf(failed)).toContain(say('learn.answer.captured'));
  const again = await click(anna, failed, 'Try again');
  const done = await click(anna, again, '① c3-b4');
  expect(textOf(done)).toContain(say('learn.answer.move-right'));

  const { message: kings } = await anna.command(channel, 'learn', { lesson: 'three-kings' });
  const half = await move(anna, await click(anna, kings!, 'e3…'), 'e3-g1');
  await first.stop();
  await table.startBot();
  const nearly = await move(anna, await click(anna, half, 'g1…'), 'g1-h2');
  expect(textOf(nearly)).toContain(say('learn.answer.three-kings-gift'));
  const { message: caught } = await anna.command(channel, 'learn', { move: 'h2:b8' });
  expect(textOf(caught!)).toContain(say('learn.answer.three-kings-right'));

  const { message: later } = await anna.command(channel, 'learn');
  expect(textOf(later!)).toContain(say('learn.progress', { count: 2, total: LESSON_IDS.length }));
  expect(textOf(later!)).toContain('✅ 8. Three kings against one');
  const { message: others } = await boris.command(channel, 'learn');
  expect(textOf(others!)).toContain(say('learn.progress', { count: 0, total: LESSON_IDS.length }));
  expect(discord.refusals).toEqual([]);
});
