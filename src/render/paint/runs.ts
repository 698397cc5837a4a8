/**
 * The list beside a tower: a plate for each run of equal men, with their number, and one with a crown for each king, in the
 * order in which they lie. The discs themselves are too thin to be counted on a phone.
 *
 * Lengths are in squares.
 */
import { runsOf } from '../../draughts/runs.ts';
import type { Run } from '../../draughts/runs.ts';
import type { Tower } from '../../draughts/types.ts';
import type { Theme } from '../scene/theme.ts';
import { fade } from './brush.ts';
import type { Brush } from './brush.ts';
import { paintCrown } from './crown.ts';
import { paintText } from './font.ts';

const LEFT = 0.735;
const WIDTH = 0.25;
const FOOT = 0.98;
/** The height of a plate, and of all of them: the corner above is for the cross of a capture. */
const PLATE = 0.27;
const ROOM = 0.73;
/** Plates less high than this are plain: what they would say cannot be read. */
const LEAST_READ = 0.13;

/** Each king has a plate of his own: a crown leaves no room for a number. */
const platesOf = (run: Run): readonly Run[] =>
  run.piece.role === 'king' ? Array.from({ length: run.count }, () => ({ ...run, count: 1 })) : [run];

function paintSlab(brush: Brush, fill: string, margin: number, top: number, height: number): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.roundRect(LEFT + margin, top + margin, WIDTH - 2 * margin, height - 2 * margin, 0.05);
  brush.fill();
}

function paintPlate(brush: Brush, theme: Theme, { piece, count }: Run, top: number, height: number): void {
  const { face, rim, crown, crownEdge } = theme[piece.color];
  paintSlab(brush, rim, 0.008, top, height);
  paintSlab(brush, face, 0.024, top, height);
  const [x, y] = [LEFT + WIDTH / 2, top + height / 2];
  if (piece.role === 'king')
    paintCrown(brush, x, y, Math.min(0.09, height * 0.36), crown, fade(crownEdge, 0));
  else if (height > LEAST_READ) paintText(brush, String(count), x, y, Math.min(0.23, height * 0.95), crown);
}

/** Paints the list of a tower's pieces at the right of its square. */
export function paintRuns(brush: Brush, theme: Theme, tower: Tower): void {
  const plates = runsOf(tower).flatMap(platesOf);
  const height = Math.min(PLATE, ROOM / plates.length);
  const top = FOOT - plates.length * height;
  paintSlab(brush, theme.frame, -0.015, top, plates.length * height);
  for (const [at, plate] of plates.entries()) paintPlate(brush, theme, plate, top + at * height, height);
}
