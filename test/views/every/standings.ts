/** A server's data: records, results, seasons, decisions about games, places in tournaments. */
import * as fc from 'fast-check';
import { COLORS } from '../../../src/draughts/types.ts';
import { VARIANT_IDS } from '../../../src/draughts/variants.ts';
import { ACTIVITIES } from '../../../src/rating/activity.ts';
import { ORDERS } from '../../../src/rating/board.ts';
import type { RatedResult } from '../../../src/rating/entry.ts';
import { type PlayerRecord, POOLS } from '../../../src/rating/record.ts';
import { SPANS } from '../../../src/rating/span.ts';
import { VERDICTS } from '../../../src/rating/verdict.ts';
import { FORMS, LONGEST_NAME, LONGEST_TITLE } from '../../../src/tournament/life/terms.ts';
import { PAGE } from '../../../src/views/standings/leaderboard.ts';
import { address, few, instant, key, many, name, NOW, player, snowflake, textOf } from './words.ts';

export const rating = fc.record({
  value: fc.integer({ min: 600, max: 3500 }),
  deviation: fc.integer({ min: 50, max: 350 }),
  volatility: fc.constant(0.06),
  at: instant,
});

const tally = fc.record({ games: many, wins: few, draws: few });
const spanTally = fc.tuple(tally, fc.constantFrom(0, NOW)).map(([counts, since]) => ({ since, ...counts }));
const thought = fc.record({ moves: many, ms: fc.nat(10 ** 9) });

const record: fc.Arbitrary<PlayerRecord> = fc.record({
  name,
  rating,
  spans: fc.record({ week: spanTally, month: spanTally, year: spanTally, ever: spanTally }),
  colors: fc.record({ white: tally, black: tally }),
  streak: fc.integer({ min: -99, max: 99 }),
  longestStreak: many,
  bestWin: fc.option(
    fc.record({ gameId: key, opponent: player, value: fc.integer({ min: 600, max: 3500 }) }),
    { nil: null },
  ),
  thought: fc.record({ live: thought, slow: thought }),
  firstOpponent: snowflake,
  isVaried: fc.boolean(),
  isEstablished: fc.boolean(),
  ties: fc.array(snowflake, { maxLength: 1 }),
  held: fc.array(fc.record({ opponent: snowflake, rating, score: fc.constantFrom(0, 0.5, 1) }), {
    maxLength: 3,
  }),
});

export const change = fc.record({
  before: many,
  after: many,
  deviation: fc.nat(350),
  isHeld: fc.constantFrom(undefined, true as const),
});
const changes = fc.option(fc.record({ white: change, black: change }), { nil: null });
export const voiding = fc.record({
  by: snowflake,
  at: instant,
  reason: fc.option(textOf(60), { nil: null }),
});

export const outcome: fc.Arbitrary<RatedResult> = fc.record({
  gameId: key,
  guildId: snowflake,
  channelId: snowflake,
  variant: fc.constantFrom(...VARIANT_IDS),
  players: fc.record({ white: player, black: player }),
  winner: fc.constantFrom(null, ...COLORS),
  plies: many,
  rated: fc.boolean(),
  firstMove: fc.constantFrom(null, 'c3-d4', '32-28'),
  isLive: fc.boolean(),
  thought: fc.record({ white: thought, black: thought }),
  at: instant,
  seq: many,
  verdict: fc.constantFrom(...VERDICTS),
  ratings: changes,
  overall: changes,
  voiding: fc.option(voiding, { nil: null }),
});

export const ended = fc.record({ outcome, card: fc.option(address, { nil: null }) });

const placing = fc.record({
  tournamentId: key,
  guildId: snowflake,
  number: few,
  player,
  place: fc.integer({ min: 1, max: 200 }),
  of: many,
  played: fc.nat(200),
  name: textOf(LONGEST_NAME),
  title: fc.option(textOf(LONGEST_TITLE), { nil: null }),
  variant: fc.constantFrom(...VARIANT_IDS),
  form: fc.constantFrom(...FORMS),
  endedAt: instant,
});

export const boardView = fc.record({
  order: fc.constantFrom(...ORDERS),
  pool: fc.constantFrom(...POOLS),
  span: fc.constantFrom(...SPANS),
  page: fc.oneof(few, fc.nat(500)),
});

const place = fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: null });

export const boardContent = fc.record({
  lines: fc.array(fc.record({ place, user: snowflake, record }), { maxLength: PAGE, size: 'max' }),
  players: many,
  own: fc.record({
    user: snowflake,
    place,
    record: fc.option(record, { nil: null }),
    isOnBoard: fc.boolean(),
    isHidden: fc.boolean(),
  }),
  champions: fc.array(placing, { maxLength: 5 }),
  now: fc.constant(NOW),
});

const headToHead = fc.record({ games: many, wins: few, losses: few });

export const profile = fc.record({
  player,
  pool: fc.constantFrom(...POOLS),
  records: fc
    .shuffledSubarray([...POOLS])
    .chain((pools) =>
      fc
        .tuple(...pools.map((pool) => record.map((each) => [pool, each] as const)))
        .map((each) => new Map(each)),
    ),
  recent: fc.array(ended, { maxLength: 50, size: 'max' }),
  between: fc.option(headToHead, { nil: null }),
  engine: headToHead,
  seasons: fc.array(textOf(40), { maxLength: 9 }),
  placings: fc.array(placing, { maxLength: 9 }),
  now: fc.constant(NOW),
});

export const season = fc.record({
  guildId: snowflake,
  number: fc.integer({ min: 1, max: 999 }),
  version: few,
  name: textOf(40),
  channelId: snowflake,
  locale: fc.constant('en-US'),
  isReset: fc.boolean(),
  startedAt: instant,
  startSeq: many,
  endsAt: fc.option(instant, { nil: null }),
  endedAt: fc.option(instant, { nil: null }),
  table: fc.constant([]),
});

export const seasonLines = fc.array(
  fc.record({
    place: fc.integer({ min: 1, max: 9999 }),
    player,
    rating: fc.nat(3500),
    games: many,
    wins: many,
  }),
  { maxLength: 50, size: 'max' },
);

const KEYS = {
  day: instant.map((at) => String(at - (at % 86_400_000))),
  weekday: fc.nat(6).map(String),
  hour: fc.nat(23).map(String),
  variant: fc.constantFrom(...VARIANT_IDS),
  'first-move': fc.constantFrom('russian c3-d4', 'international 32-28', 'canadian 40-35'),
  pair: key,
} as const;
const count = fc
  .constantFrom(...ACTIVITIES)
  .chain((activity) =>
    fc.record({ activity: fc.constant(activity), key: KEYS[activity], games: many, white: few, black: few }),
  );

export const statistics = fc.record({
  counts: fc.array(count, { maxLength: 80, size: 'max' }),
  longest: fc.option(outcome, { nil: null }),
  shortest: fc.option(outcome, { nil: null }),
  pairs: fc.array(fc.record({ players: fc.tuple(player, player), games: many }), { maxLength: 5 }),
  now: fc.constant(NOW),
});
