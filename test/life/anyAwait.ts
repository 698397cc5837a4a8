/**
 * A process that dies at any of its awaits: before its request to a database or Discord is carried
 * out, or between that and the response. After its death it does nothing, including work in
 * progress.
 */
import { DEAD } from './death.ts';

/** After how many more half awaits the process dies; `null` means never. */
interface Breath {
  left: number | null;
}

function breathe(breath: Breath): void {
  if (breath.left === null) return;
  if (breath.left <= 0) throw DEAD;
  breath.left -= 1;
}

/** The only method of a store that answers synchronously. */
const AT_ONCE: ReadonlySet<PropertyKey> = new Set(['isOutage']);

async function breathing(breath: Breath, work: () => unknown): Promise<unknown> {
  breathe(breath);
  const done = await work();
  breathe(breath);
  return done;
}

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of the app that stops working when the process dies. */
export function mortalPart<T extends object>(part: T, breath: Breath): T {
  return new Proxy(part, {
    get(target, name): unknown {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'function') {
        if (AT_ONCE.has(name)) return value;
        return (...given: readonly unknown[]) =>
          breathing(breath, (): unknown => Reflect.apply(value, target, given));
      }
      return isPart(value) ? mortalPart(value, breath) : value;
    },
  });
}
