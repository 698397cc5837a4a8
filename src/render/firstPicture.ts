/** The very first picture loads fonts, mixes a palette and warms the code: better before the bot is asked than after. */
import { startLine } from '../draughts/line.ts';
import { variantOf } from '../draughts/variants.ts';
import { boardScene } from './boardScene.ts';
import type { Renderer } from './scene.ts';

/** Draws a picture for nobody, so that the first card of a game is as quick as any. */
export async function drawFirstPicture(renderer: Renderer): Promise<void> {
  await renderer.png(boardScene(startLine(variantOf('russian')), 'white'));
}
