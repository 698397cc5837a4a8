/**
 * Source: docs.discord.com/developers/activities. An instance belongs to a channel and ends when
 * its last user leaves.
 */
import {
  type APIApplicationCommand,
  ApplicationCommandType,
  EntryPointCommandHandlerType,
} from 'discord-api-types/v10';
import type { Channel, Instance } from './channel.ts';
import type { Person } from './people.ts';
import { announce, type World } from './world.ts';

const isEntryPoint = ({ type }: APIApplicationCommand): boolean =>
  type === ApplicationCommandType.PrimaryEntryPoint;

const entryPointOf = ({ commands }: World): APIApplicationCommand | undefined =>
  [...commands.values()].find(isEntryPoint);

/** The effect of *Enable Activities* in the developer portal. */
export function enableActivities(world: World): void {
  world.hasActivity = true;
  if (entryPointOf(world)) return;
  const id = world.newId();
  world.commands.set(id, {
    id,
    application_id: world.applicationId,
    type: ApplicationCommandType.PrimaryEntryPoint,
    name: 'launch',
    description: '',
    default_member_permissions: null,
    nsfw: false,
    integration_types: [0, 1],
    contexts: [0, 1, 2],
    handler: EntryPointCommandHandlerType.DiscordLaunchActivity,
    version: world.newId(),
  });
  announce(world, { kind: 'commands' });
}

export function launch(world: World, channel: Channel, { id: user }: Person): Instance {
  const there = world.instances.get(channel.id);
  const where = channel.guild === null ? 'pc' : `gc-${channel.guild.id}`;
  const instance = there ?? {
    id: `i-${world.newId()}-${where}-${channel.id}`,
    channel,
    users: new Set<string>(),
  };
  instance.users.add(user);
  world.instances.set(channel.id, instance);
  return instance;
}

export function leave(world: World, channel: Channel, { id: user }: Person): void {
  const instance = world.instances.get(channel.id);
  instance?.users.delete(user);
  if (instance?.users.size === 0) world.instances.delete(channel.id);
}

/** An instance as `GET /applications/:app/activity-instances/:instance` shows it. */
export function shownInstance(world: World, { id, channel, users }: Instance): Record<string, unknown> {
  const { guild } = channel;
  return {
    application_id: world.applicationId,
    instance_id: id,
    launch_id: id.split('-')[1],
    location: {
      id: id.slice(2),
      kind: guild === null ? 'pc' : 'gc',
      channel_id: channel.id,
      ...(guild && { guild_id: guild.id }),
    },
    users: [...users],
  };
}
