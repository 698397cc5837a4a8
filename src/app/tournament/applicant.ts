/** Somebody who enters a tournament, as far as its terms look at them: with their rating in the variant. */
import type { Player } from '../../game/player.ts';
import type { Newcomer } from '../../tournament/life/entering.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';

export async function withRating(
  app: Using<'standings'>,
  { terms, venue }: Pick<Tournament, 'terms' | 'venue'>,
  { id, name }: Player,
): Promise<Newcomer> {
  const records = await app.store.standings.records(venue.guildId, id);
  const rating = records.get(terms.variant)?.rating.value;
  return { id, name, rating: rating === undefined ? null : Math.round(rating) };
}
