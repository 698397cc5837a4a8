/** A channel as Discord keeps it: messages by their ids, none of them twice under one key, and the weather there. */
import type { MessageAddress } from '../../src/game/messageAddress.ts';
import type { Messenger, MessengerFault, SentMessage } from '../../src/app/ports/messenger.ts';
import type { Exchange, PressedMessage } from '../../src/app/ports/exchange.ts';
import { presentWith } from '../../src/discord/present.ts';
import type { Message } from '../../src/discord/present.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { sentBy } from '../../src/discord/sentMessages.ts';
import { dying, type Death } from './death.ts';

/** What somebody pressed, wherever that was in the channel. */
export type Pressed = Omit<PressedMessage, 'isNewest'>;

export interface Channel extends Messenger {
  /** What the message says now. */
  read(card: MessageAddress | null): Message | null;
  /** The conversation about something that was typed or pressed, whose process may die around posting. */
  exchange(channelId: string, pressed: Pressed | null, death: Death): Exchange;
  /** Where everyone can play this game. */
  boardsOf(game: string): readonly string[];
  /** Whether it was ever closed to the bot, which then cannot take away what is there. */
  wasClosed: boolean;
  /** What happens to every request from outside an interaction; `null`: it is done. */
  fault: MessengerFault | null;
  /** The keys of what could not be posted because the channel was said to be gone, which nobody tries again. */
  readonly givenUp: Set<string>;
}

/** Messages with empty pictures: they are of no interest here, and slow. */
export const present = presentWith({
  png: async () => Buffer.alloc(0),
  gif: async () => Buffer.alloc(0),
  chart: async () => Buffer.alloc(0),
});

/** An empty channel with fair weather; `now` dates what is posted in it. */
export function newChannel(now: () => number): Channel {
  const messages = new Map<string, Message>();
  const byKey = new Map<string, MessageAddress>();
  const posted: { readonly card: MessageAddress; readonly at: number }[] = [];
  const add = (channelId: string, message: Message): MessageAddress => {
    const card = { channelId, messageId: `m${posted.length + 1}` };
    posted.push({ card, at: now() });
    messages.set(card.messageId, message);
    return card;
  };
  const listed = (cards: readonly MessageAddress[]): readonly SentMessage[] => {
    const list = cards.map(({ channelId, messageId }) => ({
      id: messageId,
      channel_id: channelId,
      author: { id: 'crownhead' },
      components: messages.get(messageId)!.body.components,
    }));
    return sentBy('crownhead', list.toReversed());
  };
  const change = async (card: MessageAddress, screen: Screen): Promise<'done' | MessengerFault> => {
    if (!messages.has(card.messageId)) return 'gone';
    messages.set(card.messageId, await present(screen));
    return 'done';
  };
  return {
    fault: null,
    wasClosed: false,
    givenUp: new Set(),
    read: (card) => messages.get(card?.messageId ?? '') ?? null,
    boardsOf: (game) =>
      [...messages.keys()].filter((id) => JSON.stringify(messages.get(id)).includes(`"board|flip|${game}|`)),
    async post({ channelId }, screen, key) {
      if (this.fault === 'gone') this.givenUp.add(key);
      if (this.fault) return this.fault;
      const card = byKey.get(key) ?? add(channelId, await present(screen));
      byKey.set(key, card);
      return card;
    },
    async sentSince({ channelId }, since) {
      if (this.fault === 'later') return 'later';
      if (this.fault) return [];
      const from =
        typeof since === 'number'
          ? posted.findIndex(({ at }) => at >= since)
          : posted.findIndex(({ card }) => card.messageId === since.messageId) + 1;
      const later = from < 0 ? [] : posted.slice(from).map(({ card }) => card);
      const there = later.filter((card) => card.channelId === channelId && messages.has(card.messageId));
      return listed(there);
    },
    async remove({ messageId }) {
      return this.fault ?? (messages.delete(messageId) ? 'done' : 'gone');
    },
    direct(user, screen, key) {
      return this.post(
        { guildId: null, channelId: `direct-${user}`, locale: 'en-US' },
        screen,
        `${user} ${key}`,
      );
    },
    async find(card) {
      return this.fault ?? (messages.has(card.messageId) ? listed([card])[0]! : 'gone');
    },
    async update(card, screen) {
      return this.fault ?? change(card, screen);
    },
    async retire(card, screen) {
      return this.fault ?? change(card, screen);
    },
    exchange: (channelId, pressed, death) => {
      const speak = (screen: Screen): Promise<MessageAddress> =>
        dying(death, 'posting', async () => add(channelId, await present(screen)));
      return {
        pressed: pressed && { ...pressed, isNewest: [...messages.keys()].at(-1) === pressed.card.messageId },
        isGuest: false,
        hear: async () => undefined,
        ask: async () => true,
        erase: () =>
          dying(death, 'removing', async () =>
            messages.delete(pressed?.card.messageId ?? '') ? ('done' as const) : ('gone' as const),
          ),
        whisper: async () => undefined,
        replace: async (screen) => {
          messages.set(pressed?.card.messageId ?? '', await present(screen));
          return true;
        },
        speak,
        prepare: async (screen) => () => speak(screen),
        isUndone: () => false,
      };
    },
  };
}
