/**
 * Who is next: everyone waits in the queue of a name, and the names take turns, so that a channel with many games holds up
 * no other. Queues have an end, each and all together, for who waits too long is better told so at once.
 */

/** How many may wait. */
export interface Room {
  readonly each: number;
  readonly all: number;
}

export interface Turns<T> {
  /** Puts an item at the end of a queue; false when there is no room. */
  readonly join: (name: string, item: T) => boolean;
  /** Takes an item out that does not want to wait any more; false when it has left already. */
  readonly leave: (name: string, item: T) => boolean;
  /** How many wait under a name. */
  readonly waiting: (name: string) => number;
  /** How many wait, under all names. */
  readonly all: () => number;
  /** The next item, which leaves, of the names that may be served now; `null` when none of those waits. */
  readonly next: (maybe?: (name: string) => boolean) => T | null;
}

/** Queues in which nobody waits yet. */
export function makeTurns<T>({ each, all }: Room): Turns<T> {
  /** In the order in which the names are served; none is empty. */
  const queues = new Map<string, T[]>();
  let waiting = 0;

  /** A queue of which an item was taken: it is served after all others, or is there no more. */
  const served = (name: string, queue: T[]): void => {
    waiting -= 1;
    queues.delete(name);
    if (queue.length > 0) queues.set(name, queue);
  };

  return {
    join: (name, item) => {
      const queue = queues.get(name) ?? [];
      if (waiting >= all || queue.length >= each) return false;
      queue.push(item);
      queues.set(name, queue);
      waiting += 1;
      return true;
    },
    leave: (name, item) => {
      const queue = queues.get(name);
      const place = queue?.indexOf(item) ?? -1;
      if (!queue || place < 0) return false;
      queue.splice(place, 1);
      waiting -= 1;
      if (queue.length === 0) queues.delete(name);
      return true;
    },
    all: () => waiting,
    waiting: (name) => queues.get(name)?.length ?? 0,
    next: (maybe = () => true) => {
      for (const [name, queue] of queues) {
        if (!maybe(name)) continue;
        const item = queue.shift();
        served(name, queue);
        if (item !== undefined) return item;
      }
      return null;
    },
  };
}
