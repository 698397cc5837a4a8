/**
 * Counting votes: votes in any order give the same result as a recount by independently written
 * rules.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { newGame as begin } from '../../src/game/newGame.ts';
import type { Game } from '../../src/game/game.ts';
import { NO_PLANS } from '../../src/game/plan/plan.ts';
import { makePlannedMove } from '../../src/game/plan/plannedMove.ts';
import { makeOffer } from '../../src/game/offers/offering.ts';
import { deadlineOf } from '../../src/game/clock/clock.ts';
import { seatCrowd, seatPerson } from '../../src/game/seat.ts';
import { chooseMove, openBallot } from '../../src/game/vote/cast.ts';
import { closeVote, isVoteOver, settleVote, voteAgain, type Counted } from '../../src/game/vote/closing.ts';
import { endsEarly, verdictOf, type Tallies } from '../../src/game/vote/count.ts';
import { barOnVoter, type Voter } from '../../src/game/vote/eligible.ts';
import { piecesHung } from '../../src/game/vote/hangs.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { analysisScreen } from '../../src/views/analysis/screen.ts';
import { headline } from '../../src/views/board/headline.ts';
import { lookAt } from '../../src/views/board/look.ts';
import { controls } from '../../src/views/game/controls.ts';
import { type Showing, showingGame } from '../../src/views/replay/showing.ts';
import { textOn } from '../../src/views/screen/screen.ts';
import { ballotOf } from '../../src/game/ballot.ts';
import { asPosted, labelsOf } from '../views/screens.ts';

const TEAM = seatCrowd('guild-1', '#draughts', { kind: 'channel', channelId: 'channel-1' });
const MASTER = seatPerson({ id: 'boris', name: 'Boris' });
const PLACE = { guildId: 'guild-1', channelId: 'channel-1', locale: 'en-US' };
const VOTING = { window: MINUTE, tallies: 'hidden', quorum: 2, leastDays: 7 } as const;
const TERMS = {
  variant: 'russian',
  start: null,
  rated: true,
  time: null,
  voting: VOTING,
  place: PLACE,
} as const;

const game = (changes: Partial<Game> = {}): Game => ({
  ...begin('g1', TERMS, { white: TEAM, black: MASTER }, 1000),
  ...changes,
});

const MOVES = ['c3-d4', 'e3-f4', 'g3-h4', 'a3-b4'];
const none: Tallies = { moves: [], done: 0, draw: 0, resign: 0, roster: 0, rosterBefore: 0 };

const counted = (moves: Readonly<Record<string, number>>, more: Partial<Tallies> = {}): Tallies => ({
  ...none,
  moves: Object.entries(moves).map(([move, votes]) => ({ move, votes })),
  ...more,
});

const open = (of: Game) => {
  const ballot = ballotOf(of);
  if (!ballot) throw new Error('no vote');
  return ballot;
};
const runoff = (moves: readonly string[]) =>
  open(game({ voting: { ...VOTING, runoff: { ply: 0, from: 61_000, moves } } }));

/** Both teams have made two moves. The first team's second move took this long. */
const turnsAfter = (thought: number) =>
  [0, 0, 0, thought, thought].map((from, ply) => ({ ply, from: 1000 + from }));

test('a vote on a clock and its runoff fit within the time for the move, or into a tenth of the time left', () => {
  const lasts = (time: Game['time'], changes: Partial<Game> = {}): number => {
    const { from, until } = open(game({ time, voting: { ...VOTING, window: null }, ...changes }));
    return until - from;
  };
  const days = { kind: 'correspondence', perMove: 3 * DAY, restsWeekendsIn: null } as const;
  const live = { kind: 'live', initial: 30 * MINUTE, increment: 20 * SECOND } as const;
  expect(lasts(days)).toBe(1.5 * DAY);
  expect(lasts(live)).toBe(1.5 * MINUTE + 10 * SECOND);
  const moves = ['c3-d4', 'b6-a5', 'b2-c3', 'a5-b4'];
  // The next move: 20 s more and 10 min less.
  expect(lasts(live, { moves, turns: turnsAfter(10 * MINUTE) })).toBe(MINUTE + 11 * SECOND);
  const late = game({ time: live, voting: { ...VOTING, window: null }, moves, turns: turnsAfter(DAY) });
  expect(open(late).until - open(late).from).toBe(20 * SECOND);
  const tied = { ply: 0, from: 90_000, moves: ['c3-d4', 'e3-f4'] };
  const again = open(game({ time: days, voting: { ...VOTING, window: null, runoff: tied } }));
  expect(again.until).toBe(90_000 + 1.5 * DAY);
});

