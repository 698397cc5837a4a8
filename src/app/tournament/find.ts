/** The named tournament, the one in this thread or channel, or the server's only tournament. */
import { done, refused, type Result } from '../../kit/result.ts';
import type { Stage, Tournament } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';
import type { ServerAsker, CommandOption } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { sayIn } from '../../i18n/say.ts';
import { fitting } from '../../views/screen/blocks.ts';
import type { Choice } from '../../views/screen/screen.ts';
import { playerName } from '../../views/screen/phrases.ts';
import { tournamentChoice } from '../../views/tournament/history.ts';
import { playerAt } from '../../views/tournament/people.ts';
import { settingsAt } from '../reader/reader.ts';
import { instantOf } from '../../game/calendar/instant.ts';
import { MINUTE } from '../../game/calendar/span.ts';

export const GOING: readonly Stage[] = ['open', 'running'];
export const ANY_STAGE: readonly Stage[] = ['open', 'running', 'finished', 'cancelled'];

export async function tournamentsIn(
  app: Using<'tournaments'>,
  { place: { guildId } }: ServerAsker,
  stages: readonly Stage[],
): Promise<readonly Tournament[]> {
  const records = await app.store.tournaments.list({ guildId, stages });
  return records.map(({ tournament }) => tournament);
}

export async function findTournament(
  app: Using<'tournaments'>,
  asker: ServerAsker,
  named?: string,
  stages = ANY_STAGE,
): Promise<Result<Tournament, Problem>> {
  if (named !== undefined) return tournamentNamed(app, asker, named.trim());
  const here = await inThread(app, asker, stages);
  if (here) return done(here);
  const going = await tournamentsIn(app, asker, GOING);
  const meant = nearest(asker, going);
  if (meant) return done(meant);
  if (going.length > 1) return refused({ code: 'tournament-which', ids: going.map(({ id }) => id) });
  const [latest] = await tournamentsIn(app, asker, ['finished']);
  return latest ? done(latest) : refused({ code: 'tournament-none' });
}

async function tournamentNamed(
  app: Using<'tournaments'>,
  asker: ServerAsker,
  text: string,
): Promise<Result<Tournament, Problem>> {
  const record = /^[0-9a-z]+$/u.test(text) ? await app.store.tournaments.load(text) : null;
  if (record?.tournament.venue.guildId === asker.place.guildId) return done(record.tournament);
  const all = await tournamentsIn(app, asker, ANY_STAGE);
  const found = all.find(({ terms }) => terms.name.toLowerCase() === text.toLowerCase());
  return found ? done(found) : refused({ code: 'tournament-unknown' });
}

async function inThread(
  app: Using<'tournaments'>,
  asker: ServerAsker,
  stages: readonly Stage[],
): Promise<Tournament | null> {
  const all = await tournamentsIn(app, asker, stages);
  return all.find(({ venue }) => venue.threadId === asker.place.channelId) ?? null;
}

function nearest(asker: ServerAsker, going: readonly Tournament[]): Tournament | null {
  const near = going.filter(
    ({ venue }) => venue.channelId === asker.place.channelId || venue.channelId === asker.threadOf,
  );
  const [only] = near.length > 0 ? near : going;
  return only && (near.length === 1 || going.length === 1) ? only : null;
}

export const TOURNAMENT_OPTION = {
  name: 'tournament',
  kind: 'text',
  suggests: true,
} as const satisfies CommandOption;

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

export const suggestGoing = (
  asker: ServerAsker,
  { text }: { readonly text: string },
  app: Using<'tournaments'>,
): Promise<readonly Choice[]> => suggestTournaments(app, asker, text, GOING);

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

const USUAL = ['30m', '1h', '2h', '1d', '1w'] as const;

/** The time in the format that an organizer would type. */
export const writtenAs = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');

/** Suggests times. Each suggestion has the day and the hour in the server's time zone. */
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
    const read = instantOf(text, { zone, now: at, locale });
    if (read === null) return [];
    // Rounded up to a minute, so that it isn't in the past on arrival.
    const instant = Math.ceil(read / MINUTE) * MINUTE;
    return [{ label: shown.format(instant), value: text === 'now' ? text : writtenAs(instant, zone) }];
  });
}
