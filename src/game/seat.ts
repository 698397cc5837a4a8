/** Use these functions instead of comparing ids, so that games with teams work everywhere. */
import type { ByColor } from '../draughts/types.ts';
import type { LevelNumber } from '../engine/play/levels.ts';
import { isFormer, type Player, type UserId } from './player.ts';

export interface SeatedPerson extends Player {
  readonly kind: 'person';
}

export interface SeatedEngine extends Player {
  readonly kind: 'engine';
  readonly level: LevelNumber;
}

/** Who belongs to a voting team. */
export type CrowdOf =
  | { readonly kind: 'channel'; readonly channelId: string }
  | { readonly kind: 'role'; readonly roleId: string }
  | { readonly kind: 'everyone' };

/** A team that votes on each move. Its members are not stored, because there may be many. */
export interface SeatedCrowd {
  readonly kind: 'crowd';
  readonly id: string;
  readonly name: string;
  readonly of: CrowdOf;
}

export type Seat = SeatedPerson | SeatedEngine | SeatedCrowd;

/** Removes any other fields, because they must not be stored. */
export const playerOf = ({ id, name }: Player): Player => ({ id, name });

export const seatPerson = (player: Player): SeatedPerson => ({ kind: 'person', ...playerOf(player) });

export const seatEngine = (player: Player, level: LevelNumber): SeatedEngine => ({
  kind: 'engine',
  ...playerOf(player),
  level,
});

/** A server's team has the same id in all of its games. */
export function seatCrowd(guildId: string, name: string, of: CrowdOf): SeatedCrowd {
  const which = of.kind === 'channel' ? of.channelId : of.kind === 'role' ? of.roleId : guildId;
  return { kind: 'crowd', id: `crowd.${of.kind}.${which}`, name, of };
}

export const isPerson = (seat: Seat): seat is SeatedPerson => seat.kind === 'person';

export const isEngine = (seat: Seat): seat is SeatedEngine => seat.kind === 'engine';

export const isCrowd = (seat: Seat): seat is SeatedCrowd => seat.kind === 'crowd';

export const peopleOf = (seat: Seat): readonly Player[] => (isPerson(seat) ? [playerOf(seat)] : []);

export const shareSomebody = (one: Seat, other: Seat): boolean =>
  peopleOf(one).some(({ id }) => mayActFor(other, id));

export const mayActFor = (seat: Seat, id: UserId): boolean => seat.id === id;

export const mentionsOf = (seat: Seat): readonly UserId[] =>
  peopleOf(seat)
    .map(({ id }) => id)
    .filter((id) => !isFormer(id));

/** The people who play on either side. */
export const mentionsIn = ({ white, black }: ByColor<Seat>): readonly UserId[] =>
  [white, black].flatMap(mentionsOf);

export const isGone = (seat: Seat): boolean => seat.kind === 'person' && isFormer(seat.id);

export const canBeRated = ({ white, black }: ByColor<Seat>): boolean => isPerson(white) && isPerson(black);

export const withStandIn = (seat: Seat, user: UserId, former: Player): Seat =>
  mayActFor(seat, user) ? seatPerson(former) : seat;
