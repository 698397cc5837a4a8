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

/** The store, which also reports each change of a game once it is saved. */
export function announcing<S extends Store>(store: S, { tell }: Pick<GameNews, 'tell'>): S {
  const { games } = store;
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
  };
}
