import { done, refused, type Result } from '../../kit/result.ts';
import type { Decision, OrganizerAction } from '../../tournament/life/decision.ts';
import type { Terms } from '../../tournament/life/terms.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { Using, App } from '../ports/app.ts';
import type { ServerAsker } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { openTournament, type Opening } from '../../tournament/life/opening/openTournament.ts';
import { settingsAt } from '../reader/reader.ts';
import { spendPost } from '../server/admission.ts';
import { cleanName } from '../../game/cleanName.ts';
import { cut } from '../../kit/cut.ts';
import { changeTournament } from './change.ts';
import type { Fresh } from '../../tournament/life/opening/successor.ts';
import { newSecret } from '../save/hash.ts';

export async function createTournament(
  app: Using<'settings' | 'tallies' | 'tournaments', 'limits' | 'newId' | 'now'>,
  asker: ServerAsker,
  terms: Terms,
): Promise<Result<Tournament, Problem>> {
  const bar = await barOnOrganizing(app, asker);
  if (bar) return refused(bar);
  const looked = lookAt(asker, terms);
  if (!looked.ok) return looked;
  const full = await spendPost(app, asker, app.newId());
  return full ? refused(full) : openIn(app, openingBy(asker, terms), asker.at);
}

const openingBy = ({ place, threadOf, user }: ServerAsker, terms: Terms) => {
  const { guildId, locale } = place;
  const venue = { guildId, channelId: threadOf ?? place.channelId, threadId: null, locale };
  return { terms, venue, organizer: user };
};

/** The terms as they would apply now, or the reason they can't. */
export function lookAt(asker: ServerAsker, terms: Terms): Result<Terms, Problem> {
  const opened = openTournament({ ...openingBy(asker, terms), id: '', seed: '' }, asker.at);
  return opened.ok ? done(opened.value.terms) : opened;
}

/** Members who may host tournaments may also play other servers. */
export async function barOnOrganizing(
  app: Using<'settings'>,
  asker: ServerAsker,
  what: 'tournament' | 'meet' = 'tournament',
): Promise<Problem | null> {
  if (asker.mayOrganize) return null;
  const { organizerRole: role } = await settingsAt(app, asker.place);
  if (role === null) return { code: `${what}-organizers` };
  return asker.roles.includes(role) ? null : { code: `${what}-organizers-role`, role };
}

/** An organizer manages it while they may organize here; others need Discord permissions. */
export async function barOnManaging(
  app: Using<'settings'>,
  asker: ServerAsker,
  { organizer }: Pick<Tournament, 'organizer'>,
): Promise<Problem | null> {
  if (asker.user.id === organizer.id) return barOnOrganizing(app, asker);
  return asker.mayOrganize ? null : { code: 'tournament-organizer-only' };
}

/** A reason must fit in the id of a button. */
const LONGEST_REASON = 50;

export function actOf({ user, at }: ServerAsker, reason: string | undefined): OrganizerAction {
  const why = cut(cleanName(reason ?? '').replaceAll('|', '¦'), LONGEST_REASON);
  return { by: user.id, at, reason: why === '' ? null : why };
}

export type Change = (latest: Tournament, act: OrganizerAction) => Decision;

export async function organize(
  app: Using<'settings' | 'tournaments', 'now'>,
  asker: ServerAsker,
  tournament: Tournament,
  { reason, change }: { readonly reason: string | undefined; readonly change: Change },
): Promise<Result<Tournament, Problem>> {
  const bar = await barOnManaging(app, asker, tournament);
  if (bar) return refused(bar);
  const act = actOf(asker, reason);
  return changeTournament(app, tournament.id, (latest) => change(latest, act));
}

const MOST_AT_ONCE = 10;
export const freshFor = ({ newId }: Pick<App, 'newId'>): Fresh => ({
  id: newId(),
  seed: newSecret(newId),
});

/** Opens it for entry at this instant (ms); the sweep announces it within a second. */
export async function openIn(
  app: Using<'tournaments', 'newId' | 'now'>,
  asked: Pick<Opening, 'terms' | 'venue' | 'organizer'>,
  at = app.now(),
): Promise<Result<Tournament, Problem>> {
  const opened = openTournament({ ...asked, ...freshFor(app) }, at);
  if (!opened.ok) return opened;
  const isAdded = await app.store.tournaments.add(opened.value, app.now(), MOST_AT_ONCE);
  return isAdded ? opened : refused({ code: 'tournament-too-many', most: MOST_AT_ONCE });
}
