/** What players do about their own part in a tournament. */
import { refused, type Attempt } from '../../draughts/attempt.ts';
import type { Act, Decision } from '../../tournament/life/decision.ts';
import { comeBack, join, leave, pause } from '../../tournament/life/entering.ts';
import type { Tournament, TournamentId } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';
import type { ServerAsker } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { barOnMeeting } from '../server/blocks.ts';
import { withRating } from './applicant.ts';
import { changeTournament } from './change.ts';

type Needs = Using<'tournaments', 'now'>;

/** Enters the asker, or lets them come back. */
export async function joinTournament(
  app: Using<'blocks' | 'standings' | 'tournaments', 'now'>,
  asker: ServerAsker,
  tournament: Tournament,
): Promise<Attempt<Tournament, Problem>> {
  const bar = await barOnMeeting(app, asker, asker.place, []);
  if (bar) return refused(bar);
  const applicant = { ...(await withRating(app, tournament, asker.user)), roleIds: asker.roles };
  return changeTournament(app, tournament.id, (latest) => join(latest, applicant, asker.at));
}

/** What is done about one's own part without any more questions. */
const DEEDS = {
  leave,
  pause,
  resume: comeBack,
} as const satisfies Record<string, (tournament: Tournament, act: Act) => Decision>;
export type Deed = keyof typeof DEEDS;

export const takePart = (
  app: Needs,
  { user, at }: ServerAsker,
  id: TournamentId,
  deed: Deed,
): Promise<Attempt<Tournament, Problem>> =>
  changeTournament(app, id, (latest) => DEEDS[deed](latest, { by: user.id, at }));
