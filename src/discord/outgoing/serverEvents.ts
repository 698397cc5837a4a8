/**
 * Server events. Discord starts and ends them on time, and their status only moves forward. Source:
 * https://docs.discord.com/developers/resources/guild-scheduled-event
 */
import {
  DiscordAPIError,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus as Status,
  RESTJSONErrorCodes,
  Routes,
  type REST,
} from 'discord.js';
import type { ServerEventFault, ServerEvents } from '../../app/ports/messenger.ts';
import type { ServerEventEntry } from '../../views/tournament/announcement.ts';
import { renderText } from '../../views/screen/tokens.ts';
import { faultOf } from './faults.ts';
import { fit } from '../showing/fit.ts';
import { LIMITS } from '../showing/limits.ts';
import { madeEvent, readEvents, type EventJson } from './responses.ts';
import { MARKUP } from '../showing/text.ts';

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof DiscordAPIError && error.code === code;

const isDeleted = (error: unknown): boolean => hasCode(error, RESTJSONErrorCodes.UnknownGuildScheduledEvent);

function faultIn(error: unknown): ServerEventFault {
  if (hasCode(error, RESTJSONErrorCodes.MaximumNumberOfUncompletedGuildScheduledEventsReached)) return 'full';
  return faultOf(error);
}

const written = (text: string): string => renderText(text, MARKUP);

const timeOf = (at: number): string => new Date(at).toISOString();

const detailsOf = ({ name, description, location, endsAt }: ServerEventEntry) => ({
  name: fit(name, LIMITS.name),
  description: fit(written(description), LIMITS.event),
  scheduled_end_time: timeOf(endsAt),
  ...(location !== null && { entity_metadata: { location: written(location) } }),
});

const bodyOf = (entry: ServerEventEntry) => ({
  ...detailsOf(entry),
  scheduled_start_time: timeOf(entry.startsAt),
  privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
  entity_type: GuildScheduledEventEntityType.External,
});

function changeOf(status: Status, entry: ServerEventEntry): object | null {
  if (status !== Status.Scheduled && status !== Status.Active) return null;
  const isScheduled = status === Status.Scheduled;
  switch (entry.stage) {
    case 'scheduled':
      // A postponed tournament that has started gets a new event.
      return isScheduled
        ? { ...detailsOf(entry), scheduled_start_time: timeOf(entry.startsAt) }
        : { status: Status.Completed };
    case 'active':
      return { ...detailsOf(entry), ...(isScheduled && { status: Status.Active }) };
    case 'over':
      return { status: isScheduled ? Status.Canceled : Status.Completed };
  }
}

export function serverEventsOver(
  rest: REST,
  report: (error: unknown) => void,
  botId: () => string,
): ServerEvents {
  const listed = async (guildId: string, links: readonly string[]): Promise<EventJson | null> => {
    const events = readEvents(await rest.get(Routes.guildScheduledEvents(guildId)));
    const isIt = (event: EventJson): boolean =>
      event.creator_id === botId() && links.map(written).includes(event.entity_metadata?.location ?? '');
    return events.find(isIt) ?? null;
  };

  const withId = async (guildId: string, id: string): Promise<EventJson | null> => {
    try {
      return madeEvent(await rest.get(Routes.guildScheduledEvent(guildId, id)));
    } catch (error) {
      if (isDeleted(error)) return null;
      throw error;
    }
  };

  const make = async (guildId: string, entry: ServerEventEntry): Promise<string> =>
    madeEvent(await rest.post(Routes.guildScheduledEvents(guildId), { body: bodyOf(entry) })).id;

  const change = async (guildId: string, there: EventJson, entry: ServerEventEntry) => {
    const body = changeOf(there.status, entry);
    if (body === null) return null;
    await rest.patch(Routes.guildScheduledEvent(guildId, there.id), { body });
    if (entry.stage === 'over') return null;
    const isPutOff = entry.stage === 'scheduled' && there.status === Status.Active;
    return isPutOff ? make(guildId, entry) : there.id;
  };

  return {
    keep: async (guildId, entry, { id, links }) => {
      try {
        const there = await (id === null ? listed(guildId, links) : withId(guildId, id));
        if (there) return { id: await change(guildId, there, entry) };
        const isNew = id === null && entry.stage === 'scheduled';
        return { id: isNew ? await make(guildId, entry) : null };
      } catch (error) {
        report(error);
        return faultIn(error);
      }
    },
  };
}
