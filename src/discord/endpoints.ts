/**
 * The requests by which an interaction is answered. Its token is in their addresses and is all they need: they work
 * in channels where the bot itself may not write, and are exempt from Discord's global rate limit.
 */
import type { MessageAddress } from '../game/messageAddress.ts';
import { Routes } from 'discord.js';
import type { APIInteractionResponse, REST } from 'discord.js';
import type { Interaction } from './asker.ts';
import { madeMessage } from './made.ts';
import type { Message } from './present.ts';

export interface Endpoints {
  /** Sends the first response, which must reach Discord within 3 seconds; gives what Discord tells about it. */
  readonly respond: (
    type: APIInteractionResponse['type'],
    data: object,
    files?: Message['files'],
  ) => Promise<unknown>;
  /** Sends one more message, for 15 minutes after the interaction was made. */
  readonly followUp: (message: Message) => Promise<MessageAddress>;
  /** Changes the message of the first response, or the one that it was about. */
  readonly editOriginal: (message: Message) => Promise<unknown>;
  /** The message of the first response, as Discord has it. */
  readonly findOriginal: () => Promise<MessageAddress>;
  readonly deleteOriginal: () => Promise<unknown>;
}

const WITH_MESSAGE = new URLSearchParams({ with_response: 'true' });

/** The endpoints of one interaction. */
export function endpointsOf(rest: REST, interaction: Interaction): Endpoints {
  const { id, token, application_id: application } = interaction;
  const original = Routes.webhookMessage(application, token, '@original');
  return {
    respond: (type, data, files = []) => {
      const request = { body: { type, data }, files, auth: false, query: WITH_MESSAGE };
      return rest.post(Routes.interactionCallback(id, token), request);
    },
    followUp: async (message) =>
      madeMessage(await rest.post(Routes.webhook(application, token), { ...message, auth: false })),
    editOriginal: (message) => rest.patch(original, { ...message, auth: false }),
    findOriginal: async () => madeMessage(await rest.get(original, { auth: false })),
    deleteOriginal: () => rest.delete(original, { auth: false }),
  };
}
