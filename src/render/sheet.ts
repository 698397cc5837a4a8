/** A contact sheet: every theme a row, every set of pieces and every kind of board a column. For eyes only. */
import { createCanvas, loadImage } from './letters/canvas.ts';
import { PIECE_SET_IDS } from './scene/pieceSetIds.ts';
import { openRenderer } from './renderer.ts';
import type { Look, Scene } from './scene/scene.ts';
import { THEME_IDS } from './scene/theme.ts';
import type { ThemeId } from './scene/theme.ts';

/** What is shown: one scene in all sets, and others in each theme's own. */
export interface SheetScenes {
  readonly inAllSets: Scene;
  readonly others: readonly Scene[];
}

/** In pixels: a picture is as wide as a phone shows it. */
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

/** The sheet as a PNG file. */
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
