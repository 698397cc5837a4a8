/**
 * Games and challenges in every state that their types allow: all variants, offers and ends,
 * matches before, between and after games.
 */
import * as fc from 'fast-check';
import { lastPosition } from '../../../src/draughts/line.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { startPosition } from '../../../src/draughts/position.ts';
import { END_RULES } from '../../../src/draughts/ending.ts';
import { COLORS, type Color } from '../../../src/draughts/types.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../../../src/draughts/variants.ts';
import { LEVELS } from '../../../src/engine/play/levels.ts';
import { MEET_STAGES, SIDES, type Meet } from '../../../src/game/meet/meet.ts';
import type { Seek } from '../../../src/game/challenge/seek.ts';
import { CHALLENGE_STATES, COLOR_CHOICES, type Challenge } from '../../../src/game/challenge/challenge.ts';
import { formerPlayer } from '../../../src/game/player.ts';
import { LATEST, OTHER_ENDS, type Game } from '../../../src/game/game.ts';
import { lineOf } from '../../../src/game/line.ts';
import { MATCH_STOPS, MATCH_SIDES, type Match } from '../../../src/game/match/match.ts';
import { OFFER_KINDS } from '../../../src/game/offers/offers.ts';
import { TALLY_CHOICES } from '../../../src/game/voting.ts';
import { isCrowd, seatCrowd, seatEngine, seatPerson, type Seat } from '../../../src/game/seat.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/game/calendar/span.ts';
import type { TimeControl } from '../../../src/game/clock/time.ts';
import { parseFen } from '../../../src/notation/fen.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import { makeSquare } from '../../../src/notation/square.ts';
import { TABLE_IDS } from '../../../src/openings/table.ts';
import { tableOf } from '../../../src/openings/tables.ts';
import { playedOut } from '../../notation/playout.ts';
import { address, instant, key, name, place, player, snowflake } from './words.ts';

const opening = fc
  .constantFrom(...TABLE_IDS)
  .chain((table) => fc.constantFrom(...tableOf(table).rows).map(({ name: row }) => ({ table, row })));

const crowd = fc
  .tuple(snowflake, name, fc.constantFrom('channel', 'role', 'everyone'))
  .map(([id, called, kind]) =>
    seatCrowd(
      '1',
      called,
      kind === 'channel'
        ? { kind, channelId: id }
        : kind === 'role'
          ? { kind, roleId: id }
          : { kind: 'everyone' },
    ),
  );

const crowdOffer = fc.record({
  team: crowd,
  voting: fc.record({
    window: fc.constantFrom(null, MINUTE, DAY),
    tallies: fc.constantFrom(...TALLY_CHOICES),
    quorum: fc.constant(2),
    leastDays: fc.constant(7),
  }),
});

const seat: fc.Arbitrary<Seat> = fc.oneof(
  player.map(seatPerson),
  fc.tuple(player, fc.constantFrom(...LEVELS)).map(([who, level]) => seatEngine(who, level)),
  key.map((id) => seatPerson(formerPlayer(id))),
  crowd,
);

const time: fc.Arbitrary<TimeControl | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('live' as const),
    initial: fc.integer({ min: 1, max: 180 }).map((minutes) => minutes * MINUTE),
    increment: fc.nat(180).map((seconds) => seconds * SECOND),
  }),
  fc.record({
    kind: fc.constant('correspondence' as const),
    perMove: fc.integer({ min: 1, max: 336 }).map((hours) => hours * HOUR),
    restsWeekendsIn: fc.constantFrom(null, 'Europe/Moscow', 'America/Argentina/ComodRivadavia'),
  }),
);

/**
 * A position with at most this many pieces, all men or all kings. Many pieces have the most moves,
 * and few pieces often have only one.
 */
const placed = (id: VariantId, most: number): fc.Arbitrary<string | null> => {
  const variant = variantOf(id);
  const squares = startPosition(variant).board.map((_, square) =>
    makeSquare(variant, square, variant.notation.squares),
  );
  return fc
    .tuple(
      fc.shuffledSubarray(squares, { minLength: 2, maxLength: Math.min(most, squares.length) }),
      fc.nat(39),
      fc.boolean(),
      fc.constantFrom('W', 'B'),
    )
    .map(([taken, whites, isKings, turn]) => {
      const king = isKings ? 'K' : '';
      const side = (own: readonly string[]): string => own.map((square) => `${king}${square}`).join(',');
      const at = 1 + (whites % (taken.length - 1));
      const fen = `${turn}:W${side(taken.slice(0, at))}:B${side(taken.slice(at))}`;
      return parseFen(variant, fen).ok ? fen : null;
    });
};

const start = (id: VariantId): fc.Arbitrary<string | null> =>
  fc.oneof(fc.constant(null), placed(id, 40), placed(id, 12), placed(id, 4));

function movesBy(id: VariantId, fen: string | null, numbers: readonly number[]): readonly string[] {
  const { variant, moves } = playedOut(lineOf({ id: 'g', variant: id, start: fen, moves: [] }), numbers);
  return moves.map((move) => makeFullMove(variant, move));
}

