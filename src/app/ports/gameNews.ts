/** Reports which games have changed, in this process and in others on the same database. */
import type { Game, GameId } from '../../game/game.ts';
import type { Store } from './store.ts';

/** `null`: any game may have changed, because a report may have been missed. */
type Hear = (id: GameId | null) => void;

export interface GameNews {
  tell(id: GameId | null): void;
  /** Returns a function that stops listening. */
  listen(hear: Hear): () => void;
  close(): Promise<void>;
}

/** For a process that has its database to itself. */
export function openLocalNews(): GameNews {
  const heard = new Set<Hear>();
  return {
    tell: (id) => heard.forEach((hear) => hear(id)),
    listen: (hear) => {
      heard.add(hear);
      return () => void heard.delete(hear);
    },
    close: async () => heard.clear(),
  };
}

/** How long (ms) votes are collected into one report about their game. */
const COLLECTED = 1000;

/** The store, which also reports a game when a change of it, or a vote in it, is saved. */
export function announcing<S extends Store>(store: S, { tell }: Pick<GameNews, 'tell'>): S {
  const { games, votes } = store;
  const voted = new Set<GameId>();
  const tellLater = (id: GameId): void => {
    if (voted.has(id)) return;
    voted.add(id);
    setTimeout(() => {
      voted.delete(id);
      tell(id);
    }, COLLECTED).unref();
  };
  const told = async (saving: Promise<boolean>, ...changed: readonly Game[]): Promise<boolean> => {
    const isSaved = await saving;
    if (isSaved) for (const { id } of changed) tell(id);
    return isSaved;
  };
  return {
    ...store,
    games: {
      ...games,
      save: (game, ...rest) => told(games.save(game, ...rest), game),
      beginRematch: (finished, next, ...rest) => told(games.beginRematch(finished, next, ...rest), finished),
    },
    votes: {
      ...votes,
      cast: async (vote, ...rest) => {
        const outcome = await votes.cast(vote, ...rest);
        if (outcome === 'cast') tellLater(vote.gameId);
        return outcome;
      },
      leave: async (by, ...rest) => {
        const outcome = await votes.leave(by, ...rest);
        if (outcome === 'left') tellLater(by.gameId);
        return outcome;
      },
    },
  };
}
