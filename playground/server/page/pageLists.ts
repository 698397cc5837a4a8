import { GuildScheduledEventStatus, InteractionContextType } from 'discord-api-types/v10';
import type { PageChannel, PageEvent } from '../../protocol.ts';
import { type Channel, contextOf, isOpenTo } from '../world/channel.ts';
import { isListed } from '../world/events.ts';
import type { Person } from '../world/people.ts';
import { type World, guildChannels } from '../world/world.ts';

/**
 * The channels this person can open: each server channel with its open threads, then direct
 * messages.
 */
export function pageChannels(world: World, person: Person): readonly PageChannel[] {
  const all = [...world.channels.values()].filter((channel) => isOpenTo(channel, person));
  const threadsOf = (parent: Channel): readonly Channel[] =>
    all.filter((channel) => channel.parent === parent && !channel.archived);
  const direct = all.filter((channel) => contextOf(channel) !== InteractionContextType.Guild);
  return [
    ...guildChannels(world).flatMap((channel) => [
      shown(channel, 'text'),
      ...threadsOf(channel).map((thread) => shown(thread, 'thread')),
    ]),
    ...direct.map((channel) => ({
      ...shown(channel, 'direct'),
      name: nameFor(world, person, channel),
    })),
  ];
}

const shown = (channel: Channel, kind: PageChannel['kind']): PageChannel => ({
  id: channel.id,
  name: channel.name,
  kind,
  context: contextOf(channel),
});

const nameFor = ({ bot }: World, person: Person, { among }: Channel): string =>
  among === null
    ? bot.name
    : among
        .filter((one) => one !== person)
        .map((one) => one.name)
        .join(', ');

export const pageEvents = (world: World): readonly PageEvent[] =>
  [...world.events.values()]
    .filter((event) => isListed(world, event))
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map((event) => ({
      id: event.id,
      name: event.name,
      description: event.description ?? '',
      location: event.location,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      isBegun: event.status === GuildScheduledEventStatus.Active,
    }));
