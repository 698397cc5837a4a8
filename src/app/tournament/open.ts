/** Opening a tournament in a server. */
import { refused, type Attempt } from '../../draughts/attempt.ts';
import { openTournament, type Opening } from '../../tournament/life/openTournament.ts';
import type { Fresh } from '../../tournament/life/successor.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { App, Using } from '../ports/app.ts';
import type { Problem } from '../problem/problem.ts';
import { newSecret } from '../save/hash.ts';

/** So many may be open or running in a server at once. */
const MOST_AT_ONCE = 10;
/** An id and a seed by chance. */
export const freshFor = ({ newId }: Pick<App, 'newId'>): Fresh => ({
  id: newId(),
  seed: newSecret(newId),
});

/** Opens it for entry from this instant (ms); the sweep announces it within a second. */
export async function openIn(
  app: Using<'tournaments', 'newId' | 'now'>,
  asked: Pick<Opening, 'terms' | 'venue' | 'organizer'>,
  at = app.now(),
): Promise<Attempt<Tournament, Problem>> {
  const opened = openTournament({ ...asked, ...freshFor(app) }, at);
  if (!opened.ok) return opened;
  const isAdded = await app.store.tournaments.add(opened.value, app.now(), MOST_AT_ONCE);
  return isAdded ? opened : refused({ code: 'tournament-too-many', most: MOST_AT_ONCE });
}