describe('a vote’s verdict', () => {
  const vote = open(game());
  test.each([
    ['nobody voted', vote, none, { kind: 'nobody' }],
    ['one move has most votes', vote, counted({ a: 1, b: 2 }), { kind: 'move', moves: ['b'], draw: false }],
    ['a tie', vote, counted({ a: 2, b: 2, c: 1 }), { kind: 'runoff', moves: ['a', 'b'] }],
    ['too few votes: any move is still possible', vote, counted({ a: 1 }), { kind: 'runoff', moves: [] }],
    [
      'a runoff: votes for other moves do not count',
      runoff(['a', 'b']),
      counted({ a: 2, b: 1, c: 4 }),
      { kind: 'move', moves: ['a'], draw: false },
    ],
    [
      'a runoff that is tied again',
      runoff(['a', 'b']),
      counted({ a: 2, b: 2 }),
      { kind: 'move', moves: ['a', 'b'], draw: false },
    ],
    [
      'a vote that went on and still has too few',
      runoff([]),
      counted({ a: 1 }),
      { kind: 'move', moves: ['a'], draw: false },
    ],
    [
      'a runoff of which all votes were erased',
      runoff(['a', 'b']),
      counted({ c: 1 }),
      { kind: 'move', moves: ['c'], draw: false },
    ],
    ['60 % want to resign', vote, counted({ a: 5 }, { resign: 3 }), { kind: 'resign' }],
    [
      'fewer want to resign',
      vote,
      counted({ a: 5 }, { resign: 2 }),
      { kind: 'move', moves: ['a'], draw: false },
    ],
    ['one member alone cannot resign', vote, counted({ a: 1 }, { resign: 1 }), { kind: 'runoff', moves: [] }],
    [
      '60 % want a draw',
      vote,
      counted({ a: 3, b: 2 }, { draw: 3 }),
      { kind: 'move', moves: ['a'], draw: true },
    ],
  ] as const)('%s', (_, ballot, tallies, verdict) => {
    expect(verdictOf(VOTING, ballot, tallies)).toEqual(verdict);
  });

  const voters = fc.array(fc.record({ user: fc.nat(12), move: fc.constantFrom(...MOVES), at: fc.nat(50) }), {
    maxLength: 60,
  });

  /** Only each user's last vote counts. */
  const tally = (votes: readonly { user: number; move: string }[]): Tallies => {
    const last = new Map(votes.map(({ user, move }) => [user, move]));
    const counts: Record<string, number> = {};
    for (const move of last.values()) counts[move] = (counts[move] ?? 0) + 1;
    return counted(counts);
  };

  test('a winning move has more votes than any other, and double clicks change nothing', () => {
    fc.assert(
      fc.property(voters, (votes) => {
        const twice = votes.flatMap((each) => [each, each]);
        const verdict = verdictOf(VOTING, vote, tally(twice));
        expect(verdict).toEqual(verdictOf(VOTING, vote, tally(votes)));
        const last = [...new Map(votes.map(({ user, move }) => [user, move])).values()];
        const countOf = (move: string) => last.filter((each) => each === move).length;
        const most = Math.max(...MOVES.map(countOf));
        const leaders = MOVES.filter((move) => countOf(move) === most);
        const isDecided = last.length >= VOTING.quorum && leaders.length === 1;
        const kind = isDecided ? 'move' : 'runoff';
        expect(verdict.kind).toBe(last.length === 0 ? 'nobody' : kind);
        const tied = last.length < VOTING.quorum ? [] : leaders;
        expect('moves' in verdict ? verdict.moves.toSorted() : []).toEqual(tied.toSorted());
      }),
    );
  });
});

