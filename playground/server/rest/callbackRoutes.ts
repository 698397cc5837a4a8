/** How the bot acknowledges an interaction: once, within three seconds. */
import { Hono, type Context } from 'hono';
import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import { ApplicationCommandOptionType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import { literal, object } from 'zod/mini';
import type { Core } from '../core.ts';
import { alreadyAcknowledged, invalidForm, unknownInteraction } from '../refusal.ts';
import { checkChoices } from '../rules/choices.ts';
import { checkMessage } from '../rules/message.ts';
import { checkModal } from '../rules/modal.ts';
import { checked } from '../rules/schema.ts';
import { acknowledge, hasSource, type Acknowledgement, type Interaction } from '../world/interaction.ts';
import { edit, send } from '../world/posts.ts';
import { bodyAs } from './bodyAs.ts';
import { param, sentIn, type Env } from './request.ts';

// Source: interactions/receiving-and-responding#interaction-response-object-interaction-callback-type
const [NEW_MESSAGE, THINKING, QUIET, UPDATE, CHOICES, MODAL] = [4, 5, 6, 7, 8, 9] as const;
const anyCallback = object({ type: literal([NEW_MESSAGE, THINKING, QUIET, UPDATE, CHOICES, MODAL]) });

/** Which callbacks may answer which kind of interaction. */
const FITTING: Readonly<Record<InteractionType, readonly number[]>> = {
  [InteractionType.Ping]: [],
  [InteractionType.ApplicationCommand]: [NEW_MESSAGE, THINKING, MODAL],
  [InteractionType.MessageComponent]: [NEW_MESSAGE, THINKING, QUIET, UPDATE, MODAL],
  [InteractionType.ApplicationCommandAutocomplete]: [CHOICES],
  [InteractionType.ModalSubmit]: [NEW_MESSAGE, THINKING, QUIET, UPDATE],
};

export function callbackRoutes(core: Core): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/interactions/:id/:token/callback', (context) => {
    const interaction = waiting(core, param(context, 'id'), param(context, 'token'));
    const how = answer(core, context, interaction);
    acknowledge(interaction, how);
    return context.req.query('with_response') === 'true'
      ? context.json(responseOf(interaction, how))
      : context.body(null, 204);
  });
  return app;
}

/** The interaction, if it still waits. Throws the Refusal that Discord gives otherwise. */
function waiting({ world, settings }: Core, id: string, token: string): Interaction {
  const interaction = world.interactions.get(token);
  if (interaction === undefined || interaction.id !== id) throw unknownInteraction();
  if (interaction.state === 'acknowledged') throw alreadyAcknowledged();
  const late = world.clock.now() - interaction.madeAt > settings.ackMs;
  if (late || interaction.state === 'failed') throw unknownInteraction();
  return interaction;
}

function answer(core: Core, context: Context<Env>, interaction: Interaction): Acknowledgement {
  const { type } = checked(anyCallback, context.get('body'));
  const opensModalAgain = interaction.type === InteractionType.ModalSubmit && interaction.source === null;
  if (!FITTING[interaction.type].includes(type) || (opensModalAgain && type > THINKING))
    throw invalidForm([
      { path: ['type'], code: 'INTERACTION_TYPE_UNSUPPORTED', message: 'Invalid interaction response type.' },
    ]);
  if (type === NEW_MESSAGE || type === THINKING) return newMessage(core, context, interaction);
  if (type === QUIET || type === UPDATE) return update(core, context, interaction);
  if (type === MODAL) {
    const { data } = bodyAs(core, context, ModalInteractionCallbackRequestSchema);
    checkModal(data);
    return { kind: 'modal', modal: data };
  }
  const { data } = bodyAs(core, context, ApplicationCommandAutocompleteCallbackRequestSchema);
  checkChoices(data.choices ?? [], interaction.focusedType ?? ApplicationCommandOptionType.String);
  return { kind: 'choices', choices: data.choices ?? [] };
}

function newMessage(core: Core, context: Context<Env>, interaction: Interaction): Acknowledgement {
  const { type, data } = bodyAs(core, context, CreateMessageInteractionCallbackRequestSchema);
  const { files } = sentIn(context);
  const thinking = type === THINKING;
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

function update(core: Core, context: Context<Env>, interaction: Interaction): Acknowledgement {
  const { type, data } = bodyAs(core, context, UpdateMessageInteractionCallbackRequestSchema);
  if (!hasSource(interaction)) throw unknownInteraction();
  const { source, channel } = interaction;
  interaction.originalId = source.message.id;
  if (type === QUIET) return { kind: 'quiet' };
  const { files } = sentIn(context);
  const body = data ?? {};
  checkMessage({ body, files, before: source.message }, ['data']);
  return { kind: 'update', message: edit(core.world, channel, source, body, files).message };
}

/** Source: interactions/receiving-and-responding, "only EPHEMERAL is valid" for a deferred message. */
function checkDeferral(flags: number): void {
  if ((flags & ~MessageFlags.Ephemeral) !== 0)
    throw invalidForm([
      { path: ['data', 'flags'], code: 'FLAGS_TYPE_INVALID', message: 'Only EPHEMERAL can be set here.' },
    ]);
}

/** What `with_response` brings back. */
function responseOf(interaction: Interaction, how: Acknowledgement): Record<string, unknown> {
  const message = 'message' in how ? how.message : null;
  const type = {
    message: NEW_MESSAGE,
    thinking: THINKING,
    quiet: QUIET,
    update: UPDATE,
    choices: CHOICES,
    modal: MODAL,
  }[how.kind];
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(interaction.originalId === null ? {} : { response_message_id: interaction.originalId }),
      response_message_loading: how.kind === 'thinking',
      response_message_ephemeral: ((message?.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
    },
    ...(message === null ? {} : { resource: { type, message } }),
  };
}
