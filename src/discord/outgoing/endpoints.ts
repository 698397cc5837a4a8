/** Answers use only the interaction's token, so they work where the bot can't write. */
import type { MessageAddress } from '../../game/game.ts';
import { Routes, type APIInteractionResponse, type RawFile, type REST } from 'discord.js';
import type { Interaction } from '../interaction.ts';
import { asRequest } from './form.ts';
import { madeMessage } from './responses.ts';
import type { Message } from '../showing/present.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { isTokenUnknown } from './faults.ts';

interface FirstResponse {
  readonly type: APIInteractionResponse['type'];
  /** Absent when an Activity is launched. */
  readonly data?: object | undefined;
  readonly files: readonly RawFile[];
}

/** The HTTP request that waits for the first response. Gateway interactions have none. */
export interface Waiting {
  answer(response: FirstResponse): Promise<boolean>;
  release(): void;
}

/** The pressed message, or the answer to a command. */
export const ORIGINAL = '@original';

const PAUSES = [50, 150, 400, 900];

/**
 * Retries a request while Discord doesn't know the token (10015). After a first response over HTTP,
 * nothing confirms that Discord has read it, and until then the token is unknown. Source:
 * https://github.com/skyra-project/archid-components/pull/390
 */
async function onceTakenIn<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!isTokenUnknown(error)) throw error;
    }
    await sleep(pause);
  }
  return ask();
}

export type Respond<T> = (
  type: APIInteractionResponse['type'],
  data?: object,
  files?: Message['files'],
) => Promise<T>;

export interface Endpoints {
  readonly respond: Respond<void>;
  readonly respondAndHear: Respond<unknown>;
  readonly followUp: (message: Message) => Promise<MessageAddress>;
  /** Edits a private message of this interaction by its id, or `@original`. */
  readonly edit: (id: string, message: Message) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly findOriginal: () => Promise<MessageAddress>;
}

const WITH_MESSAGE = new URLSearchParams({ with_response: 'true' });

export function endpointsOf(rest: REST, interaction: Interaction, waiting: Waiting | null = null): Endpoints {
  const { id, token, application_id: application } = interaction;
  const message = (which: string) => Routes.webhookMessage(application, token, which);
  const callback = Routes.interactionCallback(id, token);
  let wasAnswered = false;
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
    edit: (which, { body, files }) =>
      further(() => rest.patch(message(which), { ...asRequest(body, files), auth: false })),
    remove: (which) => further(() => rest.delete(message(which), { auth: false })),
    findOriginal: async () => madeMessage(await further(() => rest.get(message(ORIGINAL), { auth: false }))),
  };
}

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
