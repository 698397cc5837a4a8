/**
 * Threads of games. Each starts from the game's invitation, so a second request finds the same
 * thread. A game against the engine has no invitation: if the process dies before the game is
 * saved, an empty thread remains and archives itself.
 */
import type { Game, MessageAddress } from '../../game/game.ts';
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
 * In a thread on the invitation, if the server wants threads and Discord allows it; otherwise in
 * the agreed channel.
 */
export const inThread = (app: Needs, game: Game, invitation: MessageAddress | null): Promise<Placed> =>
  placed(app, game, invitation && ((name) => app.threads.open(invitation, name)));

export const inNewThread = (app: Needs, game: Game): Promise<Placed> =>
  placed(app, game, (name) => app.threads.openIn(game.place.channelId, name));

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

/** Archives the thread of a finished game, unless it holds another running game. */
export async function archiveThread(
  app: Using<'games', 'threads'>,
  { place: { channelId } }: Game,
): Promise<'done' | MessengerFault> {
  const others = await app.store.games.list({ channelId, state: 'running', limit: 1 });
  return others.length > 0 ? 'done' : app.threads.archive(channelId);
}
