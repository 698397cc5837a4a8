const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** A text such as "in 3 hours", by this device's clock. */
export function timeText(at: number): string {
  const minutes = Math.round((at - Date.now()) / MINUTE);
  const [unit, size] = UNITS.find(([, each]) => Math.abs(minutes) >= each) ?? UNITS[2];
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });
  return words.format(Math.round(minutes / size), unit);
}
