/** A picture is a stack of strips: bars, coordinates and ranks, each as wide as the picture. */
import type { Paint } from '../paint/brush.ts';

/** A part of a strip, as high as the strip. Equal keys have equal pixels. */
export interface Cell {
  readonly key: string;
  readonly width: number;
  /** It is not worth keeping: other pictures hardly ever have it. */
  readonly isRare?: true;
  readonly paint: Paint;
}

/** What a strip shows, from left to right. Every cell but the last has an even width, for two pixels share a byte. */
export interface StripPlan {
  readonly height: number;
  readonly cells: readonly Cell[];
}
