/** Corners of boards side by side, each with its own theme and pieces. */
import { type Brush, plate as fillPlate, within } from '../paint/brush.ts';
import { paintWords } from '../paint/font.ts';
import { PLAIN, type Tile } from '../picture/picture.ts';
import type { Piece } from '../../draughts/types.ts';
import type { Sample, Samples } from '../scene/results.ts';
import { THEMES, type Theme } from '../scene/theme.ts';
import { MARGIN, type Plan, WIDTH, paintTiles } from './plan.ts';

const COLUMNS = 4;
const GAP = 8;
const EDGE = 5;
const CAPTION = 26;

const piece = (color: Piece['color'], role: Piece['role']): Partial<Tile> => ({ tower: [{ color, role }] });

/** The pieces on the dark squares, row by row: men, kings, and a move between two squares. */
const CORNER: readonly (readonly Partial<Tile>[])[] = [
  [piece('black', 'man'), piece('black', 'king')],
  [{ ...piece('white', 'man'), trace: 'to' }, {}],
  [{ trace: 'from' }, piece('white', 'king')],
];

const TILES: readonly (readonly Tile[])[] = CORNER.map((pieces, row) =>
  Array.from({ length: COLUMNS }, (_, column) =>
    (row + column) % 2 === 0
      ? { ...PLAIN, ground: 'light' }
      : { ...PLAIN, ...pieces[Math.floor(column / 2)] },
  ),
);

/** More than four samples are rare. */
const columnsFor = (count: number): number => (count > 4 ? 3 : 2);

export function planSamples(own: Theme, { samples }: Samples): Plan {
  const columns = columnsFor(samples.length);
  const width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns;
  const square = (width - 2 * EDGE) / COLUMNS;
  const height = 2 * EDGE + TILES.length * square;
  const rows = Math.ceil(samples.length / columns);

  function paintSample(brush: Brush, { theme: id, pieces, caption, isChosen }: Sample): void {
    const theme: Theme = { ...THEMES[id], pieces };
    if (isChosen) fillPlate(brush, own.turn, [-3, -3, width + 6, height + CAPTION + 4], 7);
    fillPlate(brush, theme.frame, [0, 0, width, height + CAPTION - 2], 5);
    within(brush, () => {
      brush.translate(EDGE, EDGE);
      paintTiles(brush, theme, TILES, square);
    });
    const place = {
      x: width / 2,
      y: height + 14,
      size: 13,
      room: width - 6,
      align: 'center',
      least: 8,
    } as const;
    paintWords(brush, caption, place, theme.text);
  }

  return {
    height: 2 * MARGIN + rows * (height + CAPTION + GAP) - GAP,
    paint(brush) {
      for (const [at, sample] of samples.entries())
        within(brush, () => {
          const [row, column] = [Math.floor(at / columns), at % columns];
          brush.translate(MARGIN + column * (width + GAP), MARGIN + row * (height + CAPTION + GAP));
          paintSample(brush, sample);
        });
    },
  };
}
