/** Requests that use an interaction's token after the acknowledgment. */
import {
  IncomingWebhookRequestPartialSchema,
  IncomingWebhookUpdateRequestPartialSchema,
} from 'discord-api-spec/zod';
import { MessageFlags } from 'discord-api-types/v10';
import { refusal } from '../refusal.ts';
import { countOldEdit } from './limits.ts';
import type { Call, Routes } from './request.ts';
import { checkMessage } from '../rules/message.ts';
import type { Channel, Post } from '../world/channel.ts';
import type { Interaction } from '../world/interaction.ts';
import { edit, loading, remove, send } from '../world/posts.ts';
import type { World } from '../world/world.ts';

const BASE = '/webhooks/:app/:token';

export const WEBHOOK_ROUTES: Routes = {
  [`POST ${BASE}`]: async (call) => {
    const { files } = call;
    const { world } = call.core;
    const interaction = await alive(call);
    const { channel, originalId } = interaction;
    const body = call.as(IncomingWebhookRequestPartialSchema);
    const original = originalId === null ? null : find(world, interaction, originalId);
    // After a deferral: "This endpoint will function as Edit Original Interaction Response".
    if (original !== null && loading(original.message)) {
      checkMessage({ body, files, before: original.message });
      return edit(world, channel, original, body, files).message;
    }
    if (!world.channels.has(channel.id)) throw refusal('unknownChannel');
    checkMessage({ body, files, before: null });
    const onlyFor = ((body.flags ?? 0) & MessageFlags.Ephemeral) === 0 ? null : interaction.user.id;
    const { message } = send(world, {
      author: world.bot,
      channel,
      body,
      files,
      onlyFor,
      because: interaction,
    });
    interaction.followUps.add(message.id);
    return message;
  },
  [`GET ${BASE}/messages/:message`]: async (call) => (await target(call)).post.message,
  [`PATCH ${BASE}/messages/:message`]: async (call) => {
    const { files } = call;
    const { world, settings } = call.core;
    const { channel, post } = await target(call);
    const body = call.as(IncomingWebhookUpdateRequestPartialSchema);
    checkMessage({ body, files, before: post.message });
    countOldEdit(world, channel, post, settings.limits.oldEdits);
    return edit(world, channel, post, body, files).message;
  },
  [`DELETE ${BASE}/messages/:message`]: async (call) => {
    const { channel, post } = await target(call);
    remove(call.core.world, channel, post);
  },
};

async function alive({ core: { world, settings }, param }: Call): Promise<Interaction> {
  const interaction = world.interactions.get(param('token'));
  // A bot that answered at a door may continue before its answer is read.
  await interaction?.knocking;
  if (param('app') !== world.applicationId) throw refusal('unknownWebhook');
  if (interaction === undefined || world.clock.now() - interaction.madeAt > settings.tokenMs)
    throw refusal('invalidToken');
  if (interaction.state !== 'acknowledged') throw refusal('unknownWebhook');
  return interaction;
}

async function target(call: Call): Promise<{ channel: Channel; post: Post }> {
  const interaction = await alive(call);
  const asked = call.param('message');
  const id = asked === '@original' ? interaction.originalId : asked;
  const post = id === null ? null : find(call.core.world, interaction, id);
  if (post === null) throw refusal('unknownMessage');
  return { channel: interaction.channel, post };
}

/** A message that this token may change: its own answer, or its source. */
function find(world: World, interaction: Interaction, id: string): Post | null {
  const own =
    id === interaction.originalId || interaction.followUps.has(id) || id === interaction.source?.message.id;
  return own ? (world.channels.get(interaction.channel.id)?.posts.get(id) ?? null) : null;
}
