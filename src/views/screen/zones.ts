import { parseZone } from '../../game/calendar/zone.ts';
import { shownZone, USUAL_ZONES, zonesLike } from '../../game/calendar/zoneNames.ts';
import type { Choice } from './screen.ts';

export function completeZone(typed: string): readonly Choice[] {
  const exact = parseZone(typed);
  const zones = typed.trim() === '' ? USUAL_ZONES : [...(exact ? [exact] : []), ...zonesLike(typed)];
  return [...new Set(zones)].map((zone) => ({ label: shownZone(zone), value: zone }));
}
