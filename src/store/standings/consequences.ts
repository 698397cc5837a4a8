/**
 * Writing what follows from the end of a game. The server's ledger is counted on among the statements, so a game that ends
 * at the same instant elsewhere changes nothing, and is entered upon what this one left.
 */
import type { Compilable } from 'kysely';
import type { Consequences } from '../../app/ports/consequences.ts';
import type { Game } from '../../game/game.ts';
import type { Plans } from '../../game/plan.ts';
import { ticksOf } from '../../rating/activity.ts';
import type { Entry } from '../../rating/entry.ts';
import type { Database } from '../database/database.ts';
import { updateGame } from '../games/games.ts';
import { teamStatements } from '../games/teams.ts';
import { beginHunt } from '../puzzles/hunts.ts';
import { wakeTournament } from '../tournaments/tournaments.ts';
import { activityRow, establishedRows, outcomeRow, recordRow, standingRows } from './rows.ts';
import {
  addActivities,
  countOn,
  inOne,
  putEstablished,
  putOutcome,
  putRecords,
  putStandings,
} from './write.ts';

/** Saves a game with all that follows from its end, if it has just ended; false when anything was changed first. */
export const saveGame = (
  database: Database,
  game: Game,
  dueAt: number | null,
  plans?: Plans,
  consequences?: Consequences | null,
): Promise<boolean> =>
  database.allOrNothing(
    [
      updateGame(database, game, dueAt, plans),
      ...(consequences ? statementsOf(database, game, consequences) : []),
    ],
    [...teamStatements(database, game), ...wakeTournament(database, game)],
  );

function statementsOf(
  database: Database,
  game: Game,
  { rating, hunt, ...others }: Consequences,
): readonly Compilable[] {
  // A consequence that is not written does not compile.
  others satisfies Record<string, never>;
  return [...enterGame(database, rating), ...(hunt ? [beginHunt(database, game, hunt)] : [])];
}

function enterGame(database: Database, { outcome, changed }: Entry): readonly Compilable[] {
  const { guildId, seq } = outcome;
  const records = changed.map((change) => recordRow(guildId, change));
  const standings = changed.flatMap((change) => standingRows(guildId, change));
  const activities = ticksOf(outcome).map(({ winner, ...tick }) =>
    activityRow(guildId, {
      ...tick,
      games: 1,
      white: winner === 'white' ? 1 : 0,
      black: winner === 'black' ? 1 : 0,
    }),
  );
  return [
    countOn(database, guildId, seq - 1, seq),
    putOutcome(database, outcomeRow(outcome)),
    ...inOne(records, (rows) => putRecords(database, rows)),
    ...inOne(standings, (rows) => putStandings(database, rows)),
    ...inOne(establishedRows(guildId, changed), (rows) => putEstablished(database, rows)),
    ...inOne(activities, (rows) => addActivities(database, rows)),
  ];
}
