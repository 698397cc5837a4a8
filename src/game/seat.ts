/**
 * Who sits on one side of a game: a person, the engine, or a team. Whoever wants to know something of a side asks it here and
 * does not compare ids, so that a team's game is a game like any other.
 */
import type { ByColor } from '../draughts/types.ts';
import type { LevelNumber } from '../engine/play/levels.ts';
import { isFormer } from './former.ts';
import type { Player, UserId } from './player.ts';

export interface SeatedPerson extends Player {
  readonly kind: 'person';
}

export interface SeatedEngine extends Player {
  readonly kind: 'engine';
  /** How it plays. */
  readonly level: LevelNumber;
}

/** Several people who play one side: each of them may act for it at any time. */
export interface SeatedTeam {
  readonly kind: 'team';
  /** What tells it from every other team, and from every user. */
  readonly id: string;
  readonly name: string;
  /** At least one, for nobody could act for an empty team. */
  readonly members: readonly Player[];
}

export type Seat = SeatedPerson | SeatedEngine | SeatedTeam;

/** No id of Discord's begins so: those are numbers. */
const TEAM_MARK = 'team.';

/** Only what a player is: whoever hands one in may know more of them, and that is not ours to keep. */
export const playerOf = ({ id, name }: Player): Player => ({ id, name });

export const seatPerson = (player: Player): SeatedPerson => ({ kind: 'person', ...playerOf(player) });

export const seatEngine = (player: Player, level: LevelNumber): SeatedEngine => ({
  kind: 'engine',
  ...playerOf(player),
  level,
});

/** A team with a new id. Throws when it has no members. */
export function seatTeam(chance: string, name: string, members: readonly Player[]): SeatedTeam {
  if (members.length === 0) throw new Error(`nobody is in the team ${name}`);
  return { kind: 'team', id: `${TEAM_MARK}${chance}`, name, members: members.map(playerOf) };
}

export const isPerson = (seat: Seat): seat is SeatedPerson => seat.kind === 'person';

export const isEngine = (seat: Seat): seat is SeatedEngine => seat.kind === 'engine';

/** Who plays in a team; nobody does elsewhere. */
export const membersOf = (seat: Seat): readonly Player[] => (seat.kind === 'team' ? seat.members : []);

/** The people whose game it is: none where the engine sits. */
export function peopleOf(seat: Seat): readonly Player[] {
  if (seat.kind === 'engine') return [];
  return seat.kind === 'team' ? seat.members : [playerOf(seat)];
}

/** Whether somebody would play against themselves. */
export const shareSomebody = (one: Seat, other: Seat): boolean =>
  peopleOf(one).some(({ id }) => mayActFor(other, id));

/** Whether what this id does is done for the side: a person's own, the engine's, a member's, or the team's as a whole. */
export const mayActFor = (seat: Seat, id: UserId): boolean =>
  seat.id === id || membersOf(seat).some((member) => member.id === id);

/** Whom to call when something is asked of the side: never the engine, nor anybody who is gone. */
export const mentionsOf = (seat: Seat): readonly UserId[] =>
  peopleOf(seat)
    .map(({ id }) => id)
    .filter((id) => !isFormer(id));

/** Whether whoever sat there had themselves erased, so that nothing can be asked of the side any more. */
export const isGone = (seat: Seat): boolean => seat.kind === 'person' && isFormer(seat.id);

/** Ratings are of people: only a game between two of them can count. */
export const canBeRated = ({ white, black }: ByColor<Seat>): boolean => isPerson(white) && isPerson(black);

/** The team without this user; `null` where nobody else would be left in it, and of no team at all. */
export function withoutMember(seat: Seat, user: UserId): SeatedTeam | null {
  if (seat.kind !== 'team') return null;
  const members = seat.members.filter(({ id }) => id !== user);
  return members.length > 0 ? { ...seat, members } : null;
}

/**
 * The side when this user is forgotten and a stand-in (`former`) replaces them. A team only loses them; but with its last member
 * it is gone as a whole, for its name may tell who was in it.
 */
export const withStandIn = (seat: Seat, user: UserId, former: Player): Seat =>
  mayActFor(seat, user) ? (withoutMember(seat, user) ?? seatPerson(former)) : seat;
