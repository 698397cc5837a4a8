/**
 * A vote and its runoff, counted by the bot and again by this file's own reading of the rule on the
 * card. The rule: one runoff after a tie or without a quorum, then the highest-rated voter's move,
 * then the earliest vote.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countVote } from '../../../src/app/play/countVote.ts';
import { MINUTE } from '../../../src/game/calendar/span.ts';
import type { Game } from '../../../src/game/game.ts';
import { newGame } from '../../../src/game/newGame.ts';
import { seatCrowd, seatPerson } from '../../../src/game/seat.ts';
import { clear, keptDatabase, keptStore, newPlace } from '../../store/place.ts';
import { PLACE } from '../../store/samples.ts';
import { tableOver } from '../table.ts';
import { ALL_RUNS, runsOf } from '../../runs.ts';

const MOVES = ['c3-d4', 'e3-f4', 'g3-h4'];
const VOTERS = ['anna', 'boris', 'carla', 'david', 'elena', 'fiona'];
const [START, CLOSED, CLOSED_AGAIN] = [1000, 1000 + MINUTE, 1000 + 2 * MINUTE];
const GUILD = PLACE.guildId ?? '';
const TEAM = seatCrowd(GUILD, '#draughts', { kind: 'channel', channelId: PLACE.channelId });
const MASTER = seatPerson({ id: 'master', name: 'Master' });

const voter = fc.constantFrom(...VOTERS);
/** Few moves and instants, so that ties are common. */
const casts = fc.record({ user: voter, move: fc.nat({ max: 2 }), at: fc.nat({ max: 2 }) });
const rounds = fc.record({
  quorum: fc.integer({ min: 1, max: 4 }),
  ratings: fc.uniqueArray(fc.tuple(voter, fc.constantFrom(1400, 1600, 1800)), {
    selector: ([user]) => user,
  }),
  first: fc.array(casts, { maxLength: 12, size: 'max' }),
  second: fc.array(casts, { maxLength: 3 }),
  /** These voters leave the team during the runoff. */
  leaving: fc.oneof(
    fc.constant<string[]>([]),
    fc.uniqueArray(voter, { minLength: 2, maxLength: 5, size: 'max' }),
  ),
});

interface Cast {
  readonly user: string;
  readonly move: string;
  readonly at: number;
}

const latest = (votes: readonly Cast[]): readonly Cast[] =>
  VOTERS.flatMap((user) => votes.findLast((each) => each.user === user) ?? []);

function mostVoted(votes: readonly Cast[]): readonly string[] {
  const of = (move: string): number => votes.filter((each) => each.move === move).length;
  return MOVES.filter((move) => of(move) > 0 && MOVES.every((other) => of(other) <= of(move)));
}

/** How a vote ended, and the move. */
type Reading = readonly ['nobody' | 'won' | 'tied' | 'too few' | 'rated' | 'earliest', string | null];

function firstReading(votes: readonly Cast[], quorum: number): Reading {
  if (votes.length === 0) return ['nobody', null];
  if (votes.length < quorum) return ['too few', null];
  const [only = null, ...others] = mostVoted(votes);
  return others.length > 0 ? ['tied', null] : ['won', only];
}

function lastReading(votes: readonly Cast[], ratings: ReadonlyMap<string, number>): Reading {
  if (votes.length === 0) return ['nobody', null];
  const most = mostVoted(votes);
  if (most.length === 1) return ['won', most[0]!];
  const rated = (each: Cast): number => ratings.get(each.user) ?? 0;
  const choosing = votes.filter(({ move }) => most.includes(move));
  const top = choosing.filter((each) => choosing.every((other) => rated(other) <= rated(each)));
  if (top.length === 1) return ['rated', top[0]!.move];
  const first = top.filter((each) => top.every((other) => each.at <= other.at));
  return [
    'earliest',
    first
      .map(({ user, move }) => `${user} ${move}`)
      .toSorted()[0]!
      .split(' ')[1]!,
  ];
}

