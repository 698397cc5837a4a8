/** The shape of every decision about a tournament: from it as it stands and what someone did, to it as it becomes or to why not. */
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { UserId } from '../../game/player.ts';
import type { TournamentProblem } from './problem.ts';
import type { Participant, Ruling, Stage, Tournament } from './tournament.ts';

export type Decision = Attempt<Tournament, TournamentProblem>;

/** Something that a person did; `at` in ms since 1970. */
export interface Act {
  readonly by: UserId;
  readonly at: number;
}

/** Something that an organizer did, and why: everybody may read it. */
export interface OrganizersAct extends Act {
  readonly reason: string | null;
}

/** The tournament with news, one version later. */
export const changed = (
  tournament: Tournament,
  news: Partial<Omit<Tournament, 'id' | 'version'>>,
): Decision => done({ ...tournament, ...news, version: tournament.version + 1 });

/** What a ruling says beside who made it and when. */
type Said = Pick<Ruling, 'what'> & Partial<Omit<Ruling, 'what' | 'at' | 'by'>>;

/** The rulings with one more; `by`: `null` where a rule decided. */
export const withRuling = (
  { rulings }: Pick<Tournament, 'rulings'>,
  {
    by,
    at,
    reason = null,
  }: { readonly by: UserId | null; readonly at: number; readonly reason?: string | null },
  said: Said,
): readonly Ruling[] => [
  ...rulings,
  { at, by, users: [], game: null, from: null, to: null, reason, ...said },
];

/** Refuses unless it is in one of these stages. */
export const mustBe = (
  { stage }: Tournament,
  ...stages: readonly Stage[]
): Attempt<null, TournamentProblem> =>
  stages.includes(stage) ? done(null) : refused({ code: REFUSALS[stage] });

const REFUSALS = {
  open: 'tournament-not-begun',
  running: 'tournament-begun',
  finished: 'tournament-over',
  cancelled: 'tournament-over',
} as const;

export const participantOf = ({ players }: Pick<Tournament, 'players'>, user: UserId): Participant | null =>
  players.find(({ id }) => id === user) ?? null;

/** The players with one of them changed. */
export const withPlayer = (
  { players }: Pick<Tournament, 'players'>,
  user: UserId,
  news: Partial<Participant>,
): readonly Participant[] => players.map((player) => (player.id === user ? { ...player, ...news } : player));
