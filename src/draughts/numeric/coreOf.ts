/** The core of a variant, which follows from its board and its pieces. */
import type { Variant } from '../variant.ts';
import type { Core } from './core.ts';
import { largeCore } from './large/core.ts';
import { plainCore } from './plain/core.ts';
import { smallCore } from './small/core.ts';
import { towerCore } from './towers/core.ts';

const cores = new WeakMap<Variant, Core>();

/** The same object for every call. */
export function coreOf(variant: Variant): Core {
  const known = cores.get(variant);
  if (known) return known;
  const made = makeCore(variant);
  cores.set(variant, made);
  return made;
}

/** Shared with the evaluations that read positions. */
export type Layout = 'towers' | 'plain' | 'small' | 'large';

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
