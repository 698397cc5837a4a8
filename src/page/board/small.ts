/** A board as a picture for lists, with the same pieces, each kind of them drawn once. */
import type { Color, Position } from '../../draughts/types.ts';
import type { AnyVariant } from '../../draughts/variant.ts';
import type { Theme } from '../../render/scene/theme.ts';
import { towerShapes } from '../../render/scene/towerShapes.ts';
import { squaresOf } from './ground.ts';
import { towerKey } from './pieces.ts';
import { placesOf } from './places.ts';
import { svgOf } from './svg.ts';

/** The picture's address. */
export function smallBoard(theme: Theme, variant: AnyVariant, { board }: Position, bottom: Color): string {
  const places = placesOf(variant, bottom);
  const kinds = new Map<string, string>();
  const pieces = board.map((tower, square) => {
    if (!tower) return '';
    const key = towerKey(tower);
    if (!kinds.has(key)) kinds.set(key, `<g id="${key}">${svgOf(towerShapes(theme, tower))}</g>`);
    const { x, y } = places.of(square);
    return `<use href="#${key}" x="${x}" y="${y}"/>`;
  });
  const { size } = places;
  const squares = svgOf(squaresOf(theme, places));
  const defined = [...kinds.values()].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${squares}<defs>${defined}</defs>${pieces.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
