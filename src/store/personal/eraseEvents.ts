/** Erases someone from tournaments, their final places, and matches between servers. */
import type { Erasure } from '../../app/ports/people.ts';
import { withoutPerson } from '../../game/meet/decide.ts';
import { withoutUser } from '../../tournament/life/entering.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { Database } from '../database/database.ts';
import { meetColumns, meetRowsWith, readMeet } from '../tournaments/meets.ts';
import { placingColumns, readPlacing } from '../tournaments/placings.ts';
import { readTournament, tournamentColumns } from '../tournaments/rows.ts';
import { rowsWith } from '../tournaments/tournaments.ts';
import { save, sound } from './rows.ts';

/** They left running tournaments earlier; one that they entered since is still theirs. */
export async function eraseInTournaments(database: Database, erasure: Erasure): Promise<void> {
  const { user, former, askedAt } = erasure;
  const isTheirs = ({ players }: Tournament): boolean =>
    players.some(({ id, since }) => id === user && since > askedAt);
  await save(database, async () => {
    const rows = sound(await rowsWith(database, user), readTournament);
    return rows
      .filter(({ value: { tournament } }) => !isTheirs(tournament))
      .map(({ row, value: { tournament } }) =>
        database.db
          .updateTable('tournament')
          .set(tournamentColumns(withoutUser(tournament, user, former)))
          .where('id', '=', row.id)
          .where('version', '=', row.version),
      );
  });
}

export async function eraseInMeets(database: Database, { user, former }: Erasure): Promise<void> {
  await save(database, async () =>
    sound(await meetRowsWith(database, user), readMeet).map(({ row, value: { meet } }) =>
      database.db
        .updateTable('meet')
        .set(meetColumns(withoutPerson(meet, user, former)))
        .where('id', '=', row.id)
        .where('version', '=', row.version),
    ),
  );
}

/** Replaces the user with the stand-in; unreadable rows are deleted. */
export async function eraseInPlacings({ db }: Database, { user, former }: Erasure): Promise<void> {
  const rows = await db.selectFrom('placing').selectAll().where('user_id', '=', user).execute();
  for (const { row, value } of sound(rows, readPlacing))
    await db
      .updateTable('placing')
      .set(placingColumns({ ...value, player: former }))
      .where('tournament_id', '=', row.tournament_id)
      .where('number', '=', row.number)
      .execute();
  await db.deleteFrom('placing').where('user_id', '=', user).execute();
}