const color: fc.Arbitrary<Color> = fc.constantFrom(...COLORS);
const span = fc
  .tuple(instant, fc.integer({ min: HOUR, max: 40 * DAY }))
  .map(([from, ms]) => ({ from, to: from + ms }));
/** Most sides can still make an offer. */
const spent = fc.constantFrom(null, null, null, 0, 1, 9, 60);
const sideOffers = fc.record({
  open: fc.constantFrom(null, null, ...OFFER_KINDS),
  spent: fc.record({ draw: spent, takeback: spent, rematch: spent, pause: spent }),
});

const result = fc.record({
  winner: fc.constantFrom(null, ...COLORS),
  by: fc.constantFrom(...END_RULES, ...OTHER_ENDS),
});

const hash = fc.constant('0123456789abcdef'.repeat(4));
const length: fc.Arbitrary<Match['length']> = fc.oneof(
  fc.integer({ min: 2, max: 20 }).map((games) => ({ kind: 'games' as const, games })),
  fc.integer({ min: 1, max: 20 }).map((points) => ({ kind: 'points' as const, points })),
);

const match: fc.Arbitrary<Match> = fc
  .record({
    length,
    rest: fc.constantFrom(0, HOUR, 14 * DAY),
    before: fc.array(fc.record({ id: key, winner: fc.constantFrom(null, ...MATCH_SIDES) }), {
      maxLength: 19,
    }),
    dealt: fc.option(
      fc.array(fc.record({ row: fc.constantFrom('1-VII', 'W'.repeat(20)), seed: hash }), {
        minLength: 1,
        maxLength: 10,
      }),
      {
        nil: null,
      },
    ),
    table: fc.constantFrom(...TABLE_IDS),
    asked: fc.constantFrom(undefined, ...MATCH_SIDES),
    stopped: fc.constantFrom(undefined, undefined, undefined, ...MATCH_STOPS),
    seal: hash,
    mixed: fc.constantFrom(undefined, ['1234567890123456789', '12345678901234567890']),
  })
  .map(({ before, dealt, table, seal, mixed, ...terms }) => ({
    ...terms,
    before,
    number: before.length + 1,
    draw: dealt && { table, secret: seal, sealed: seal, mixed, dealt },
  }));

const variantId = fc.constantFrom(...VARIANT_IDS);

/** The minimal game; `plies` is the largest number of moves. */
const played = (plies: number, ids: fc.Arbitrary<VariantId>) =>
  ids.chain((variant) =>
    fc
      .record({
        variant: fc.constant(variant),
        start: start(variant),
        numbers: fc.array(fc.nat(1000), { maxLength: plies, size: 'max' }),
      })
      .map(({ numbers, ...begun }) => ({ ...begun, moves: movesBy(variant, begun.start, numbers) })),
  );

const tournamentPlace = fc.record({
  id: key,
  round: fc.integer({ min: 1, max: 15 }),
  board: fc.integer({ min: 1, max: 100 }),
});

const legalTexts = (of: Pick<Game, 'variant' | 'start' | 'moves'>): readonly string[] => {
  const line = lineOf({ id: 'g', ...of });
  return legalMoves(line.variant, lastPosition(line)).map((move) => makeFullMove(line.variant, move));
};

