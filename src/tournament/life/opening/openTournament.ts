import { done, refused, type Result } from '../../../kit/result.ts';
import { cleanName } from '../../../game/cleanName.ts';
import type { Player } from '../../../game/player.ts';
import { DAY, MINUTE } from '../../../game/calendar/span.ts';
import { tablesFor } from '../../../openings/tables.ts';
import { rulesOf } from '../forms/forms.ts';
import type { TournamentProblem } from '../problem.ts';
import { LONGEST_NAME, LONGEST_TITLE, type Terms } from '../terms.ts';
import type { Tournament, TournamentId, Venue } from '../tournament.ts';

export interface Opening {
  readonly id: TournamentId;
  readonly seed: string;
  readonly terms: Terms;
  readonly venue: Venue;
  readonly organizer: Player;
}

/** The longest time that a tournament may take, including the wait for its start. */
export const LONGEST_DAYS = 366;
const SHORTEST = 10 * MINUTE;

export function openTournament(opening: Opening, at: number): Result<Tournament, TournamentProblem> {
  const { id, seed, venue, organizer } = opening;
  const terms = withCleanNames(opening.terms);
  const problem = faultOf(terms, at);
  if (problem) return refused(problem);
  return done(
    newTournament({ id, seed, terms, venue, organizer: { id: organizer.id, name: organizer.name } }, at),
  );
}

export const newTournament = (opening: Opening, at: number): Tournament => ({
  ...opening,
  version: 1,
  previous: null,
  stage: 'open',
  players: [],
  apart: [],
  rounds: [],
  phases: [],
  planned: null,
  stuck: null,
  closing: [],
  told: [],
  shown: { card: null, version: 0, face: null },
  serverEvent: null,
  rulings: [],
  createdAt: at,
  startedAt: null,
  endedAt: null,
  end: null,
});

export const withCleanNames = (terms: Terms): Terms => ({
  ...terms,
  name: cleanName(terms.name),
  title: cleanName(terms.title ?? '') || null,
});

const CLOCKS = { live: 'tournament-arena-live', correspondence: 'tournament-days-only' } as const;

function faultOf(terms: Terms, at: number): TournamentProblem | null {
  const { name, form, openings, variant } = terms;
  const rules = rulesOf(form);
  const { length } = name;
  if (length === 0 || length > LONGEST_NAME) return { code: 'tournament-name', most: LONGEST_NAME };
  const ofEntry = faultOfEntry(terms);
  if (ofEntry) return ofEntry;
  const fault = rules.fault(form);
  if (fault) return fault;
  if (rules.clock !== null && rules.clock !== terms.time.kind) return { code: CLOCKS[rules.clock] };
  if (openings !== null && !tablesFor(variant).some((table) => table.id === openings))
    return { code: 'tournament-no-openings' };
  return faultOfTimes(terms, at);
}

/** `present` is the number of players who have already joined. */
export function faultOfEntry({ title, form, entry }: Terms, present = 0): TournamentProblem | null {
  const { least, most } = rulesOf(form);
  if ((title?.length ?? 0) > LONGEST_TITLE) return { code: 'tournament-title', most: LONGEST_TITLE };
  return entry.mostPlayers < Math.max(least, present) || entry.mostPlayers > most
    ? { code: 'tournament-players', least: Math.max(least, present), most }
    : null;
}

export const faultOfEnd = (endsAt: number, at: number): TournamentProblem | null =>
  endsAt - at > LONGEST_DAYS * DAY ? { code: 'tournament-too-long', days: LONGEST_DAYS } : null;

export function faultOfTimes({ form, startsAt, endsAt }: Terms, at: number): TournamentProblem | null {
  if (startsAt < at) return { code: 'tournament-starts-too-soon' };
  if (endsAt === null) return null;
  if (endsAt - startsAt < Math.max(SHORTEST, rulesOf(form).lasts(form) ?? 0))
    return { code: 'tournament-ends-too-soon' };
  return faultOfEnd(endsAt, at);
}
