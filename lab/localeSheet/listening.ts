/** A `Say` that notes what it is asked to say, so that beside a screen there can stand where each of its words is from. */
import type { Key, Say } from '../../src/i18n/say.ts';

export interface Said {
  readonly key: Key;
  readonly text: string;
}

/** The same words; each sentence is noted once, in the order in which they are said. */
export function listening(say: Say): { readonly say: Say; readonly said: () => readonly Said[] } {
  const noted = new Map<Key, Said>();
  const listener = new Proxy(say, {
    apply(target, self, args: Parameters<Say>) {
      const text: string = Reflect.apply(target, self, args);
      noted.set(args[0], { key: args[0], text });
      return text;
    },
  });
  return { say: listener, said: () => [...noted.values()] };
}
