/** Which pictures are drawn, and which are still known. */
import { expect, test } from 'vitest';
import { extend, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { cachePictures } from '../../src/render/pictureCache.ts';
import { boardScene } from '../../src/render/scene/boardScene.ts';

const start = startLine(variantOf('russian'));
const [move] = legalMoves(start.variant, start.positions[0]!);
const SCENES = [
  boardScene(start, 'white'),
  boardScene(start, 'black'),
  boardScene(extend(start, move!), 'white'),
] as const;

/** A renderer that writes down what it draws; what it is to fail at, it fails at once. */
function drawing(kept?: number) {
  const drawn: unknown[] = [];
  const failing = new Set<unknown>();
  const draw = async (what: unknown): Promise<Buffer> => {
    drawn.push(what);
    if (failing.delete(what)) throw new Error('the thread died');
    return Buffer.from(String(drawn.length));
  };
  return { drawn, failing, renderer: cachePictures({ png: draw, gif: draw, chart: draw }, kept) };
}

test('who asks for the same picture gets the same one, also while it is drawn', async () => {
  const { drawn, renderer } = drawing();
  const [one, other] = await Promise.all([renderer.png(SCENES[0]), renderer.png({ ...SCENES[0] })]);
  expect(one).toBe(other);
  expect(await renderer.png(structuredClone(SCENES[0]))).toBe(one);
  expect(drawn).toHaveLength(1);
});

test('another board, another side and another look are other pictures', async () => {
  const { drawn, renderer } = drawing();
  for (const scene of SCENES) await renderer.png(scene);
  await renderer.png(SCENES[0], { width: 300 });
  await renderer.png(SCENES[0], { theme: 'night' });
  expect(drawn).toHaveLength(5);
});

test('what was wanted longest ago is drawn anew', async () => {
  const { drawn, renderer } = drawing(2);
  for (const scene of [...SCENES, SCENES[2], SCENES[0]]) await renderer.png(scene);
  expect(drawn).toEqual([...SCENES, SCENES[0]]);
});

test('what could not be drawn is tried anew', async () => {
  const { drawn, failing, renderer } = drawing();
  failing.add(SCENES[0]);
  await expect(renderer.png(SCENES[0])).rejects.toThrow('the thread died');
  await renderer.png(SCENES[0]);
  expect(drawn).toHaveLength(2);
});
