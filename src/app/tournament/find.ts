/** Which tournament somebody means: the one that they name, or that of the thread or channel where they ask, or the server's only one. */
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { Stage, Tournament } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';
import type { ServerAsker } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';

/** Those in which something can still be done. */
export const GOING: readonly Stage[] = ['open', 'running'];
export const ANY_STAGE: readonly Stage[] = ['open', 'running', 'finished', 'cancelled'];

/** A server's tournaments at these stages, newest first. */
export async function tournamentsIn(
  app: Using<'tournaments'>,
  { place: { guildId } }: ServerAsker,
  stages: readonly Stage[],
): Promise<readonly Tournament[]> {
  const records = await app.store.tournaments.list({ guildId, stages });
  return records.map(({ tournament }) => tournament);
}

/**
 * `named`: an id or a typed name. Without it, the tournament of the thread, at one of these `stages`;
 * elsewhere one that is going on comes before one that is over.
 */
export async function findTournament(
  app: Using<'tournaments'>,
  asker: ServerAsker,
  named?: string,
  stages = ANY_STAGE,
): Promise<Attempt<Tournament, Problem>> {
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
): Promise<Attempt<Tournament, Problem>> {
  const record = /^[0-9a-z]+$/u.test(text) ? await app.store.tournaments.tournament(text) : null;
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

/** The only one, or the only one of the channel. */
function nearest(asker: ServerAsker, going: readonly Tournament[]): Tournament | null {
  const near = going.filter(
    ({ venue }) => venue.channelId === asker.place.channelId || venue.channelId === asker.threadOf,
  );
  const [only] = near.length > 0 ? near : going;
  return only && (near.length === 1 || going.length === 1) ? only : null;
}
