/**
 * A row per member of a team, in each game and challenge. They are found by their seats' ids, so a
 * user's teams are looked up first.
 */
import { expressionBuilder, type Compilable, type Expression, type SqlBool } from 'kysely';
import { COLORS } from '../../draughts/types.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import type { Game, UserId } from '../../game/game.ts';
import { membersOf, type Seat } from '../../game/seat.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../tables/tables.ts';
import { put } from '../database/rows.ts';

export const teamStatements = (database: Database, { id, seats }: Game): readonly Compilable[] =>
  memberStatements(
    database,
    id,
    COLORS.map((color) => seats[color]),
  );

export const challengeTeamStatements = (
  database: Database,
  { id, challenger, opponent }: Challenge,
): readonly Compilable[] => memberStatements(database, id, opponent ? [challenger, opponent] : [challenger]);

function memberStatements(database: Database, id: string, seats: readonly Seat[]): readonly Compilable[] {
  const rows: readonly Tables['team_member'][] = seats.flatMap((seat) =>
    membersOf(seat).map((member) => ({ user_id: member.id, team_id: seat.id, of_id: id })),
  );
  if (rows.length === 0) return [];
  return [
    database.db
      .deleteFrom('team_member')
      .where('of_id', '=', id)
      .where((make) =>
        make.not(make.or(rows.map((row) => make.and({ user_id: row.user_id, team_id: row.team_id })))),
      ),
    put(database, 'team_member', rows, 'kept'),
  ];
}

/** An id under which someone plays: their own, or that of a team with them as `member`. */
export interface SeatId {
  readonly id: string;
  readonly member: UserId | null;
}

export async function seatIdsOf({ db }: Database, user: UserId): Promise<readonly SeatId[]> {
  const teams = await db
    .selectFrom('team_member')
    .select('team_id')
    .distinct()
    .where('user_id', '=', user)
    .orderBy('team_id')
    .execute();
  return [{ id: user, member: null }, ...teams.map(({ team_id: id }) => ({ id, member: user }))];
}

export const SEAT_COLUMNS = ['white_id', 'black_id'] as const;
type SeatColumn = (typeof SEAT_COLUMNS)[number] | 'mover_id' | 'waiter_id';

/** The condition that someone has this seat. A team's members may differ from game to game. */
export function hasSeat({ db }: Database, column: SeatColumn, { id, member }: SeatId): Expression<SqlBool> {
  const make = expressionBuilder<Tables, 'game'>();
  const seat = make(`game.${column}`, '=', id);
  if (member === null) return seat;
  const membership = db
    .selectFrom('team_member')
    .select('team_member.user_id')
    .where('team_member.user_id', '=', member)
    .where('team_member.team_id', '=', id)
    .where('team_member.of_id', '=', make.ref('game.id'));
  return make.and([seat, make.exists(membership)]);
}

export async function gameRowsOf(database: Database, user: UserId): Promise<readonly Tables['game'][]> {
  const rows = new Map<string, Tables['game']>();
  for (const seat of await seatIdsOf(database, user))
    for (const column of SEAT_COLUMNS) {
      const games = database.db
        .selectFrom('game')
        .selectAll()
        .where(hasSeat(database, column, seat));
      for (const row of await games.execute()) rows.set(row.id, row);
    }
  return [...rows.values()];
}

/** Challenges by the user, to the user, or involving one of their teams. */
export async function challengeRowsOf(
  { db }: Database,
  user: UserId,
): Promise<readonly Tables['challenge'][]> {
  const all = db.selectFrom('challenge').selectAll('challenge');
  const rows = [
    ...(await all.where('challenger_id', '=', user).execute()),
    ...(await all.where('opponent_id', '=', user).execute()),
    ...(await all
      .innerJoin('team_member', 'team_member.of_id', 'challenge.id')
      .where('team_member.user_id', '=', user)
      .execute()),
  ];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
