/**
 * Nobody gets help with the position of a game that they can change: in each kind of game, in each
 * role, and with each kind of help. The check costs no more than for 500 games, and refuses help if
 * it can't decide.
 */
import { expect, test } from 'vitest';
import { lineFrom } from '../../../src/notation/valid.ts';
import { barOnExplorer, barOnLine, barOnPosition } from '../../../src/app/fairPlay/barOnHelp.ts';
import { giveUpPuzzle, openPuzzle, solvedPuzzle } from '../../../src/features/puzzle/use.ts';
import { shown } from '../../../src/app/play/find.ts';
import { guessesIn, openGuess, openRecordGuess } from '../../../src/features/guess/use.ts';
import { barOnVote } from '../../../src/app/play/voterBar.ts';
import { openMemberMemory } from '../../../src/app/server/memberMemory.ts';
import type { Member } from '../../../src/app/ports/subjects/servers.ts';
import type { Asker } from '../../../src/app/ports/command.ts';
import type { Problem } from '../../../src/app/problem/problem.ts';
import type { App } from '../../../src/app/ports/app.ts';
import { lastPosition, startLine, type Line } from '../../../src/draughts/line.ts';
import { ballotOf } from '../../../src/game/ballot.ts';
import { DAY } from '../../../src/game/calendar/span.ts';
import type { Game } from '../../../src/game/game.ts';
import { lineOf } from '../../../src/game/line.ts';
import { type CrowdOf, type Seat, seatCrowd, seatEngine, seatPerson } from '../../../src/game/seat.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import type { Result } from '../../../src/kit/result.ts';
import { makeFen } from '../../../src/notation/fen.ts';
import { guessedRating } from '../../../src/rating/puzzle.ts';
import { importing, nextVersion, PLACE, sampleChallenge, sampleGame } from '../../store/samples.ts';
import { asking, newTable, type Table } from '../table.ts';
import { someOf } from '../../runs.ts';

const MOVES = ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5', 'c3-b4', 'g5-h4'];

async function begin({ app }: Table, number: number): Promise<void> {
  const challenge = sampleChallenge({ id: `c${number}` });
  const game = sampleGame({ id: `g${number}`, moves: MOVES });
  await app.store.challenges.add(challenge, 0);
  await app.store.games.begin({ ...challenge, version: 2, state: 'accepted', gameId: game.id }, game, 0);
}

test('a player with 500 games in progress gets help with other positions, but a player with 501 gets none', async () => {
  const table = await newTable();
  const far = lineFrom('russian', 'W:WKc3:Bb8');
  for (let number = 1; number <= 500; number += 1) await begin(table, number);
  expect(await barOnPosition(table.app, { user: 'anna', guildId: null }, far)).toBeNull();
  await begin(table, 501);
  expect(await barOnPosition(table.app, { user: 'anna', guildId: null }, far)).toEqual({
    code: 'help-many-games',
    most: 500,
  });
  expect(await barOnPosition(table.app, { user: 'carl', guildId: null }, far)).toBeNull();
});

const NOW = 1000 * DAY;
const OLD = { accountAt: 0, joinedAt: 0, isGuest: false };

/** Discord's answers: who is in the server, their roles, and the channels that they can read. */
type Here = Partial<Omit<Member, 'id' | 'name'>> & { readonly reads?: readonly string[] };

/** Each role that someone can have in a game, from the server's point of view. */
const PARTS = new Map<string, Here | null>([
  ['a member', {}],
  ['a guest', { isGuest: true }],
  ['a new member', { joinedAt: NOW - DAY }],
  ['a new account', { accountAt: NOW - DAY }],
  ['a player of the role', { roles: ['players'] }],
  ['a new player of the role', { roles: ['players'], joinedAt: NOW - DAY }],
  ['somebody in the club', { reads: ['club'] }],
  ['a stranger', null],
]);
type Part = string;

const master = seatPerson({ id: 'master', name: 'Master' });
const crowd = (of: CrowdOf): Seat => seatCrowd('guild-1', 'a team', of);
const EVERYONE = crowd({ kind: 'everyone' });
const ROLE = crowd({ kind: 'role', roleId: 'players' });
const CLUB = crowd({ kind: 'channel', channelId: 'club' });
const HALL = crowd({ kind: 'channel', channelId: 'hall' });

const all: readonly Part[] = [...PARTS.keys()];
const everybody = all.filter((part) => part !== 'a stranger');
const ofRole: readonly Part[] = ['a player of the role', 'a new player of the role'];

