/** Letters as outlines, because the canvas thickens small letters and snaps them to pixels. */
import { makeCache } from '../../cache.ts';
import { Path2D, SvgExportFlag, createCanvas } from './canvas.ts';

/** The size of the letters of an outline. */
export const EM = 100;

/** Enough for the names of all squares. Names of players are rarely painted twice. */
const KEPT = 300;

interface Outline {
  /** Its baseline is `2 * EM` below its origin, which is at its left end. */
  readonly path: Path2D;
  readonly width: number;
}

/** Wider than the longest text, because the canvas leaves out words beyond its edges. */
const svg = createCanvas(200 * EM, 4 * EM, SvgExportFlag.ConvertTextToPaths);
const outlines = makeCache<Outline>(KEPT);

export const outlineOf = (text: string, families: string, direction: 'ltr' | 'rtl' = 'ltr'): Outline =>
  outlines.get(`${direction} ${families} ${text}`, () => {
    // Empties the canvas. A new one for each text would stay in memory until V8 collects it.
    svg.width = 200 * EM;
    const brush = svg.getContext('2d');
    brush.font = `${EM}px ${families}`;
    brush.direction = direction;
    brush.textAlign = 'left';
    const { width } = brush.measureText(text);
    brush.fillText(text, 0, 2 * EM);
    const paths = svg
      .getContent()
      .toString('latin1')
      .matchAll(/ d="([^"]*)"/gu);
    return { path: new Path2D(Array.from(paths, ([, path = '']) => path).join('')), width };
  });
