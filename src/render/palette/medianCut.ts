/** Chooses few colours for many: their histogram is cut where it spreads most, again and again, and each part gets its mean. */
import type { ColorCount } from './histogram.ts';
import type { Pace } from './pace.ts';

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

/** At most so many colours that stand for all of these, three bytes each. */
export async function chooseColors(
  counts: readonly ColorCount[],
  most: number,
  pace: Pace,
): Promise<readonly number[]> {
  const boxes = [boxOf(counts)];
  while (boxes.length < most) {
    const widest = boxes.reduce((a, b) => (b.spread > a.spread ? b : a));
    if (widest.spread < 1) break;
    await pace();
    boxes.splice(boxes.indexOf(widest), 1, ...cut(widest));
  }
  return boxes.flatMap(({ mean }) => mean.map(Math.round));
}
