/** Between tournaments and their rows. */
import type { TournamentRecord } from '../../app/ports/tournaments.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { readStored } from '../database/readable.ts';
import type { TournamentTable } from '../tables/tournaments.ts';
import { tournamentSchema } from './schema.ts';

/** The part of a row that a change of the tournament writes. */
export const tournamentColumns = (tournament: Tournament) => ({
  version: tournament.version,
  stage: tournament.stage,
  data: JSON.stringify(tournament),
});

/** Throws when what a row holds is no tournament. */
export const readTournament = (row: TournamentTable): TournamentRecord => ({
  tournament: readStored('tournament', tournamentSchema, row),
  woken: row.woken,
});