test.each([
  ['more than half of the team', counted({ a: 3 }, { roster: 5, rosterBefore: 5 }), true],
  ['exactly half', counted({ a: 2 }, { roster: 4, rosterBefore: 4 }), false],
  ['all are done', counted({ a: 1, b: 1, c: 1 }, { done: 5, roster: 5, rosterBefore: 5 }), true],
  ['one is not done', counted({ a: 1, b: 1 }, { done: 4, roster: 5, rosterBefore: 5 }), false],
  ['a newcomer is not done', counted({ a: 1, b: 1 }, { done: 4, roster: 5, rosterBefore: 4 }), false],
  ['the first vote, when the team is unknown', counted({ a: 3 }, { done: 2, roster: 3 }), false],
  ['the first vote, and all who voted are done', counted({ a: 2 }, { done: 2, roster: 2 }), true],
  ['too few votes', counted({ a: 1 }, { done: 1, roster: 1, rosterBefore: 1 }), false],
])('whether a vote ends early: %s', (_, tallies, isEarly) => {
  expect(endsEarly(VOTING, open(game()), tallies)).toBe(isEarly);
});

describe('the requirements for a voter', () => {
  const now = 100 * DAY;
  const member = {
    roles: ['r1'],
    guildId: 'guild-1',
    channels: ['channel-1'],
    accountAt: 0,
    joinedAt: 0,
    isGuest: false,
  };
  const bar = (team: typeof TEAM, changes: Partial<Voter>) =>
    barOnVoter(VOTING, 'guild-1', team, { ...member, ...changes }, now)?.code ?? null;
  const inRole = seatCrowd('guild-1', 'R', { kind: 'role', roleId: 'r1' });
  const all = seatCrowd('guild-1', 'All', { kind: 'everyone' });
  const [elsewhere, thread] = [['channel-2'], ['thread', 'channel-1']] as const;
  test.each([
    ['of the channel', TEAM, {}, null],
    ['in a thread of the channel', TEAM, { channels: thread }, null],
    ['in another channel', TEAM, { channels: elsewhere }, 'vote-other-channel'],
    ['with the role', inRole, { channels: elsewhere }, null],
    ['without the role', inRole, { roles: [] }, 'vote-other-role'],
    ['of the server', all, { channels: elsewhere, roles: [] }, null],
    ['of another server', all, { guildId: 'guild-2' }, 'vote-members-only'],
    ['who is a guest', all, { isGuest: true }, 'vote-members-only'],
    ['whose membership is unknown', all, { joinedAt: null }, 'vote-members-only'],
    ['who joined a week ago', all, { joinedAt: now - 7 * DAY }, null],
    ['who joined less than a week ago', all, { joinedAt: now - 7 * DAY + 1 }, 'vote-too-young'],
    ['with a young account', all, { accountAt: now - DAY }, 'vote-too-young'],
  ] as const)('%s', (_, team, changes, code) => {
    expect(bar(team, changes)).toBe(code);
  });
});

const settle = (of: Game, verdict: Counted['verdict'], move: string | null, at = 70_000) => {
  const closed = closeVote(of, at);
  if (!closed) throw new Error('it cannot be closed');
  const settled = settleVote(closed, NO_PLANS, { ballot: open(of), verdict, move }, at);
  if (!settled.ok) throw new Error(settled.problem.code);
  return settled.value.game;
};

