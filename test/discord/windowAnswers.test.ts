/**
 * Discord's data for a submitted modal, for each component that a modal can contain. An answer to a
 * menu has no `value`, an answer to a text input no `values`.
 *
 * Source: https://docs.discord.com/developers/components/reference (the structures of responses to
 * each component)
 */
import { InteractionType } from 'discord.js';
import { expect, test } from 'vitest';
import { readInteraction } from '../../src/discord/interaction.ts';
import { answersIn } from '../../src/discord/showing/modal.ts';

const submitted = (components: readonly unknown[]): unknown => ({
  id: '1200000000000000000',
  application_id: '1',
  type: InteractionType.ModalSubmit,
  token: 'token',
  user: { id: '2', username: 'anna' },
  locale: 'en-US',
  channel: { id: '3', type: 1 },
  app_permissions: '0',
  authorizing_integration_owners: {},
  data: { custom_id: 'window', components },
});

const question = { id: 2, custom_id: 'asked' };
const TEXT = { ...question, type: 4, value: 'Evening cup' };

test.each([
  ['a text input', TEXT, 'Evening cup'],
  ['a text input left empty', { ...question, type: 4, value: '' }, ''],
  ['a string select', { ...question, type: 3, values: ['knockout'] }, 'knockout'],
  ['a select left empty', { ...question, type: 3, values: [] }, ''],
  ['a user select', { ...question, type: 5, values: ['2'], resolved: {} }, '2'],
  ['a file upload', { ...question, type: 19, values: ['4'] }, '4'],
  ['a radio group', { ...question, type: 21, value: 'white' }, 'white'],
  ['a radio group left empty', { ...question, type: 21, value: null }, ''],
  ['a checkbox group', { ...question, type: 22, values: ['a', 'b'] }, 'a,b'],
])('%s', (_, component, answer) => {
  const read = readInteraction(submitted([{ type: 18, id: 1, component }]));
  expect(read.error).toBeUndefined();
  expect(read.data?.type === InteractionType.ModalSubmit && answersIn(read.data).get('asked')).toBe(answer);
});

test.each([
  ['a checkbox', { type: 18, id: 1, component: { ...question, type: 23, value: true } }],
  ['text between questions', { type: 10, id: 1 }],
  ['a row with a text input', { type: 1, id: 1, components: [TEXT] }],
])('%s is skipped, and the other questions are answered', (_, other) => {
  const beside = { type: 18, id: 4, component: { ...TEXT, custom_id: 'beside' } };
  const read = readInteraction(submitted([other, beside]));
  expect(read.error).toBeUndefined();
  expect(read.data?.type === InteractionType.ModalSubmit && answersIn(read.data).get('beside')).toBe(
    'Evening cup',
  );
});
