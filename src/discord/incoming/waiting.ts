/** The state of an exchange: its deferral, and the progress shown until there is an answer. */
import { InteractionResponseType, MessageFlags } from 'discord.js';
import type { PressedMessage } from '../../app/ports/exchange.ts';
import { ORIGINAL, type Endpoints } from '../outgoing/endpoints.ts';
import { isAnsweredAlready, isLost } from '../outgoing/faults.ts';
import { privately, type Message, type Present } from '../showing/present.ts';

function unlessAnswered(error: unknown): null {
  if (isAnsweredAlready(error)) return null;
  throw error;
}

// Tries twice if the connection breaks, because Discord accepts only one first response and reports
// a second; `null` if it already had the first.
export async function first<T>(give: () => Promise<T>): Promise<T | null> {
  try {
    return await give();
  } catch (error) {
    return isLost(error) ? give().catch(unlessAnswered) : unlessAnswered(error);
  }
}

export type Stage = 'open' | 'deferred' | 'answered';

/** The progress of the exchange. */
export interface Progress {
  stage: Stage;
  deferral: Promise<unknown>;
  /** Whether the first response is a new message, so @original isn't the pressed message. */
  isOwnMessage: boolean;
  isErased: boolean;
  whispered: string | null;
  /** The follow-up that shows the progress of a press. */
  waiting: string | null;
  isWaiting: boolean;
  telling: Promise<unknown>;
}

export interface Line {
  readonly endpoints: Endpoints;
  readonly present: Present;
  readonly pressed: PressedMessage | null;
  readonly now: Progress;
  readonly report: (error: unknown) => void;
}

/** `patience` in ms: how long to wait before a deferral is sent. */
export function makeWaiting(
  { endpoints, pressed, now, report }: Line,
  patience: number,
  deferred: () => void,
) {
  const { respond, followUp, edit, remove } = endpoints;
  const defer = (): void => {
    now.stage = 'deferred';
    const [type, data] = pressed
      ? [InteractionResponseType.DeferredMessageUpdate, {}]
      : [InteractionResponseType.DeferredChannelMessageWithSource, { flags: MessageFlags.Ephemeral }];
    now.deferral = first(() => respond(type, data)).catch(report);
  };
  const deferLate = (): void => {
    defer();
    deferred();
  };
  const timer = setTimeout(deferLate, patience);

  const waited = async (): Promise<void> => {
    now.isWaiting = false;
    clearTimeout(timer);
    await now.telling;
    await now.deferral;
  };
  const endWaiting = async (): Promise<void> => {
    const over = now.waiting;
    now.waiting = null;
    if (over !== null) await remove(over).catch(report);
  };
  const next = async <T>(send: () => Promise<T>): Promise<T> => {
    await waited();
    const sent = await send();
    now.stage = 'answered';
    await endWaiting();
    return sent;
  };
  const tell = async (message: Message): Promise<void> => {
    if (!now.isWaiting) return;
    clearTimeout(timer);
    if (now.stage === 'open') deferLate();
    await now.deferral;
    if (!pressed) await edit(ORIGINAL, message);
    else if (now.waiting === null) now.waiting = (await followUp(privately(message))).messageId;
    else await edit(now.waiting, message);
  };
  /** The response is about to be sent, so no deferral is needed. */
  const hurry = (): void => clearTimeout(timer);
  return { defer, hurry, waited, endWaiting, next, tell };
}

export type Waiting = ReturnType<typeof makeWaiting>;
