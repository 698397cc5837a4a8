/** Which core a variant gets follows from its board and its pieces. */
import type { Variant } from '../variant.ts';
import type { Core } from './core.ts';
import { largeCore } from './large/core.ts';
import { plainCore } from './plain/core.ts';
import { smallCore } from './small/core.ts';
import { towerCore } from './towers/core.ts';

const cores = new WeakMap<Variant, Core>();

/** The core of a variant; the same object for every call. */
export function coreOf(variant: Variant): Core {
  const known = cores.get(variant);
  if (known) return known;
  const made = makeCore(variant);
  cores.set(variant, made);
  return made;
}

function makeCore(variant: Variant): Core {
  if (variant.captured === 'joins-tower') return towerCore();
  if (variant.squares === 'all' || variant.size === 12) return plainCore(variant);
  return variant.size === 8 ? smallCore(variant) : largeCore(variant);
}
