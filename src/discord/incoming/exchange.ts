/**
 * The exchange about one interaction. Discord waits three seconds for the first response, which
 * determines the request for all later responses.
 *
 * The best answer is the first response itself. If the work takes long, a *deferral* is sent first.
 * It is always private, so that a refusal can be private too.
 *
 * |                            | as first response | after a deferral            |
 * | -------------------------- | ----------------- | --------------------------- |
 * | whisper to a command       | 4, ephemeral      | edit @original              |
 * | whisper to a public press  | 4, ephemeral      | follow up, ephemeral        |
 * | whisper to a private press | 7                 | edit @original              |
 * | … in a new message         | 4, ephemeral      | follow up, ephemeral        |
 * | replace a pressed message  | 7                 | edit @original              |
 * | hear a press               | 6                 |                             |
 * | erase a pressed message    | 6, then delete    | delete @original            |
 * | ask in a window            | 9                 | impossible                  |
 * | launch the Activity        | 12                | impossible                  |
 * | speak to a command         | 4                 | delete @original, follow up |
 * | speak to a press           | 4                 | follow up                   |
 *
 * Progress is shown only after a deferral, and never changes the pressed message. For a command, it
 * is in @original, and the answer then replaces or removes it. For a press, it is a private
 * follow-up. A whispered follow-up replaces it, and any other answer removes it.
 *
 * Source: https://docs.discord.com/developers/interactions/receiving-and-responding
 */
import { InteractionResponseType, InteractionType } from 'discord.js';
import type { Exchange, PressedMessage } from '../../app/ports/exchange.ts';
import type { Form, Screen } from '../../views/screen/screen.ts';
import { ORIGINAL, type Endpoints, type Respond } from '../outgoing/endpoints.ts';
import { faultOf, isOldEditRefused, isUndone } from '../outgoing/faults.ts';
import { isPrivate, type Answerable, type PressInteraction } from '../interaction.ts';
import { isUserInstall } from '../permissions.ts';
import type { Aside } from './asides.ts';
import { madeResponse } from '../outgoing/responses.ts';
import { modalOf } from '../showing/modal.ts';
import { privately, type Message, type Present } from '../showing/present.ts';
import { first, type Line, makeWaiting, type Progress, type Stage, type Waiting } from './waiting.ts';

// In ms. A busy machine needs the rest of the three seconds to send the deferral.
const DEFER_AFTER = 1000;

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

async function unlessGone(editing: Promise<unknown>): Promise<boolean> {
  try {
    await editing;
    return true;
  } catch (error) {
    if (isOldEditRefused(error) || faultOf(error) === 'gone') return false;
    throw error;
  }
}

type Way = 'respond' | 'update' | 'edit' | 'follow';
type Ways = Readonly<Record<Stage, Way>>;

const REPLACING: Ways = { open: 'update', deferred: 'edit', answered: 'edit' };
/** Kinds of private answers, by the source of the interaction. */
const WHISPERING = {
  command: { open: 'respond', deferred: 'edit', answered: 'follow' },
  publicPress: { open: 'respond', deferred: 'follow', answered: 'follow' },
  privatePress: { open: 'update', deferred: 'edit', answered: 'follow' },
} as const satisfies Record<string, Ways>;

const whispersTo = (pressed: PressedMessage | null, isNew: boolean): Ways => {
  if (!pressed) return WHISPERING.command;
  return pressed.isPrivate && !isNew ? WHISPERING.privatePress : WHISPERING.publicPress;
};

interface Conversation extends Exchange {
  readonly isThinking: () => boolean;
  readonly aside: () => Aside;
}

