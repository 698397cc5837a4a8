/** The message, channel or event that a request made. The REST client does not type what Discord answers, so it is read here. */
import type { MessageAddress } from '../game/game.ts';
import { GuildScheduledEventStatus } from 'discord.js';
import { z } from 'zod';

const MessageJson = z.object({ id: z.string(), channel_id: z.string() });
const CallbackJson = z.object({ resource: z.object({ message: MessageJson }) });

const cardOf = ({ id, channel_id }: z.infer<typeof MessageJson>): MessageAddress => ({
  channelId: channel_id,
  messageId: id,
});

/** Discord, or what stands before it, answered with something else than it should. It may have done what it was asked to. */
export class Unreadable extends Error {
  constructor() {
    super('an answer of another form than Discord documents');
  }
}

function read<T>(schema: z.ZodType<T>, json: unknown): T {
  const { data, success } = schema.safeParse(json);
  if (!success) throw new Unreadable();
  return data;
}

/** From a request that opens a channel; its id. Throws, as all of these do, when Discord answered something else. */
export const madeChannel = (json: unknown): string => read(z.object({ id: z.string() }), json).id;

const EventSchema = z.object({
  id: z.string(),
  status: z.enum(GuildScheduledEventStatus),
  creator_id: z.string().nullish(),
  entity_metadata: z.object({ location: z.string().nullish() }).nullish(),
});
export type EventJson = z.infer<typeof EventSchema>;

/** From a request that makes a server's event, or asks for one. */
export const madeEvent = (json: unknown): EventJson => read(EventSchema, json);

/** From a request that lists a server's events. */
export const readEvents = (json: unknown): readonly EventJson[] => read(z.array(EventSchema), json);

/** From a request that sends a message. */
export const madeMessage = (json: unknown): MessageAddress => cardOf(read(MessageJson, json));

/** From a first response that sends a message, asked to tell which. */
export const madeResponse = (json: unknown): MessageAddress =>
  cardOf(read(CallbackJson, json).resource.message);