describe('a vote', () => {
  const won = { kind: 'move', moves: ['c3-d4'], draw: false } as const;

  test('takes a legal move in any notation, until the vote’s time is over', () => {
    const chosen = chooseMove(game(), { at: 60_999, ply: 0 }, 'c3d4');
    expect(chosen.ok && chosen.value.move).toBe('c3-d4');
    const refusals = [
      chooseMove(game(), { at: 61_000, ply: 0 }, 'c3-d4'),
      chooseMove(game(), { at: 2000, ply: 1 }, 'c3-d4'),
      chooseMove(game(), { at: 2000 }, 'c3-c4'),
      chooseMove(
        game({ voting: { ...VOTING, runoff: { ply: 0, from: 1000, moves: ['e3-f4'] } } }),
        { at: 2000 },
        'c3-d4',
      ),
      openBallot(closeVote(game(), 2000)!, { at: 2000 }),
    ];
    expect(refusals.map((each) => (each.ok ? null : each.problem.code))).toEqual([
      'vote-closed',
      'stale-click',
      'illegal-move',
      'vote-not-tied',
      'vote-closed',
    ]);
  });

  test('the vote is over after its window plus the time for late votes, or once it is closed', () => {
    expect(deadlineOf(game())).toBe(61_000);
    expect([65_999, 66_000].map((at) => isVoteOver(game(), at))).toEqual([false, true]);
    const closed = closeVote(game(), 5000)!;
    expect([deadlineOf(closed), isVoteOver(closed, 5000)]).toEqual([null, true]);
    expect(closeVote(closed, 6000)).toBeNull();
  });

  test('the vote ends with a move, and the other side then moves without a vote', () => {
    const next = settle(game(), won, 'c3-d4');
    expect([next.moves, next.version, ballotOf(next)]).toEqual([['c3-d4'], 3, null]);
  });

  test('the vote ends with a runoff that begins now, even if the bot was down when time ran out', () => {
    const next = settle(game(), { kind: 'runoff', moves: ['c3-d4', 'e3-f4'] }, null, 500_000);
    expect(open(next)).toMatchObject({ round: 1, from: 500_000, until: 560_000, isClosed: false });
    expect(settle(next, won, 'c3-d4').moves).toEqual(['c3-d4']);
  });

  const begun = game({
    moves: ['c3-d4', 'b6-a5'],
    turns: [0, 1, 2].map((ply) => ({ ply, from: 1000 + ply })),
  });
  const nobody = { kind: 'nobody' } as const;

  test.each([
    ['before the first move', game(), { winner: null, by: 'aborted' }],
    ['later', begun, { winner: 'black', by: 'flag' }],
  ])('a vote without voters is repeated for up to a week: %s', (_, from, result) => {
    const waiting = settle(from, nobody, null, 70_000);
    expect([waiting.result, waiting.moves]).toEqual([null, from.moves]);
    expect(open(waiting)).toMatchObject({ isWaiting: true, isClosed: false, until: 70_000 + 7 * DAY });
    const again = voteAgain(waiting, 2 * DAY)!;
    expect(open(again)).toMatchObject({ isWaiting: false, round: 0, until: 2 * DAY + MINUTE });
    expect([voteAgain(again, 2 * DAY), voteAgain(from, 2 * DAY)]).toEqual([null, null]);
    const move = { ...won, moves: ['e3-f4'] };
    expect(settle(again, move, 'e3-f4').moves).toEqual([...from.moves, 'e3-f4']);
    expect(open(settle(again, nobody, null, 3 * DAY))).toMatchObject({ isWaiting: true, from: 3 * DAY });
    expect(settle(waiting, nobody, null, 9 * DAY).result).toEqual(result);
  });

  test('a team that never voted doesn’t lose, even if its opponent has moved', () => {
    const turns = [0, 1].map((ply) => ({ ply, from: 1000 + ply }));
    const asked = game({ seats: { white: MASTER, black: TEAM }, moves: ['c3-d4'], turns });
    const ended = settle(settle(asked, nobody, null, 70_000), nobody, null, 9 * DAY);
    expect(ended.result).toEqual({ winner: null, by: 'aborted' });
    expect(headline(sayIn('en-US'), ended, ended.result!)).toBe(
      '## ⌛ Nobody in \\#draughts voted, so this game doesn’t count',
    );
    const below = { blocks: controls(sayIn('en-US'), lookAt(ended), 'everyone', 'white'), notifies: [] };
    expect(labelsOf(below)).toContain('Team game…');
  });

  test('a vote without voters ends the game if the game has a clock', () => {
    const time = { kind: 'correspondence', perMove: DAY, restsWeekendsIn: null } as const;
    const clocked = { ...begun, time, voting: { ...VOTING, window: null } };
    expect(settle(clocked, nobody, null).result).toEqual({ winner: 'black', by: 'flag' });
    expect(settle(begun, { kind: 'resign' }, null).result).toEqual({ winner: 'black', by: 'resignation' });
  });

  test('a vote can offer a draw with its move, or accept the opponent’s offer', () => {
    const next = settle(game(), { ...won, draw: true }, 'c3-d4');
    expect(next.offers.white.open).toBe('draw');
    const asked = makeOffer(game(), { by: 'boris', at: 2000 }, 'draw');
    if (!asked.ok) throw new Error(asked.problem.code);
    expect(settle(asked.value.game, { ...won, draw: true }, 'c3-d4').result).toEqual({
      winner: null,
      by: 'agreement',
    });
    const takeback = makeOffer(next, { by: 'boris', at: 80_000 }, 'takeback');
    expect(takeback.ok ? null : takeback.problem.code).toBe('vote-only-draw');
  });

  test('there is no vote if only one move is legal', () => {
    const terms = { ...TERMS, start: 'B:Wc3,h2:Bf6,a7' };
    const near = begin('g1', terms, { white: TEAM, black: MASTER }, 1000);
    const answered = makePlannedMove(near, NO_PLANS, { by: 'boris', at: 2000 }, 'f6-e5');
    expect(answered.ok && answered.value.game.moves.length).toBe(1);
    const lost = makePlannedMove(
      { ...near, start: 'B:Wc3,h2:Be5,a7' },
      NO_PLANS,
      { by: 'boris', at: 2000 },
      'e5-d4',
    );
    expect(lost.ok && lost.value.game.moves).toEqual(['e5-d4', 'c3:e5']);
    const free = makePlannedMove(near, NO_PLANS, { by: 'boris', at: 2000 }, 'a7-b6');
    expect(free.ok && free.value.game.moves).toEqual(['a7-b6']);
  });
});