test('votes and runoffs equal a recount, however they end', async () => {
  const place = await newPlace();
  const store = await keptStore(place);
  const { db } = await keptDatabase(place);
  const time = { now: START };
  const { app } = tableOver(store, time);
  const ways = new Map<string, number>();

  async function count(game: Game, now: number): Promise<Game> {
    time.now = now;
    const next = await countVote(app, game);
    if (!next) throw new Error('another process counts it');
    return next;
  }

  async function voteAll(game: Game, votes: readonly Cast[]): Promise<void> {
    for (const vote of votes) {
      const whole = { ...vote, gameId: game.id, ply: 0, doneIn: null, wish: null, reason: null };
      expect(await store.votes.cast(whole, 'white', game.version)).toBe('cast');
    }
  }

  const expectReading = (game: Game, round: string, [way, move]: Reading): void => {
    const key = `${round}: ${way}`;
    ways.set(key, (ways.get(key) ?? 0) + 1);
    expect([key, game.moves, game.voting?.recess !== undefined, game.result]).toEqual([
      key,
      move === null ? [] : [move],
      way === 'nobody',
      null,
    ]);
  };

  const property = fc.asyncProperty(rounds, async ({ quorum, ratings, first, second, leaving }) => {
    await clear(place);
    const rows = ratings.map(([user_id, rating]) => ({ user_id, rating }));
    const same = {
      guild_id: GUILD,
      pool: 'russian',
      span: 'ever',
      since: 0,
      games: 20,
      wins: 10,
      share: 0.5,
    };
    const standings = rows.map((row) => ({ ...row, ...same, ranked_until: 0 }));
    if (standings.length > 0) await db.insertInto('standing').values(standings).execute();
    const voting = { window: MINUTE, tallies: 'hidden', quorum, leastDays: 7 } as const;
    const terms = {
      variant: 'russian',
      start: null,
      rated: false,
      time: null,
      voting,
      place: PLACE,
    } as const;
    const game = newGame('g1', terms, { white: TEAM, black: MASTER }, START);
    await store.games.add(game, CLOSED);

    const cast = (votes: typeof first, from: number): readonly Cast[] =>
      votes.map(({ user, move, at }) => ({ user, move: MOVES[move]!, at: from + at }));
    const votes = cast(first, START);
    await voteAll(game, votes);
    const reading = firstReading(latest(votes), quorum);
    const after = await count(game, CLOSED);
    expectReading(after, 'vote', reading);
    const isTied = reading[0] === 'tied';
    if (!isTied && reading[0] !== 'too few') return;

    const tied = isTied ? mostVoted(latest(votes)) : MOVES;
    expect(after.voting?.runoff?.moves.toSorted()).toEqual(isTied ? tied.toSorted() : []);
    const changes = cast(second, CLOSED).filter(({ move }) => tied.includes(move));
    await voteAll(after, changes);
    for (const user of leaving)
      await store.votes.leave({ gameId: 'g1', ply: 0, user, at: CLOSED }, after.version);
    const left = latest([...votes, ...changes]).filter(({ user }) => !leaving.includes(user));
    const inRunoff = left.filter(({ move }) => tied.includes(move));
    const valid = inRunoff.length > 0 ? inRunoff : left;
    const ratedBy = new Map(ratings);
    expectReading(await count(after, CLOSED_AGAIN), 'runoff', lastReading(valid, ratedBy));
  });
  await fc.assert(property, { numRuns: runsOf(700), seed: 35 });
  // Each outcome is reached, in all runs often.
  const often = ALL_RUNS ? 10 : 1;
  const once = ['vote: nobody', 'vote: won', 'vote: tied', 'vote: too few'];
  const again = ['runoff: nobody', 'runoff: won', 'runoff: rated', 'runoff: earliest'];
  for (const way of [...once, ...again])
    expect([way, Math.min(often, ways.get(way) ?? 0)]).toEqual([way, often]);
}, 60_000);
