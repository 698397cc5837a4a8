import type { DirectiveResult } from 'lit/directive.js';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';

/** The drawings in a sprite, by their names. */
export const drawingsIn = (sprite: string): ReadonlyMap<string, DirectiveResult> =>
  new Map(
    Array.from(sprite.matchAll(/<symbol id="(.+?)">(.*)<\/symbol>/gu), ([, name = '', drawing]) => [
      name,
      unsafeSVG(drawing),
    ]),
  );
