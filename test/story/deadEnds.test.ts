/**
 * Commands that used to only report a state, and now offer the next step: vacations, blocks,
 * seasons.
 */
import { expect, test } from 'vitest';
import { buttonsOf, findButton, findMenu, textOf } from '../../playground/server/visitor/reading.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { vacationButtons } from '../../src/views/person/choices.ts';
import { sitDown } from './table.ts';

const labels = (message: Parameters<typeof buttonsOf>[0]) => buttonsOf(message).map(({ label }) => label);

test('a vacation is taken and ended by buttons', async () => {
  const { anna, channel, discord } = await sitDown();
  const here = (await anna.command(channel, 'preferences', { open: 'vacation' })).message!;
  expect(labels(here)).toEqual(['3 days', '7 days', '14 days', 'Preferences']);
  const away = (await anna.click(here.id, findButton(here, '14 days').custom_id)).message!;
  expect([away.id, textOf(away)]).toEqual([here.id, expect.stringContaining('16 days of vacation left')]);
  expect(labels(away)).toEqual(['End vacation', 'Preferences']);
  const back = (await anna.click(away.id, findButton(away, 'End vacation').custom_id)).message!;
  expect(textOf(back)).toContain('You’re not on vacation');
  expect(discord.refusals).toEqual([]);
});

const offered = (left: number) => vacationButtons(sayIn('en-US'), left).map(({ label }) => label);

test('with fewer days left than the usual lengths, the fitting ones are offered, or all remaining days', () => {
  expect([10, 2, 1, 0].map(offered)).toEqual([['3 days', '7 days'], ['2 days'], ['1 day'], []]);
});

test('someone is blocked from a menu of people, and unblocked by a button', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const list = (await anna.command(channel, 'preferences', { open: 'blocks' })).message!;
  const done = await anna.choose(list.id, findMenu(list).custom_id, [boris.person.id]);
  expect([done.message!.id, textOf(done.message!)]).toEqual([
    list.id,
    expect.stringContaining(`<@${boris.person.id}> can’t challenge you`),
  ]);
  const open = await boris.command(channel, 'play', { opponent: anna.person.id });
  expect(textOf(open.message!)).toContain('isn’t possible right now');
  const undone = await anna.click(list.id, findButton(done.message!, 'Unblock').custom_id);
  expect(textOf(undone.message!)).toBe(`You’ve unblocked <@${boris.person.id}>.\nNobody is blocked.`);
  expect(discord.refusals).toEqual([]);
});

test('a season is started in a modal and ended by buttons; an invalid day has a way back to the modal', async () => {
  const { anna, channel, discord } = await sitDown();
  const none = (await anna.command(channel, 'server season')).message!;
  const start = findButton(none, 'Start a season…').custom_id;
  const open = await anna.click(none.id, start);
  const wrong = await anna.submit(open.modal!, { name: 'Winter', until: 'soon', reset: 'yes' });
  expect(textOf(wrong.message!)).toContain('I can’t read “soon” as the last day');
  const again = await anna.click(none.id, findButton(wrong.message!, 'Start a season…').custom_id);
  const begun = await anna.submit(again.modal!, { name: 'Winter', until: '', reset: 'yes' });
  expect(textOf(begun.message!)).toContain('Season Winter');
  expect(textOf(begun.message!)).toContain('moved halfway to 1500');
  const asked = await anna.click(none.id, findButton(begun.message!, 'End the season…').custom_id);
  const over = await anna.click(none.id, findButton(asked.message!, 'Yes, end it').custom_id);
  expect(textOf(over.message!)).toContain('The season “Winter” is over');
  expect(discord.refusals).toEqual([]);
});
