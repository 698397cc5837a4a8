import { done, refused, type Result } from '../../kit/result.ts';
import type { UserId } from '../../game/player.ts';
import type { TournamentProblem } from './problem.ts';
import type { Participant, Ruling, Stage, Tournament } from './tournament.ts';

export type Decision = Result<Tournament, TournamentProblem>;

export interface Act {
  readonly by: UserId;
  readonly at: number;
}

export interface OrganizerAction extends Act {
  readonly reason: string | null;
}

export const change = (tournament: Tournament, news: Partial<Omit<Tournament, 'id' | 'version'>>): Decision =>
  done({ ...tournament, ...news, version: tournament.version + 1 });

type Said = Pick<Ruling, 'what'> & Partial<Omit<Ruling, 'what' | 'at' | 'by'>>;

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

export const mustBe = ({ stage }: Tournament, ...stages: readonly Stage[]): Result<null, TournamentProblem> =>
  stages.includes(stage) ? done(null) : refused({ code: REFUSALS[stage] });

const REFUSALS = {
  open: 'tournament-not-begun',
  running: 'tournament-begun',
  finished: 'tournament-over',
  cancelled: 'tournament-over',
} as const;

export const participantOf = ({ players }: Pick<Tournament, 'players'>, user: UserId): Participant | null =>
  players.find(({ id }) => id === user) ?? null;

export const withPlayer = (
  { players }: Pick<Tournament, 'players'>,
  user: UserId,
  news: Partial<Participant>,
): readonly Participant[] => players.map((player) => (player.id === user ? { ...player, ...news } : player));
