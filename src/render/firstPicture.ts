/** The very first picture loads fonts, mixes a palette and warms the code: better before the bot is asked than after. */
import { startLine } from '../draughts/line.ts';
import { variantOf } from '../draughts/variants.ts';
import { boardScene } from './scene/boardScene.ts';
import { barAxis, roundAxis } from './scene/axis.ts';
import type { Renderer } from './scene/scene.ts';

/** Draws pictures for nobody, so that the first card of a game, and the first chart, are as quick as any. */
export async function drawFirstPicture(renderer: Renderer): Promise<void> {
  const names = { white: 'White', black: 'Black' };
  await renderer.png({ ...boardScene(startLine(variantOf('russian')), 'white'), names });
  await renderer.chart({ x: barAxis(1, []), y: roundAxis([0, 1], 1), drawn: { kind: 'bars', values: [1] } });
}
