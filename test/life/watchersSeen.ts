/** What spectators and a server see in a life: notifications, stories of the day, running games. */
import type { APIMessage } from 'discord-api-types/v10';
import { menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import type { World } from '../../playground/server/world/world.ts';
import type { MessageAddress } from '../../src/game/game.ts';
import { gameOn } from '../../src/views/presses/subject.ts';
import { pressesOn, textOn, type Screen } from '../../src/views/screen/screen.ts';
import type { Discord, Line } from './discord.ts';

export interface Call {
  readonly to: string;
  readonly of: 'start' | 'board' | 'end';
  readonly game: string;
  readonly ply: number;
}

interface Showcased {
  readonly at: number;
  readonly game: string;
}

/** Keyed by message, because a message that is sent again after a crash is the same message. */
export interface Seen {
  readonly calls: Map<string, Call>;
  readonly showcases: Map<string, Showcased>;
  /** The messages with the running games. */
  readonly live: () => readonly APIMessage[];
}

export const newSeen = (world: World, channel: string): Seen => ({
  calls: new Map(),
  showcases: new Map(),
  live: () =>
    [...world.channels.get(channel)!.posts.values()]
      .map(({ message }) => message)
      .filter((message) => textOf(message).includes('Draughts in this server')),
});

/** The ids of the games on the message, in order. */
export const gamesOn = (message: APIMessage): readonly string[] =>
  menusOf(message).flatMap((menu) => ('options' in menu ? menu.options.map(({ value }) => value) : []));

const CALLS = [
  ['start', /▶️/u],
  ['end', /🏁 The game between/u],
  ['board', /👁️ /u],
] as const;

function callIn(to: string, screen: Screen): Call | null {
  const text = textOn(screen);
  const of = CALLS.find(([, words]) => words.test(text))?.[0];
  const shown = gameOn(pressesOn(screen));
  return of && shown ? { to, of, game: shown.id, ply: shown.ply } : null;
}

/** A process that has just started, whose posts are recorded. */
export function noting(discord: Discord, seen: Seen): Line {
  const line = discord.connect();
  const { world } = discord.core;
  const note = (user: string | undefined, screen: Screen, sent: MessageAddress | string): void => {
    if (typeof sent === 'string') return;
    const { messageId } = sent;
    if (textOn(screen).includes('Story of the day')) {
      const game = pressesOn(screen)
        .flatMap(({ args }) => args)
        .find((arg) => /^game./u.test(arg));
      seen.showcases.set(messageId, { at: world.clock.now(), game: game ?? '' });
    }
    const call = user === undefined ? null : callIn(user, screen);
    if (call && !seen.calls.has(messageId)) seen.calls.set(messageId, call);
  };
  return {
    ...line,
    messenger: {
      ...line.messenger,
      async post(place, screen, key) {
        const sent = await line.messenger.post(place, screen, key);
        note([...(world.channels.get(place.channelId)?.members ?? [])][0], screen, sent);
        return sent;
      },
      async direct(user, screen, key) {
        const sent = await line.messenger.direct(user, screen, key);
        note(user, screen, sent);
        return sent;
      },
    },
  };
}
