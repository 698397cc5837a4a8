/** Source: docs.discord.com/developers/interactions/receiving-and-responding#interaction-object */
import { InteractionContextType, PermissionFlagsBits } from 'discord-api-types/v10';
import { randomBytes } from 'node:crypto';
import type { Core } from '../core.ts';
import { deliver } from '../door/delivery.ts';
import { channelOf } from '../shown/channel.ts';
import { memberOf } from '../shown/guild.ts';
import { type Channel, contextOf } from '../world/channel.ts';
import { type Guild, permissionsIn } from '../world/guild.ts';
import { type Interaction, openInteraction } from '../world/interaction.ts';
import { localeOf } from '../world/locales.ts';
import { type Person, userOf } from '../world/people.ts';
import { USUAL_PERMISSIONS } from '../world/permissions.ts';
import type { World } from '../world/world.ts';

/** `source`: the message with the component, or with the control that opened the modal. */
export interface Question
  extends
    Pick<Interaction, 'type' | 'user' | 'channel'>,
    Partial<Pick<Interaction, 'commandName' | 'focusedType' | 'source' | 'target'>> {
  readonly data: unknown;
}

const NOTHING_ELSE = { commandName: null, focusedType: null, source: null, target: null };

const ATTACHMENT_LIMIT = 10 * 2 ** 20;

export function ask(core: Core, question: Question): Interaction {
  const { world, settings } = core;
  const { guild } = question.channel;
  if (guild?.hasBot === false) throw new Error('The bot is not in the server');
  if (guild?.members.has(question.user.id) === false)
    throw new Error(`${question.user.name} is not in the server`);
  const { data: _, ...asked } = question;
  const secret = `aW50ZXJhY3Rpb246${randomBytes(48).toString('base64url')}`;
  const begun = { id: world.newId(), token: secret, madeAt: world.clock.now() };
  const interaction = openInteraction({ ...NOTHING_ELSE, ...asked, ...begun }, settings.ackMs);
  for (const [token, { madeAt }] of world.interactions)
    if (interaction.madeAt - madeAt > settings.tokenMs) world.interactions.delete(token);
  world.interactions.set(interaction.token, interaction);
  const payload = payloadOf(world, interaction, question);
  deliver(core, interaction, payload, guild?.id ?? null);
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
    locale: localeOf(world, user),
    app_permissions: channel.botPermissions.toString(),
    entitlements: [],
    attachment_size_limit: ATTACHMENT_LIMIT,
    ...(question.source ? { message: question.source.message } : {}),
    ...(channel.guild ? inGuild(channel.guild, user) : inDirect(channel, user)),
  };
}

/** Everyone may use their own apps, unless the server forbids it. */
function permissionsHere(guild: Guild, user: Person): bigint {
  const { brought, demoted } = guild;
  const held = demoted.has(user.id) ? USUAL_PERMISSIONS : permissionsIn(guild, user);
  return brought?.isSeen === false ? held : held | PermissionFlagsBits.UseExternalApps;
}

function inGuild(guild: Guild, user: Person): Record<string, unknown> {
  const { id, locale, brought } = guild;
  return {
    guild: { id, locale, features: [] },
    guild_id: id,
    guild_locale: locale,
    member: { ...memberOf(guild, user), permissions: permissionsHere(guild, user).toString() },
    context: InteractionContextType.Guild,
    authorizing_integration_owners: brought ? { 1: user.id } : { 0: id },
  };
}

function inDirect(channel: Channel, user: Person): Record<string, unknown> {
  const context = contextOf(channel);
  const isWithBot = context === InteractionContextType.BotDM;
  return {
    user: userOf(user),
    context,
    authorizing_integration_owners: isWithBot ? { 0: '0' } : { 1: user.id },
  };
}
