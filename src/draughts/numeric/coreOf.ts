import { once } from '../once.ts';
import type { AnyVariant } from '../variant.ts';
import type { Core } from './core.ts';
import { largeCore } from './large/core.ts';
import { layoutOf, type Layout } from './layout.ts';
import { plainCore } from './plain/core.ts';
import { smallCore } from './small/core.ts';
import { towerCore } from './towers/core.ts';

const MAKERS: Readonly<Record<Layout, (variant: AnyVariant) => Core>> = {
  towers: towerCore,
  plain: plainCore,
  small: smallCore,
  large: largeCore,
};

export const coreOf = once((variant: AnyVariant) => MAKERS[layoutOf(variant)](variant));
