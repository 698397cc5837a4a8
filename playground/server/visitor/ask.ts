/**
 * Makes an interaction and sends it to the bot exactly as Discord does: INTERACTION_CREATE with a snowflake of the
 * moment, the channel, the member with permissions, locales, and the three seconds running.
 *
 * Source: docs.discord.com/developers/interactions/receiving-and-responding#interaction-object
 */
import { randomBytes } from 'node:crypto';
import { InteractionContextType, type InteractionType } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { openInteraction, type Interaction } from '../world/interaction.ts';
import { userOf, type Person } from '../world/people.ts';
import { USUAL_PERMISSIONS } from '../world/permissions.ts';
import { channelOf } from '../shown/channel.ts';
import { memberOf } from '../shown/member.ts';
import type { Channel, Post } from '../world/channel.ts';
import type { World } from '../world/world.ts';

export interface Question {
  readonly type: InteractionType;
  readonly user: Person;
  readonly channel: Channel;
  readonly commandName?: string;
  readonly focusedType?: Interaction['focusedType'];
  /** The message that was clicked, or from which the modal came. */
  readonly source?: Post | null;
  readonly data: unknown;
}

const ATTACHMENT_LIMIT = 10 * 2 ** 20;

/** The interaction, on its way to the bot. */
export function ask({ world, settings, gateway }: Core, question: Question): Interaction {
  const interaction = openInteraction(
    {
      id: world.newId(),
      token: `aW50ZXJhY3Rpb246${randomBytes(48).toString('base64url')}`,
      type: question.type,
      user: question.user,
      channel: question.channel,
      commandName: question.commandName ?? null,
      focusedType: question.focusedType ?? null,
      source: question.source ?? null,
      madeAt: world.clock.now(),
    },
    settings.ackMs,
  );
  for (const [token, { madeAt }] of world.interactions)
    if (interaction.madeAt - madeAt > settings.tokenMs) world.interactions.delete(token);
  world.interactions.set(interaction.token, interaction);
  const guildId = question.channel.recipient === null ? world.guild.id : null;
  gateway.send('INTERACTION_CREATE', payloadOf(world, interaction, question), guildId);
  return interaction;
}

function payloadOf(world: World, interaction: Interaction, question: Question): Record<string, unknown> {
  const { channel, user } = question;
  return {
    id: interaction.id,
    application_id: world.applicationId,
    type: question.type,
    version: 1,
    token: interaction.token,
    data: question.data,
    channel_id: channel.id,
    channel: { ...channelOf(world, channel), permissions: USUAL_PERMISSIONS.toString() },
    locale: user.locale,
    app_permissions: channel.botPermissions.toString(),
    entitlements: [],
    attachment_size_limit: ATTACHMENT_LIMIT,
    ...(question.source ? { message: question.source.message } : {}),
    ...(channel.recipient === null ? inGuild(world, user) : inDirect(user)),
  };
}

function inGuild(world: World, user: Person): Record<string, unknown> {
  return {
    guild: { id: world.guild.id, locale: 'en-US', features: [] },
    guild_id: world.guild.id,
    guild_locale: 'en-US',
    member: { ...memberOf(user), permissions: USUAL_PERMISSIONS.toString() },
    context: InteractionContextType.Guild,
    authorizing_integration_owners: { 0: world.guild.id },
  };
}

function inDirect(user: Person): Record<string, unknown> {
  return {
    user: userOf(user),
    context: InteractionContextType.BotDM,
    authorizing_integration_owners: { 0: '0' },
  };
}
