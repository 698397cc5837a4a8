/** Matches between servers, saved by compare-and-set together with the games that they start. */
import { z } from 'zod';
import type { MeetCard, MeetRecord } from '../../app/ports/subjects/meets.ts';
import type { Game } from '../../game/game.ts';
import { type Side, MEET_STAGES, SIDES, type Meet, type MeetSide } from '../../game/meet/meet.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import { book, bookOver } from '../database/book.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { readable, type Report } from '../database/readable.ts';
import { updating } from '../database/rows.ts';
import { addressSchema, objectOf } from '../database/schema.ts';
import { insertGame } from '../games/games.ts';
import { placeSchema, timeSchema } from '../games/rows.ts';
import { A_WEEK, noteServer } from '../servers/servers.ts';

const player = z.object({ id: z.string(), name: z.string(), rating: z.number().nullable() });
const side = objectOf<MeetSide>()({
  place: placeSchema.extend({ guildId: z.string() }),
  name: z.string(),
  players: z.array(player),
});

const meet = objectOf<Meet>()({
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
  canceledBy: z.enum(SIDES).optional(),
});

const sideCard = objectOf<MeetCard>()({
  card: addressSchema.nullable(),
  former: addressSchema.nullable().default(null),
  digest: z.string(),
  since: z.int(),
}).nullable();

const cardIn = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

export const MEETS = book<'meet', MeetRecord>('meet', {
  schema: objectOf<MeetRecord>()({
    meet,
    woken: z.int(),
    cards: z.object({ home: sideCard, guest: sideCard }),
  }),
  data: 'meet',
  columns: {
    id: (record) => record.meet.id,
    guild_id: (record) => record.meet.home.place.guildId,
    guest_guild_id: (record) => record.meet.guest?.place.guildId ?? null,
    version: (record) => record.meet.version,
    woken: 'woken',
    stage: (record) => record.meet.stage,
    created_at: (record) => record.meet.createdAt,
    home_card: 'apart',
    guest_card: 'apart',
  },
  beside: ({ home_card: home, guest_card: guest }) => ({
    cards: { home: cardIn(home), guest: cardIn(guest) },
  }),
});

const NO_CARDS = { home: null, guest: null };

export const meetsOver = (database: Database, report: Report) => {
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
    load: (id: string): Promise<MeetRecord | null> => bookOver(database, MEETS).load(id),
    /** A server's latest matches, on either side. */
    async list(guildId: string, limit: number): Promise<readonly MeetRecord[]> {
      const rows = [
        ...(await latest('guild_id', guildId, limit)),
        ...(await latest('guest_guild_id', guildId, limit)),
      ];
      const inOrder = rows.toSorted((a, b) => b.created_at - a.created_at).slice(0, limit);
      return readable(inOrder, MEETS.read, report);
    },
    /** The latest finished matches of all servers, earliest first. */
    async finished(limit: number): Promise<readonly Meet[]> {
      const rows = await db
        .selectFrom('meet')
        .selectAll()
        .where('stage', '=', 'finished')
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return readable(rows.toReversed(), MEETS.read, report).map((record) => record.meet);
    },
    async add(begun: Meet, dueAt: number): Promise<void> {
      await noteServer(database, begun.home.place.guildId, begun.createdAt + A_WEEK);
      const record = { meet: begun, woken: 0, cards: NO_CARDS };
      await changes(database, MEETS.inserting(database, record, { due_at: dueAt }));
    },
    /** Saves over the version that was read, together with the games that begin, all or nothing. */
    save: (
      record: Pick<MeetRecord, 'meet' | 'woken'>,
      dueAt: number | null,
      games: readonly Game[] = [],
    ): Promise<boolean> =>
      database.allOrNothing([
        MEETS.saving(database, { ...record, cards: NO_CARDS }, { due_at: dueAt }),
        ...games.map((game) => insertGame(database, game, game.createdAt)),
      ]),
    /** Stores the message of a side, whatever else has changed. */
    async shown(id: string, of: Side, card: MeetCard): Promise<void> {
      const column = of === 'home' ? 'home_card' : 'guest_card';
      await changes(database, updating(database, 'meet', { id }, { [column]: JSON.stringify(card) }));
    },
  };
};
