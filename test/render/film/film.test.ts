/** A film shows, frame by frame, exactly the pictures of its scenes, though each frame holds only what changed. */
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { filmOf, filmScenes } from '../../../src/render/scene/lineScenes.ts';
import { openRenderer } from '../../../src/render/renderer.ts';
import type { Film } from '../../../src/render/scene/scene.ts';
import { readGif } from '../gif.ts';
import type { Gif, GifFrame } from '../gif.ts';
import { byList, lineBy } from '../scenes.ts';

const renderer = openRenderer({ width: 240 });

/** The pixels of a PNG without their opacity. */
const rgbOf = (png: Buffer): Uint8Array => PNG.sync.read(png).data.filter((_, at) => at % 4 !== 3);

/** Names on the strips stay where they are, whatever is captured. */
const NAMES: Readonly<Record<string, Pick<Film, 'names'>>> = {
  russian: { names: { white: 'Anna', black: 'Борис' } },
};

/** What is seen for longer than a moment: a move may come in parts, a moment apart. */
const seen = ({ frames }: Gif): readonly GifFrame[] => frames.filter(({ delay }) => delay > 20);

test.each(['russian', 'bashni', 'turkish', 'international'] as const)(
  'a film of %s shows its scenes, one by one',
  async (id) => {
    const line = lineBy(id, 24, byList([3, 1, 4, 1, 5]));
    const film = { ...filmOf(line, 'black', { winner: 'white' }), ...NAMES[id] };
    const scenes = [...filmScenes(film)];
    const gif = readGif(await renderer.gif(film));
    const frames = seen(gif);
    expect(gif.width).toBe(240);
    // No move comes in more than three parts.
    expect(gif.frames.length).toBeLessThanOrEqual(1 + 3 * 24);
    expect(frames).toHaveLength(25);
    for (const [at, scene] of scenes.entries())
      expect(Buffer.from(frames[at]!.rgb).equals(Buffer.from(rgbOf(await renderer.png(scene))))).toBe(true);
  },
);

test('its scenes are those of a line, stretch by stretch, and only the last is the end', () => {
  const line = lineBy('russian', 12, byList([3, 1, 4]));
  const film = filmOf(line, 'white', { winner: null });
  const scenes = [...filmScenes({ ...film, from: 4, notation: 'numeric' })];
  expect(scenes.map(({ ply }) => ply)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(scenes.map(({ position }) => position)).toEqual(line.positions.slice(4));
  expect(scenes.filter(({ ending }) => ending !== null).map(({ ply }) => ply)).toEqual([12]);
  expect(new Set(scenes.map(({ notation }) => notation))).toEqual(new Set(['numeric']));
});

test('every move is seen as long, with its parts, the end longer', async () => {
  const film = { ...filmOf(lineBy('russian', 3, byList([1])), 'white', null), from: 1 };
  const delays = [0];
  for (const { delay } of readGif(await renderer.gif(film)).frames) {
    delays[delays.length - 1]! += delay;
    if (delay > 20) delays.push(0);
  }
  expect(delays).toEqual([900, 900, 4000, 0]);
});

test('a game without a move is a film too', async () => {
  const film = filmOf(lineBy('russian', 0, byList([0])), 'white', null);
  expect(readGif(await renderer.gif(film)).frames).toHaveLength(1);
});

test('films that are asked for at once all come, also after one that cannot be drawn', async () => {
  const film = filmOf(lineBy('russian', 6, byList([2, 7, 1])), 'white', null);
  const broken = renderer.gif({ ...film, moves: [...film.moves, ...film.moves], to: 12 });
  const others = [renderer.gif(film), renderer.gif({ ...film, bottom: 'black' })];
  await expect(broken).rejects.toThrow(/./u);
  expect((await Promise.all(others)).map((gif) => seen(readGif(gif)).length)).toEqual([7, 7]);
});
