import { done, refused, type Result } from '../../kit/result.ts';
import type { Decision } from '../../tournament/life/decision.ts';
import type { Tournament, TournamentId } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';
import type { TournamentRecord } from '../ports/subjects/tournaments.ts';
import type { Problem } from '../problem/problem.ts';
import { change, saving } from '../save/change.ts';
import type { DraftFields, Draft } from '../../tournament/life/opening/draft.ts';
import type { ServerAsker } from '../ports/command.ts';

/** Makes it due at once: the sweep begins games, posts news and updates the announcement. */
export const changeTournament = (
  { store, now }: Using<'tournaments', 'now'>,
  id: TournamentId,
  decide: (tournament: Tournament) => Decision,
): Promise<Result<Tournament, Problem>> =>
  change(store.tournaments, [id], (record) => {
    if (!record) return refused({ code: 'tournament-unknown' });
    const decision = decide(record.tournament);
    if (!decision.ok) return decision;
    return { ...decision, save: { ...record, tournament: decision.value }, dueAt: now() };
  });

/** How long (ms) a process has to advance a tournament before another process does. */
const WORKING = 30_000;

/** Saves the result, whatever else has changed; `null` if the tournament was deleted. */
export async function noteDone(
  { store, now }: Using<'tournaments', 'now'>,
  id: TournamentId,
  note: (tournament: Tournament) => Tournament,
): Promise<TournamentRecord | null> {
  const { value } = await change(store.tournaments, [id], (record) => {
    const tournament = record && note(record.tournament);
    const isSame = !tournament || tournament === record.tournament;
    return isSame ? done(record) : saving({ ...record, tournament }, now() + WORKING);
  });
  return value;
}

export async function changeDraft(
  { store, now }: Using<'drafts', 'now'>,
  { place: { guildId }, user }: ServerAsker,
  decide: (asked: DraftFields) => DraftFields,
): Promise<Draft> {
  const book = {
    load: (guild: string, by: string) => store.drafts.load(guild, by),
    save: (draft: Draft) => store.drafts.save(draft, now()),
  };
  const { value } = await change(book, [guildId, user.id], (before) =>
    saving({
      guildId,
      user: user.id,
      version: (before?.version ?? 0) + 1,
      asked: decide(before?.asked ?? {}),
    }),
  );
  return value;
}

export const draftOf = (
  { store }: Using<'drafts'>,
  { place: { guildId }, user }: ServerAsker,
): Promise<Draft | null> => store.drafts.load(guildId, user.id);
