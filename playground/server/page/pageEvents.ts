/** The events of the server as the page lists them: those that are ahead or under way, the next first. */
import { GuildScheduledEventStatus } from 'discord-api-types/v10';
import type { PageEvent } from '../../protocol.ts';
import { isListed } from '../world/events.ts';
import type { World } from '../world/world.ts';

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
