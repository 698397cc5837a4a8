/** One changing value and those who want to know. Changes made in one go are told once, before the next frame. */

export interface Store<T> {
  readonly get: () => T;
  readonly change: (how: (value: T) => T) => void;
}

/** Makes a store; `tell` hears of every change, once per frame at most. */
export function makeStore<T>(initial: T, tell: (value: T) => void): Store<T> {
  let value = initial;
  let told = true;
  return {
    get: () => value,
    change(how) {
      value = how(value);
      if (!told) return;
      told = false;
      queueMicrotask(() => {
        told = true;
        tell(value);
      });
    },
  };
}
