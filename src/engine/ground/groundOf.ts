/** The ground that a variant is searched on. */
import { layoutOf, type Layout } from '../../draughts/numeric/coreOf.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Ground } from './ground.ts';
import { largeGround } from './large.ts';
import { plainGround } from './plain.ts';
import { smallGround } from './small.ts';
import { towerGround } from './towers.ts';

const MAKERS: Readonly<Record<Layout, (variant: Variant) => Ground>> = {
  towers: towerGround,
  plain: plainGround,
  small: smallGround,
  large: largeGround,
};

const grounds = new WeakMap<Variant, Ground>();

/** The ground of a variant; the same object for every call. */
export function groundOf(variant: Variant): Ground {
  const known = grounds.get(variant);
  if (known) return known;
  const made = MAKERS[layoutOf(variant)](variant);
  grounds.set(variant, made);
  return made;
}
