/** Acknowledging an interaction: the bot's first response, over either transport. */
import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  LaunchActivityInteractionCallbackRequestSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import { ApplicationCommandOptionType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import { literal, object } from 'zod/mini';
import type { Core } from '../core.ts';
import { invalidForm, refusal } from '../refusal.ts';
import { type Received, type Routes, bodyAs } from './request.ts';
import { checkSuggestions } from '../rules/commandOptions.ts';
import { checkMessage } from '../rules/message.ts';
import { checkModal } from '../rules/modal.ts';
import { checked } from '../rules/schema.ts';
import { type Acknowledgement, type Interaction, acknowledge, hasSource } from '../world/interaction.ts';
import { launch } from '../world/activities.ts';
import { edit, send } from '../world/posts.ts';

export const CALLBACK_ROUTES: Routes = {
  'POST /interactions/:id/:token/callback': ({ core, param, query, ...received }) => {
    const interaction = core.world.interactions.get(param('token'));
    if (interaction === undefined || interaction.id !== param('id')) throw refusal('unknownInteraction');
    demandWaiting(core, interaction);
    const how = takeResponse(core, received, interaction);
    acknowledge(interaction, how);
    return query('with_response') === 'true' ? responseOf(interaction, how) : undefined;
  },
};

function responseOf(interaction: Interaction, how: Acknowledgement): Record<string, unknown> {
  const message = 'message' in how ? how.message : null;
  const type = CALLBACK[how.kind];
  const launched = how.kind === 'launch' ? how.instance : null;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(interaction.originalId === null ? {} : { response_message_id: interaction.originalId }),
      ...(launched && { activity_instance_id: launched.id }),
      response_message_loading: how.kind === 'thinking',
      response_message_ephemeral: ((message?.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
    },
    ...(message && { resource: { type, message } }),
    ...(launched && { resource: { type, activity_instance: { id: launched.id } } }),
  };
}

/**
 * The types of responses. Source:
 * interactions/receiving-and-responding#interaction-response-object-interaction-callback-type
 */
const CALLBACK = { message: 4, thinking: 5, quiet: 6, update: 7, choices: 8, modal: 9, launch: 12 } as const;
const anyCallback = object({ type: literal(Object.values(CALLBACK)) });

const NEEDS_SOURCE: ReadonlySet<number> = new Set([CALLBACK.quiet, CALLBACK.update]);

const FITTING: Readonly<Record<InteractionType, readonly number[]>> = {
  [InteractionType.Ping]: [],
  [InteractionType.ApplicationCommand]: [
    CALLBACK.message,
    CALLBACK.thinking,
    CALLBACK.modal,
    CALLBACK.launch,
  ],
  [InteractionType.MessageComponent]: [
    CALLBACK.message,
    CALLBACK.thinking,
    CALLBACK.quiet,
    CALLBACK.update,
    CALLBACK.modal,
    CALLBACK.launch,
  ],
  [InteractionType.ApplicationCommandAutocomplete]: [CALLBACK.choices],
  [InteractionType.ModalSubmit]: [
    CALLBACK.message,
    CALLBACK.thinking,
    CALLBACK.quiet,
    CALLBACK.update,
    CALLBACK.launch,
  ],
};

export function demandWaiting({ world, settings }: Core, { state, madeAt }: Interaction): void {
  if (state === 'acknowledged') throw refusal('alreadyAcknowledged');
  const late = world.clock.now() - madeAt > settings.ackMs;
  if (late || state === 'failed') throw refusal('unknownInteraction');
}

export function takeResponse(core: Core, received: Received, interaction: Interaction): Acknowledgement {
  const { type } = checked(anyCallback, received.body);
  const opensModalAgain = interaction.type === InteractionType.ModalSubmit && interaction.source === null;
  if (!FITTING[interaction.type].includes(type) || (opensModalAgain && NEEDS_SOURCE.has(type)))
    throw invalidForm([
      { path: ['type'], code: 'INTERACTION_TYPE_UNSUPPORTED', message: 'Invalid interaction response type.' },
    ]);
  if (type === CALLBACK.message || type === CALLBACK.thinking) return newMessage(core, received, interaction);
  if (type === CALLBACK.quiet || type === CALLBACK.update) return update(core, received, interaction);
  if (type === CALLBACK.launch) {
    bodyAs(core, received, LaunchActivityInteractionCallbackRequestSchema);
    const { world } = core;
    if (!world.hasActivity) throw refusal('noActivity');
    return { kind: 'launch', instance: launch(world, interaction.channel, interaction.user) };
  }
  if (type === CALLBACK.modal) {
    const { data } = bodyAs(core, received, ModalInteractionCallbackRequestSchema);
    checkModal(data);
    return { kind: 'modal', modal: data };
  }
  const { data } = bodyAs(core, received, ApplicationCommandAutocompleteCallbackRequestSchema);
  checkSuggestions(data.choices ?? [], interaction.focusedType ?? ApplicationCommandOptionType.String);
  return { kind: 'choices', choices: data.choices ?? [] };
}

function newMessage(core: Core, received: Received, interaction: Interaction): Acknowledgement {
  const { type, data } = bodyAs(core, received, CreateMessageInteractionCallbackRequestSchema);
  const { files } = received;
  const thinking = type === CALLBACK.thinking;
  const flags = data?.flags ?? 0;
  if (thinking) checkDeferral(flags);
  else checkMessage({ body: data ?? {}, files, before: null }, ['data']);
  const { message } = send(core.world, {
    author: core.world.bot,
    channel: interaction.channel,
    body: thinking ? {} : (data ?? {}),
    files,
    onlyFor: (flags & MessageFlags.Ephemeral) === 0 ? null : interaction.user.id,
    flags: thinking ? MessageFlags.Loading : 0,
    because: interaction,
  });
  interaction.originalId = message.id;
  return { kind: thinking ? 'thinking' : 'message', message };
}

function update(core: Core, received: Received, interaction: Interaction): Acknowledgement {
  const { type, data } = bodyAs(core, received, UpdateMessageInteractionCallbackRequestSchema);
  if (!hasSource(interaction)) throw refusal('unknownInteraction');
  const { source, channel } = interaction;
  interaction.originalId = source.message.id;
  if (type === CALLBACK.quiet) return { kind: 'quiet' };
  const { files } = received;
  const body = data ?? {};
  checkMessage({ body, files, before: source.message }, ['data']);
  return { kind: 'update', message: edit(core.world, channel, source, body, files).message };
}

/** Source: interactions/receiving-and-responding, "only EPHEMERAL is valid". */
function checkDeferral(flags: number): void {
  if ((flags & ~MessageFlags.Ephemeral) !== 0)
    throw invalidForm([
      { path: ['data', 'flags'], code: 'FLAGS_TYPE_INVALID', message: 'Only EPHEMERAL can be set here.' },
    ]);
}
