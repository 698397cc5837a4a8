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

/** How a core lays out its positions, which it shares with the evaluations that read them. */
export type Layout = 'towers' | 'plain' | 'small' | 'large';

/** The layout of a variant's core. */
export function layoutOf(variant: Variant): Layout {
  if (variant.captured === 'joins-tower') return 'towers';
  if (variant.squares === 'all' || variant.size === 12) return 'plain';
  return variant.size === 8 ? 'small' : 'large';
}

const MAKERS: Readonly<Record<Layout, (variant: Variant) => Core>> = {
  towers: towerCore,
  plain: plainCore,
  small: smallCore,
  large: largeCore,
};

const makeCore = (variant: Variant): Core => MAKERS[layoutOf(variant)](variant);
