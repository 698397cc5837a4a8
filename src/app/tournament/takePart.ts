import { refused, type Result } from '../../kit/result.ts';
import { isNewAccount } from '../../rating/finished.ts';
import type { Decision } from '../../tournament/life/decision.ts';
import { comeBack, join, leave, pause, type Newcomer } from '../../tournament/life/players/entering.ts';
import type { Tournament, TournamentId } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';
import type { ServerAsker } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { barOnMeeting } from '../server/blocks.ts';
import { changeTournament } from './change.ts';
import type { Player } from '../../game/player.ts';

type Needs = Using<'attendance' | 'blocks' | 'tournaments', 'now'>;

/** The facts that the conditions of entry check, besides the rating. */
const standingOf = ({ user, roles, at }: ServerAsker) => ({
  id: user.id,
  roleIds: roles,
  isNew: isNewAccount(user.id, at),
});

export async function joinTournament(
  app: Using<'attendance' | 'blocks' | 'standings' | 'tournaments', 'now'>,
  asker: ServerAsker,
  tournament: Tournament,
): Promise<Result<Tournament, Problem>> {
  const { user, at } = asker;
  const bar = await noteHere(app, asker);
  if (bar) return refused(bar);
  const applicant = { ...(await withRating(app, tournament, user)), ...standingOf(asker) };
  return changeTournament(app, tournament.id, (latest) => join(latest, applicant, at));
}

/** Records that the asker is in the server. Returns the reason they may not play there, if any. */
async function noteHere(app: Using<'attendance' | 'blocks'>, asker: ServerAsker): Promise<Problem | null> {
  const { user, place, at } = asker;
  await app.store.attendance.note(place.guildId, [{ user: user.id, isGone: false, at }]);
  return barOnMeeting(app, asker, place, []);
}

/** Changes that players make to their own entry without a confirmation. */
const DEEDS = {
  leave: (latest, { user, at }) => leave(latest, { by: user.id, at }),
  pause: (latest, { user, at }) => pause(latest, { by: user.id, at }),
  resume: (latest, asker) => comeBack(latest, standingOf(asker), asker.at),
} as const satisfies Record<string, (tournament: Tournament, asker: ServerAsker) => Decision>;
export type Deed = keyof typeof DEEDS;

export async function takePart(
  app: Needs,
  asker: ServerAsker,
  id: TournamentId,
  deed: Deed,
): Promise<Result<Tournament, Problem>> {
  const bar = deed === 'resume' ? await noteHere(app, asker) : null;
  if (bar) return refused(bar);
  return changeTournament(app, id, (latest) => DEEDS[deed](latest, asker));
}

export async function withRating(
  app: Using<'standings'>,
  { terms, venue }: Pick<Tournament, 'terms' | 'venue'>,
  { id, name }: Player,
): Promise<Newcomer> {
  const rating = await app.store.standings.rating(venue.guildId, id, terms.variant);
  return { id, name, rating: rating && Math.round(rating.value) };
}
