/** A film shows, frame by frame, exactly the pictures of its scenes, though each frame holds only what changed. */
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { filmScenes } from '../../src/render/lineScenes.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { readGif } from './gif.ts';
import { byList, lineBy } from './scenes.ts';

const renderer = openRenderer({ width: 240 });

/** The pixels of a PNG without their opacity. */
const rgbOf = (png: Buffer): Uint8Array => PNG.sync.read(png).data.filter((_, at) => at % 4 !== 3);

test.each(['russian', 'bashni', 'turkish', 'international'] as const)(
  'a film of %s shows its scenes, one by one',
  async (id) => {
    const line = lineBy(id, 24, byList([3, 1, 4, 1, 5]));
    const scenes = filmScenes(line, { from: 0, to: 24 }, 'black', { winner: 'white' });
    const { width, frames } = readGif(await renderer.gif(scenes));
    expect(width).toBe(240);
    expect(frames).toHaveLength(scenes.length);
    for (const [at, scene] of scenes.entries())
      expect(Buffer.from(frames[at]!.rgb).equals(Buffer.from(rgbOf(await renderer.png(scene))))).toBe(true);
  },
);

test('every move is seen as long, the end longer', async () => {
  const scenes = filmScenes(lineBy('russian', 3, byList([1])), { from: 1, to: 3 }, 'white', null);
  const delays = readGif(await renderer.gif(scenes)).frames.map(({ delay }) => delay);
  expect(delays).toHaveLength(3);
  expect(delays[0]).toBe(delays[1]);
  expect(delays[2]).toBeGreaterThan(2 * delays[0]!);
});

test('one scene is a film too, and so is a scene that stays', async () => {
  const [scene] = filmScenes(lineBy('russian', 0, byList([0])), { from: 0, to: 0 }, 'white', null);
  expect(readGif(await renderer.gif([scene!])).frames).toHaveLength(1);
  const [first, second] = readGif(await renderer.gif([scene!, scene!])).frames;
  expect(second!.rgb).toEqual(first!.rgb);
});

test('a long film, made on a thread of its own, is the same as a short one', async () => {
  const line = lineBy('russian', 20, byList([2, 7, 1]));
  const scenes = filmScenes(line, { from: 0, to: line.moves.length }, 'white', null);
  const long = Array.from({ length: 6 }, () => scenes).flat();
  const [threaded, here] = [readGif(await renderer.gif(long)), readGif(await renderer.gif(scenes))];
  expect(threaded.frames).toHaveLength(long.length);
  expect(threaded.frames.at(-1)!.rgb).toEqual(here.frames.at(-1)!.rgb);
});
