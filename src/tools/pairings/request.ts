import { z } from 'zod';
import { ABSENCES, RESULTS } from '../../tournament/event.ts';
import { RequestId } from '../jsonLines.ts';
import { TIE_BREAKS } from '../../tournament/standings/tieBreaks.ts';

const PlayerNumber = z.int().min(1);
const Points = z.number().min(0).max(1000);
const Result = z.enum(RESULTS).nullish();

const Pair = z.object({
  white: PlayerNumber,
  black: PlayerNumber,
  result: Result,
  games: z.tuple([Result, Result]).nullish(),
  winner: PlayerNumber.nullish(),
});
export type WrittenPair = z.infer<typeof Pair>;

const Round = z.object({
  pairs: z.array(Pair),
  bye: PlayerNumber.nullish().transform((bye) => bye ?? null),
  byes: z.array(PlayerNumber).default([]),
  absent: z.array(z.object({ number: PlayerNumber, kind: z.enum(ABSENCES) })).default([]),
});
export type WrittenRound = z.infer<typeof Round>;

const Written = z.object({
  id: RequestId.default(null),
  system: z.enum(['dutch', 'double-swiss', 'round-robin', 'knock-out']),
  players: z.array(
    z.object({ number: PlayerNumber, rating: z.number().nullish(), name: z.string().nullish() }),
  ),
  scoring: z.object({ win: Points, draw: Points, loss: Points, bye: Points.nullish() }),
  expectedRounds: z.int().min(1).max(1000),
  initialColour: z.enum(['white', 'black']).default('white'),
  forbidden: z.array(z.tuple([PlayerNumber, PlayerNumber])).default([]),
  cycles: z.union([z.literal(1), z.literal(2)]).default(1),
  thirdPlace: z.boolean().default(false),
  rounds: z.array(Round).default([]),
});
export type Written = z.infer<typeof Written>;

export const Request = z.discriminatedUnion('op', [
  Written.extend({
    op: z.literal('pair'),
    round: z.int().min(1),
    absent: z.array(PlayerNumber).default([]),
  }),
  Written.extend({ op: z.literal('standings'), tieBreaks: z.array(z.enum(TIE_BREAKS)).optional() }),
  Written.extend({ op: z.literal('trf-export'), name: z.string().default('') }),
  z.object({ id: RequestId.default(null), op: z.literal('trf-import'), text: z.string() }),
]);
export type Request = z.infer<typeof Request>;

export interface Refusal {
  readonly code: 'bad-request' | 'too-large' | 'no-pairing' | 'round-unfinished';
  readonly text: string;
}
