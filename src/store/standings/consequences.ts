/** Saves the consequences of the end of a game, for one game of a server at a time. */
import type { Compilable } from 'kysely';
import type { Consequences } from '../../app/ports/subjects/games.ts';
import type { Game } from '../../game/game.ts';
import type { Plans } from '../../game/plan/plan.ts';
import { ticksOf } from '../../rating/activity.ts';
import type { Entry } from '../../rating/entry.ts';
import type { Database } from '../database/database.ts';
import { updateGame } from '../games/games.ts';
import { beginHunt } from '../../features/hunt/store.ts';
import { wakeEvents } from '../tournaments/tournaments.ts';
import { enterExplored } from '../../features/explore/store.ts';
import { activityRow, establishedRows, outcomeRow, recordRow, standingRows } from './rows.ts';
import { addActivities, countOn, inOne } from './write.ts';
import { put } from '../database/rows.ts';

/**
 * Saves a game over `game.version - 1`; `false` if another change came first. `dueAt` is when other
 * processes may show it (ms). `plans` are saved with it, over `plans.version - 1`, and so are the
 * consequences of the game's end. Also `false` if another game was added to the server's books
 * since they were read. Only `app/save/saveGame.ts` calls this.
 */
export const savingGames =
  (database: Database) =>
  (
    game: Game,
    dueAt: number | null,
    plans?: Plans,
    consequences: Consequences | null = null,
  ): Promise<boolean> =>
    database.allOrNothing(
      [
        updateGame(database, game, dueAt, plans),
        ...(consequences ? statementsOf(database, game, consequences) : []),
      ],
      wakeEvents(database, game),
    );

function statementsOf(
  database: Database,
  game: Game,
  { rating, hunt, explored, ...others }: Consequences,
): readonly Compilable[] {
  // If a consequence isn't saved, this doesn't compile.
  others satisfies Record<string, never>;
  return [
    ...enterGame(database, rating),
    ...(hunt ? [beginHunt(database, game, hunt)] : []),
    ...(explored ? enterExplored(database, rating.outcome, explored) : []),
  ];
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
    put(database, 'outcome', [outcomeRow(outcome)], 'replaced'),
    ...inOne(records, (rows) => put(database, 'record', rows, 'replaced')),
    ...inOne(standings, (rows) => put(database, 'standing', rows, 'replaced')),
    ...inOne(establishedRows(guildId, changed), (rows) => put(database, 'established', rows, 'replaced')),
    ...inOne(activities, (rows) => addActivities(database, rows)),
  ];
}
