/**
 * How an interaction is answered. Its first response goes as the answer to the request that brought it, where one did, or else by a
 * request; all others by requests. Its token is in their addresses and is all they need: they work in channels where the bot itself
 * may not write, and are exempt from Discord's global rate limit.
 */
import type { MessageAddress } from '../game/game.ts';
import { Routes, type REST, type APIInteractionResponse } from 'discord.js';
import type { Interaction } from './interaction.ts';
import { asRequest } from './form.ts';
import { madeMessage } from './made.ts';
import type { Message } from './present.ts';
import { onceTakenIn } from './takenIn.ts';
import type { Waiting } from './waiting.ts';

/** Sends the first response, which must reach Discord within 3 seconds. */
export type Respond<T> = (
  type: APIInteractionResponse['type'],
  data: object,
  files?: Message['files'],
) => Promise<T>;

export interface Endpoints {
  readonly respond: Respond<void>;
  /** Gives what Discord tells about it. */
  readonly respondAndHear: Respond<unknown>;
  /** Sends one more message, for 15 minutes after the interaction was made. */
  readonly followUp: (message: Message) => Promise<MessageAddress>;
  /** Changes the message of the first response, or the one that it was about. */
  readonly editOriginal: (message: Message) => Promise<unknown>;
  /** The message of the first response, as Discord has it. */
  readonly findOriginal: () => Promise<MessageAddress>;
  readonly deleteOriginal: () => Promise<unknown>;
}

const WITH_MESSAGE = new URLSearchParams({ with_response: 'true' });

/** The endpoints of one interaction; `waiting` is the request that brought it. */
export function endpointsOf(rest: REST, interaction: Interaction, waiting: Waiting | null = null): Endpoints {
  const { id, token, application_id: application } = interaction;
  const original = Routes.webhookMessage(application, token, '@original');
  const callback = Routes.interactionCallback(id, token);
  let wasAnswered = false;
  /** What needs Discord to know the first response. */
  const further = <T>(ask: () => Promise<T>): Promise<T> => (wasAnswered ? onceTakenIn(ask) : ask());
  return {
    respond: async (type, data, files = []) => {
      wasAnswered = (await waiting?.answer({ type, data, files })) ?? false;
      if (!wasAnswered) await rest.post(callback, { ...asRequest({ type, data }, files), auth: false });
    },
    respondAndHear: (type, data, files = []) => {
      waiting?.release();
      return rest.post(callback, { ...asRequest({ type, data }, files), auth: false, query: WITH_MESSAGE });
    },
    followUp: async ({ body, files }) => {
      const request = { ...asRequest(body, files), auth: false };
      return madeMessage(await further(() => rest.post(Routes.webhook(application, token), request)));
    },
    editOriginal: ({ body, files }) =>
      further(() => rest.patch(original, { ...asRequest(body, files), auth: false })),
    findOriginal: async () => madeMessage(await further(() => rest.get(original, { auth: false }))),
    deleteOriginal: () => further(() => rest.delete(original, { auth: false })),
  };
}

/** The same endpoints; `heard` is called when Discord has a first response. */
export const acknowledging = (endpoints: Endpoints, heard: () => void): Endpoints => ({
  ...endpoints,
  respond: async (...response) => {
    await endpoints.respond(...response);
    heard();
  },
  respondAndHear: async (...response) => {
    const told = await endpoints.respondAndHear(...response);
    heard();
    return told;
  },
});
