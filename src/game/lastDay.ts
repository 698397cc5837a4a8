/** The last day of something, as a person writes it. */
import { DAY } from './span.ts';

const FORM = /^\d{4}-\d{2}-\d{2}$/u;
const FURTHEST = 731 * DAY;

/** The instant (ms) at which a written day is over in a time zone; `null` when it is none, over already, or far away. */
export function lastDay(text: string, zone: string, now: number): number | null {
  const written = text.trim();
  if (!FORM.test(written)) return null;
  try {
    const next = Temporal.PlainDate.from(written).add({ days: 1 });
    const end = next.toZonedDateTime(zone).epochMilliseconds;
    return end > now && end <= now + FURTHEST ? end : null;
  } catch {
    return null;
  }
}
