import { once } from '../once.ts';
import type { AnyVariant } from '../variant.ts';
import type { Core } from './core.ts';
import { largeCore } from './large/core.ts';
import { plainCore } from './plain/core.ts';
import { smallCore } from './small/core.ts';
import { towerCore } from './towers/core.ts';

/** Shared with the evaluations that read positions. */
export type Layout = 'towers' | 'plain' | 'small' | 'large';

export function layoutOf(variant: AnyVariant): Layout {
  if (variant.captured === 'joins-tower') return 'towers';
  if (variant.squares === 'all' || variant.size === 12) return 'plain';
  return variant.size === 8 ? 'small' : 'large';
}

const MAKERS: Readonly<Record<Layout, (variant: AnyVariant) => Core>> = {
  towers: towerCore,
  plain: plainCore,
  small: smallCore,
  large: largeCore,
};

export const coreOf = once((variant: AnyVariant) => MAKERS[layoutOf(variant)](variant));
