/** Distant changes are cheaper in separate frames than in one frame that is mostly unchanged. */

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

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

/** With more parts, programs that show each frame for a tenth of a second would visibly lag. */
const MOST = 3;

/** In bytes: a header, first codes, and runs that grow by one pixel per code. */
function price(regions: readonly Region[]): number {
  const { width, height } = around(regions);
  return 100 + 12 * Math.sqrt(width * height);
}

/** The two groups that save the most, or cost the least, when joined. */
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
