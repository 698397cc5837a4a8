/** Between the books of a server and their rows. */
import type { z } from 'zod';
import type { Changed, Outcome } from '../../rating/entry.ts';
import { pairOf } from '../../rating/finished.ts';
import { rankEnd, standingsOf } from '../../rating/board.ts';
import type { PlayerRecord } from '../../rating/record.ts';
import type { Count } from '../../rating/replay.ts';
import { outcomeSchema, recordSchema } from './schema.ts';
import type {
  ActivityTable,
  EstablishedTable,
  OutcomeTable,
  RecordTable,
  StandingTable,
} from '../tables/standings.ts';

/** Through the schema, so that equal values are equal texts. */
const write = <T>(schema: z.ZodType<T>, value: T): string => JSON.stringify(schema.parse(value));

/** The row of an outcome. */
export const outcomeRow = (outcome: Outcome): OutcomeTable => ({
  game_id: outcome.gameId,
  guild_id: outcome.guildId,
  seq: outcome.seq,
  at: outcome.at,
  white_id: outcome.players.white.id,
  black_id: outcome.players.black.id,
  pair: pairOf(outcome.players),
  winner_id: outcome.winner && outcome.players[outcome.winner].id,
  plies: outcome.plies,
  verdict: outcome.verdict,
  data: write(outcomeSchema, outcome),
});

/** The row of a record. */
export const recordRow = (guildId: string, { pool, user, record }: Changed): RecordTable => ({
  guild_id: guildId,
  pool,
  user_id: user,
  data: write(recordSchema, record),
});

/** The rows by which a record stands on the boards. */
export const standingRows = (guildId: string, { pool, user, record }: Changed): readonly StandingTable[] =>
  standingsOf(record).map(({ rankedUntil, ...numbers }) => ({
    guild_id: guildId,
    pool,
    user_id: user,
    ...numbers,
    ranked_until: rankedUntil,
  }));

/** The rows of those among these who are established, which their records of all variants together say. */
export const establishedRows = (guildId: string, changed: readonly Changed[]): readonly EstablishedTable[] =>
  changed
    .filter(({ pool, record }) => pool === 'all' && record.isEstablished)
    .map(({ user, record }) => ({ guild_id: guildId, user_id: user, ranked_until: rankEnd(record) }));

/** The row of one number of the statistics. */
export const activityRow = (guildId: string, count: Count): ActivityTable => ({
  guild_id: guildId,
  ...count,
});

/** Reads an outcome. Throws when what is stored is none. */
export const readOutcome = ({ data }: Pick<OutcomeTable, 'data'>): Outcome =>
  outcomeSchema.parse(JSON.parse(data));

/** Reads a record. Throws when what is stored is none. */
export const readRecord = ({ data }: Pick<RecordTable, 'data'>): PlayerRecord =>
  recordSchema.parse(JSON.parse(data));
