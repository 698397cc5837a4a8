/**
 * Stretches of time, and pauses in them. Whether time passes is asked of a function and not read from a list, because
 * weekends have no end: whoever walks along the time line asks only for the pauses that it meets.
 */

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** From an instant up to, but not including, another (ms since 1970). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The pause that is on at an instant, or else the next to begin; `null` when none follows. */
export type Pauses = (at: number) => Span | null;

const earlier = (a: Span | null, b: Span | null): Span | null =>
  a && b ? (a.from <= b.from ? a : b) : (a ?? b);

/** Pauses written down, in any order. */
export const pausesOf =
  (spans: readonly Span[]): Pauses =>
  (at) =>
    spans.filter(({ to }) => to > at).reduce(earlier, null);

/** A pause whenever one of these is. They may overlap. */
export const anyOf =
  (...all: readonly Pauses[]): Pauses =>
  (at) =>
    all.map((pauses) => pauses(at)).reduce(earlier, null);

/** The instant at which `ms` of time outside the pauses have passed since `from`. */
export function instantAfter(pauses: Pauses, from: number, ms: number): number {
  let at = from;
  let left = ms;
  for (let pause = pauses(at); pause; pause = pauses(at)) {
    const open = Math.max(0, pause.from - at);
    if (left <= open) break;
    left -= open;
    at = pause.to;
  }
  return at + left;
}

/** How much time outside the pauses (ms) passes between two instants; none when `to` is the earlier. */
export function timeBetween(pauses: Pauses, from: number, to: number): number {
  let at = from;
  let passed = 0;
  while (at < to) {
    const pause = pauses(at);
    if (!pause) return passed + to - at;
    passed += Math.max(0, Math.min(pause.from, to) - at);
    at = pause.to;
  }
  return passed;
}
