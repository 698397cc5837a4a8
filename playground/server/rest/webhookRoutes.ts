/**
 * What the bot does with an interaction's token after the acknowledgement: its answer and
 * follow-ups.
 */
import {
  IncomingWebhookRequestPartialSchema,
  IncomingWebhookUpdateRequestPartialSchema,
} from 'discord-api-spec/zod';
import { MessageFlags } from 'discord-api-types/v10';
import { type Context, Hono } from 'hono';
import type { Core } from '../core.ts';
import { invalidToken, unknownChannel, unknownMessage, unknownWebhook } from '../refusal.ts';
import { type Limit, countOldEdit } from './limits.ts';
import { type Env, bodyAs, param, receivedIn } from './request.ts';
import { checkMessage } from '../rules/message.ts';
import type { Post } from '../world/channel.ts';
import type { Interaction } from '../world/interaction.ts';
import { edit, loading, remove, send } from '../world/posts.ts';
import type { World } from '../world/world.ts';

const BASE = '/webhooks/:app/:token';

export function webhookRoutes(core: Core, oldEdits: Limit): Hono<Env> {
  const app = new Hono<Env>();
  const { world } = core;
  app.post(BASE, async (context) => {
    const interaction = await alive(core, context);
    const body = bodyAs(core, receivedIn(context), IncomingWebhookRequestPartialSchema);
    const { files } = receivedIn(context);
    const original =
      interaction.originalId === null ? null : find(world, interaction, interaction.originalId);
    // "This endpoint will function as Edit Original Interaction Response" directly after a
    // deferral.
    if (original !== null && loading(original.message)) {
      checkMessage({ body, files, before: original.message });
      return context.json(edit(world, interaction.channel, original, body, files).message);
    }
    if (!world.channels.has(interaction.channel.id)) throw unknownChannel();
    checkMessage({ body, files, before: null });
    const onlyFor = ((body.flags ?? 0) & MessageFlags.Ephemeral) === 0 ? null : interaction.user.id;
    const sent = send(world, {
      author: world.bot,
      channel: interaction.channel,
      body,
      files,
      onlyFor,
      because: interaction,
    });
    interaction.followUps.add(sent.message.id);
    return context.json(sent.message);
  });
  app.get(`${BASE}/messages/:message`, async (context) => {
    const { post } = await target(core, context);
    return context.json(post.message);
  });
  app.patch(`${BASE}/messages/:message`, async (context) => {
    const { interaction, post } = await target(core, context);
    const body = bodyAs(core, receivedIn(context), IncomingWebhookUpdateRequestPartialSchema);
    const { files } = receivedIn(context);
    checkMessage({ body, files, before: post.message });
    countOldEdit(world, interaction.channel, post, oldEdits);
    return context.json(edit(world, interaction.channel, post, body, files).message);
  });
  app.delete(`${BASE}/messages/:message`, async (context) => {
    const { interaction, post } = await target(core, context);
    remove(world, interaction.channel, post);
    return context.body(null, 204);
  });
  return app;
}

async function alive({ world, settings }: Core, context: Context<Env>): Promise<Interaction> {
  const interaction = world.interactions.get(param(context, 'token'));
  // A bot that answered at a door may continue before its answer is read.
  await interaction?.knocking;
  if (param(context, 'app') !== world.applicationId) throw unknownWebhook();
  if (interaction === undefined || world.clock.now() - interaction.madeAt > settings.tokenMs)
    throw invalidToken();
  if (interaction.state !== 'acknowledged') throw unknownWebhook();
  return interaction;
}

async function target(core: Core, context: Context<Env>): Promise<{ interaction: Interaction; post: Post }> {
  const interaction = await alive(core, context);
  const asked = param(context, 'message');
  const id = asked === '@original' ? interaction.originalId : asked;
  const post = id === null ? null : find(core.world, interaction, id);
  if (post === null) throw unknownMessage();
  return { interaction, post };
}

/** A message that this token may change: its own answers, or its source. */
function find(world: World, interaction: Interaction, id: string): Post | null {
  const own =
    id === interaction.originalId || interaction.followUps.has(id) || id === interaction.source?.message.id;
  return own ? (world.channels.get(interaction.channel.id)?.posts.get(id) ?? null) : null;
}
