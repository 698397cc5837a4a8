/** One of the compared databases, with the queries of each screen of a command. */
import { sql } from 'kysely';
import type { Store } from '../../../src/app/ports/store.ts';
import { ORDERS } from '../../../src/rating/board.ts';
import { SPANS } from '../../../src/rating/span.ts';
import type { Database } from '../../../src/store/database/database.ts';
import { gameColumns } from '../../../src/store/games/rows.ts';
import { storeOver } from '../../../src/store/opening/store.ts';
import { chance } from '../../rating/season.ts';
import { nextVersion } from '../../store/samples.ts';
import { fill, gameAt, GAMES_A_SERVER, guildAt, NOW, playerAt, PLAYERS_A_SERVER } from './fill.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';

const PAGE = 20;
const PAGES = 3;
const LATELY = 50;
const MOST_GONE = 5;
const BOT = 'bot';

export interface Hall {
  readonly games: number;
  readonly database: Database;
  readonly store: Store;
  readonly anyone: () => { readonly guild: number; readonly one: string; readonly other: string };
}

export async function openHall(database: Database, games: number): Promise<Hall> {
  const servers = games / GAMES_A_SERVER;
  await fill(database, servers);
  const random = chance(1);
  const below = (limit: number): number => Math.floor(random() * limit);
  const anyone = (): ReturnType<Hall['anyone']> => {
    const guild = below(servers);
    const [one, other] = [playerAt(guild, below(PLAYERS_A_SERVER)), playerAt(guild, below(PLAYERS_A_SERVER))];
    return { guild, one, other };
  };
  return { games, database, store: storeOver(database, console.error), anyone };
}

export async function nothing({ database }: Hall, often: number): Promise<void> {
  for (let time = 0; time < often; time += 1) await sql`select 1`.execute(database.db);
}

export async function board({ store, anyone }: Hall, time: number): Promise<void> {
  const { attendance, standings } = store;
  const { guild, one: reader } = anyone();
  const guildId = guildAt(guild);
  const order = ORDERS[time % ORDERS.length] ?? 'rating';
  const span = SPANS[Math.floor(time / ORDERS.length) % SPANS.length] ?? 'ever';
  const pool = time % 5 === 0 ? 'russian' : 'all';
  const page = { offset: (time % PAGES) * PAGE, size: PAGE, reader };
  const { lines } = await standings.page({ guildId, pool, span, order, now: NOW }, page);
  const users = lines.map(({ user }) => user);
  await Promise.all([
    attendance.known(guildId, [reader, ...users]),
    attendance.gone(guildId, NOW, MOST_GONE),
  ]);
}

export async function profile({ store, anyone }: Hall): Promise<void> {
  const { personal, seasons, standings } = store;
  const { guild, one, other } = anyone();
  const guildId = guildAt(guild);
  await Promise.all([
    personal.isHidden(one),
    standings.records(guildId, one),
    standings.recent(guildId, one, LATELY),
    standings.between(guildId, one, other),
    standings.between(guildId, one, BOT),
    seasons.all(guildId),
  ]);
}

export const statistics = ({ store, anyone }: Hall): Promise<unknown> =>
  store.standings.statistics(guildAt(anyone().guild), NOW);

export async function end({ store, database, anyone }: Hall, time: number): Promise<void> {
  const game = { ...gameAt(anyone().guild, 0, chance(time)), id: `new-${time}`, result: null };
  const row = { id: game.id, ...gameColumns(game), shown_version: 1, plans_version: 0, due_at: null };
  await database.db.insertInto('game').values(row).execute();
  const result = { winner: 'white', by: 'resignation' } as const;
  const saved = await saveGame({ store }, nextVersion(game, { result, changedAt: NOW + time }), null);
  if (!saved) throw new Error('not saved');
}
