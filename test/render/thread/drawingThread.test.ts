/**
 * The drawing thread returns the same files as a renderer in this thread, and survives pictures
 * that it can't draw.
 */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { boardScene } from '../../../src/render/scene/boardScene.ts';
import type { Chart } from '../../../src/render/scene/chart.ts';
import { filmOf } from '../../../src/render/scene/lineScenes.ts';
import { newProgress } from '../../../src/kit/progress.ts';
import { openRenderer } from '../../../src/render/renderer.ts';
import type { Scene } from '../../../src/render/scene/scene.ts';
import { openDrawingThread } from '../../../src/render/thread/drawingThread.ts';
import { lineBy } from '../../notation/playout.ts';

const thread = openDrawingThread();
const renderer = openRenderer();
afterAll(() => thread.close());

const line = lineBy('bashni', 20, [2, 7, 1]);
const scene = boardScene(line, 'white');
const SMALL = { width: 300 };

test('pictures, animations and charts are the same as without a thread', async () => {
  const look = { ...SMALL, theme: 'night' } as const;
  expect(await thread.png(scene, look)).toEqual(await renderer.png(scene, look));
  const film = filmOf(lineBy('bashni', 6, [2, 7, 1]), 'black', { winner: 'black' });
  expect(await thread.gif(film, look)).toEqual(await renderer.gif(film, look));
  const axis = { from: 0, to: 1, ticks: [] };
  const chart: Chart = { x: axis, y: axis, drawn: { kind: 'bars', values: [1] } };
  expect(await thread.chart(chart, look)).toEqual(await renderer.chart(chart, look));
});

test('an animation reports the number of its pictures', async () => {
  const [progress, film] = [newProgress(), filmOf(line, 'white', null)];
  const drawn = thread.gif(film, { width: 300 }, progress);
  await expect.poll(() => progress[0]).toBeGreaterThan(0);
  await drawn;
  expect([...progress]).toEqual([21, 21]);
});

test('a picture keeps no memory beyond its own data', async () => {
  const files = [await thread.png(scene), await thread.gif(filmOf(line, 'black', { winner: 'black' }))];
  expect(files.map(({ buffer }) => buffer.byteLength)).toEqual(files.map(({ length }) => length));
});

test('many simultaneous requests all get the right picture', async () => {
  const scenes = [0, 5, 10, 15, 20].flatMap((plies) => {
    const at = lineBy('russian', plies, [3, 1]);
    return [boardScene(at, 'white'), boardScene(at, 'black')];
  });
  const film = thread.gif(filmOf(lineBy('russian', 12, [1, 4]), 'white', null));
  const files = await Promise.all(scenes.map((one) => thread.png(one, SMALL)));
  expect(files).toEqual(await Promise.all(scenes.map((one) => renderer.png(one, SMALL))));
  expect((await film).subarray(0, 6).toString('latin1')).toBe('GIF89a');
});

test('an impossible picture is refused, and the next picture is drawn as usual', async () => {
  const nowhere: Scene = { ...scene, variant: JSON.parse('"chess"') };
  await expect(thread.png(nowhere)).rejects.toThrow(/./u);
  expect(await thread.png(scene)).toEqual(await renderer.png(scene));
});

test('an idle thread ends, and the next picture is drawn by a new thread', async () => {
  const worker = new URL('numberedThread.ts', import.meta.url);
  const threads = { lasting: openDrawingThread({ worker }), resting: openDrawingThread({ worker, rest: 1 }) };
  onTestFinished(() => threads.lasting.close());
  onTestFinished(() => threads.resting.close());
  const [lasting, resting] = [await threads.lasting.png(scene), await threads.resting.png(scene)];
  await expect.poll(() => threads.resting.png(scene)).not.toEqual(resting);
  expect(await threads.lasting.png(scene)).toEqual(lasting);
});
