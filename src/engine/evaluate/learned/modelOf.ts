import { layoutOf, type Layout } from '../../../draughts/numeric/layout.ts';
import type { Variant } from '../../../draughts/variant.ts';
import { largeModel } from './large.ts';
import type { Model } from './model.ts';
import { giveawayModel, smallModel } from './small.ts';
import { towerModel } from './towers.ts';

const MODELS: Readonly<Record<Layout, Model | null>> = {
  small: smallModel,
  large: largeModel,
  towers: towerModel,
  plain: null,
};

export function modelOf(variant: Variant): Model {
  const layout = layoutOf(variant);
  const model = layout === 'small' && variant.goal === 'lose' ? giveawayModel : MODELS[layout];
  if (!model) throw new Error(`nothing can be learned for ${variant.id} yet`);
  return model;
}
