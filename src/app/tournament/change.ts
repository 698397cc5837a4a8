import { done, refused, type Attempt } from '../../kit/attempt.ts';
import type { Decision } from '../../tournament/life/decision.ts';
import type { Tournament, TournamentId } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';
import type { TournamentRecord } from '../ports/tournaments.ts';
import type { Problem } from '../problem/problem.ts';
import { untilSaved } from '../save/change.ts';
import type { DraftFields, Draft } from '../../tournament/life/draft.ts';
import type { ServerAsker } from '../ports/command.ts';

/** Due at once: the sweep begins games, posts news and updates the announcement. */
export const changeTournament = (
  { store, now }: Using<'tournaments', 'now'>,
  id: TournamentId,
  decide: (tournament: Tournament) => Decision,
): Promise<Attempt<Tournament, Problem>> =>
  untilSaved(async () => {
    const record = await store.tournaments.load(id);
    if (!record) return refused({ code: 'tournament-unknown' });
    const decision = decide(record.tournament);
    if (!decision.ok) return decision;
    return (await store.tournaments.save({ ...record, tournament: decision.value }, now())) ? decision : null;
  });

/** How long (ms) a process has to advance a tournament before another process does. */
const WORKING = 30_000;

/** Saves the result, whatever else has changed; `null` if the tournament was deleted. */
export async function noteDone(
  { store, now }: Using<'tournaments', 'now'>,
  id: TournamentId,
  note: (tournament: Tournament) => Tournament,
): Promise<TournamentRecord | null> {
  const noted = await untilSaved(async () => {
    const record = await store.tournaments.load(id);
    if (!record) return done(null);
    const tournament = note(record.tournament);
    if (tournament === record.tournament) return done(record);
    const next = { ...record, tournament };
    return (await store.tournaments.save(next, now() + WORKING)) ? done(next) : null;
  });
  return noted.value;
}

export const changeDraft = (
  { store, now }: Using<'drafts', 'now'>,
  { place: { guildId }, user }: ServerAsker,
  change: (asked: DraftFields) => DraftFields,
): Promise<Draft> =>
  untilSaved(async () => {
    const before = await store.drafts.load(guildId, user.id);
    const asked = change(before?.asked ?? {});
    const draft = { guildId, user: user.id, version: (before?.version ?? 0) + 1, asked };
    return (await store.drafts.save(draft, now())) ? draft : null;
  });

export const draftOf = (
  { store }: Using<'drafts'>,
  { place: { guildId }, user }: ServerAsker,
): Promise<Draft | null> => store.drafts.load(guildId, user.id);