/** A game in any state. Most of these games have begun. */
export const gameOf = (plies = 40, ids: fc.Arbitrary<VariantId> = variantId): fc.Arbitrary<Game> =>
  fc
    .record({
      id: key,
      version: fc.nat(400),
      begun: played(plies, ids),
      opening: fc.option(opening, { nil: undefined }),
      rated: fc.boolean(),
      seats: fc.record({ white: seat, black: seat }),
      takebacks: fc.nat(3),
      // An offer that matches the opponent's offer accepts that offer.
      offers: fc
        .record({ white: sideOffers, black: sideOffers })
        .filter(({ white, black }) => white.open === null || white.open !== black.open),
      latest: fc.constantFrom(...LATEST),
      lapsed: fc.option(
        fc.record({
          kind: fc.constantFrom('declined' as const, 'withdrawn' as const),
          offer: fc.constantFrom(...OFFER_KINDS),
          color,
        }),
        { nil: undefined },
      ),
      time,
      vacations: fc.array(
        fc.tuple(color, span).map(([side, away]) => ({ color: side, ...away })),
        { maxLength: 2 },
      ),
      pauses: fc.array(span, { maxLength: 2 }),
      isPaused: fc.boolean(),
      vote: fc.record({
        window: fc.constantFrom(null, MINUTE, DAY),
        quorum: fc.integer({ min: 1, max: 9 }),
        round: fc.nat(3),
      }),
      pace: fc.constantFrom(SECOND, HOUR, 30 * HOUR),
      result: fc.option(result, { nil: null, freq: 2 }),
      rematch: fc.constantFrom(null, null, null, 'abcdefghij'),
      place,
      extra: fc.oneof(
        fc.constant({}),
        match.map((each) => ({ match: each })),
        match.map((each) => ({ match: { ...each, before: [], number: 1 } })),
        tournamentPlace.map((tournament) => ({ tournament })),
      ),
      createdAt: instant,
      hinted: fc.boolean(),
    })

    .map(({ begun, lapsed, isPaused, pace, extra, hinted, pauses, version, createdAt, vote, ...rest }) => {
      const { window, quorum, round } = vote;
      const tied = round === 2 ? legalTexts(begun).slice(0, 5) : [];
      const voting = {
        window,
        quorum,
        tallies: 'open' as const,
        leastDays: 7,
        ...(round > 0 && round < 3 && { runoff: { ply: begun.moves.length, from: createdAt, moves: tied } }),
        ...(round === 3 && { recess: { ply: begun.moves.length, from: createdAt, again: null } }),
      };
      const isVoted = [rest.seats.white, rest.seats.black].some(isCrowd);
      const turns = Array.from({ length: begun.moves.length + 1 }, (_, ply) => ({
        ply,
        from: createdAt + ply * pace,
      }));
      const changedAt = turns.at(-1)?.from ?? createdAt;
      const [first] = begun.moves;
      return {
        ...rest,
        ...extra,
        ...begun,
        ...(isVoted && { voting }),
        version,
        turns,
        createdAt,
        changedAt,
        pauses: isPaused ? [...pauses, { from: changedAt, to: changedAt + 30 * DAY }] : pauses,
        hints: hinted && first !== undefined ? [{ ply: 0, takebacks: 0, color: 'white', move: first }] : [],
        ...(lapsed && { lapsed: { ...lapsed, version } }),
      };
    });

export const game = gameOf();

const AMONG_TWO: ReadonlySet<Challenge['state']> = new Set(['accepted', 'declined']);

export const challenge: fc.Arbitrary<Challenge> = variantId
  .chain((variant) =>
    fc.record({
      id: key,
      version: fc.nat(9),
      variant: fc.constant(variant),
      challenger: seat,
      opponent: fc.option(seat, { nil: null }),
      color: fc.constantFrom(...COLOR_CHOICES),
      start: start(variant),
      opening: fc.option(opening, { nil: undefined }),
      match: fc.option(
        match.map(({ length: until, rest, draw }) => ({ length: until, rest, draw })),
        { nil: undefined },
      ),
      crowd: fc.option(crowdOffer, { nil: undefined }),
      rated: fc.boolean(),
      time,
      place: fc.option(place, { nil: null }),
      state: fc.constantFrom(...CHALLENGE_STATES),
      gameId: fc.option(key, { nil: null }),
      createdAt: instant,
      expiresAt: instant,
    }),
  )
  .filter(({ opponent, state }) => opponent !== null || !AMONG_TWO.has(state));

export const seek: fc.Arbitrary<Seek> = fc
  .record({
    of: challenge,
    by: player.map(seatPerson),
    seeking: fc.record({
      rating: fc.double({ min: 0, max: 4000, noNaN: true }),
      isProvisional: fc.boolean(),
      isEverywhere: fc.boolean(),
    }),
  })
  .map(({ of, by, seeking }) => ({
    ...of,
    challenger: by,
    opponent: null,
    state: 'open',
    seek: seeking,
  }));

const rated = fc
  .tuple(player, fc.option(fc.integer({ min: 100, max: 4000 }), { nil: null }))
  .map(([each, rating]) => ({ ...each, rating }));
const team = fc.record({
  place: place.map((each) => ({ ...each, guildId: '1' })),
  name: fc.string({ minLength: 1, maxLength: 40 }),
  players: fc.array(rated, { maxLength: 25 }),
});
export const meet: fc.Arbitrary<Meet> = fc
  .record({
    id: key,
    version: fc.constant(1),
    variant: variantId,
    time: time.filter((each) => each !== null),
    rated: fc.boolean(),
    mostBoards: fc.integer({ min: 2, max: 20 }),
    startsAt: instant,
    stage: fc.constantFrom(...MEET_STAGES),
    home: team,
    guest: fc.option(team, { nil: null }),
    boards: fc.array(
      fc.record({
        number: fc.integer({ min: 1, max: 20 }),
        home: rated,
        guest: rated,
        white: fc.constantFrom(...SIDES),
        gameId: fc.option(key, { nil: null }),
        result: fc.constantFrom(...SIDES, 'draw' as const, null),
        isNoShow: fc.boolean(),
      }),
      { maxLength: 20 },
    ),
    closing: fc.constant([]),
    createdAt: instant,
  })
  .filter(({ stage, boards }) => boards.length > 0 || (stage !== 'running' && stage !== 'finished'));

export const userOf = (of: Game): fc.Arbitrary<string> =>
  fc.oneof(fc.constantFrom(of.seats.white.id, of.seats.black.id), snowflake);

export const shown = fc.record({ card: fc.option(address, { nil: null }) });
