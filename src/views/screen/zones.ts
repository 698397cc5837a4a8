import { parseZone } from '../../game/calendar/zone.ts';
import { offsetWritten, shownZone, USUAL_ZONES, zonesLike } from '../../game/calendar/zoneNames.ts';
import type { Choice } from './screen.ts';

export function completeZone(typed: string): readonly Choice[] {
  const exact = parseZone(typed);
  // Other names contain the digits of an offset, but not its sign.
  const others = offsetWritten(typed) === null ? zonesLike(typed) : [];
  const zones = typed.trim() === '' ? USUAL_ZONES : [...(exact ? [exact] : []), ...others];
  return [...new Set(zones)].map((zone) => ({ label: shownZone(zone), value: zone }));
}
