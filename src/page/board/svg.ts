import { BASELINE, type Shape } from '../../render/scene/shape.ts';
import type { Place } from './places.ts';

/** Browsers draw letters smaller than a pixel badly, so units are scaled up. */
const UNIT = 100;

/** Texts are names of squares and numbers, so nothing is escaped. */
export function svgOf(shapes: readonly Shape[]): string {
  return shapes.map(svgOfShape).join('');
}

function svgOfShape(shape: Shape): string {
  if ('shapes' in shape) return `<g transform="scale(1 ${shape.tilt})">${svgOf(shape.shapes)}</g>`;
  if ('text' in shape) {
    const { text, x, y, size, fill } = shape;
    return `<text transform="translate(${x} ${y + size * BASELINE}) scale(${1 / UNIT})" font-size="${size * UNIT}" fill="${fill}">${text}</text>`;
  }
  const { path, fill = 'none', stroke, width, dash, isRound } = shape;
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`;
  const round = isRound ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
  return `<path d="${path}" fill="${fill}"${line}${round}${dashes}/>`;
}

export const svgAt = ({ x, y }: Place, shapes: readonly Shape[]): string =>
  shapes.length === 0 ? '' : `<g transform="translate(${x} ${y})">${svgOf(shapes)}</g>`;
