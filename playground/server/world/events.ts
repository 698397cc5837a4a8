/** Source: docs.discord.com/developers/resources/guild-scheduled-event */
import { GuildScheduledEventStatus as Status } from 'discord-api-types/v10';
import type { Guild, ServerEvent } from './guild.ts';
import { may } from './permissions.ts';
import { type World, announce, guildChannels } from './world.ts';

/** The permission belongs to the server; tests revoke it in all channels. */
export const mayMakeEvents = (world: World, guild: Guild): boolean =>
  guildChannels(world, guild).some(({ botPermissions }) => may(botPermissions, 'CreateEvents'));

export function statusOf({ clock }: World, { status, startsAt, endsAt }: ServerEvent): Status {
  if (status === Status.Completed || status === Status.Canceled) return status;
  if (clock.now() >= endsAt) return Status.Completed;
  return clock.now() >= startsAt ? Status.Active : status;
}

export const isListed = (world: World, event: ServerEvent): boolean =>
  statusOf(world, event) === Status.Scheduled || statusOf(world, event) === Status.Active;

/** The status changes that Discord allows. */
const NEXT: Readonly<Partial<Record<Status, readonly Status[]>>> = {
  [Status.Scheduled]: [Status.Active, Status.Canceled],
  [Status.Active]: [Status.Completed],
};

export const mayBecome = (world: World, event: ServerEvent, status: Status): boolean =>
  NEXT[statusOf(world, event)]?.includes(status) ?? false;

export function addEvent(
  world: World,
  guild: Guild,
  event: Omit<ServerEvent, 'id' | 'creatorId' | 'status'>,
): ServerEvent {
  const made = { ...event, id: world.newId(), creatorId: world.bot.id, status: Status.Scheduled };
  guild.events.set(made.id, made);
  announce(world, { kind: 'events' });
  return made;
}

export function changeEvent(world: World, event: ServerEvent, changes: Partial<ServerEvent>): void {
  Object.assign(event, changes);
  announce(world, { kind: 'events' });
}

export function removeEvent(world: World, guild: Guild, id: string): void {
  guild.events.delete(id);
  announce(world, { kind: 'events' });
}
