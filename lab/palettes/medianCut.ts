/** Repeatedly splits the histogram's box that has the largest spread. Boxes become mean colors. */
import { cellOf } from '../../src/render/palette/palette.ts';

type Channel = 0 | 1 | 2;
const CHANNELS: readonly Channel[] = [0, 1, 2];

interface Box {
  readonly counts: readonly ColorCount[];
  readonly mean: readonly [number, number, number];
  /** The channel with the largest spread, and that spread (weighted squares). */
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

export function chooseColors(counts: readonly ColorCount[], most: number): readonly number[] {
  const boxes = [boxOf(counts)];
  while (boxes.length < most) {
    const widest = boxes.reduce((a, b) => (b.spread > a.spread ? b : a));
    if (widest.spread < 1) break;
    boxes.splice(boxes.indexOf(widest), 1, ...cut(widest));
  }
  return boxes.flatMap(({ mean }) => mean.map(Math.round));
}

/** The weight is a damped count of pixels, so that the wood doesn't outvote a small crown. */
export type ColorCount = readonly [red: number, green: number, blue: number, weight: number];

export function makeHistogram() {
  const sums = new Map<number, [red: number, green: number, blue: number, pixels: number]>();
  return {
    add(rgba: Uint8ClampedArray): void {
      for (let at = 0; at < rgba.length; at += 4) {
        const red = rgba[at] ?? 0;
        const green = rgba[at + 1] ?? 0;
        const blue = rgba[at + 2] ?? 0;
        const cell = cellOf(red, green, blue);
        const sum = sums.get(cell);
        if (sum === undefined) {
          sums.set(cell, [red, green, blue, 1]);
        } else {
          sum[0] += red;
          sum[1] += green;
          sum[2] += blue;
          sum[3] += 1;
        }
      }
    },
    counts: (): readonly ColorCount[] =>
      [...sums.values()].map(([r, g, b, n]) => [r / n, g / n, b / n, n ** 0.45] as const),
  };
}
