/** The very first picture loads fonts, paints its squares and warms the code: better while somebody still types than when a board is due. */
import { startLine } from '../draughts/line.ts';
import { variantOf } from '../draughts/variants.ts';
import { boardScene } from './scene/boardScene.ts';
import type { Renderer } from './scene/scene.ts';

/** Draws a picture for nobody, so that the first card of a game is as quick as any. */
export async function drawFirstPicture(renderer: Pick<Renderer, 'png'>): Promise<void> {
  const names = { white: 'White', black: 'Black' };
  await renderer.png({ ...boardScene(startLine(variantOf('russian')), 'white'), names });
}
