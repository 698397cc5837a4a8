/** Time spans and their pauses. Pauses are a function, because weekends repeat forever. */

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Keyed by the first letter of a unit, as people write it. */
export const UNITS: ReadonlyMap<string, number> = new Map([
  ['m', MINUTE],
  ['h', HOUR],
  ['d', DAY],
  ['w', 7 * DAY],
]);

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The pause at an instant, or the next pause; null if none follows. */
export type Pauses = (at: number) => Span | null;

const earlier = (a: Span | null, b: Span | null): Span | null =>
  a && b ? (a.from <= b.from ? a : b) : (a ?? b);

export const pausesOf =
  (spans: readonly Span[]): Pauses =>
  (at) =>
    spans.filter(({ to }) => to > at).reduce(earlier, null);

export const anyOf =
  (...all: readonly Pauses[]): Pauses =>
  (at) =>
    all.map((pauses) => pauses(at)).reduce(earlier, null);

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
