/**
 * One transaction per server replays its games with an equally strong stand-in, so that no rating
 * changes.
 */
import { sql, type Compilable } from 'kysely';
import type { ByColor } from '../../draughts/types.ts';
import type { Erasure } from '../../app/ports/subjects/people.ts';
import type { Game, Player } from '../../game/game.ts';
import { playerOf, withStandIn, type Seat } from '../../game/seat.ts';
import type { Candidate } from '../../rating/entry.ts';
import type { Database } from '../database/database.ts';
import { isReadable, type Report } from '../database/readable.ts';
import {
  CHALLENGE_SEATS,
  challengeColumns,
  gameColumns,
  readChallenge,
  readGame,
  SEATS,
} from '../games/rows.ts';
import { rowsWhere, updating } from '../database/rows.ts';
import { repair } from '../standings/repair.ts';
import { enteredGames } from '../standings/sources.ts';
import { TABLE_NAMES, userColumns, type SharedTable, type Tables } from '../tables/tables.ts';
import { damagedGamesOf, eraseInDamaged } from './damaged.ts';
import { eraseInMeets, eraseInPlacings, eraseInSeasons, eraseInTournaments } from './eraseEvents.ts';
import { save, sound } from './rows.ts';
import { voidedBy } from '../standings/rulings.ts';

type Put = (player: Player) => Player;

const putting =
  ({ user, former }: Erasure): Put =>
  (player) =>
    player.id === user ? former : player;

/** The user's readable finished games from before the request. */
async function gamesOf(database: Database, { user, askedAt }: Erasure): Promise<readonly Tables['game'][]> {
  const rows = await rowsWhere(database, 'game', SEATS, user);
  return rows.filter(
    (row) => row.state === 'finished' && isReadable(row, readGame) && readGame(row).game.createdAt <= askedAt,
  );
}

/** The same, including damaged games, which may have had consequences before they were damaged. */
const allGamesOf = async (database: Database, erasure: Erasure): Promise<readonly Tables['game'][]> => [
  ...(await gamesOf(database, erasure)),
  ...(await damagedGamesOf(database, erasure)),
];

const reseated = ({ seats }: Game, { user, former }: Erasure): ByColor<Seat> => ({
  white: withStandIn(seats.white, user, former),
  black: withStandIn(seats.black, user, former),
});

/** The players after the erasure; `null` if the game can't be read. */
function playersAfter(row: Tables['game'], erasure: Erasure): ByColor<Player> | null {
  if (!isReadable(row, readGame)) return null;
  const { white, black } = reseated(readGame(row).game, erasure);
  return { white: playerOf(white), black: playerOf(black) };
}

const asShown = ({ id, version, shown_version }: Tables['game' | 'challenge']) => ({
  id,
  version,
  shown_version,
});

/** The card counts as up to date, because nothing on it needs another post. */
function gameUpdate(database: Database, row: Tables['game'], erasure: Erasure): Compilable {
  const { game } = readGame(row);
  const next = {
    ...game,
    seats: reseated(game, erasure),
    version: game.version + 1,
  };
  const shown = row.shown_version === row.version ? next.version : row.shown_version;
  const plans = { plans: null, plans_version: row.plans_version + 1 };
  return updating(database, 'game', asShown(row), { ...gameColumns(next), ...plans, shown_version: shown });
}

/** The server's games after the erasure. Moves and rulings by the user become the stand-in's. */
async function candidatesFor(
  database: Database,
  guildId: string,
  erasure: Erasure,
): Promise<readonly Candidate[]> {
  const rows = await allGamesOf(database, erasure);
  const after = new Map(rows.map((row) => [row.id, playersAfter(row, erasure)]));
  const put = putting(erasure);
  const entered = await enteredGames(database, guildId);
  return entered.map(({ game, seq, voiding }) => {
    const { white, black } = game.players;
    const damaged = after.has(game.gameId) ? { white: put(white), black: put(black) } : game.players;
    const players = after.get(game.gameId) ?? damaged;
    const by = voiding?.by === erasure.user ? erasure.former.id : voiding?.by;
    return {
      game: { ...game, players },
      seq,
      voiding: voiding && by !== undefined ? { ...voiding, by } : null,
    };
  });
}

async function eraseInServer(database: Database, guildId: string, erasure: Erasure): Promise<void> {
  await repair(
    database,
    guildId,
    () => candidatesFor(database, guildId, erasure),
    async () => {
      const rows = (await gamesOf(database, erasure)).filter((row) => row.guild_id === guildId);
      return rows.map((row) => gameUpdate(database, row, erasure));
    },
  );
}

/** Games outside of servers have no consequences. */
const eraseDirect = (database: Database, erasure: Erasure): Promise<void> =>
  save(database, async () => {
    const rows = (await gamesOf(database, erasure)).filter((row) => row.guild_id === null);
    return rows.map((row) => gameUpdate(database, row, erasure));
  });

async function eraseChallenges(database: Database, { user, former, askedAt }: Erasure): Promise<void> {
  await save(database, async () => {
    const rows = await rowsWhere(database, 'challenge', CHALLENGE_SEATS, user);
    return sound(rows, readChallenge).flatMap(({ row, value: { challenge } }) => {
      if (challenge.state === 'open' || challenge.createdAt > askedAt) return [];
      const { challenger, opponent, version } = challenge;
      const next = {
        ...challenge,
        challenger: withStandIn(challenger, user, former),
        opponent: opponent && withStandIn(opponent, user, former),
        version: version + 1,
      };
      const shown = row.shown_version === version ? next.version : row.shown_version;
      const changed = { ...challengeColumns(next), shown_version: shown };
      return [updating(database, 'challenge', asShown(row), changed)];
    });
  });
}

async function eraseGames(database: Database, erasure: Erasure, report: Report): Promise<void> {
  const games = await allGamesOf(database, erasure);
  const voided = await voidedBy(database, erasure.user);
  const guilds = new Set([...games, ...voided].flatMap((row) => row.guild_id ?? []));
  for (const guildId of guilds) await eraseInServer(database, guildId, erasure);
  await eraseInDamaged(database, erasure, report);
  await eraseDirect(database, erasure);
}

const eraseInRulings = async ({ db }: Database, { user, former }: Erasure): Promise<void> =>
  void (await db.updateTable('ruling').set({ by_id: former.id }).where('by_id', '=', user).execute());

type Step = (database: Database, erasure: Erasure, report: Report) => Promise<void>;

/** How to erase from the tables whose records don't say it, in this order. */
const SHARED: { readonly [T in SharedTable<'erasedBy'>]: Step | 'with the games' | 'last of all' } = {
  game: eraseGames,
  outcome: 'with the games',
  record: 'with the games',
  standing: 'with the games',
  established: 'with the games',
  activity: 'with the games',
  challenge: eraseChallenges,
  season: eraseInSeasons,
  tournament: eraseInTournaments,
  meet: eraseInMeets,
  placing: eraseInPlacings,
  ruling: eraseInRulings,
  erasure: 'last of all',
};

/** Erases the user, on disk too. Until everything is done, the erasure stays and runs again. */
export async function eraseUser(database: Database, erasure: Erasure, report: Report): Promise<void> {
  const { db } = database;
  for (const step of Object.values(SHARED))
    if (typeof step === 'function') await step(database, erasure, report);
  for (const table of TABLE_NAMES)
    for (const column of userColumns(table, 'erasedBy'))
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${erasure.user}`.execute(db);
  if (!(await database.overwrite())) return;
  await db.deleteFrom('erasure').where('user_id', '=', erasure.user).execute();
  await database.overwrite();
}
