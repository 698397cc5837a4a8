/** The message or channel that a request made. The REST client does not type what Discord answers, so it is read here. */
import { z } from 'zod';
import type { Card } from '../app/store.ts';

const MessageJson = z.object({ id: z.string(), channel_id: z.string() });
const CallbackJson = z.object({ resource: z.object({ message: MessageJson }) });

const cardOf = ({ id, channel_id }: z.infer<typeof MessageJson>): Card => ({
  channelId: channel_id,
  messageId: id,
});

/** From a request that opens a channel; its id. */
export const madeChannel = (json: unknown): string => z.object({ id: z.string() }).parse(json).id;

/** From a request that sends a message. Throws when Discord answered something else. */
export const madeMessage = (json: unknown): Card => cardOf(MessageJson.parse(json));

/** From a first response that sends a message, asked to tell which. */
export const madeResponse = (json: unknown): Card => cardOf(CallbackJson.parse(json).resource.message);
