import { z } from 'zod';
import type { Changed, RatedResult } from '../../rating/entry.ts';
import { pairOf } from '../../rating/finished.ts';
import { rankEnd, standingsOf } from '../../rating/board.ts';
import type { PlayerRecord } from '../../rating/record.ts';
import type { Count } from '../../rating/replay.ts';
import { COLORS } from '../../draughts/types.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import { VERDICTS } from '../../rating/verdict.ts';
import { objectOf } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';

/** Writes with the schema, so that equal values become equal texts. */
const write = <T>(schema: z.ZodType<T>, value: T): string => JSON.stringify(schema.parse(value));

export const outcomeRow = (outcome: RatedResult): Tables['outcome'] => ({
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

export const recordRow = (guildId: string, { pool, user, record }: Changed): Tables['record'] => ({
  guild_id: guildId,
  pool,
  user_id: user,
  data: write(recordSchema, record),
});

export const standingRows = (
  guildId: string,
  { pool, user, record }: Changed,
): readonly Tables['standing'][] =>
  standingsOf(record).map(({ rankedUntil, ...numbers }) => ({
    guild_id: guildId,
    pool,
    user_id: user,
    ...numbers,
    ranked_until: rankedUntil,
  }));

export const establishedRows = (
  guildId: string,
  changed: readonly Changed[],
): readonly Tables['established'][] =>
  changed
    .filter(({ pool, record }) => pool === 'all' && record.isEstablished)
    .map(({ user, record }) => ({ guild_id: guildId, user_id: user, ranked_until: rankEnd(record) }));

export const activityRow = (guildId: string, count: Count): Tables['activity'] => ({
  guild_id: guildId,
  ...count,
});

export const readOutcome = ({ data }: Pick<Tables['outcome'], 'data'>): RatedResult =>
  outcomeSchema.parse(JSON.parse(data));

export const readRecord = ({ data }: Pick<Tables['record'], 'data'>): PlayerRecord =>
  recordSchema.parse(JSON.parse(data));

/** Values are written in the order of the schemas' keys. */

const instant = z.int();
const count = z.int().nonnegative();
const player = z.object({ id: z.string(), name: z.string() });
const change = z.object({
  before: z.int(),
  after: z.int(),
  deviation: count,
  isHeld: z.literal(true).optional(),
});
const changes = z.object({ white: change, black: change }).nullable();
const thought = z.object({ moves: count, ms: count });

const outcomeSchema = objectOf<RatedResult>()({
  gameId: z.string(),
  guildId: z.string(),
  channelId: z.string(),
  variant: z.enum(VARIANT_IDS),
  players: z.object({ white: player, black: player }),
  winner: z.enum(COLORS).nullable(),
  plies: count,
  isHasty: z.literal(true).optional(),
  isYoung: z.literal(true).optional(),
  rated: z.boolean(),
  firstMove: z.string().nullable(),
  isLive: z.boolean(),
  thought: z.object({ white: thought, black: thought }),
  at: instant,
  seq: z.int().positive(),
  verdict: z.enum(VERDICTS),
  ratings: changes,
  overall: changes,
  voiding: z.object({ by: z.string(), at: instant, reason: z.string().nullable() }).nullable(),
});

const tally = z.object({ games: count, wins: count, draws: count });
const span = z.object({ since: instant, ...tally.shape });

const rating = z.object({ value: z.number(), deviation: z.number(), volatility: z.number(), at: instant });
const held = z.object({
  opponent: z.string(),
  rating,
  score: z.union([z.literal(0), z.literal(0.5), z.literal(1)]),
});

const recordSchema = objectOf<PlayerRecord>()({
  name: z.string(),
  rating,
  spans: z.object({ week: span, month: span, year: span, ever: span }),
  colors: z.object({ white: tally, black: tally }),
  streak: z.int(),
  longestStreak: count,
  bestWin: z.object({ gameId: z.string(), opponent: player, value: z.number() }).nullable(),
  thought: z.object({ live: thought, slow: thought }),
  firstOpponent: z.string(),
  isVaried: z.boolean(),
  isEstablished: z.boolean(),
  ties: z.array(z.string()),
  held: z.array(held),
});
