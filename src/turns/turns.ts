/** A name with many tasks delays no other name. Refusing is better than a long wait. */

interface Room {
  readonly each: number;
  readonly all: number;
}

export interface Turns<T> {
  readonly join: (name: string, item: T) => boolean;
  readonly leave: (name: string, item: T) => boolean;
  readonly waiting: (name: string) => number;
  readonly all: () => number;
  readonly next: (maybe?: (name: string) => boolean) => T | null;
}

/**
 * `giveBack` receives a task from the name with the most tasks if another name needs the room.
 * Without it, newcomers are refused.
 */
export function fairQueue<T>({ each, all }: Room, giveBack?: (item: T) => void): Turns<T> {
  const queues = new Map<string, T[]>();
  let waiting = 0;

  const served = (name: string, queue: T[]): void => {
    waiting -= 1;
    queues.delete(name);
    if (queue.length > 0) queues.set(name, queue);
  };

  const longest = (): T[] => [...queues.values()].reduce((a, b) => (b.length > a.length ? b : a), []);

  /** Removes a task of a name that still keeps at least as many tasks as the newcomer then has. */
  function makeRoom(own: number): boolean {
    const queue = giveBack ? longest() : [];
    const given = queue.length > own + 1 ? queue.pop() : undefined;
    if (given === undefined) return false;
    waiting -= 1;
    giveBack?.(given);
    return true;
  }

  return {
    join: (name, item) => {
      const queue = queues.get(name) ?? [];
      if (queue.length >= each || (waiting >= all && !makeRoom(queue.length))) return false;
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
