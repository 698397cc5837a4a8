/** The schemas of outcomes and records, in the one order of keys in which they are written. */
import { z } from 'zod';
import { COLORS } from '../../draughts/types.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import type { Outcome } from '../../rating/entry.ts';
import type { PlayerRecord } from '../../rating/record.ts';
import { VERDICTS } from '../../rating/verdict.ts';

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

export const outcomeSchema: z.ZodType<Outcome> = z.object({
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

export const recordSchema: z.ZodType<PlayerRecord> = z.object({
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
