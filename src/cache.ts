/** Drops the least recently used entries first. */
interface Cache<T> {
  get(key: string, make: () => T): T;
  has(key: string): boolean;
  forget(key: string): void;
  readonly size: number;
}

export function makeCache<T>(bound: number): Cache<T> {
  const kept = new Map<string, T>();
  const keep = (key: string, value: T): T => {
    kept.set(key, value);
    return value;
  };
  return {
    get(key, make) {
      const known = kept.get(key);
      if (known === undefined) {
        const value = keep(key, make());
        const oldest = kept.size > bound ? kept.keys().next() : null;
        if (oldest?.done === false) kept.delete(oldest.value);
        return value;
      }
      kept.delete(key);
      return keep(key, known);
    },
    has: (key) => kept.has(key),
    forget: (key) => {
      kept.delete(key);
    },
    get size() {
      return kept.size;
    },
  };
}
