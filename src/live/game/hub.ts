/** The viewers of each game. A change is loaded once for all of them. */
import type { GameId } from '../../game/game.ts';
import { countOf, factsOf, seatOf, type Viewer, type Watched } from './facts.ts';
import type { ToPage } from '../protocol.ts';

export interface Watcher extends Viewer {
  readonly send: (text: string) => void;
}

export interface HubParts {
  readonly load: (id: GameId) => Promise<Watched | null>;
  /** The time in ms. */
  readonly now: () => number;
  /** Receives errors of loading games. Must not throw. */
  readonly report: (error: unknown) => void;
}

export type Hub = ReturnType<typeof openHub>;

interface Room {
  /** The game as it was last loaded. */
  watched: Watched;
  /** Each watcher with the version last shown to them. */
  readonly watchers: Map<Watcher, number>;
  isLoading: boolean;
  hasChanged: boolean;
  /** The timer until the number of watchers may be sent again; `null`: it may be sent now. */
  counting: ReturnType<typeof setTimeout> | null;
  /** The number that was last sent. */
  count: number;
}

/** The number of watchers is sent to a room at most once in this time (ms). */
const COUNTED = 1000;

const written = (message: ToPage): string => JSON.stringify(message);

export function openHub({ load, now, report }: HubParts) {
  const rooms = new Map<GameId, Room>();

  /** `isVote`: perhaps only votes have changed, which doesn't change the version. */
  function show(room: Room, watched: Watched, isVote = false): void {
    const { watchers } = room;
    const { version } = watched.game;
    const at = now();
    if (version >= room.watched.game.version) room.watched = watched;
    const count = countOf(watched, watchers.keys());
    // Viewers with the same rights, language and side get the same message.
    const texts = new Map<string, string>();
    const textFor = (viewer: Viewer): string => {
      const like = `${viewer.seesNames} ${viewer.locale} ${seatOf(watched.game, viewer)}`;
      const text =
        texts.get(like) ?? written({ kind: 'game', facts: factsOf(watched, viewer, at), watchers: count });
      texts.set(like, text);
      return text;
    };
    for (const [watcher, shown] of watchers) {
      if (shown > version || (shown === version && !isVote)) continue;
      watchers.set(watcher, version);
      watcher.send(textFor(watcher));
    }
  }

  function tellCount(room: Room): void {
    room.counting = null;
    const { watchers, watched } = room;
    const count = countOf(watched, watchers.keys());
    if (count === room.count) return;
    room.count = count;
    const text = written({ kind: 'watchers', watchers: count });
    for (const watcher of watchers.keys()) watcher.send(text);
  }

  /** Sends the number after a pause, because many watchers come and go at once. */
  function showCount(room: Room): void {
    room.counting ??= setTimeout(() => tellCount(room), COUNTED).unref();
  }

  async function refresh(id: GameId, room: Room): Promise<void> {
    room.hasChanged = true;
    if (room.isLoading) return;
    room.isLoading = true;
    try {
      while (room.hasChanged) {
        room.hasChanged = false;
        const watched = await load(id);
        if (watched) show(room, watched, watched.vote !== null);
      }
    } catch (error) {
      report(error);
    } finally {
      room.isLoading = false;
    }
  }

  return {
    /** Shows the game, and each later version. Returns a function that stops this. */
    watch: (watched: Watched, watcher: Watcher): (() => void) => {
      const { game } = watched;
      const room: Room = rooms.get(game.id) ?? {
        watched,
        watchers: new Map(),
        isLoading: false,
        hasChanged: false,
        counting: null,
        count: 0,
      };
      const isBehind = [...room.watchers.values()].some((version) => version > game.version);
      rooms.set(game.id, room);
      room.watchers.set(watcher, 0);
      show(room, watched);
      showCount(room);
      if (isBehind) void refresh(game.id, room);
      return () => {
        if (!room.watchers.delete(watcher)) return;
        if (room.watchers.size > 0) return showCount(room);
        if (room.counting) clearTimeout(room.counting);
        rooms.delete(game.id);
      };
    },
    /** The game has changed; `null`: any game may have. */
    changed: (id: GameId | null): void => {
      const room = id === null ? undefined : rooms.get(id);
      const changed: Iterable<[GameId, Room]> = id === null ? rooms : room ? [[id, room]] : [];
      for (const [each, one] of changed) void refresh(each, one);
    },
  };
}
