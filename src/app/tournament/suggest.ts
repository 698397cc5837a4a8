/** Completions of what `/tournament` takes: tournaments, games, tables of openings. */
import { VARIANT_IDS, type VariantId } from '../../draughts/variantIds.ts';
import { sayIn } from '../../i18n/say.ts';
import { tablesFor } from '../../openings/tables.ts';
import type { Stage } from '../../tournament/life/tournament.ts';
import type { Choice } from '../../views/screen/screen.ts';
import { playerName } from '../../views/screen/phrases.ts';
import { tournamentChoice } from '../../views/tournament/history.ts';
import { playerAt } from '../../views/tournament/people.ts';
import type { Using } from '../ports/app.ts';
import type { Asker, CommandOption, ServerAsker } from '../ports/command.ts';
import { settingsAt } from '../reader/shared.ts';
import { findTournament, tournamentsIn } from './find.ts';
import { instantOf } from '../../game/instant.ts';
import { MINUTE } from '../../game/span.ts';

/** By which a tournament is named. */
export const TOURNAMENT_OPTION = {
  name: 'tournament',
  kind: 'text',
  suggests: true,
} as const satisfies CommandOption;

const MOST = 25;

const fitting = (choices: readonly Choice[], typed: string): readonly Choice[] =>
  choices.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase())).slice(0, MOST);

export async function suggestTournaments(
  app: Using<'tournaments'>,
  asker: ServerAsker,
  typed: string,
  stages: readonly Stage[],
): Promise<readonly Choice[]> {
  const say = sayIn(asker.locale);
  const all = await tournamentsIn(app, asker, stages);
  return fitting(
    all.map((tournament) => tournamentChoice(say, tournament)),
    typed,
  );
}

/** The games of a tournament, the latest first. */
export async function suggestGames(
  app: Using<'tournaments'>,
  asker: ServerAsker,
  typed: string,
  named: string | undefined,
): Promise<readonly Choice[]> {
  const found = await findTournament(app, asker, named);
  if (!found.ok) return [];
  const tournament = found.value;
  const say = sayIn(asker.locale);
  const nameOf = (number: number): string => {
    const player = playerAt(tournament, number);
    return player ? playerName(say, player) : '';
  };
  const choices = tournament.rounds.toReversed().flatMap(({ number, meetings }) =>
    meetings.flatMap(({ games, board }) =>
      games.flatMap(({ id, white, black }): readonly Choice[] => {
        if (id === null) return [];
        const label = say('tournament.game.choice', {
          round: number,
          board,
          white: nameOf(white),
          black: nameOf(black),
        });
        return [{ label, value: id }];
      }),
    ),
  );
  return fitting(choices, typed);
}

/** The tables of openings that there are for the variant that was chosen, or the server's. */
export async function suggestOpenings(
  app: Using<'settings'>,
  asker: Asker,
  typed: string,
  variant: string | undefined,
): Promise<readonly Choice[]> {
  const chosen: VariantId | undefined = VARIANT_IDS.find((id) => id === variant);
  const tables = tablesFor(chosen ?? (await settingsAt(app, asker.place)).variant);
  const say = sayIn(asker.locale);
  return fitting(
    tables.map(({ id }) => ({ label: say(`openings.${id}`), value: id })),
    typed,
  );
}

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
