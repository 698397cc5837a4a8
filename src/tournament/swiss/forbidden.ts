/** Pairs that an event keeps apart. */

const keyOf = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** Answers whether two numbers are kept apart, in either order. */
export function forbids(pairs: readonly (readonly [number, number])[]): (a: number, b: number) => boolean {
  const kept = new Set(pairs.map(([a, b]) => keyOf(a, b)));
  return kept.size === 0 ? () => false : (a, b) => kept.has(keyOf(a, b));
}
