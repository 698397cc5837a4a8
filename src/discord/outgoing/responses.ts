import type { MessageAddress } from '../../game/game.ts';
import { GuildScheduledEventStatus } from 'discord.js';
import { z } from 'zod';

const MessageJson = z.object({ id: z.string(), channel_id: z.string() });
const CallbackJson = z.object({ resource: z.object({ message: MessageJson }) });

const cardOf = ({ id, channel_id }: z.infer<typeof MessageJson>): MessageAddress => ({
  channelId: channel_id,
  messageId: id,
});

/** Discord may have acted on the request. */
export class Unreadable extends Error {
  constructor() {
    super('an answer in a form that Discord doesn’t document');
  }
}

function read<T>(schema: z.ZodType<T>, json: unknown): T {
  const { data, success } = schema.safeParse(json);
  if (!success) throw new Unreadable();
  return data;
}

const ChannelJson = z.object({ id: z.string() });

export const madeChannel = (json: unknown): string => read(ChannelJson, json).id;

const EventSchema = z.object({
  id: z.string(),
  status: z.enum(GuildScheduledEventStatus),
  creator_id: z.string().nullish(),
  entity_metadata: z.object({ location: z.string().nullish() }).nullish(),
});
const EventsSchema = z.array(EventSchema);
export type EventJson = z.infer<typeof EventSchema>;

export const madeEvent = (json: unknown): EventJson => read(EventSchema, json);

export const readEvents = (json: unknown): readonly EventJson[] => read(EventsSchema, json);

export const madeMessage = (json: unknown): MessageAddress => cardOf(read(MessageJson, json));

export const madeResponse = (json: unknown): MessageAddress =>
  cardOf(read(CallbackJson, json).resource.message);
