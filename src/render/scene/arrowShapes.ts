/**
 * A move as an arrow over the whole board, in squares. Tones also differ in shape, so that none
 * depends on color vision.
 */
import type { Square } from '../../draughts/types.ts';
import { type Shape, polygon, polyline } from './shape.ts';

export const ARROW_TONES = ['played', 'better', 'common', 'other'] as const;

/** A move shown over the board: played, better, the most common one, or another common one. */
export interface Arrow {
  readonly path: readonly Square[];
  readonly tone: (typeof ARROW_TONES)[number];
}

/** The edge must stand out from squares and pieces, so that the tones don't have to. */
export const EDGE = '#ffffff';
export const TONES = {
  played: '#a5101a',
  better: '#0c5f2b',
  common: '#174a8c',
  other: '#174a8c',
} as const satisfies Record<Arrow['tone'], string>;

const SHAFT = 0.15;
/** The widths of shafts. Common moves are no judgment, so their arrows are thinner. */
const SHAFTS = { played: SHAFT, better: SHAFT, common: 0.08, other: 0.05 } as const;
/** The size of the head of an arrow for another common move. */
const SMALL = 0.75;
const RIM = 0.045;
/** The head's length, and half its width. */
const HEAD = 0.36;
const HALF = 0.22;
/** How far an arrow starts from the middle of its square. */
const START = 0.3;
const DASH = [0.17, 0.13] as const;

/** How far an arrow may extend beyond its points. */
export const REACH = HALF + 2 * RIM;

type Point = readonly [x: number, y: number];

const towards = ([x, y]: Point, [toX, toY]: Point, length: number): Point => {
  const far = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) * length) / far, y + ((toY - y) * length) / far];
};

/** The arrow passes through the middles of the squares that the piece touches. */
export function arrowShapes(tone: Arrow['tone'], points: readonly Point[]): readonly Shape[] {
  const [first, second] = points;
  const [before, tip] = points.slice(-2);
  if (!first || !second || !before || !tip) return [];
  const length = tone === 'other' ? HEAD * SMALL : HEAD;
  const neck = towards(tip, before, length);
  const [across, along] = [(HALF * (tip[0] - neck[0])) / HEAD, (HALF * (tip[1] - neck[1])) / HEAD];
  const shaft = polyline([towards(first, second, START), ...points.slice(1, -1), neck]);
  const head = polygon([tip, [neck[0] - along, neck[1] + across], [neck[0] + along, neck[1] - across]]);
  const color = TONES[tone];
  const width = SHAFTS[tone];
  return [
    { path: shaft, stroke: EDGE, width: width + 2 * RIM, isRound: true },
    { path: head, stroke: EDGE, width: 2 * RIM, isRound: true },
    { path: head, fill: color },
    tone === 'played'
      ? { path: shaft, stroke: color, width, dash: DASH }
      : { path: shaft, stroke: color, width, isRound: true },
  ];
}
