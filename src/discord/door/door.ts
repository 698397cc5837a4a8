/** Any process can answer. Source: interactions/receiving-and-responding#interaction-callback */
import { InteractionResponseType, InteractionType } from 'discord.js';
import { z } from 'zod';
import { inText, type Answered, type Route } from '../../web/route.ts';
import type { Intake } from '../incoming/intake.ts';
import { admitting, type Refusal } from './admit.ts';
import { DOOR_PATH } from './place.ts';
import type { Waiting } from '../outgoing/endpoints.ts';
import { contentOf } from '../outgoing/form.ts';

const ACCEPTED: Answered = { status: 202 };

interface Pending extends Waiting {
  readonly answered: Promise<Answered>;
  end(answered: Answered): void;
}

function openPending(): Pending {
  const { promise, resolve } = Promise.withResolvers<Answered>();
  let isOpen = true;
  const end = (answered: Answered): void => {
    isOpen = false;
    resolve(answered);
  };
  return {
    answered: promise,
    answer: async ({ type, data, files }) => {
      if (!isOpen) return false;
      isOpen = false;
      const { contentType, content } = contentOf({ type, data }, files);
      const sent = Promise.withResolvers<boolean>();
      resolve({
        status: 200,
        headers: { 'Content-Type': contentType },
        body: content,
        onSent: sent.resolve,
      });
      return sent.promise;
    },
    end,
    release: () => end(ACCEPTED),
  };
}

const MOST_BODY = 2 ** 18;

const REFUSED: Readonly<Record<Refusal, string>> = {
  unsigned: 'This is not signed by Discord for this application.',
  old: 'This was signed too long ago, or in the future. If Discord sent it, the clock of this machine is wrong.',
  replayed: 'This came before.',
};

const PONG: Answered = {
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ type: InteractionResponseType.Pong }),
};

const sentAway = (refusal: Refusal | null): Answered | null =>
  refusal === null ? null : inText(401, REFUSED[refusal]);

const LEAVING = inText(503, 'This process is shutting down.');

interface DoorParts {
  readonly publicKey: string;
  readonly now: () => number;
  readonly attended: Intake;
}

const NONE = inText(400, 'This is not an interaction.');

const Ping = z.object({ type: z.literal(InteractionType.Ping) });

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return undefined;
  }
}

export function doorRoute({ publicKey, now, attended }: DoorParts): Route {
  const admit = admitting(publicKey, now);
  return {
    method: 'POST',
    path: DOOR_PATH,
    mostBody: MOST_BODY,
    refuse: (headers) => (attended.isOpen() ? sentAway(admit.byHeaders(headers)) : LEAVING),
    answer: ({ headers, body }) => {
      const away = sentAway(admit.whole(headers, body));
      if (away) return away;
      const json = jsonIn(body);
      if (Ping.safeParse(json).success) return PONG;
      const pending = openPending();
      // Ends the request if nothing answered it, such as when the interaction came too late.
      void attended.handle(json, pending).then((isOne) => (isOne ? pending.release() : pending.end(NONE)));
      return pending.answered;
    },
  };
}
