/** Converts a server's books to rows and back; reading throws on damage. */
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

export const recordRow = (guildId: string, { pool, user, record }: Changed): RecordTable => ({
  guild_id: guildId,
  pool,
  user_id: user,
  data: write(recordSchema, record),
});

export const standingRows = (guildId: string, { pool, user, record }: Changed): readonly StandingTable[] =>
  standingsOf(record).map(({ rankedUntil, ...numbers }) => ({
    guild_id: guildId,
    pool,
    user_id: user,
    ...numbers,
    ranked_until: rankedUntil,
  }));

/** The rows of established players, taken from the pool of all variants. */
export const establishedRows = (guildId: string, changed: readonly Changed[]): readonly EstablishedTable[] =>
  changed
    .filter(({ pool, record }) => pool === 'all' && record.isEstablished)
    .map(({ user, record }) => ({ guild_id: guildId, user_id: user, ranked_until: rankEnd(record) }));

export const activityRow = (guildId: string, count: Count): ActivityTable => ({
  guild_id: guildId,
  ...count,
});

export const readOutcome = ({ data }: Pick<OutcomeTable, 'data'>): Outcome =>
  outcomeSchema.parse(JSON.parse(data));

export const readRecord = ({ data }: Pick<RecordTable, 'data'>): PlayerRecord =>
  recordSchema.parse(JSON.parse(data));
