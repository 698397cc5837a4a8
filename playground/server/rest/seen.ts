/** The channel of a request, as far as the bot's own token can look into it. */
import { InteractionContextType } from 'discord-api-types/v10';
import type { Context } from 'hono';
import { missingAccess, unknownChannel } from '../refusal.ts';
import { contextOf, type Channel } from '../world/channel.ts';
import { may } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { param, type Env } from './request.ts';

/** The channel. Throws a Refusal when there is none, or none that the bot sees. */
export function seen(world: World, context: Context<Env>): Channel {
  const channel = world.channels.get(param(context, 'channel'));
  if (channel === undefined) throw unknownChannel();
  const isMember = world.hasBot && world.brought === null;
  const isOutside = !isMember && contextOf(channel) === InteractionContextType.Guild;
  if (isOutside || channel.among !== null || !may(channel.botPermissions, 'ViewChannel'))
    throw missingAccess();
  return channel;
}
