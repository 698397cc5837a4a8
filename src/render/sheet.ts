/**
 * A contact sheet for reviews: one row per theme, one column per set of pieces and kind of board.
 */
import { createCanvas, loadImage } from './letters/canvas.ts';
import { openRenderer } from './renderer.ts';
import type { Look, Scene } from './scene/scene.ts';
import { PIECE_SET_IDS, THEME_IDS, type ThemeId } from './scene/theme.ts';

/** One scene for all sets of pieces, and other scenes for each theme's own set. */
export interface SheetScenes {
  readonly inAllSets: Scene;
  readonly others: readonly Scene[];
}

const WIDTH = 300;
const ROW = 352;
const GAP = 8;

interface Cell {
  readonly scene: Scene;
  readonly look: Partial<Look>;
}

const cellsOf = ({ inAllSets, others }: SheetScenes, theme: ThemeId): readonly Cell[] => [
  ...PIECE_SET_IDS.map((pieces) => ({ scene: inAllSets, look: { theme, pieces } })),
  ...others.map((scene) => ({ scene, look: { theme } })),
];

export async function drawSheet(scenes: SheetScenes): Promise<Buffer> {
  const renderer = openRenderer({ width: WIDTH });
  const columns = PIECE_SET_IDS.length + scenes.others.length;
  const canvas = createCanvas(columns * (WIDTH + GAP), THEME_IDS.length * ROW);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#313338';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  for (const [row, theme] of THEME_IDS.entries())
    for (const [column, { scene, look }] of cellsOf(scenes, theme).entries()) {
      const picture = await loadImage(await renderer.png(scene, look));
      brush.drawImage(picture, column * (WIDTH + GAP), row * ROW);
    }
  return canvas.encode('png');
}
