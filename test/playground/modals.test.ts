/**
 * Modals and deferrals that Discord refuses, one test case per rule, as answers to a real
 * interaction.
 */
import { MessageFlags } from 'discord-api-types/v10';
import { Events, SlashCommandBuilder } from 'discord.js';
import { expect, it } from 'vitest';
import { connected } from './connect.ts';

const input = (more: object = {}) => ({ type: 4, custom_id: 'why', style: 1, ...more });
const labelled = (component: object, label = 'Why?') => ({ type: 18, label, component });
const upload = (file_types: readonly string[]) => ({ type: 19, custom_id: 'file', file_types });
const people = { type: 5, custom_id: 'who', required: false };
const row = (...components: object[]) => ({ type: 1, components });
const modal = (...components: object[]) => ({
  type: 9,
  data: { custom_id: 'modal', title: 'Why?', components },
});
const inputs = (count: number) =>
  Array.from({ length: count }, (_, index) => labelled(input({ custom_id: `i${index}` })));

async function answerWith(body: unknown): Promise<{ status: number; flaws: readonly string[] }> {
  const { standIn, client } = await connected({ ackMs: 500 });
  await client.application.commands.set([new SlashCommandBuilder().setName('ask').setDescription('Ask')]);
  const answered = new Promise<number>((resolve) => {
    client.on(Events.InteractionCreate, ({ id, token }) => {
      const url = `${standIn.url}/api/v10/interactions/${id}/${token}/callback`;
      const headers = { 'content-type': 'application/json' };
      void fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).then(({ status }) =>
        resolve(status),
      );
    });
  });
  const response = standIn.visitor('Anna').command(standIn.channel('general'), 'ask');
  response.catch(() => 'refused answers are no answers');
  return { status: await answered, flaws: standIn.refusals.flatMap(({ flaws }) => flaws) };
}

it.each<[flaw: string, body: unknown]>([
  ['data.title: BASE_TYPE_REQUIRED', { type: 9, data: { custom_id: 'modal', components: inputs(1) } }],
  [
    'data.title: BASE_TYPE_MAX_LENGTH',
    { type: 9, data: { custom_id: 'modal', title: 'x'.repeat(46), components: inputs(1) } },
  ],
  ['data.components: BASE_TYPE_BAD_LENGTH', modal(...inputs(6))],
  ['data.components.0.type: UNION_TYPE_CHOICES', modal(row(input({ label: 'a' })))],
  ['data.components.0.component.label: TEXT_INPUT_LABEL_NOT_ALLOWED', modal(labelled(input({ label: 'a' })))],
  [
    'data.components.0.component.min_length: TEXT_INPUT_MIN_GREATER_MAX',
    modal(labelled(input({ min_length: 5, max_length: 4 }))),
  ],
  ['data.components.0.component.file_types.1: FILE_TYPE_INVALID', modal(labelled(upload(['.pdn', 'pdn'])))],
  [
    'data.components.0.component.file_types.0: BASE_TYPE_MAX_LENGTH',
    modal(labelled(upload([`.${'x'.repeat(16)}`]))),
  ],
  [
    'data.components.0.component.min_values: SELECT_COMPONENT_MIN_GREATER_MAX',
    modal(labelled({ ...upload(['.pdn']), min_values: 3, max_values: 2 })),
  ],
  [
    'data.components.1.component.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
    modal(labelled(input()), labelled(input())),
  ],
  ['data.flags: FLAGS_TYPE_INVALID', { type: 5, data: { flags: MessageFlags.IsComponentsV2 } }],
  ['type: INTERACTION_TYPE_UNSUPPORTED', { type: 7, data: { content: 'x' } }],
  ['type: INTERACTION_TYPE_UNSUPPORTED', { type: 8, data: { choices: [] } }],
  ['type: BASE_TYPE_CHOICES', { type: 99 }],
  ['data.content: BASE_TYPE_MAX_LENGTH', { type: 4, data: { content: 'x'.repeat(2001) } }],
])('refuses a modal: %s', async (flaw, body) => {
  expect(await answerWith(body)).toEqual({ status: 400, flaws: [flaw] });
});

it.each([
  ['a modal with five inputs', modal(...inputs(5))],
  ['a modal with an upload and a menu of people', modal(labelled(upload(['.pdn'])), labelled(people))],
  ['a private deferral', { type: 5, data: { flags: MessageFlags.Ephemeral } }],
])('accepts a modal: %s', async (_what, body) => {
  expect(await answerWith(body)).toEqual({ status: 204, flaws: [] });
});
