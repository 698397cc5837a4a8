/**
 * Only this file writes columns that duplicate parts of `data`. Seats are stored under `players`.
 */
import type { ChallengeRecord, GameRecord, GameShown, Shown } from '../../app/ports/subjects/games.ts';
import { type Challenge, CHALLENGE_STATES, COLOR_CHOICES } from '../../game/challenge/challenge.ts';
import { type Game, LATEST, OTHER_ENDS } from '../../game/game.ts';
import { isSeeking, seekKey } from '../../game/challenge/seek.ts';
import { urgencyOf } from '../../game/calls/urgency.ts';
import { readStored } from '../database/readable.ts';
import { z } from 'zod';
import { COLORS, type Color } from '../../draughts/types.ts';
import { END_RULES } from '../../draughts/ending.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import { MATCH_SIDES, MATCH_STOPS } from '../../game/match/match.ts';
import { TALLY_CHOICES } from '../../game/voting.ts';
import { OFFER_KINDS } from '../../game/offers/offers.ts';
import { TABLE_IDS } from '../../openings/table.ts';
import { LEVELS, type LevelNumber } from '../../engine/play/levels.ts';
import type { Player } from '../../game/player.ts';
import { type CrowdOf, playerOf, seatEngine, seatPerson, type Seat } from '../../game/seat.ts';
import { addressIn, objectOf } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';

export const SEATS = ['white_id', 'black_id'] as const;
export const CHALLENGE_SEATS = ['challenger_id', 'opponent_id'] as const;

export const gameColumns = (game: Game) => ({
  version: game.version,
  data: JSON.stringify(storedGame(game)),
  state: game.result ? ('finished' as const) : ('running' as const),
  white_id: game.seats.white.id,
  black_id: game.seats.black.id,
  channel_id: game.place.channelId,
  guild_id: game.place.guildId,
  changed_at: game.changedAt,
  ...urgencyColumns(game),
});

function urgencyColumns(game: Game) {
  const urgency = urgencyOf(game);
  return {
    mover_id: urgency?.mover ?? null,
    waiter_id: urgency?.waiter ?? null,
    deadline: urgency?.deadline ?? null,
  };
}

export const challengeColumns = (challenge: Challenge) => ({
  version: challenge.version,
  data: JSON.stringify(storedChallenge(challenge)),
  game_id: challenge.gameId,
  challenger_id: challenge.challenger.id,
  opponent_id: challenge.opponent?.id ?? null,
  guild_id: challenge.place?.guildId ?? null,
  open_until: challenge.state === 'open' ? challenge.expiresAt : null,
  seek: isSeeking(challenge) ? seekKey(challenge) : null,
  seek_everywhere: isSeeking(challenge) && challenge.seek?.isEverywhere ? seekKey(challenge) : null,
});

export const readGame = (row: Tables['game']): GameRecord => ({
  game: readStored('game', gameSchema, row),
  shown: readGameShown(row),
});

export const readChallenge = (row: Tables['challenge']): ChallengeRecord => ({
  challenge: readStored('challenge', challengeSchema, row),
  shown: readShown(row),
});

type ShownColumns = Pick<Tables['game'], 'shown_version' | 'card_channel_id' | 'card_message_id'>;

export const readShown = (row: ShownColumns): Shown => ({
  version: row.shown_version,
  card: addressIn(row.card_channel_id, row.card_message_id),
});

export type GameShownColumns = ShownColumns & Pick<Tables['game'], 'reminded_turn'>;

export const readGameShown = (row: GameShownColumns): GameShown => ({
  ...readShown(row),
  reminded: row.reminded_turn,
});

const version = z.int().positive();
const instant = z.int();
const color = z.enum(COLORS);
const variant = z.enum(VARIANT_IDS);
const player = z.object({ id: z.string(), name: z.string() });
export const timeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('live'), initial: z.int().positive(), increment: z.int().nonnegative() }),
  z.object({
    kind: z.literal('correspondence'),
    perMove: z.int().positive(),
    restsWeekendsIn: z.string().nullable(),
  }),
]);
const time = timeSchema.nullable();
const span = z.object({ from: instant, to: instant });
export const placeSchema = z.object({
  guildId: z.string().nullable(),
  channelId: z.string(),
  channelName: z.string().optional(),
  threadOf: z.string().optional(),
  within: z.string().optional(),
  locale: z.string(),
});
const result = z.object({ winner: color.nullable(), by: z.enum([...END_RULES, ...OTHER_ENDS]) });

const opening = z.object({ table: z.enum(TABLE_IDS), row: z.string() });
const count = z.int().positive();
const matchTerms = z.object({
  length: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('games'), games: count }),
    z.object({ kind: z.literal('points'), points: count }),
  ]),
  rest: z.int().nonnegative(),
});
const draw = z.object({ table: z.enum(TABLE_IDS), secret: z.string(), sealed: z.string() });
const offeredMatch = matchTerms.extend({ draw: draw.nullable() });
const match = matchTerms.extend({
  number: count,
  before: z.array(z.object({ id: z.string(), winner: z.enum(MATCH_SIDES).nullable() })),
  draw: draw
    .extend({
      mixed: z.array(z.string()).optional(),
      dealt: z.array(z.object({ row: z.string(), seed: z.string() })),
    })
    .nullable(),
  asked: z.enum(MATCH_SIDES).optional(),
  stopped: z.enum(MATCH_STOPS).optional(),
});

