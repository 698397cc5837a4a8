/**
 * The events of the server (Discord's scheduled events) as far as bots make them: those that take place at an address. They begin and
 * end by themselves when it is time.
 *
 * Source: docs.discord.com/developers/resources/guild-scheduled-event
 */
import { GuildScheduledEventStatus as Status } from 'discord-api-types/v10';
import type { ServerEvent } from './serverEvent.ts';
import { may } from './permissions.ts';
import { guildChannels } from './thread.ts';
import { announce, type World } from './world.ts';

/** The bot may make events, and change its own. No channel can take that away; tests do so in all of them. */
export const mayMakeEvents = (world: World): boolean =>
  guildChannels(world).some(({ botPermissions }) => may(botPermissions, 'CreateEvents'));

/** At this moment. */
export function statusOf({ clock }: World, { status, startsAt, endsAt }: ServerEvent): Status {
  if (status === Status.Completed || status === Status.Canceled) return status;
  if (clock.now() >= endsAt) return Status.Completed;
  return clock.now() >= startsAt ? Status.Active : status;
}

/** Whether it is still to be seen in the list. */
export const isListed = (world: World, event: ServerEvent): boolean =>
  statusOf(world, event) === Status.Scheduled || statusOf(world, event) === Status.Active;

/** The ways that Discord lets a status go. */
const NEXT: Readonly<Partial<Record<Status, readonly Status[]>>> = {
  [Status.Scheduled]: [Status.Active, Status.Canceled],
  [Status.Active]: [Status.Completed],
};

export const mayBecome = (world: World, event: ServerEvent, status: Status): boolean =>
  NEXT[statusOf(world, event)]?.includes(status) ?? false;

/** Adds one. */
export function addEvent(world: World, event: Omit<ServerEvent, 'id' | 'creatorId' | 'status'>): ServerEvent {
  const made = { ...event, id: world.newId(), creatorId: world.bot.id, status: Status.Scheduled };
  world.events.set(made.id, made);
  announce(world, { kind: 'events' });
  return made;
}

/** Changes one. */
export function changeEvent(world: World, event: ServerEvent, changes: Partial<ServerEvent>): void {
  Object.assign(event, changes);
  announce(world, { kind: 'events' });
}

/** Somebody deletes one. */
export function removeEvent(world: World, id: string): void {
  world.events.delete(id);
  announce(world, { kind: 'events' });
}