/** Who can change the game, or advise its team, by the rules in `docs/playing.md`. */
const KINDS: readonly (readonly [string, Seat, Seat, readonly Part[]])[] = [
  ['everyone against a master', EVERYONE, master, everybody],
  ['a master against a role', master, ROLE, ofRole],
  ['a channel against a master', CLUB, master, ['somebody in the club']],
  ['a role against a channel', ROLE, CLUB, [...ofRole, 'somebody in the club']],
  ['everyone against a role', EVERYONE, ROLE, everybody],
  ['a channel against a channel that nobody here reads', CLUB, HALL, ['somebody in the club']],
  ['two people', master, seatPerson({ id: 'boris', name: 'Boris' }), []],
  ['everyone against the engine', EVERYONE, seatEngine({ id: 'crownhead', name: 'C' }, 4), []],
];

const VOTING = { window: DAY, tallies: 'hidden', quorum: 2, leastDays: 7 } as const;

const lineWith = (moves: readonly string[]): Line => lineOf(sampleGame({ moves }));

async function hall(white: Seat, black: Seat, changes: Partial<Game> = {}) {
  const table = await newTable();
  table.time.now = NOW;
  const game = {
    ...sampleGame({ id: 'team', moves: MOVES, ...changes }),
    seats: { white, black },
    voting: VOTING,
  };
  await table.app.store.games.add(game, 1e15);
  await addAlike(table.app.store);
  let part: Part = 'a member';
  const asked: string[] = [];
  const here = (): Here | null => PARTS.get(part) ?? null;
  const members: App['members'] = {
    ...table.app.members,
    member: async (_, id) => {
      asked.push(id);
      const found = here();
      return found ? { id, name: id, roles: [], ...OLD, ...found } : 'gone';
    },
    readers: async (_, channel) => () => here()?.reads?.includes(channel) ?? false,
  };
  const be = (other: Part): App => {
    part = other;
    return { ...table.app, members, memory: openMemberMemory({ members, now: () => NOW }) };
  };
  return { game, be, asked };
}

const PUZZLE = {
  id: 'puzzle',
  variant: 'russian',
  fen: makeFen(variantOf('russian'), lastPosition(lineWith(MOVES))),
  moves: ['b4:d6'],
} as const;

const HERE = { ...PLACE, guildId: 'guild-1' };

const others = {
  white: seatPerson({ id: 'one', name: 'One' }),
  black: seatPerson({ id: 'two', name: 'Two' }),
};
const WATCHED = { ...sampleGame({ id: 'watched', moves: MOVES }), seats: others };
const AGAINST_ENGINE: Game = {
  ...sampleGame({ id: 'engine', moves: MOVES }),
  seats: { white: EVERYONE, black: seatEngine({ id: 'crownhead', name: 'C' }, 8) },
  voting: VOTING,
};
const guess = {
  player: { id: 'anna', name: 'Anna' },
  guildId: 'guild-1',
  madeAt: NOW,
  points: 1,
  engine: null,
};

/** Puzzles and guesses with the same position. */
async function addAlike({ puzzles, records, games, guesses }: App['store']): Promise<void> {
  await puzzles.add([{ puzzle: PUZZLE, origin: null, rating: guessedRating(1000, NOW), version: 1 }]);
  const over = { ...WATCHED, id: 'over', result: { winner: 'white', by: 'resignation' } } as const;
  for (const game of [WATCHED, over]) await games.add(game, 1e15);
  const source = `${[...MOVES, 'b4:d6'].join(' ')} *`;
  await records.add({ id: 'record', variant: 'russian', source }, importing(NOW));
  await guesses.add({ ...guess, of: { kind: 'game', id: 'over' }, ply: 2, move: 'b2-c3' });
  await guesses.add({ ...guess, of: { kind: 'record', id: 'record' }, ply: 5, move: 'g5-h4' });
}

const actor = (id: string, guildId: string | null): Asker =>
  asking({ time: { now: NOW }, rights: { mayMakeEvents: true, lacking: null } }, id, { ...PLACE, guildId });

const problemOf = (attempt: Result<unknown, Problem>): Problem | null =>
  attempt.ok ? null : attempt.problem;

type Way = (app: App, user: string, guildId: string | null) => Promise<Problem | null>;

