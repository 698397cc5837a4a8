/** Completions of when something starts: what was typed, as it is understood, or some usual instants. */
import { instantOf } from '../../game/instant.ts';
import { MINUTE } from '../../game/span.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Choice } from '../../views/screen/screen.ts';
import type { Using } from '../ports/app.ts';
import type { ServerAsker } from '../ports/command.ts';
import { settingsAt } from '../reader/settingsAt.ts';

const USUAL = ['30m', '1h', '2h', '1d', '1w'] as const;

/** As it is typed, in the zone. */
const writtenAs = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');

/** Each says the day and the hour, in the server's time zone. */
export async function suggestInstants(
  app: Using<'settings'>,
  { place, at, locale }: ServerAsker,
  typed: string,
): Promise<readonly Choice[]> {
  const { zone } = await settingsAt(app, place);
  const say = sayIn(locale);
  const shown = new Intl.DateTimeFormat(say.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  const meant = typed.trim() === '' ? USUAL : [typed];
  return meant.flatMap((text) => {
    const read = instantOf(text, zone, at);
    if (read === null) return [];
    // A minute is exact enough, and is not past when it arrives.
    const instant = Math.ceil(read / MINUTE) * MINUTE;
    return [{ label: shown.format(instant), value: text === 'now' ? text : writtenAs(instant, zone) }];
  });
}
