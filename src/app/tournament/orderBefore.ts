/** The order in which a league left its players the last time that it was played to an end. */
import type { UserId } from '../../game/player.ts';
import { nextOrder } from '../../tournament/life/successor.ts';
import type { Tournament, TournamentId } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';
import { sha256 } from '../save/hash.ts';

/** Empty the first time, and for what is no league. One that was called off, or is still being played, changes nothing. */
export async function orderBefore(
  app: Using<'tournaments'>,
  { terms, previous }: Pick<Tournament, 'terms' | 'previous'>,
): Promise<readonly UserId[]> {
  let before = terms.form.kind === 'league' ? await held(app, previous) : null;
  while (before && before.stage !== 'finished') before = await held(app, before.previous);
  return before ? nextOrder(before, sha256) : [];
}

/** A damaged one must not keep all that follow it from beginning. */
async function held({ store }: Using<'tournaments'>, id: TournamentId | null): Promise<Tournament | null> {
  if (id === null) return null;
  try {
    return (await store.tournaments.tournament(id))?.tournament ?? null;
  } catch {
    return null;
  }
}
