/** Erases a user from seasons, tournaments, their final places, and matches between servers. */
import type { Erasure } from '../../app/ports/subjects/people.ts';
import { withoutPerson } from '../../game/meet/decide.ts';
import { withoutUser } from '../../tournament/life/players/entering.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { SeasonLine } from '../../features/season/rules.ts';
import type { Database } from '../database/database.ts';
import { rowsNaming } from '../database/pages.ts';
import { removing, rowsWhere, updating } from '../database/rows.ts';
import { SEASONS } from '../../features/season/store.ts';
import { MEETS } from '../tournaments/meets.ts';
import { placingColumns, readPlacing } from '../tournaments/placings.ts';
import { TOURNAMENTS } from '../tournaments/rows.ts';
import { save, sound } from './rows.ts';

/** The user has already left running tournaments, but stays in any that they entered since. */
export async function eraseInTournaments(database: Database, erasure: Erasure): Promise<void> {
  const { user, former, askedAt } = erasure;
  const isTheirs = ({ players }: Tournament): boolean =>
    players.some(({ id, since }) => id === user && since > askedAt);
  await save(database, async () => {
    const rows = sound(await rowsNaming(database, 'tournament', user), TOURNAMENTS.read);
    return rows
      .filter(({ value: { tournament } }) => !isTheirs(tournament))
      .map(({ value }) =>
        TOURNAMENTS.saving(database, {
          ...value,
          tournament: withoutUser(value.tournament, user, former),
        }),
      );
  });
}

export async function eraseInMeets(database: Database, { user, former }: Erasure): Promise<void> {
  await save(database, async () =>
    sound(await rowsNaming(database, 'meet', user), MEETS.read).map(({ value }) =>
      MEETS.saving(database, { ...value, meet: withoutPerson(value.meet, user, former) }),
    ),
  );
}

/** In the tables of seasons, only the name changes. */
export async function eraseInSeasons(database: Database, { user, former }: Erasure): Promise<void> {
  const put = (player: SeasonLine['player']) => (player.id === user ? former : player);
  await save(database, async () =>
    sound(await rowsNaming(database, 'season', user), SEASONS.read).map(({ value: season }) => {
      const table = season.table.map((line) => ({ ...line, player: put(line.player) }));
      return SEASONS.saving(database, { ...season, table, version: season.version + 1 });
    }),
  );
}

/** Replaces the user with the stand-in. Unreadable rows are deleted. */
export async function eraseInPlacings(database: Database, { user, former }: Erasure): Promise<void> {
  const rows = await rowsWhere(database, 'placing', ['user_id'], user);
  const changed = sound(rows, readPlacing).map(({ row: { tournament_id, number }, value }) =>
    updating(database, 'placing', { tournament_id, number }, placingColumns({ ...value, player: former })),
  );
  await database.all([...changed, removing(database, 'placing', { user_id: user })]);
}
