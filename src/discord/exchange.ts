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
 * | speak to a command         | 4                 | delete @original, follow up |
 * | speak to a press           | 4                 | follow up                   |
 *
 * Source: https://docs.discord.com/developers/interactions/receiving-and-responding
 */
import { InteractionResponseType, InteractionType, MessageFlags } from 'discord.js';
import type { APIChatInputApplicationCommandInteraction, APIMessageComponentInteraction } from 'discord.js';
import type { Card } from '../app/store.ts';
import type { Endpoints } from './endpoints.ts';
import { isPrivate } from './isPrivate.ts';
import { madeResponse } from './made.ts';
import { privately } from './present.ts';
import type { Message } from './present.ts';

/** How long the work may take before a deferral goes first, in ms since the interaction was made. */
const PATIENCE = 1500;

/** An interaction that is answered with messages. */
export type Answerable = APIChatInputApplicationCommandInteraction | APIMessageComponentInteraction;

/** The message whose button or menu was pressed. */
export interface PressedMessage {
  readonly card: Card;
  /** Only the presser sees it. */
  readonly isPrivate: boolean;
}

/** What can be said in answer to an interaction. A request that fails throws, and the next is sent as if it had not been. */
export interface Exchange {
  readonly pressed: PressedMessage | null;
  /** Shows the asker something that nobody else sees, in place of the private message that was pressed if one was. */
  whisper(message: Message): Promise<unknown>;
  /** Changes the message that was pressed. */
  replace(message: Message): Promise<unknown>;
  /** Says something to everyone. */
  speak(message: Message): Promise<Card>;
}

function pressedIn(interaction: Answerable): PressedMessage | null {
  if (interaction.type !== InteractionType.MessageComponent) return null;
  const { message } = interaction;
  return { card: { channelId: message.channel_id, messageId: message.id }, isPrivate: isPrivate(message) };
}

/**
 * Begins the conversation about an interaction that is `age` ms old already. `faced` hears of a deferral that failed;
 * whatever is sent after it then fails too, and throws.
 */
export function openExchange(
  interaction: Answerable,
  { respond, followUp, editOriginal, deleteOriginal }: Endpoints,
  age: number,
  faced: (error: unknown) => void,
): Exchange {
  const pressed = pressedIn(interaction);
  const pressedPrivately = pressed?.isPrivate ?? false;
  let state: 'open' | 'deferred' | 'answered' = 'open';
  let deferral: Promise<unknown> = Promise.resolve();

  const defer = () => {
    state = 'deferred';
    return pressed
      ? respond(InteractionResponseType.DeferredMessageUpdate, {})
      : respond(InteractionResponseType.DeferredChannelMessageWithSource, { flags: MessageFlags.Ephemeral });
  };
  const timer = setTimeout(
    () => {
      deferral = defer().catch(faced);
    },
    Math.max(0, PATIENCE - age),
  );

  /** Sends by the way that fits what was sent before. */
  const send = async <T>(ways: Readonly<Record<typeof state, () => Promise<T>>>): Promise<T> => {
    clearTimeout(timer);
    await deferral;
    const sent = await ways[state]();
    state = 'answered';
    return sent;
  };

  const update = ({ body, files }: Message) => respond(InteractionResponseType.UpdateMessage, body, files);
  const reply = ({ body, files }: Message) =>
    respond(InteractionResponseType.ChannelMessageWithSource, body, files);
  /** A follow-up to a deferred command would itself become the private message that the deferral promised. */
  const unhide = async (message: Message) => {
    if (!pressed) await deleteOriginal();
    return followUp(message);
  };

  return {
    pressed,
    whisper: (message) =>
      send<unknown>({
        open: () => (pressedPrivately ? update(message) : reply(privately(message))),
        deferred: () => (pressed && !pressedPrivately ? followUp(privately(message)) : editOriginal(message)),
        answered: () => followUp(privately(message)),
      }),
    replace: (message) =>
      send<unknown>({
        open: () => update(message),
        deferred: () => editOriginal(message),
        answered: () => editOriginal(message),
      }),
    speak: (message) =>
      send({
        open: async () => madeResponse(await reply(message)),
        deferred: () => unhide(message),
        answered: () => followUp(message),
      }),
  };
}
