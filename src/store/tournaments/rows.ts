import { z } from 'zod';
import type { TournamentRecord } from '../../app/ports/subjects/tournaments.ts';
import {
  CHALLENGE_ANSWERS,
  type Tournament,
  ENDS,
  OBSTACLES,
  RULINGS,
  SERVER_EVENT_STATES,
  STAGES,
  WITHDRAWALS,
  type HeldRound,
  type Past,
} from '../../tournament/life/tournament.ts';
import { book } from '../database/book.ts';
import { VARIANT_IDS } from '../../draughts/variantIds.ts';
import { TABLE_IDS } from '../../openings/table.ts';
import { ABSENCES, RESULTS } from '../../tournament/event.ts';
import {
  FIRST_TIE_BREAKS,
  PERIODS,
  SCORINGS,
  UNFINISHED,
  type FormName,
  type Terms,
} from '../../tournament/life/terms.ts';
import { timeSchema } from '../games/rows.ts';
import { addressSchema as address, objectOf } from '../database/schema.ts';

const instant = z.int();
const count = z.int().nonnegative();
const number = z.int().positive();
const rating = z.number().nullable();
const result = z.enum(RESULTS).nullable();

const schedule = { cycles: z.union([z.literal(1), z.literal(2)]), isAtOnce: z.boolean() };

const forms = {
  swiss: z.object({ kind: z.literal('swiss'), rounds: number.nullable() }),
  'double-swiss': z.object({ kind: z.literal('double-swiss'), rounds: number.nullable() }),
  'round-robin': z.object({ kind: z.literal('round-robin'), ...schedule }),
  groups: z.object({
    kind: z.literal('groups'),
    size: number,
    advancing: number,
    finals: number,
    ...schedule,
  }),
  league: z.object({ kind: z.literal('league'), size: number, moving: number, ...schedule }),
  'knock-out': z.object({ kind: z.literal('knock-out'), hasThirdPlace: z.boolean() }),
  arena: z.object({ kind: z.literal('arena'), lasts: number }),
  ladder: z.object({ kind: z.literal('ladder'), reach: number }),
} satisfies Record<FormName, z.ZodType>;
const form = z.union(Object.values(forms));

const terms = objectOf<Terms>()({
  name: z.string(),
  title: z.string().nullable(),
  variant: z.enum(VARIANT_IDS),
  form,
  time: timeSchema,
  entry: z.object({
    roleId: z.string().nullable(),
    leastRating: rating,
    mostRating: rating,
    mostPlayers: number,
  }),
  openings: z.enum(TABLE_IDS).nullable(),
  rated: z.boolean(),
  scoring: z.enum(SCORINGS),
  tieBreak: z.enum(FIRST_TIE_BREAKS).nullable(),
  halfByes: count,
  roundLength: number.nullable(),
  repeats: z.object({ every: z.enum(PERIODS), zone: z.string() }).nullable(),
  inEvents: z.boolean(),
  startsAt: instant,
  endsAt: instant.nullable(),
  unfinished: z.enum(UNFINISHED),
});

const participant = z.object({
  id: z.string(),
  name: z.string(),
  number,
  rating,
  since: instant,
  enteredAt: instant.optional(),
  from: number,
  isPaused: z.boolean(),
  withdrawn: z.enum(WITHDRAWALS).nullable(),
});

const game = z.object({
  id: z.string().nullable(),
  white: number,
  black: number,
  quickness: count,
  opening: z.string().nullable(),
  result,
  isTimeLoss: z.boolean(),
  isShort: z.boolean(),
  isRuled: z.boolean(),
  endedAt: instant.nullable(),
});

const meeting = z.object({
  board: number,
  white: number,
  black: number,
  games: z.array(game),
  annulled: count,
  winner: number.nullable(),
  begunAt: instant,
  challenge: z
    .object({
      until: instant,
      answer: z.enum(CHALLENGE_ANSWERS).nullable(),
      cards: z.array(address).optional(),
    })
    .optional(),
});

const round = objectOf<HeldRound>()({
  number,
  meetings: z.array(meeting),
  byes: z.array(number),
  absent: z.array(z.object({ number, kind: z.enum(ABSENCES) })),
  begunAt: instant,
  endedAt: instant.nullable(),
});

const past = objectOf<Past>()({
  until: instant,
  challenges: count,
  order: z.array(number),
  records: z.array(
    z.object({
      number,
      games: count,
      won: count,
      latest: z.array(z.object({ against: number, is: z.enum(['win', 'draw', 'loss']) })),
    }),
  ),
  players: z.array(
    z.object({
      number,
      missed: count,
      missedAt: instant,
      isPresent: z.boolean(),
      hasPlayed: z.boolean(),
    }),
  ),
});

const ruling = z.object({
  at: instant,
  by: z.string().nullable(),
  what: z.enum(RULINGS),
  users: z.array(z.string()),
  game: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
});

export const tournamentSchema = objectOf<Tournament>()({
  id: z.string(),
  version: number,
  terms,
  venue: z.object({
    guildId: z.string(),
    channelId: z.string(),
    threadId: z.string().nullable(),
    locale: z.string(),
  }),
  organizer: z.object({ id: z.string(), name: z.string() }),
  previous: z.string().nullable(),
  stage: z.enum(STAGES),
  players: z.array(participant),
  apart: z.array(z.tuple([z.string(), z.string()])),
  seed: z.string(),
  rounds: z.array(round),
  past: past.optional(),
  phases: z.array(z.object({ from: number, groups: z.array(z.array(number)) })),
  planned: count.nullable(),
  stuck: z.object({ by: z.enum(OBSTACLES), since: instant }).nullable(),
  closing: z.array(z.object({ id: z.string(), result })),
  told: z.array(z.string()),
  shown: z.object({
    card: address.nullable(),
    version: count,
    face: z.string().nullable(),
  }),
  serverEvent: z
    .object({
      id: z.string().nullable(),
      links: z.array(z.string()),
      face: z.string(),
      state: z.enum(SERVER_EVENT_STATES),
    })
    .nullable(),
  rulings: z.array(ruling),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  end: z.enum(ENDS).nullable(),
});

export const TOURNAMENTS = book<'tournament', TournamentRecord>('tournament', {
  schema: objectOf<TournamentRecord>()({ tournament: tournamentSchema, woken: count }),
  data: 'tournament',
  columns: {
    id: ({ tournament }) => tournament.id,
    guild_id: ({ tournament }) => tournament.venue.guildId,
    version: ({ tournament }) => tournament.version,
    woken: 'woken',
    stage: ({ tournament }) => tournament.stage,
    created_at: ({ tournament }) => tournament.createdAt,
  },
});
