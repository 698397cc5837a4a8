/** The kinds of boards. The rules are compiled for each kind. */
import type { AnyVariant } from '../variant.ts';

export type Layout = 'towers' | 'plain' | 'small' | 'large';

export function layoutOf(variant: AnyVariant): Layout {
  if (variant.captured === 'joins-tower') return 'towers';
  if (variant.squares === 'all' || variant.size === 12) return 'plain';
  return variant.size === 8 ? 'small' : 'large';
}