/** After c3-d4, Black takes two men. */
const EN_PRISE = 'W:Wc3,b2,d2,a1,e3:Bb6,e5,h8';
/** 3796 positions can follow through captures. */
const CROWDED = 'W:WK48,K12,K28,K47,K18,K41,K10,K44,K24:BK49,K2,K21,K8,K37,K25,K16,K31,K5';

test.each([
  ['two men', 'russian', EN_PRISE, 'c3-d4', 2],
  ['none', 'russian', EN_PRISE, 'e3-f4', 0],
  ['one man', 'russian', 'W:Wc3,a1:Bf6,h8', 'c3-d4', 0],
  ['an exchange', 'russian', 'W:Wc3,b2:Bb6,h8', 'c3-b4', 0],
  ['two men, where losing men wins', 'poddavki', EN_PRISE, 'c3-d4', 0],
  [
    'two more kings than need be, after more captures than are looked at',
    'international',
    CROWDED,
    '41x32',
    0,
  ],
] as const)('a move that gives away %s', (_, variant, start, move, lost) => {
  const at = begin('g1', { ...TERMS, variant, start }, { white: TEAM, black: MASTER }, 1000);
  expect(piecesHung(at, move)).toBe(lost);
});

test('an analysis shows how often a team agreed with the engine, and names only members who chose to be named', () => {
  const moves = ['c3-d4', 'b6-a5', 'b2-c3', 'f6-g5'];
  const turns = [0, 1, 2, 3, 4].map((ply) => ({ ply, from: 1000 + ply }));
  const played = game({ moves, turns, result: { winner: 'white', by: 'resignation' } });
  const best = ['c3-d4', 'b6-a5', 'g3-h4', 'f6-g5', 'd4-c5'];
  const findings = best.map((move) => ({ score: 0, best: [move] }));
  const subject = { kind: 'game', id: 'g1' } as const;
  const showing = showingGame(sayIn('en-US'), played, {});
  const shown = (votes: NonNullable<Showing['votes']>): string =>
    textOn(analysisScreen(sayIn('en-US'), { ...showing, votes }, { subject, findings }, true));
  const screen = shown([]);
  expect(screen.match(/.*I agreed on.*/gu)).toEqual([expect.stringContaining('I agreed on: 1 of 2')]);
  expect(screen).not.toContain('Best moves found by');
  const votes = [
    { user: 'anna', ply: 0, move: 'c3-d4' },
    { user: 'anna', ply: 2, move: 'g3-h4' },
    { user: 'carl', ply: 0, move: 'c3-d4' },
    { user: 'carl', ply: 2, move: 'b2-c3' },
    { user: 'dora', ply: 2, move: 'b2-c3' },
    // The team resigned instead.
    { user: 'dora', ply: 4, move: 'd4-c5' },
  ];
  const named = asPosted(shown(votes));
  expect(named).toContain('Best moves found by: <@anna> (2 of 2), <@carl> (1 of 2)');
  expect(named).not.toContain('dora');
});
