/** The server's scheduled events. Only events at an address, because the bot creates no others. */
import {
  ExternalScheduledEventCreateRequestSchema,
  ExternalScheduledEventPatchRequestPartialSchema,
} from 'discord-api-spec/zod';
import { type Context, Hono } from 'hono';
import type { Core } from '../core.ts';
import {
  invalidForm,
  missingAccess,
  missingPermissions,
  tooManyEvents,
  unknownEvent,
  unknownGuild,
} from '../refusal.ts';
import { type Env, bodyAs, param, receivedIn } from './request.ts';
import { eventOf } from '../shown/guild.ts';
import { addEvent, changeEvent, isListed, mayBecome, mayMakeEvents, removeEvent } from '../world/events.ts';
import type { ServerEvent, World } from '../world/world.ts';

const EVENTS = '/guilds/:guild/scheduled-events';

/** The limit of scheduled and active events. */
const MOST = 100;

export function eventRoutes(core: Core): Hono<Env> {
  const app = new Hono<Env>();
  const { world } = core;
  app.get(EVENTS, (context) => {
    enter(world, context);
    return context.json(listed(world).map((event) => eventOf(world, event)));
  });
  app.post(EVENTS, (context) => {
    const body = bodyAs(core, receivedIn(context), ExternalScheduledEventCreateRequestSchema);
    enter(world, context);
    if (!mayMakeEvents(world)) throw missingPermissions();
    if (listed(world).length >= MOST) throw tooManyEvents();
    const times = { startsAt: body.scheduled_start_time, endsAt: body.scheduled_end_time };
    const { name, description = null, entity_metadata } = body;
    const event = { name, description, location: entity_metadata.location, ...inOrder(world, times) };
    return context.json(eventOf(world, addEvent(world, event)));
  });
  app.get(`${EVENTS}/:event`, (context) => context.json(eventOf(world, known(world, context))));
  app.patch(`${EVENTS}/:event`, (context) => {
    const body = bodyAs(core, receivedIn(context), ExternalScheduledEventPatchRequestPartialSchema);
    const event = own(world, context);
    const { status, name, description, entity_metadata } = body;
    if (status && !mayBecome(world, event, status)) throw flaw('status', 'invalid status transition');
    const { scheduled_start_time: startsAt, scheduled_end_time: endsAt } = body;
    const changes = {
      ...(status && { status }),
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(entity_metadata && { location: entity_metadata.location }),
      ...(endsAt && { endsAt: Date.parse(endsAt) }),
      ...(startsAt && inOrder(world, { startsAt, endsAt: endsAt ?? timeOf(event.endsAt) })),
    };
    changeEvent(world, event, changes);
    return context.json(eventOf(world, event));
  });
  app.delete(`${EVENTS}/:event`, (context) => {
    removeEvent(world, own(world, context).id);
    return context.body(null, 204);
  });
  return app;
}

const timeOf = (at: number): string => new Date(at).toISOString();

const flaw = (member: string, message: string) =>
  invalidForm([{ path: [member], code: 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST', message }]);

/** An event at an address needs an end, and none starts in the past. */
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

function enter(world: World, context: Context<Env>): void {
  if (param(context, 'guild') !== world.guild.id) throw unknownGuild();
  if (!world.hasBot || world.brought !== null) throw missingAccess();
}

const listed = (world: World): readonly ServerEvent[] =>
  [...world.events.values()].filter((event) => isListed(world, event));

function known(world: World, context: Context<Env>): ServerEvent {
  enter(world, context);
  const event = world.events.get(param(context, 'event'));
  if (event === undefined) throw unknownEvent();
  return event;
}

function own(world: World, context: Context<Env>): ServerEvent {
  const event = known(world, context);
  if (!mayMakeEvents(world)) throw missingPermissions();
  return event;
}