function makeAnswers({ endpoints, present, pressed, now }: Line, { next }: Waiting) {
  const { respond, respondAndHear, followUp, edit, findOriginal, remove } = endpoints;
  const respondWith = <T>({ body, files }: Message, by: Respond<T>): Promise<T | null> => {
    now.isOwnMessage = true;
    return first(() => by(InteractionResponseType.ChannelMessageWithSource, body, files));
  };
  const carriers: Readonly<Record<Way, (message: Message) => Promise<unknown>>> = {
    respond: (message) => respondWith(privately(message), respond),
    update: ({ body, files }) => first(() => respond(InteractionResponseType.UpdateMessage, body, files)),
    edit: (message) => edit(ORIGINAL, message),
    follow: (message) => followUp(privately(message)),
  };
  const carry = (ways: Ways, message: Message) => next(() => carriers[ways[now.stage]](message));
  const whisper = async (screen: Screen, isNew = false): Promise<void> => {
    const message = await present(screen);
    await next(async () => {
      const way = whispersTo(pressed, isNew)[now.stage];
      if (way !== 'follow') {
        await carriers[way](message);
        now.whispered = ORIGINAL;
      } else if (now.waiting === null) {
        now.whispered = (await followUp(privately(message))).messageId;
      } else {
        await edit(now.waiting, message);
        now.whispered = now.waiting;
        now.waiting = null;
      }
    });
  };
  const speak = (message: Message) =>
    next(async () => {
      if (now.stage === 'open') {
        const answer = await respondWith(message, respondAndHear);
        return answer === null ? findOriginal() : madeResponse(answer);
      }
      // A follow-up to a deferred command would replace its private deferral.
      if (now.stage === 'deferred' && !pressed) await remove(ORIGINAL);
      return followUp(message);
    });
  return { carry, whisper, speak };
}

/** `age` is in ms. Calls `deferred` after a deferral. If that failed, later responses throw too. */
export function openExchange(
  interaction: Answerable,
  endpoints: Endpoints,
  present: Present,
  age: number,
  report: (error: unknown) => void,
  deferred: () => void = () => undefined,
): Conversation {
  const { respond, respondAndHear, edit, remove } = endpoints;
  const pressed = pressedIn(interaction);
  const now: Progress = {
    stage: 'open',
    deferral: Promise.resolve(),
    isOwnMessage: false,
    isErased: false,
    whispered: null,
    waiting: null,
    isWaiting: true,
    telling: Promise.resolve(),
  };
  const line = { endpoints, present, pressed, now, report };
  const waiting = makeWaiting(line, Math.max(0, DEFER_AFTER - age), deferred);
  const { carry, whisper, speak } = makeAnswers(line, waiting);
  const aside = (): Aside =>
    pressed?.isPrivate
      ? { message: now.isErased || now.isOwnMessage ? null : ORIGINAL, isAnother: false }
      : { message: now.whispered, isAnother: true };
  const ask = async (form: Form): Promise<boolean> => {
    waiting.hurry();
    now.isWaiting = false;
    if (now.stage !== 'open') return false;
    now.stage = 'answered';
    await first(() => respond(InteractionResponseType.Modal, modalOf(form)));
    return true;
  };
  const launch = async (): Promise<boolean> => {
    waiting.hurry();
    if (now.stage !== 'open') return false;
    try {
      // Even over HTTPS, only the response to our own request shows whether Discord refuses.
      await first(() => respondAndHear(InteractionResponseType.LaunchActivity));
    } catch (error) {
      // Not an Activity (50234), not in a channel of this kind (50024), or Discord has an outage.
      if (faultOf(error) === 'gone') throw error;
      return false;
    }
    now.stage = 'answered';
    return true;
  };
  const hear = async (): Promise<void> => {
    waiting.hurry();
    if (now.stage === 'open') waiting.defer();
    await waiting.waited();
    await waiting.endWaiting();
  };
  const erase = async (): ReturnType<Exchange['erase']> => {
    if (now.isOwnMessage || !pressed) return 'forbidden';
    await hear();
    return remove(ORIGINAL).then(() => {
      now.isErased = true;
      return 'done';
    }, faultOf);
  };

  const prepare = async (screen: Screen) => {
    const message = await present(screen);
    return () => speak(message);
  };
  return {
    pressed,
    isGuest: isUserInstall(interaction.authorizing_integration_owners),
    isApart: false,
    besideGame: null,
    hear,
    ask,
    launch,
    erase,
    whisper,
    aside,
    replace: async (screen) => {
      const message = await present(screen);
      return unlessGone(carry(REPLACING, message));
    },
    revise: async (screen) => {
      const message = await present(screen);
      return unlessGone(edit(now.whispered ?? ORIGINAL, message));
    },
    tell: (screen) => {
      now.telling = now.telling.then(async () => waiting.tell(await present(screen))).catch(report);
      return now.telling;
    },
    prepare,
    isUndone,
    isThinking: () => now.stage === 'deferred' && !pressed,
    speak: async (screen) => (await prepare(screen))(),
  };
}
