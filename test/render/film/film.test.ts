/**
 * An animation shows exactly the pictures of its scenes, frame by frame, although each frame
 * contains only changes.
 */
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { filmOf, filmScenes } from '../../../src/render/scene/lineScenes.ts';
import { openRenderer } from '../../../src/render/renderer.ts';
import type { Film } from '../../../src/render/scene/scene.ts';
import { readGif, type Gif, type GifFrame } from '../gif.ts';
import { lineBy } from '../../notation/playout.ts';
import { array, assert, constant, nat, oneof, property, record } from 'fast-check';
import { openGif } from '../../../src/render/film/gif.ts';
import { openLzw } from '../../../src/render/film/lzw.ts';
import { runsOf, someOf } from '../../runs.ts';

const renderer = openRenderer({ width: 240 });

function rgbOf(png: Buffer): Uint8Array {
  const { data } = PNG.sync.read(png);
  const rgb = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4)
    for (const part of [0, 1, 2] as const) rgb[to++] = data[from + part] ?? 0;
  return rgb;
}

/** Names on the bars stay in place, whatever pieces are captured. */
const NAMES: Readonly<Record<string, Pick<Film, 'names'>>> = {
  russian: { names: { white: 'Anna', black: 'Борис' } },
};

/** The frames that are shown for longer than a moment. A move may have several parts. */
const seen = ({ frames }: Gif): readonly GifFrame[] => frames.filter(({ delay }) => delay > 20);

test.each(someOf(['russian', 'bashni', 'turkish', 'international'] as const, 4))(
  'an animation of %s shows its scenes, one by one',
  async (id) => {
    const line = lineBy(id, 24, [3, 1, 4, 1, 5]);
    const film = { ...filmOf(line, 'black', { winner: 'white' }), ...NAMES[id] };
    const scenes = [...filmScenes(film)];
    const gif = readGif(await renderer.gif(film));
    const frames = seen(gif);
    expect(gif.width).toBe(240);
    // No move has more than three parts.
    expect(gif.frames.length).toBeLessThanOrEqual(1 + 3 * 24);
    expect(frames).toHaveLength(25);
    for (const [at, scene] of scenes.entries())
      expect(Buffer.from(frames[at]!.rgb).equals(Buffer.from(rgbOf(await renderer.png(scene))))).toBe(true);
  },
);

test('an animation has the scenes of its line, part by part, and only the last scene shows the end', () => {
  const line = lineBy('russian', 12, [3, 1, 4]);
  const film = filmOf(line, 'white', { winner: null });
  const scenes = [...filmScenes({ ...film, from: 4, notation: 'numeric' })];
  expect(scenes.map(({ ply }) => ply)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(scenes.map(({ position }) => position)).toEqual(line.positions.slice(4));
  expect(scenes.filter(({ ending }) => ending !== null).map(({ ply }) => ply)).toEqual([12]);
  expect(new Set(scenes.map(({ notation }) => notation))).toEqual(new Set(['numeric']));
});

test('every move is shown equally long, including its parts, and the end is shown longer', async () => {
  const film = { ...filmOf(lineBy('russian', 3, [1]), 'white', null), from: 1 };
  const delays = [0];
  for (const { delay } of readGif(await renderer.gif(film)).frames) {
    delays[delays.length - 1]! += delay;
    if (delay > 20) delays.push(0);
  }
  expect(delays).toEqual([900, 900, 4000, 0]);
});

test('a game without moves can also be animated', async () => {
  const film = filmOf(lineBy('russian', 0, [0]), 'white', null);
  expect(readGif(await renderer.gif(film)).frames).toHaveLength(1);
});

test('simultaneous animations are all drawn, even after an animation that can’t be drawn', async () => {
  const film = filmOf(lineBy('russian', 6, [2, 7, 1]), 'white', null);
  const broken = renderer.gif({ ...film, moves: [...film.moves, ...film.moves], to: 12 });
  const others = [renderer.gif(film), renderer.gif({ ...film, bottom: 'black' })];
  await expect(broken).rejects.toThrow(/./u);
  expect((await Promise.all(others)).map((gif) => seen(readGif(gif)).length)).toEqual([7, 7]);
});

const GRAYS = Uint8Array.from({ length: 48 }, (_, at) => Math.floor(at / 3));
const SHOWN = { delay: 900, transparent: 16 };

function seenOf(width: number, pixels: Uint8Array): readonly number[] {
  const gif = openGif();
  gif.add({ left: 0, top: 0, width, height: pixels.length / width, pixels }, GRAYS, SHOWN);
  const [frame] = readGif(gif.end()).frames;
  return Array.from(pixels, (_, at) => frame?.rgb[3 * at] ?? -1);
}

test('all kinds of pixels are decoded unchanged', () => {
  const pixel = oneof(constant(3), nat(15));
  const rows = array(pixel, { minLength: 1, maxLength: 3000 }).map((list) => Uint8Array.from(list));
  assert(
    property(rows, (pixels) => {
      expect(seenOf(1, pixels)).toEqual([...pixels]);
    }),
  );
});

test('more pixels than there are codes are decoded unchanged', () => {
  let seed = 1;
  const next = (): number => (seed = Math.imul(seed, 48_271) & 0x7fff_ffff) >> 20;
  const pixels = Uint8Array.from({ length: 60_000 }, () => next() & 15);
  expect(seenOf(300, pixels)).toEqual([...pixels]);
});

test('frames of one color are decoded unchanged', () => {
  expect(seenOf(200, new Uint8Array(200 * 200).fill(7))).toEqual(Array.from({ length: 40_000 }, () => 7));
});

test('runs that are encoded at once have the same codes as if encoded pixel by pixel', () => {
  const [stretches, pixels] = [openLzw(5, 16), openLzw(5, 31)];
  const part = oneof(
    record({ pixel: constant(16), times: nat(900) }),
    record({ pixel: nat(16), times: nat(3) }),
  );
  assert(
    property(array(part, { minLength: 1, maxLength: 400 }), (parts) => {
      const frame = Uint8Array.from(
        parts.flatMap(({ pixel, times }) => Array.from({ length: times + 1 }, () => pixel)),
      );
      expect(stretches.compress(frame)).toEqual(pixels.compress(frame));
    }),
    { numRuns: runsOf(50) },
  );
  // Enough pixels for the codes to run out in the middle of runs.
  const long = Uint8Array.from({ length: 200_000 }, (_, at) =>
    at % 97 < 60 + (at % 31) ? 16 : (at * at) % 16,
  );
  expect(stretches.compress(long)).toEqual(pixels.compress(long));
});
