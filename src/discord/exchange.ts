/**
 * The conversation about one interaction: Discord waits three seconds for the first response, and what that was decides
 * by which request everything after it is sent. This file knows these rules so that nothing else has to.
 *
 * An answer is best given as the first response itself: it is one request. Only when the work takes long does a
 * *deferral* go first, and it is always invisible or private, so that a refusal can still be private: after a public
 * one it could not.
 *
 * |                            | as first response | after a deferral            |
 * | -------------------------- | ----------------- | --------------------------- |
 * | whisper to a command       | 4, ephemeral      | edit @original              |
 * | whisper to a public press  | 4, ephemeral      | follow up, ephemeral        |
 * | whisper to a private press | 7                 | edit @original              |
 * | replace what was pressed   | 7                 | edit @original              |
 * | hear a press               | 6                 |                             |
 * | erase what was pressed     | 6, then as beside | delete @original            |
 * | ask in a window            | 9                 | cannot be                   |
 * | speak to a command         | 4                 | delete @original, follow up |
 * | speak to a press           | 4                 | follow up                   |
 *
 * Source: https://docs.discord.com/developers/interactions/receiving-and-responding
 */
import { InteractionResponseType, InteractionType, MessageFlags } from 'discord.js';
import type { Exchange, PressedMessage } from '../app/ports/exchange.ts';
import type { Form } from '../views/screen/form.ts';
import type { Screen } from '../views/screen/screen.ts';
import type { Endpoints, Respond } from './endpoints.ts';
import { faultOf, isAnsweredAlready, isLost, isOldEditRefused, isUndone } from './faults.ts';
import { isPrivate } from './isPrivate.ts';
import type { Answerable, PressInteraction } from './interaction.ts';
import { isBroughtAlong } from './permissions.ts';
import { madeResponse } from './made.ts';
import { modalOf } from './modal.ts';
import { privately } from './present.ts';
import type { Message, Present } from './present.ts';

/**
 * How old an interaction may become before a deferral goes first, in ms. A busy machine needs the rest of
 * Discord's three seconds to send it.
 */
const PATIENCE = 1000;

/** Whether it was made on a message. */
export const isPress = (
  interaction: Answerable,
): interaction is PressInteraction & { readonly message: object } =>
  interaction.type !== InteractionType.ApplicationCommand && interaction.message !== undefined;

function pressedIn(interaction: Answerable): PressedMessage | null {
  if (!isPress(interaction)) return null;
  const { channel, message } = interaction;
  const newest = channel.last_message_id === undefined ? message.id : channel.last_message_id;
  return {
    card: { channelId: message.channel_id, messageId: message.id },
    isPrivate: isPrivate(message),
    isNewest: newest === message.id,
  };
}

/** What an earlier try has got through is no failure; throws what is one. */
function unlessAnswered(error: unknown): null {
  if (isAnsweredAlready(error)) return null;
  throw error;
}

/**
 * Gives a first response, once more if the connection broke, for Discord takes only one and says when it has it; `null`: it has, and
 * told nothing more of it.
 */
async function first<T>(give: () => Promise<T>): Promise<T | null> {
  try {
    return await give();
  } catch (error) {
    return isLost(error) ? give().catch(unlessAnswered) : unlessAnswered(error);
  }
}

export interface Conversation extends Exchange {
  /** Whether Discord still shows that the bot is thinking. */
  readonly isThinking: () => boolean;
}

/**
 * Begins the conversation about an interaction of this age (ms). `deferred` is told when it took so long that the answer
 * was deferred, and `report` of a deferral that failed; whatever is sent after it then fails too, and throws.
 */
export function openExchange(
  interaction: Answerable,
  { respond, respondAndHear, followUp, editOriginal, findOriginal, deleteOriginal }: Endpoints,
  present: Present,
  age: number,
  report: (error: unknown) => void,
  deferred: () => void = () => undefined,
): Conversation {
  const pressed = pressedIn(interaction);
  const pressedPrivately = pressed?.isPrivate ?? false;
  let state: 'open' | 'deferred' | 'answered' = 'open';
  let deferral: Promise<unknown> = Promise.resolve();
  /** Whether the first response is a message of its own, so that @original is no longer what was pressed. */
  let isOwnMessage = false;

  const defer = (): void => {
    state = 'deferred';
    const [type, data] = pressed
      ? [InteractionResponseType.DeferredMessageUpdate, {}]
      : [InteractionResponseType.DeferredChannelMessageWithSource, { flags: MessageFlags.Ephemeral }];
    deferral = first(() => respond(type, data)).catch(report);
  };
  const deferLate = (): void => {
    defer();
    deferred();
  };
  const timer = setTimeout(deferLate, Math.max(0, PATIENCE - age));

  /** Sends by the way that fits what was sent before. */
  const send = async <T>(ways: Readonly<Record<typeof state, () => Promise<T>>>): Promise<T> => {
    clearTimeout(timer);
    await deferral;
    const sent = await ways[state]();
    state = 'answered';
    return sent;
  };

  const update = ({ body, files }: Message) =>
    first(() => respond(InteractionResponseType.UpdateMessage, body, files));
  const reply = <T>({ body, files }: Message, by: Respond<T>) => {
    isOwnMessage = true;
    return first(() => by(InteractionResponseType.ChannelMessageWithSource, body, files));
  };
  /** A follow-up to a deferred command would itself become the private message that the deferral promised. */
  const unhide = async (message: Message) => {
    if (!pressed) await deleteOriginal();
    return followUp(message);
  };

  const whisper = (message: Message) =>
    send<unknown>({
      open: () => (pressedPrivately ? update(message) : reply(privately(message), respond)),
      deferred: () => (pressed && !pressedPrivately ? followUp(privately(message)) : editOriginal(message)),
      answered: () => followUp(privately(message)),
    });
  const replace = (message: Message) =>
    send<unknown>({
      open: () => update(message),
      deferred: () => editOriginal(message),
      answered: () => editOriginal(message),
    });
  const speak = (message: Message) =>
    send({
      open: async () => {
        const answer = await reply(message, respondAndHear);
        return answer === null ? findOriginal() : madeResponse(answer);
      },
      deferred: () => unhide(message),
      answered: () => followUp(message),
    });

  const ask = async (form: Form): Promise<boolean> => {
    clearTimeout(timer);
    if (state !== 'open') return false;
    state = 'answered';
    await first(() => respond(InteractionResponseType.Modal, modalOf(form)));
    return true;
  };
  const hear = async (): Promise<void> => {
    clearTimeout(timer);
    if (state === 'open') defer();
    await deferral;
  };
  const erase = async (): ReturnType<Exchange['erase']> => {
    if (isOwnMessage || !pressed) return 'forbidden';
    await hear();
    return deleteOriginal().then(() => 'done', faultOf);
  };

  const prepare = async (screen: Screen) => {
    const message = await present(screen);
    return () => speak(message);
  };
  return {
    pressed,
    isGuest: isBroughtAlong(interaction.authorizing_integration_owners),
    hear,
    ask,
    erase,
    whisper: async (screen) => void (await whisper(await present(screen))),
    replace: async (screen) => {
      const message = await present(screen);
      try {
        await replace(message);
        return true;
      } catch (error) {
        if (isOldEditRefused(error) || faultOf(error) === 'gone') return false;
        throw error;
      }
    },
    prepare,
    isUndone,
    isThinking: () => state === 'deferred' && !pressed,
    speak: async (screen) => (await prepare(screen))(),
  };
}
