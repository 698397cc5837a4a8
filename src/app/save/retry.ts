/**
 * Compare-and-set: if overtaken, read again and decide again. Each failure is another's success, so this
 * ends; the bound turns a store that never saves into a loud bug instead of a silent loop.
 */
const TRIES = 20;

/** Tries until an attempt is not overtaken (`null`). Throws when that never happens. */
export async function untilSaved<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await attempt();
    if (outcome !== null) return outcome;
  }
  throw new Error(`overtaken ${TRIES} times`);
}

/** How long whoever saved a change has to show it before the sweep does it for them, in ms. */
export const GRACE = 5000;
