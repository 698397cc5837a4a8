/**
 * The few colours that a theme's pictures are made of, chosen by cutting the histogram of sample pictures where it
 * spreads most. Pixels become palette indices once, when a sprite is drawn; pictures are put together from indices
 * only, which is what makes them small and fast. No dithering: it would hide repetition from the compressor.
 */
import { CELLS, cellOf, middleOf } from './histogram.ts';
import type { ColorCount } from './histogram.ts';
import { makePace } from './pace.ts';
import type { Pace } from './pace.ts';

export interface Palette {
  /** Red, green and blue of each colour in turn, as in a PNG's PLTE chunk. */
  readonly colors: Uint8Array;
  /** The index of the nearest colour for each pixel of opaque RGBA data. */
  indices(rgba: Uint8ClampedArray): Uint8Array;
}

type Channel = 0 | 1 | 2;
const CHANNELS: readonly Channel[] = [0, 1, 2];

/** Colours that will share one palette entry unless they are cut again. */
interface Box {
  readonly counts: readonly ColorCount[];
  readonly mean: readonly [number, number, number];
  /** The channel that spreads most, and by how much (weighted squares). */
  readonly channel: Channel;
  readonly spread: number;
}

function boxOf(counts: readonly ColorCount[]): Box {
  const weight = counts.reduce((sum, count) => sum + count[3], 0);
  const meanOf = (channel: Channel): number =>
    counts.reduce((sum, count) => sum + count[channel] * count[3], 0) / weight;
  const mean = [meanOf(0), meanOf(1), meanOf(2)] as const;
  const spreadOf = (channel: Channel): number =>
    counts.reduce((sum, count) => sum + (count[channel] - mean[channel]) ** 2 * count[3], 0);
  const spreads = CHANNELS.map((channel) => ({ channel, spread: spreadOf(channel) }));
  const widest = spreads.reduce((a, b) => (b.spread > a.spread ? b : a));
  return { counts, mean, ...widest };
}

function cut({ counts, mean, channel }: Box): readonly [Box, Box] {
  const low = counts.filter((count) => count[channel] <= mean[channel]);
  const high = counts.filter((count) => count[channel] > mean[channel]);
  return [boxOf(low), boxOf(high)];
}

async function chooseColors(
  counts: readonly ColorCount[],
  most: number,
  pace: Pace,
): Promise<readonly Box[]> {
  const boxes = [boxOf(counts)];
  while (boxes.length < most) {
    const widest = boxes.reduce((a, b) => (b.spread > a.spread ? b : a));
    if (widest.spread < 1) break;
    await pace();
    boxes.splice(boxes.indexOf(widest), 1, ...cut(widest));
  }
  return boxes;
}

function nearestIn(colors: Uint8Array, red: number, green: number, blue: number): number {
  let best = 0;
  let least = Infinity;
  for (let at = 0; at < colors.length; at += 3) {
    const r = red - (colors[at] ?? 0);
    const g = green - (colors[at + 1] ?? 0);
    const b = blue - (colors[at + 2] ?? 0);
    // The eye tells greens best and blues worst; the usual cheap weights.
    const distance = 3 * r * r + 4 * g * g + 2 * b * b;
    if (distance < least) [least, best] = [distance, at / 3];
  }
  return best;
}

/** A palette of at most `most` (up to 256) colours for pictures with these colour counts. */
export async function makePalette(
  counts: readonly ColorCount[],
  most: number,
  pace: Pace = makePace(),
): Promise<Palette> {
  const boxes = await chooseColors(counts, most, pace);
  const colors = Uint8Array.from(boxes.flatMap((box) => box.mean.map(Math.round)));
  const known = new Int16Array(CELLS).fill(-1);
  const indexOf = (red: number, green: number, blue: number): number => {
    const cell = cellOf(red, green, blue);
    const index = known[cell] ?? -1;
    if (index >= 0) return index;
    // By the middle of the cell, so that it does not matter which of its colours came first.
    return (known[cell] = nearestIn(colors, middleOf(red), middleOf(green), middleOf(blue)));
  };
  return {
    colors,
    indices(rgba) {
      const indices = new Uint8Array(rgba.length / 4);
      for (let at = 0; at < indices.length; at += 1)
        indices[at] = indexOf(rgba[4 * at] ?? 0, rgba[4 * at + 1] ?? 0, rgba[4 * at + 2] ?? 0);
      return indices;
    },
  };
}
