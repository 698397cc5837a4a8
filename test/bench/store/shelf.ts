/** One of the compared databases, with the bot's repeated operations. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import type { Game } from '../../../src/game/game.ts';
import type { Database } from '../../../src/store/database/database.ts';
import { storeOver } from '../../../src/store/opening/store.ts';
import { nextVersion } from '../../store/samples.ts';
import { fill, gameAt, guildsAmong, NOW, playersAmong } from './fill.ts';
import { A_PART } from '../../../src/app/server/archive.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';
import { claimDue } from '../../store/claiming.ts';

const PAGE = 10;
/** A prime step, so that all games and players are visited in no obvious order. */
const STRIDE = 7919;

export interface Shelf {
  readonly games: number;
  readonly database: Database;
  readonly store: SweptStore;
  readonly changed: Map<number, Game>;
}

export async function openShelf(database: Database, games: number): Promise<Shelf> {
  await fill(database, games);
  const store = storeOver(database, (error) => {
    throw error;
  });
  return { games, database, store, changed: new Map() };
}

/** Saves a move in a different running game each time, with all the work of the store for it. */
export async function commit({ games, store, changed }: Shelf, time: number): Promise<void> {
  const index = ((time * STRIDE) % (games / 10)) * 10;
  const game = changed.get(index) ?? gameAt(index, games);
  const [moves, at] = [[...game.moves, 'c3-d4'], NOW + time];
  const turns = [...game.turns, { ply: moves.length, from: at }];
  const next = nextVersion(game, { moves, turns, changedAt: at });
  changed.set(index, next);
  // Due later than every row that a sweep will claim.
  if (!(await saveGame({ store }, next, NOW * 2))) throw new Error('not saved');
  await nextTurn();
}

export const sweepPage = ({ store }: Shelf, time: number): Promise<unknown> =>
  claimDue(store, NOW + time, NOW + time, PAGE);

export const inboxPage = ({ store, games }: Shelf, time: number): Promise<unknown> =>
  store.games.inbox({ user: `player-${(time * STRIDE) % playersAmong(games)}`, from: 0, limit: PAGE });

/** The queries of `/server data`: how many games a server has, and the ids in one file. */
export async function archivePage({ store: { servers }, games }: Shelf, time: number): Promise<void> {
  const guild = `guild-${time % guildsAmong(games)}`;
  const all = await servers.countGames(guild);
  const from = (time * STRIDE) % all;
  await servers.gameIds(guild, { from: from - (from % A_PART), limit: A_PART });
}

export async function nothing({ database }: Shelf, often: number): Promise<void> {
  for (let time = 0; time < often; time += 1) await sql`select 1`.execute(database.db);
}
