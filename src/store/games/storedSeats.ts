/**
 * How seats are stored: under `players`, with what they have beside a name telling what they are. The engine has a level and a
 * team has members; a person has neither, as it was when there were only people, so rows of any age and whatever reads them agree.
 */
import { z } from 'zod';
import { LEVELS, type LevelNumber } from '../../engine/play/levels.ts';
import type { Game } from '../../game/game.ts';
import type { Player } from '../../game/player.ts';
import { playerOf, seatEngine, seatPerson, type Seat } from '../../game/seat.ts';

interface StoredSeat extends Player {
  readonly level?: LevelNumber | undefined;
  readonly members?: readonly Player[] | undefined;
}

const player = z.object({ id: z.string(), name: z.string() });

export const storedSeat: z.ZodType<StoredSeat> = player.extend({
  level: z.literal(LEVELS).optional(),
  members: z.array(player).min(1).optional(),
});

export function readSeat({ id, name, level, members }: StoredSeat): Seat {
  if (members) return { kind: 'team', id, name, members };
  return level === undefined ? seatPerson({ id, name }) : seatEngine({ id, name }, level);
}

function writeSeat(seat: Seat): StoredSeat {
  if (seat.kind === 'team') return { ...playerOf(seat), members: seat.members.map(playerOf) };
  return seat.kind === 'engine' ? { ...playerOf(seat), level: seat.level } : playerOf(seat);
}

/** The game as it is written down. */
export const storedGame = ({ seats, ...game }: Game): object => ({
  ...game,
  players: { white: writeSeat(seats.white), black: writeSeat(seats.black) },
});
