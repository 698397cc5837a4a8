/**
 * Threads of games. Each starts from the game's invitation, so a second request finds the same
 * thread. A game against the engine has no invitation: if the process dies before the game is
 * saved, an empty thread remains and archives itself.
 */
import type { Game, MessageAddress } from '../../game/game.ts';
import { placesOf } from '../../game/place.ts';
import type { App, Using } from '../ports/app.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { settingsAt, sayAt } from '../reader/reader.ts';

type Needs = Using<'settings', 'threads'>;

export interface Placed {
  readonly game: Game;
  readonly isThreadDenied: boolean;
}

type Open = (name: string) => ReturnType<App['threads']['open']>;

/**
 * The place for a game: a thread on the invitation if the server wants threads and Discord allows
 * one, otherwise the agreed channel.
 */
export const inThread = (app: Needs, game: Game, invitation: MessageAddress | null): Promise<Placed> =>
  placed(app, game, invitation && ((name) => app.threads.open(invitation, name)));

export const inNewThread = (app: Needs, game: Game): Promise<Placed> =>
  placed(app, game, (name) => app.threads.openIn(game.place.channelId, name));

/** The same for both channels of a game between servers, unless they are already threads. */
export async function inNewThreads(app: Needs, game: Game): Promise<Placed> {
  const first = await unlessInThread(app, game);
  const { second } = game;
  if (!second) return first;
  const there = await unlessInThread(app, { ...game, place: second.place });
  return { ...first, game: { ...first.game, second: { ...second, place: there.game.place } } };
}

const unlessInThread = async (app: Needs, game: Game): Promise<Placed> =>
  game.place.within === undefined ? inNewThread(app, game) : { game, isThreadDenied: false };

async function placed(app: Using<'settings'>, game: Game, open: Open | null): Promise<Placed> {
  const { place, seats, variant } = game;
  const { gamesIn } = await settingsAt(app, place);
  if (gamesIn === 'channel' || !open) return { game, isThreadDenied: false };
  const say = await sayAt(app, place);
  const { white, black } = seats;
  const name = say('thread.name', {
    white: white.name,
    black: black.name,
    variant: say(`variant.${variant}`),
  });
  const opened = await open(name);
  if (typeof opened === 'string') return { game, isThreadDenied: opened === 'forbidden' };
  const { channelId } = opened;
  return {
    game: { ...game, place: { ...place, channelId, threadOf: place.channelId } },
    isThreadDenied: false,
  };
}

/** Archives the threads of a finished game, unless they contain another running game. */
export async function archiveThreads(
  app: Using<'games', 'threads'>,
  game: Game,
): Promise<'done' | MessengerFault> {
  let result: 'done' | MessengerFault = 'done';
  for (const { channelId, threadOf } of placesOf(game)) {
    if (threadOf === undefined) continue;
    const others = await app.store.games.list({ channelId, state: 'running', limit: 1 });
    const archived = others.length > 0 ? 'done' : await app.threads.archive(channelId);
    if (archived !== 'done' && result !== 'later') result = archived;
  }
  return result;
}
