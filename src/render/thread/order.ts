/** What the bot asks of its drawing thread: plain data, small enough to be copied in no time. */
import type { Charting } from '../scene/results.ts';
import type { Film, Look, Scene } from '../scene/scene.ts';

export type Order =
  | { readonly kind: 'png'; readonly scene: Scene; readonly look: Partial<Look> }
  | { readonly kind: 'gif'; readonly film: Film; readonly look: Partial<Look> }
  | { readonly kind: 'chart'; readonly chart: Charting; readonly look: Partial<Look> };
