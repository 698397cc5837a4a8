/** Seeing every interaction through to its end, also when no more are taken. */
import type { Route } from './router.ts';

export interface Attending {
  /** Routes one more interaction, unless the end has come. */
  readonly handle: Route;
  readonly isOpen: () => boolean;
  /** Takes no more of them; resolves when those under way are at their end. */
  readonly hangUp: () => Promise<unknown>;
}

export function attending(route: Route): Attending {
  const underWay = new Set<Promise<void>>();
  let isOpen = true;
  return {
    handle: async (interaction, waiting) => {
      if (!isOpen) return;
      const handled = route(interaction, waiting).finally(() => underWay.delete(handled));
      underWay.add(handled);
      await handled;
    },
    isOpen: () => isOpen,
    hangUp: () => {
      isOpen = false;
      return Promise.all(underWay);
    },
  };
}
