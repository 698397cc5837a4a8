/**
 * A drawing thread that dies, hangs or gets far too large a request: the work is refused, and the
 * process survives.
 */
import { writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { boardScene } from '../../src/render/scene/boardScene.ts';
import { filmOf } from '../../src/render/scene/lineScenes.ts';
import { NotDrawn } from '../../src/render/scene/drawing.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { openDrawingThread, type DrawingOptions } from '../../src/render/thread/drawingThread.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { DEADLY, HANGING, LATE, LEAVING } from './dyingThread.ts';
import { lineBy } from '../notation/playout.ts';

const line = lineBy('russian', 20, [2, 7, 1]);
const scene = boardScene(line, 'white');
const worker = new URL('dyingThread.ts', import.meta.url);
const WIDTH = 300;

async function dying(deaths: number, options: DrawingOptions = {}) {
  const file = await pathInNewFolder('deaths');
  await writeFile(file, String(deaths));
  process.env['DRAWING_DEATHS'] = file;
  const faults: unknown[] = [];
  const thread = openDrawingThread({ worker, report: (error) => faults.push(error), ...options });
  onTestFinished(() => thread.close());
  return { thread, faults };
}

const expected = (width: number) => openRenderer().png(scene, { width });

test('another thread redoes a dead thread’s work', async () => {
  const { thread, faults } = await dying(1);
  const others = [1, 2, 3].map(() => thread.png(scene, { width: WIDTH }));
  expect(await thread.png(scene, { width: DEADLY })).toEqual(await expected(DEADLY));
  expect(await Promise.all(others)).toEqual(await Promise.all(others.map(() => expected(WIDTH))));
  expect(faults.length).toBeGreaterThan(0);
});

test('a request that kills every thread is refused, and no other request fails', async () => {
  const { thread } = await dying(99);
  const deadly = thread.png(scene, { width: DEADLY });
  const others = [1, 2, 3].map(() => thread.png(scene, { width: WIDTH }));
  const film = thread.gif(filmOf(line, 'white', null), { width: DEADLY });
  await expect(deadly).rejects.toBeInstanceOf(NotDrawn);
  await expect(film).rejects.toBeInstanceOf(NotDrawn);
  expect(await Promise.all(others)).toEqual(await Promise.all(others.map(() => expected(WIDTH))));
  expect(await thread.png(scene, { width: WIDTH })).toEqual(await expected(WIDTH));
});

test.each([
  ['hangs', HANGING],
  ['exits without an error', LEAVING],
])('a thread that %s is replaced', async (_, width) => {
  const { thread } = await dying(1, { patience: { png: 4000, gif: 4000, chart: 4000 } });
  expect(await thread.png(scene, { width })).toEqual(await expected(width));
});

test('if a request hangs, later pictures are still drawn, and only that request fails', async () => {
  const { thread, faults } = await dying(99, { patience: { png: 8000, gif: 60_000, chart: 8000 } });
  const film = thread.gif(filmOf(line, 'white', null), { width: WIDTH });
  const hanging = thread.png(scene, { width: HANGING });
  const behind = [1, 2, 3, 4, 5].map(() => thread.png(scene, { width: WIDTH }));
  const drawn = await Promise.all(behind);
  // The hanging request has not timed out yet.
  expect(faults).toEqual([]);
  expect(drawn).toEqual(await Promise.all(behind.map(() => expected(WIDTH))));
  await expect(hanging).rejects.toBeInstanceOf(NotDrawn);
  expect((await film).subarray(0, 6).toString('latin1')).toBe('GIF89a');
});

test('a thread that dies while idle is reported, and the next picture is drawn', async () => {
  const { thread, faults } = await dying(1);
  await thread.png(scene, { width: WIDTH });
  // The thread answers, and dies afterward.
  await thread.png(scene, { width: LATE });
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  expect(await thread.png(scene, { width: WIDTH })).toEqual(await expected(WIDTH));
});

test('with far too many simultaneous requests, some are refused, and the others are drawn', async () => {
  const thread = openDrawingThread();
  onTestFinished(() => thread.close());
  const asked = await Promise.allSettled(
    Array.from({ length: 700 }, () => thread.png(scene, { width: WIDTH })),
  );
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(300);
  for (const error of refused) expect(error).toBeInstanceOf(NotDrawn);
});

test('a closed thread refuses requests', async () => {
  const thread = openDrawingThread();
  await thread.close();
  await expect(thread.png(scene)).rejects.toBeInstanceOf(NotDrawn);
});

test('a request that is in progress at closing is refused, without a reported fault', async () => {
  const { thread, faults } = await dying(0);
  thread.wake();
  const drawn = thread.png(scene, { width: WIDTH });
  await Promise.all([expect(drawn).rejects.toBeInstanceOf(NotDrawn), thread.close()]);
  expect(faults).toEqual([]);
});