/** Each kind of help with the position, and how it is refused. */
const WAYS: Readonly<Record<string, Way>> = {
  practice: (app, user, guildId) => barOnPosition(app, { user, guildId }, lineWith(MOVES)),
  'practice from a move before': (app, user, guildId) =>
    barOnPosition(
      app,
      { user, guildId },
      startLine(variantOf('russian'), lastPosition(lineWith(MOVES.slice(0, 5)))),
    ),
  'a hint in another game': (app, user, guildId) =>
    barOnPosition(app, { user, guildId }, lineWith(MOVES), 'other'),
  analysis: (app, user, guildId) => barOnLine(app, { user, guildId }, lineWith([...MOVES, 'b4:d6'])),
  'the explorer': (app, user, guildId) => barOnExplorer(app, { user, guildId }, lineWith(MOVES.slice(0, 2))),
  'a puzzle': async (app, user, guildId) => problemOf(await openPuzzle(app, actor(user, guildId), PUZZLE.id)),
  'its solution': async (app, user, guildId) =>
    problemOf(await giveUpPuzzle(app, actor(user, guildId), PUZZLE.id)),
  'the solution to the last puzzle of the day': async (app, user, guildId) =>
    problemOf(await solvedPuzzle(app, actor(user, guildId), PUZZLE.id)),
  'a guess in a game of others': async (app, user, guildId) =>
    problemOf(await guessesIn(app, actor(user, guildId), WATCHED)),
  'the engine’s verdict on guesses': async (app, user, guildId) =>
    problemOf(await openGuess(app, actor(user, guildId), shown('over'))),
  'a guess in a record': async (app, user, guildId) =>
    problemOf(await openRecordGuess(app, { ...actor(user, guildId), place: HERE }, 'record')),
  'a vote against the engine': (app, user) =>
    barOnVote(app, actor(user, 'guild-1'), AGAINST_ENGINE, ballotOf(AGAINST_ENGINE)!),
};

const BARS: ReadonlySet<unknown> = new Set(['analysis-near', 'team-near', 'explorer-near']);
const isRefused = (answer: Awaited<ReturnType<Way>>): boolean => BARS.has(answer?.code);

test.each(KINDS)(
  'in a game of %s, nobody who can change it gets help',
  async (_, white, black, concerned) => {
    const { be } = await hall(white, black);
    const cases = all.flatMap((part) =>
      Object.entries(WAYS).flatMap(([way, ask]) =>
        (['guild-1', 'guild-2', null] as const).map((where) => ({ part, way, ask, where })),
      ),
    );
    // Five is prime to the numbers of parts, ways and places, so that each of them occurs.
    for (const { part, way, ask, where } of someOf(cases, 5)) {
      const answer = await ask(be(part), 'anna', where);
      expect([part, way, where, isRefused(answer)]).toEqual([part, way, where, concerned.includes(part)]);
    }
  },
);

const vote = (at: number) =>
  ({
    gameId: 'team',
    ply: MOVES.length,
    user: 'anna',
    move: 'b4:d6',
    doneIn: null,
    wish: null,
    reason: null,
    at,
  }) as const;

test('voters get no help until the game is over, even if they have left the team and the server', async () => {
  const { game, be } = await hall(EVERYONE, master);
  const { store } = be('a stranger');
  const ask = () => WAYS['practice']!(be('a stranger'), 'anna', null);
  expect(await ask()).toBeNull();
  expect(await store.votes.cast(vote(NOW), 'white', game.version)).toBe('cast');
  expect(await ask()).toEqual({ code: 'team-near' });
  expect(await store.votes.leave(vote(NOW + 1), game.version)).toBe('left');
  expect(await ask()).toEqual({ code: 'team-near' });
  await store.games.save(nextVersion(game, { result: { winner: 'white', by: 'resignation' } }), null);
  expect(await ask()).toBeNull();
});

test('Discord is rarely asked, and only about games near the position; without its answer, help is refused', async () => {
  const { game, be, asked } = await hall(ROLE, CLUB);
  const app = be('a member');
  for (let other = 1; other < 40; other += 1)
    await app.store.games.add(
      { ...game, id: `team${other}`, place: { ...game.place, guildId: `far-${other}` } },
      1e15,
    );
  expect(
    await barOnPosition(app, { user: 'anna', guildId: 'guild-1' }, lineFrom('russian', 'W:WKc3:Bb8')),
  ).toBeNull();
  expect(asked).toEqual([]);
  for (const _ of [1, 2, 3]) expect(await WAYS['practice']!(app, 'anna', 'guild-1')).toBeNull();
  expect(asked).toHaveLength(5);
  const silent = { ...app.memory, member: async () => 'unknown' as const };
  const answer = await WAYS['practice']!({ ...app, memory: silent }, 'anna', null);
  expect(answer).toEqual({ code: 'team-near' });
});
