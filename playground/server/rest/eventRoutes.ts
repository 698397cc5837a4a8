/**
 * The server's scheduled events. There are only external ones, with an address, because the bot
 * creates no others.
 */
import {
  ExternalScheduledEventCreateRequestSchema,
  ExternalScheduledEventPatchRequestPartialSchema,
} from 'discord-api-spec/zod';
import { invalidForm, refusal } from '../refusal.ts';
import { entered, type Call, type Routes } from './request.ts';
import { eventOf } from '../shown/guild.ts';
import { addEvent, changeEvent, isListed, mayBecome, mayMakeEvents, removeEvent } from '../world/events.ts';
import type { Guild, ServerEvent } from '../world/guild.ts';
import type { World } from '../world/world.ts';

const EVENTS = '/guilds/:guild/scheduled-events';

/** The limit of scheduled and active events. */
const MOST = 100;

export const EVENT_ROUTES: Routes = {
  [`GET ${EVENTS}`]: (call) => {
    const { world } = call.core;
    const guild = entered(call);
    return listed(world, guild).map((event) => eventOf(world, guild, event));
  },
  [`POST ${EVENTS}`]: (call) => {
    const { world } = call.core;
    const body = call.as(ExternalScheduledEventCreateRequestSchema);
    const guild = entered(call);
    if (!mayMakeEvents(world, guild)) throw refusal('missingPermissions');
    if (listed(world, guild).length >= MOST) throw refusal('tooManyEvents');
    const times = { startsAt: body.scheduled_start_time, endsAt: body.scheduled_end_time };
    const { name, description = null, entity_metadata } = body;
    const event = { name, description, location: entity_metadata.location, ...inOrder(world, times) };
    return eventOf(world, guild, addEvent(world, guild, event));
  },
  [`GET ${EVENTS}/:event`]: (call) => eventOf(call.core.world, entered(call), known(call)),
  [`PATCH ${EVENTS}/:event`]: (call) => {
    const { world } = call.core;
    const body = call.as(ExternalScheduledEventPatchRequestPartialSchema);
    const event = own(call);
    const { status, name, description, entity_metadata } = body;
    if (status && !mayBecome(world, event, status)) throw flaw('status', 'invalid status transition');
    const { scheduled_start_time: startsAt, scheduled_end_time: endsAt } = body;
    changeEvent(world, event, {
      ...(status && { status }),
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(entity_metadata && { location: entity_metadata.location }),
      ...(endsAt && { endsAt: Date.parse(endsAt) }),
      ...(startsAt && inOrder(world, { startsAt, endsAt: endsAt ?? timeOf(event.endsAt) })),
    });
    return eventOf(world, entered(call), event);
  },
  [`DELETE ${EVENTS}/:event`]: (call) => removeEvent(call.core.world, entered(call), own(call).id),
};

const timeOf = (at: number): string => new Date(at).toISOString();

const flaw = (member: string, message: string) =>
  invalidForm([{ path: [member], code: 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST', message }]);

function inOrder(
  { clock }: World,
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt?: string | null | undefined },
): Pick<ServerEvent, 'startsAt' | 'endsAt'> {
  if (!endsAt) throw flaw('scheduled_end_time', 'This field is required');
  const times = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
  if (times.startsAt <= clock.now()) throw flaw('scheduled_start_time', 'Cannot schedule event in the past.');
  if (times.endsAt <= times.startsAt) throw flaw('scheduled_end_time', 'Cannot end before it starts.');
  return times;
}

const listed = (world: World, guild: Guild): readonly ServerEvent[] =>
  [...guild.events.values()].filter((event) => isListed(world, event));

function known(call: Call): ServerEvent {
  const event = entered(call).events.get(call.param('event'));
  if (event === undefined) throw refusal('unknownEvent');
  return event;
}

function own(call: Call): ServerEvent {
  const event = known(call);
  if (!mayMakeEvents(call.core.world, entered(call))) throw refusal('missingPermissions');
  return event;
}
