/** The viewers of each game. A change is loaded once for all of them. */
import type { Game, GameId, UserId } from '../game/game.ts';
import { factsOf } from './facts.ts';
import type { ToPage } from './protocol.ts';

export interface Watcher {
  /** `null`: not logged in. */
  readonly user: UserId | null;
  readonly send: (text: string) => void;
}

export interface HubParts {
  readonly load: (id: GameId) => Promise<Game | null>;
  /** The time in ms. */
  readonly now: () => number;
  /** Receives errors of loading. Must not throw. */
  readonly report: (error: unknown) => void;
}

export interface Hub {
  /** Shows the game, and each later version. Returns a function that stops it. */
  readonly watch: (game: Game, watcher: Watcher) => () => void;
  /** The game has changed; `null`: any game may have. */
  readonly changed: (id: GameId | null) => void;
}

interface Room {
  /** Each with the version that it was last shown. */
  readonly watchers: Map<Watcher, number>;
  isLoading: boolean;
  hasChanged: boolean;
}

const written = (message: ToPage): string => JSON.stringify(message);

export function openHub({ load, now, report }: HubParts): Hub {
  const rooms = new Map<GameId, Room>();

  function show({ watchers }: Room, game: Game): void {
    const at = now();
    const textFor = (user: UserId | null): string =>
      written({ kind: 'game', facts: factsOf(game, user, at), watchers: watchers.size });
    // All viewers without a login get the same message.
    let common: string | null = null;
    for (const [watcher, version] of watchers) {
      if (version >= game.version) continue;
      watchers.set(watcher, game.version);
      watcher.send(watcher.user === null ? (common ??= textFor(null)) : textFor(watcher.user));
    }
  }

  function showCount({ watchers }: Room, except?: Watcher): void {
    const text = written({ kind: 'watchers', watchers: watchers.size });
    for (const watcher of watchers.keys()) if (watcher !== except) watcher.send(text);
  }

  async function refresh(id: GameId, room: Room): Promise<void> {
    room.hasChanged = true;
    if (room.isLoading) return;
    room.isLoading = true;
    try {
      while (room.hasChanged) {
        room.hasChanged = false;
        const game = await load(id);
        if (game) show(room, game);
      }
    } catch (error) {
      report(error);
    } finally {
      room.isLoading = false;
    }
  }

  return {
    watch: (game, watcher) => {
      const room = rooms.get(game.id) ?? { watchers: new Map(), isLoading: false, hasChanged: false };
      const isBehind = [...room.watchers.values()].some((version) => version > game.version);
      rooms.set(game.id, room);
      room.watchers.set(watcher, 0);
      show(room, game);
      showCount(room, watcher);
      if (isBehind) void refresh(game.id, room);
      return () => {
        if (!room.watchers.delete(watcher)) return;
        if (room.watchers.size > 0) showCount(room);
        else rooms.delete(game.id);
      };
    },
    changed: (id) => {
      const room = id === null ? undefined : rooms.get(id);
      const changed: Iterable<[GameId, Room]> = id === null ? rooms : room ? [[id, room]] : [];
      for (const [each, one] of changed) void refresh(each, one);
    },
  };
}
