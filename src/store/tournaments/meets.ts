/** Matches between servers, saved by compare-and-set together with the games that they start. */
import { sql, type Compilable } from 'kysely';
import { z } from 'zod';
import type { MeetCard, MeetRecord, Meets } from '../../app/ports/meets.ts';
import type { Game, UserId } from '../../game/game.ts';
import { MEET_STAGES, SIDES, type Meet, type MeetSide } from '../../game/meet/meet.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { readable, readStored, type Report } from '../database/readable.ts';
import { objectOf } from '../database/schema.ts';
import { insertGame } from '../games/games.ts';
import { placeSchema, timeSchema } from '../games/rows.ts';
import { A_WEEK, noteServer } from '../servers/servers.ts';
import type { Tables } from '../tables/tables.ts';

const player = z.object({ id: z.string(), name: z.string(), rating: z.number().nullable() });
const side = objectOf<MeetSide>()({
  place: placeSchema.extend({ guildId: z.string() }),
  name: z.string(),
  players: z.array(player),
});

const meetSchema = objectOf<Meet>()({
  id: z.string(),
  version: z.int().positive(),
  variant: z.enum(VARIANT_IDS),
  time: timeSchema,
  rated: z.boolean(),
  mostBoards: z.int().positive(),
  startsAt: z.int(),
  stage: z.enum(MEET_STAGES),
  home: side,
  guest: side.nullable(),
  boards: z.array(
    z.object({
      number: z.int().positive(),
      home: player,
      guest: player,
      white: z.enum(SIDES),
      gameId: z.string().nullable(),
      result: z.enum([...SIDES, 'draw']).nullable(),
      isNoShow: z.boolean(),
    }),
  ),
  closing: z.array(z.string()),
  createdAt: z.int(),
});

const messageSchema = z.object({ channelId: z.string(), messageId: z.string() });

const cardSchema = objectOf<MeetCard>()({
  card: messageSchema.nullable(),
  former: messageSchema.nullable().default(null),
  digest: z.string(),
  since: z.int(),
});

const readCard = (text: string | null): MeetCard | null =>
  text === null ? null : cardSchema.parse(JSON.parse(text));

export const readMeet = (row: Tables['meet']): MeetRecord => ({
  meet: readStored('meet', meetSchema, row),
  woken: row.woken,
  cards: { home: readCard(row.home_card), guest: readCard(row.guest_card) },
});

export const meetColumns = (meet: Meet) => ({
  version: meet.version,
  stage: meet.stage,
  guest_guild_id: meet.guest?.place.guildId ?? null,
  data: JSON.stringify(meet),
});

export const meetRowsWith = ({ db }: Database, user: UserId) =>
  db.selectFrom('meet').selectAll().where('data', 'like', `%"${user}"%`).execute();

/** Makes a match due when one of its games has ended; does nothing for other games. */
export const wakeMeet = ({ db }: Database, { meet, result, changedAt }: Game): readonly Compilable[] =>
  meet && result
    ? [
        db
          .updateTable('meet')
          .set({ woken: sql`woken + 1`, due_at: changedAt })
          .where('id', '=', meet.id)
          .where('stage', '=', 'running'),
      ]
    : [];

export const meetsOver = (database: Database, report: Report): Meets => {
  const { db } = database;
  const latest = (column: 'guild_id' | 'guest_guild_id', guildId: string, limit: number) =>
    db
      .selectFrom('meet')
      .selectAll()
      .where(column, '=', guildId)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
  return {
    async load(id) {
      const row = await db.selectFrom('meet').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? readMeet(row) : null;
    },
    async list(guildId, limit) {
      const rows = [
        ...(await latest('guild_id', guildId, limit)),
        ...(await latest('guest_guild_id', guildId, limit)),
      ];
      const inOrder = rows.toSorted((a, b) => b.created_at - a.created_at).slice(0, limit);
      return readable(inOrder, readMeet, report);
    },
    async finished(limit) {
      const rows = await db
        .selectFrom('meet')
        .selectAll()
        .where('stage', '=', 'finished')
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return readable(rows.toReversed(), readMeet, report).map(({ meet }) => meet);
    },
    async add(meet, dueAt) {
      const { guildId } = meet.home.place;
      await noteServer(database, guildId, meet.createdAt + A_WEEK);
      await db
        .insertInto('meet')
        .values({
          id: meet.id,
          guild_id: guildId,
          ...meetColumns(meet),
          woken: 0,
          created_at: meet.createdAt,
          due_at: dueAt,
        })
        .execute();
    },
    save: ({ meet, woken }, dueAt, games = []) =>
      database.allOrNothing([
        db
          .updateTable('meet')
          .set({ ...meetColumns(meet), due_at: dueAt })
          .where('id', '=', meet.id)
          .where('version', '=', meet.version - 1)
          .where('woken', '=', woken),
        ...games.map((game) => insertGame(database, game, game.createdAt)),
      ]),
    async shown(id, of, card) {
      const column = of === 'home' ? 'home_card' : 'guest_card';
      await changes(
        database,
        db
          .updateTable('meet')
          .set({ [column]: JSON.stringify(card) })
          .where('id', '=', id),
      );
    },
  };
};
