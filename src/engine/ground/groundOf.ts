import type { Core } from '../../draughts/numeric/core.ts';
import { coreOf } from '../../draughts/numeric/coreOf.ts';
import { layoutOf, type Layout } from '../../draughts/numeric/layout.ts';
import { once } from '../../draughts/once.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Ground } from './ground.ts';
import { largeGround } from './large.ts';
import { plainGround } from './plain.ts';
import { smallGround } from './small.ts';
import { towerGround } from './towers.ts';

const MAKERS: Readonly<Record<Layout, (variant: Variant, core: Core) => Ground>> = {
  towers: towerGround,
  plain: plainGround,
  small: smallGround,
  large: largeGround,
};

export const groundOf = once((variant: Variant) => MAKERS[layoutOf(variant)](variant, coreOf(variant)));
