/** An event of the server as Discord's API shows it. */
import { GuildScheduledEventEntityType, GuildScheduledEventPrivacyLevel } from 'discord-api-types/v10';
import { statusOf } from '../world/events.ts';
import type { ServerEvent } from '../world/serverEvent.ts';
import type { World } from '../world/world.ts';

export const eventOf = (world: World, event: ServerEvent): Record<string, unknown> => ({
  id: event.id,
  guild_id: world.guild.id,
  name: event.name,
  description: event.description,
  channel_id: null,
  creator_id: event.creatorId,
  image: null,
  scheduled_start_time: new Date(event.startsAt).toISOString(),
  scheduled_end_time: new Date(event.endsAt).toISOString(),
  status: statusOf(world, event),
  entity_type: GuildScheduledEventEntityType.External,
  entity_id: null,
  recurrence_rule: null,
  user_count: 0,
  privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
  entity_metadata: { location: event.location },
  guild_scheduled_event_exceptions: [],
});
