/**
 * Which of a move's changes are drawn in one frame. What lies far apart, as the squares of this move, those whose marks go and the number of the move, is
 * cheaper in frames of its own than in one around all, most of which stays as it is.
 */

/** A part of the picture, in pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest around all of these. */
export function around(regions: readonly Region[]): Region {
  const left = Math.min(...regions.map((region) => region.left));
  const top = Math.min(...regions.map((region) => region.top));
  return {
    left,
    top,
    width: Math.max(...regions.map((region) => region.left + region.width)) - left,
    height: Math.max(...regions.map((region) => region.top + region.height)) - top,
  };
}

/** More frames for one move would be seen to come one by one where a program shows each for a tenth of a second. */
const MOST = 3;

/** About the bytes of a frame of this size: what stands before it and its first codes, and runs that grow by a pixel with each code. */
function price(regions: readonly Region[]): number {
  const { width, height } = around(regions);
  return 100 + 12 * Math.sqrt(width * height);
}

/** The two groups by whose joining most is saved, or least lost. */
function bestPair(groups: readonly (readonly Region[])[]) {
  let best = { one: 0, other: 1, saved: -Infinity };
  for (const [one, first] of groups.entries())
    for (let other = one + 1; other < groups.length; other += 1) {
      const second = groups[other] ?? [];
      const saved = price(first) + price(second) - price([...first, ...second]);
      if (saved > best.saved) best = { one, other, saved };
    }
  return best;
}

/** Regions by the frame that they are drawn in, as it costs least about. */
export function grouped<R extends Region>(regions: readonly R[]): readonly (readonly R[])[] {
  let groups: readonly (readonly R[])[] = regions.map((region) => [region]);
  while (groups.length > 1) {
    const { one, other, saved } = bestPair(groups);
    if (groups.length <= MOST && saved <= 0) break;
    const rest = groups.filter((_, at) => at !== one && at !== other);
    groups = [[...(groups[one] ?? []), ...(groups[other] ?? [])], ...rest];
  }
  return groups;
}
