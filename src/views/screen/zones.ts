import { parseZone } from '../../game/calendar/parseZone.ts';
import {
  isSameZone,
  offsetWritten,
  shownZone,
  USUAL_ZONES,
  zoneAbbreviated,
  zonesLike,
} from '../../game/calendar/zoneNames.ts';
import type { Choice } from './screen.ts';

/** `EST`, which people in New York write all year, is a clock of its own: UTC-5. */
function labelOf(zone: string): string {
  const now = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
  const isPlain = zone === 'UTC' || /[^A-Z]/u.test(zone) || now.getTimeZoneTransition('next') !== null;
  return isPlain ? shownZone(zone) : `${zone} (${shownZone(now.offset)})`;
}

/**
 * The zone that was typed, then similar zones. Some abbreviations are also names in the IANA
 * database, which are kept if chosen (`EST`, `MST`, `HST`, `CET`). The place that people mean comes
 * first, because its clocks change, while the clocks of `EST` never do.
 */
export function completeZone(typed: string): readonly Choice[] {
  if (typed.trim() === '') return USUAL_ZONES.map((zone) => ({ label: zone, value: zone }));
  const named = parseZone(typed);
  // Other names contain the digits of an offset, but not its sign.
  const isOffset = offsetWritten(typed) !== null;
  const isZero = named !== null && isSameZone(named, 'UTC');
  const others = isOffset ? [] : zonesLike(typed);
  const zones = [isOffset || isZero ? null : zoneAbbreviated(typed), named, ...others];
  return [...new Set(zones)].flatMap((zone) => (zone === null ? [] : { label: labelOf(zone), value: zone }));
}