const spent = z.int().nonnegative().nullable();
const sideOffers = z.object({
  open: z.enum(OFFER_KINDS).nullable(),
  spent: z.object({ draw: spent, takeback: spent, rematch: spent, pause: spent }),
});

interface StoredSeat extends Player {
  readonly level?: LevelNumber | undefined;
  readonly of?: CrowdOf | undefined;
}

const crowdOf = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('channel'), channelId: z.string() }),
  z.object({ kind: z.literal('role'), roleId: z.string() }),
  z.object({ kind: z.literal('everyone') }),
]);

const voting = z.object({
  window: z.int().positive().nullable(),
  tallies: z.enum(TALLY_CHOICES),
  quorum: z.int().positive(),
  leastDays: z.int().nonnegative(),
  talk: z.object({ white: z.string().optional(), black: z.string().optional() }).optional(),
  runoff: z.object({ ply: z.int().nonnegative(), from: instant, moves: z.array(z.string()) }).optional(),
  recess: z.object({ ply: z.int().nonnegative(), from: instant, again: instant.nullable() }).optional(),
  closed: z.object({ ply: z.int().nonnegative(), round: z.int().nonnegative() }).optional(),
});

const storedSeat = player.extend({
  level: z.literal(LEVELS).optional(),
  of: crowdOf.optional(),
});

function readSeat({ id, name, level, of }: StoredSeat): Seat {
  if (of) return { kind: 'crowd', id, name, of };
  return level === undefined ? seatPerson({ id, name }) : seatEngine({ id, name }, level);
}

function writeSeat(seat: Seat): StoredSeat {
  if (seat.kind === 'crowd') return { ...playerOf(seat), of: seat.of };
  return seat.kind === 'engine' ? { ...playerOf(seat), level: seat.level } : playerOf(seat);
}

const storedGame = ({ seats, ...game }: Game): object => ({
  ...game,
  players: { white: writeSeat(seats.white), black: writeSeat(seats.black) },
});

const storedChallenge = ({ challenger, opponent, ...challenge }: Challenge): StoredChallenge => ({
  ...challenge,
  challenger: writeSeat(challenger),
  opponent: opponent && writeSeat(opponent),
});

type Stored = Omit<Game, 'seats'> & { readonly players: Readonly<Record<Color, StoredSeat>> };

const gameObject = objectOf<Stored>()({
  id: z.string(),
  version,
  variant,
  start: z.string().nullable(),
  opening: opening.optional(),
  rated: z.boolean(),
  players: z.object({ white: storedSeat, black: storedSeat }),
  moves: z.array(z.string()),
  turns: z.array(z.object({ ply: z.int().nonnegative(), from: instant })),
  time,
  voting: voting.optional(),
  vacations: z.array(span.extend({ color })),
  pauses: z.array(span),
  takebacks: z.int().nonnegative(),
  hints: z.array(
    z.object({ ply: z.int().nonnegative(), takebacks: z.int().nonnegative(), color, move: z.string() }),
  ),
  offers: z.object({ white: sideOffers, black: sideOffers }),
  latest: z.enum(LATEST),
  lapsed: z
    .object({ kind: z.enum(['declined', 'withdrawn']), offer: z.enum(OFFER_KINDS), color, version })
    .optional(),
  result: result.nullable(),
  rematch: z.string().nullable(),
  place: placeSchema,
  second: z.object({ place: placeSchema, color }).optional(),
  tournament: z
    .object({
      id: z.string(),
      round: z.int().positive(),
      board: z.int().positive(),
      name: z.string().optional(),
      rounds: z.int().positive().optional(),
    })
    .optional(),
  meet: z.object({ id: z.string(), board: z.int().positive() }).optional(),
  match: match.optional(),
  createdAt: instant,
  changedAt: instant,
});

const gameSchema: z.ZodType<Game> = gameObject.transform(({ players, ...game }) => ({
  ...game,
  seats: { white: readSeat(players.white), black: readSeat(players.black) },
}));

type StoredChallenge = Omit<Challenge, 'challenger' | 'opponent'> & {
  readonly challenger: StoredSeat;
  readonly opponent: StoredSeat | null;
};

const challengeObject = objectOf<StoredChallenge>()({
  id: z.string(),
  version,
  variant,
  challenger: storedSeat,
  opponent: storedSeat.nullable(),
  color: z.enum(COLOR_CHOICES),
  start: z.string().nullable(),
  opening: opening.optional(),
  match: offeredMatch.optional(),
  crowd: z.object({ team: player.extend({ kind: z.literal('crowd'), of: crowdOf }), voting }).optional(),
  rated: z.boolean(),
  time,
  place: placeSchema.nullable(),
  seek: z
    .object({
      rating: z.number(),
      isProvisional: z.boolean(),
      isEverywhere: z.boolean().optional(),
      isHomeless: z.boolean().optional(),
    })
    .optional(),
  state: z.enum(CHALLENGE_STATES),
  gameId: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
});

const challengeSchema: z.ZodType<Challenge> = challengeObject.transform(
  ({ challenger, opponent, ...challenge }) => ({
    ...challenge,
    challenger: readSeat(challenger),
    opponent: opponent && readSeat(opponent),
  }),
);
