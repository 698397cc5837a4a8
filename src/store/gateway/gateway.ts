/**
 * Who lives, who holds which of Discord's connections, and whose turn it is. A connection is taken by compare-and-set; who is alive
 * is told by the database's clock, so it matters to nobody what those of the processes say.
 */
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import {
  NEVER_OPEN,
  type ConnectionKey,
  type Gateway,
  type GatewayView,
  type Kept,
  type ProcessId,
} from '../../app/ports/gateway.ts';
import type { Database } from '../database/database.ts';
import { readStored } from '../database/stored.ts';

/** Who said nothing for so long (ms) is not only dead, but forgotten. */
const LONG_DEAD = 3_600_000;
/** Nobody waits longer for a turn (ms): a turn farther away is a clock's that was set back. */
const LONGEST_WAIT = 3_600_000;
const A_MINUTE = 60_000;
/** In minutes. */
const TEN_MINUTES = 10;

const Stored = z.object({
  session: z.object({ id: z.string(), sequence: z.number(), url: z.string() }).nullable(),
  begun: z.array(z.number()),
  isOpen: z.boolean(),
}) satisfies z.ZodType<Kept>;

const keptIn = (row: { readonly data: string }, { shard, of }: ConnectionKey): Kept =>
  readStored('connection', Stored, { id: `${shard}/${of}`, data: row.data });

async function attend({ db, clock }: Database, id: ProcessId, lasts: number): Promise<void> {
  const until = sql<number>`${clock} + ${lasts}`;
  await db
    .insertInto('process')
    .values({ id, lives_until: until })
    .onConflict((row) => row.column('id').doUpdateSet({ lives_until: until }))
    .execute();
}

async function forget({ db, clock }: Database, id: ProcessId, isAlone: boolean): Promise<void> {
  const others = db.deleteFrom('process').where('id', '!=', id);
  await (isAlone ? others : others.where('lives_until', '<', sql<number>`${clock} - ${LONG_DEAD}`)).execute();
}

async function view({ db, clock }: Database): Promise<GatewayView> {
  const living = await db.selectFrom('process').select('id').where('lives_until', '>', clock).execute();
  const rows = await db
    .selectFrom('connection')
    .select(['total', 'shard', 'owner', 'data'])
    .orderBy('total')
    .orderBy('shard')
    .execute();
  return {
    living: living.map(({ id }) => id),
    connections: rows.map(({ total: of, shard, owner, data }) => {
      const { isOpen } = keptIn({ data }, { shard, of });
      return { shard, of, owner, isOpen };
    }),
  };
}

async function plan({ db }: Database, of: number): Promise<void> {
  const data = JSON.stringify(NEVER_OPEN);
  const rows = Array.from({ length: of }, (_, shard) => ({ total: of, shard, owner: null, data }));
  await db
    .insertInto('connection')
    .values(rows)
    .onConflict((row) => row.columns(['total', 'shard']).doNothing())
    .execute();
}

async function take(
  { db }: Database,
  key: ConnectionKey,
  owner: ProcessId,
  seen: ProcessId | null,
): Promise<Kept | null> {
  const row = await db
    .updateTable('connection')
    .set({ owner })
    .where('total', '=', key.of)
    .where('shard', '=', key.shard)
    .where('owner', seen === null ? 'is' : '=', seen)
    .returning('data')
    .executeTakeFirst();
  return row ? keptIn(row, key) : null;
}

const ownRow = ({ db }: Database, { shard, of }: ConnectionKey, owner: ProcessId) =>
  db.updateTable('connection').where('total', '=', of).where('shard', '=', shard).where('owner', '=', owner);

async function leave({ db }: Database, id: ProcessId): Promise<void> {
  await db.updateTable('connection').set({ owner: null }).where('owner', '=', id).execute();
  await db.deleteFrom('process').where('id', '=', id).execute();
}

/** One statement, so that two who ask at once get turns one after the other. */
async function nextTurn({ db, clock }: Database, id: string, span: number): Promise<number> {
  const latest = sql<number>`${clock} + ${LONGEST_WAIT}`;
  const next = sql<number>`case when turn.free_at between ${clock} and ${latest} then turn.free_at else ${clock} end + ${span}`;
  const { wait } = await db
    .insertInto('turn')
    .values({ id, free_at: sql<number>`${clock} + ${span}` })
    .onConflict((row) => row.column('id').doUpdateSet({ free_at: next }))
    .returning(sql<number>`turn.free_at - ${span} - ${clock}`.as('wait'))
    .executeTakeFirstOrThrow();
  return Math.max(0, wait);
}

/** A sum is of a type of its own on PostgreSQL. */
const sumOfRequests: RawBuilder<number> = sql`cast(coalesce(sum(requests), 0) as bigint)`;

async function refused({ db, clock }: Database, requests: number): Promise<number> {
  const minute = sql<number>`${clock} / ${A_MINUTE}`;
  const since = sql<number>`${clock} / ${A_MINUTE} - ${TEN_MINUTES}`;
  if (requests > 0) {
    await db.deleteFrom('refused_request').where('minute', '<', since).execute();
    await db
      .insertInto('refused_request')
      .values({ minute, requests })
      .onConflict((row) =>
        row.column('minute').doUpdateSet({ requests: sql<number>`refused_request.requests + ${requests}` }),
      )
      .execute();
  }
  const { total } = await db
    .selectFrom('refused_request')
    .where('minute', '>=', since)
    .select(sumOfRequests.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const gatewayOver = (database: Database): Gateway => ({
  attend: (id, lasts) => attend(database, id, lasts),
  forget: (id, isAlone) => forget(database, id, isAlone),
  view: () => view(database),
  plan: (of) => plan(database, of),
  keepOnly: async (of) =>
    void (await database.db.deleteFrom('connection').where('total', '!=', of).execute()),
  take: (key, owner, seen) => take(database, key, owner, seen),
  keep: async (key, owner, kept) =>
    void (await ownRow(database, key, owner)
      .set({ data: JSON.stringify(kept) })
      .execute()),
  giveBack: async (key, owner, kept) =>
    void (await ownRow(database, key, owner)
      .set({ data: JSON.stringify(kept), owner: null })
      .execute()),
  leave: (id) => leave(database, id),
  nextTurn: (of, span) => nextTurn(database, of, span),
  refused: (requests) => refused(database, requests),
});
