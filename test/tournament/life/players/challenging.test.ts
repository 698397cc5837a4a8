/**
 * Challenges on a ladder of six: who may challenge whom, and the consequences of answering and of
 * not answering.
 */
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../../../src/game/calendar/span.ts';
import { advance, NO_NEWS } from '../../../../src/tournament/life/advance.ts';
import {
  answerChallenge,
  ANSWER_DAYS,
  challenge,
  REST_DAYS,
  rivalsOf,
} from '../../../../src/tournament/life/players/challenging.ts';
import { participantOf } from '../../../../src/tournament/life/decision.ts';
import { dueOf } from '../../../../src/tournament/life/due.ts';
import { runningGames } from '../../../../src/tournament/life/meeting.ts';
import { noticesOf, withTold } from '../../../../src/tournament/life/notices.ts';
import { openTournament } from '../../../../src/tournament/life/opening/openTournament.ts';
import { voidGame, endNow, keepApart, postpone } from '../../../../src/tournament/life/organizing.ts';
import { placingsOf } from '../../../../src/tournament/life/table/placings.ts';
import { tableOf } from '../../../../src/tournament/life/table/table.ts';
import { placeLost } from '../../../../src/tournament/life/venue.ts';
import type { PairResult } from '../../../../src/tournament/event.ts';
import type { Tournament } from '../../../../src/tournament/life/tournament.ts';
import { entered, granted, hash, LIVE, NOON, playOut, termsOf, VENUE } from '../hall.ts';

const LADDER = { kind: 'ladder', reach: 3 } as const;
const BOSS = (at: number) => ({ by: 'boss', at, reason: 'because' });
const START = NOON + HOUR;

const stepped = (tournament: Tournament, at: number, news = {}): Tournament =>
  advance(tournament, { ...NO_NEWS, ...news }, at, hash);

const begun = (players = 6, changes = {}): Tournament =>
  stepped(entered(termsOf(LADDER, { endsAt: null, ...changes }), players), START);

/** The players from the top, by the numbers in their names. */
const order = (tournament: Tournament): string =>
  tableOf(tournament, hash)
    .rows.map(({ number }) => tournament.players.find((each) => each.number === number)?.id.slice(1))
    .join(' ');

const challenged = (tournament: Tournament, by: number, whom: number, at: number): Tournament =>
  granted(challenge(tournament, { by: `u${by}`, at }, `u${whom}`));

const refusal = (decision: ReturnType<typeof challenge>) => (decision.ok ? null : decision.problem.code);

const newest = ({ rounds }: Tournament) => rounds[0]?.meetings.at(-1);

/**
 * A challenge that was accepted and played. The result is from White's point of view; White is the
 * challenged player.
 */
function played(before: Tournament, by: number, whom: number, result: PairResult, at: number): Tournament {
  const asked = challenged(before, by, whom, at);
  const board = newest(asked)!.board;
  const accepted = stepped(granted(answerChallenge(asked, { by: `u${whom}`, at }, board, 'accepted')), at);
  const [game] = runningGames(accepted).slice(-1);
  const end = { result, isTimeLoss: false, isShort: false, at: at + HOUR };
  return stepped(accepted, at + HOUR, { ends: new Map([[game!.game.id!, end]]) });
}

test('a ladder starts by rating, and no game begins on its own', () => {
  const ladder = begun();
  expect(order(ladder)).toBe('1 2 3 4 5 6');
  expect(ladder.rounds[0]?.meetings).toEqual([]);
  expect(stepped(ladder, START + 300 * DAY)).toMatchObject({ stage: 'running' });
});

/** Who can challenge whom, on a new ladder with a reach of three. */
const REACH: readonly (readonly [number, number, string | null])[] = [
  [4, 3, null],
  [4, 1, null],
  [5, 1, 'tournament-rival-far'],
  [3, 4, 'tournament-rival-far'],
  [3, 3, 'tournament-rival-far'],
  [1, 2, 'tournament-rival-far'],
  [9, 2, 'tournament-not-entered'],
];
test.each(REACH)('the player in place %i challenges place %i: %s', (by, whom, code) => {
  expect(refusal(challenge(begun(), { by: `u${by}`, at: START }, `u${whom}`))).toBe(code);
});

test('the challenged player has White, and the game begins once they accept', () => {
  const asked = challenged(begun(), 4, 2, START);
  expect(newest(asked)).toMatchObject({ white: 2, black: 4, games: [], challenge: { answer: null } });
  expect(stepped(asked, START)).toBe(asked);
  const accepted = granted(answerChallenge(asked, { by: 'u2', at: START }, 1, 'accepted'));
  const [game] = runningGames(stepped(accepted, START));
  expect(game?.game).toMatchObject({ white: 2, black: 4, result: null });
});

test('declining costs a player their place, without a game', () => {
  const asked = challenged(begun(), 4, 2, START);
  const declined = stepped(granted(answerChallenge(asked, { by: 'u2', at: START }, 1, 'declined')), START);
  expect(order(declined)).toBe('1 4 2 3 5 6');
  expect(newest(declined)?.games).toMatchObject([{ id: null, result: '-+', isTimeLoss: false }]);
});

test('not answering costs a player their place, once the time is over', () => {
  const asked = challenged(begun(), 4, 2, START);
  const late = START + ANSWER_DAYS * DAY;
  expect(
    dueOf(stepped({ ...asked, shown: { ...asked.shown, version: asked.version } }, late - 1), late - 1),
  ).toBeLessThanOrEqual(late);
  expect(order(stepped(asked, late - 1))).toBe('1 2 3 4 5 6');
  expect(order(stepped(asked, late))).toBe('1 4 2 3 5 6');
  expect(refusal(answerChallenge(asked, { by: 'u2', at: late }, 1, 'accepted'))).toBe(
    'tournament-challenge-over',
  );
});

test('without a channel, a challenge is on hold, but doesn’t block its players', () => {
  const asked = challenged(begun(), 4, 2, START);
  const late = START + ANSWER_DAYS * DAY;
  const lost = stepped(placeLost(asked, late - HOUR), late);
  expect(order(lost)).toBe('1 2 3 4 5 6');
  const told = noticesOf(lost, late).reduce((each, { key }) => withTold(each, key), lost);
  const shown = { ...told, shown: { ...told.shown, version: told.version } };
  expect(dueOf(shown, late)).toBeGreaterThan(late);
});

test('only the challenged player can answer, and only once', () => {
  const asked = challenged(begun(), 4, 2, START);
  const by = (user: string) => ({ by: user, at: START });
  expect(refusal(answerChallenge(asked, by('u4'), 1, 'accepted'))).toBe('tournament-not-challenged');
  expect(refusal(answerChallenge(asked, by('u3'), 1, 'accepted'))).toBe('tournament-not-challenged');
  expect(refusal(answerChallenge(asked, by('u2'), 2, 'accepted'))).toBe('tournament-not-challenged');
  const accepted = granted(answerChallenge(asked, by('u2'), 1, 'accepted'));
  expect(refusal(answerChallenge(accepted, by('u2'), 1, 'declined'))).toBe('tournament-challenge-over');
});

test('a player has one challenge or game at a time', () => {
  const asked = challenged(begun(), 4, 2, START);
  const by = (user: number) => ({ by: `u${user}`, at: START });
  expect(refusal(challenge(asked, by(4), 'u3'))).toBe('tournament-challenge-open');
  expect(refusal(challenge(asked, by(2), 'u1'))).toBe('tournament-challenge-open');
  expect(refusal(challenge(asked, by(3), 'u2'))).toBe('tournament-rival-busy');
  expect(refusal(challenge(asked, by(5), 'u4'))).toBe('tournament-rival-busy');
  expect(refusal(challenge(asked, by(3), 'u1'))).toBeNull();
});

test('the same two players must wait, whichever of them challenges next', () => {
  const after = played(begun(), 4, 2, '0-1', START);
  const end = START + HOUR;
  const again = (at: number) => refusal(challenge(after, { by: 'u2', at }, 'u4'));
  expect(again(end)).toBe('tournament-rival-rests');
  expect(again(end + REST_DAYS * DAY - 1)).toBe('tournament-rival-rests');
  expect(again(end + REST_DAYS * DAY)).toBeNull();
  expect(refusal(challenge(after, { by: 'u2', at: end }, 'u1'))).toBeNull();
});

test('players whom the organizer keeps apart can’t challenge each other', () => {
  const apart = granted(keepApart(begun(), ['u4', 'u2'], BOSS(START)));
  expect(refusal(challenge(apart, { by: 'u4', at: START }, 'u2'))).toBe('tournament-rival-apart');
  const rivals = rivalsOf(apart, participantOf(apart, 'u4')!, START);
  const expected = [
    ['u3', 3, null],
    ['u2', 2, 'tournament-rival-apart'],
    ['u1', 1, null],
  ];
  expect(rivals.map(({ player, place, bar }) => [player.id, place, bar?.code ?? null])).toEqual(expected);
});

test('the organizer can void a game, which begins again', () => {
  const after = played(begun(), 4, 2, '0-1', START);
  const id = newest(after)!.games[0]!.id!;
  const voided = granted(voidGame(after, id, BOSS(START + DAY)));
  expect(order(voided)).toBe('1 2 3 4 5 6');
  expect(runningGames(stepped(voided, START + DAY))[0]?.game.id).not.toBe(id);
});

test('the organizer ends a ladder without a date, and running games no longer count', () => {
  const asked = challenged(played(begun(), 4, 2, '0-1', START), 6, 3, START + DAY);
  const accepted = stepped(
    granted(answerChallenge(asked, { by: 'u3', at: START + DAY }, 2, 'accepted')),
    START + DAY,
  );
  const ended = stepped(granted(endNow(accepted, BOSS(START + 2 * DAY))), START + 2 * DAY);
  expect(ended).toMatchObject({ stage: 'finished', end: 'played' });
  expect(order(ended)).toBe('1 4 2 3 5 6');
  const placings = placingsOf(ended, tableOf(ended, hash), () => false);
  const expected = [
    ['u4', 2, 6],
    ['u2', 3, 6],
  ];
  expect(placings.map(({ player, place, of }) => [player.id, place, of])).toEqual(expected);
});

test('the organizer can move a ladder’s start, although it has no end to move', () => {
  const moved = granted(postpone(entered(termsOf(LADDER, { endsAt: null }), 3), NOON + DAY, BOSS(NOON)));
  expect(moved.terms).toMatchObject({ startsAt: NOON + DAY, endsAt: null });
});

test('a ladder ends on its date', () => {
  const { tournament } = playOut(entered(termsOf(LADDER), 4), {
    endFor: () => ({ result: '=', isTimeLoss: false, takes: DAY }),
  });
  expect(tournament).toMatchObject({ stage: 'finished', end: 'played', endedAt: NOON + 30 * DAY });
});

const keysOf = (tournament: Tournament, at: number) => noticesOf(tournament, at).map(({ key }) => key);

test('a challenge is announced, then again a day before it expires, and its result is announced once', () => {
  const asked = challenged(begun(), 4, 2, START);
  expect(keysOf(asked, START)).toContain('challenge-1');
  expect(keysOf(asked, START + (ANSWER_DAYS - 1) * DAY)).toContain('challenge-late-1');
  const after = played(begun(), 4, 2, '0-1', START);
  expect(keysOf(after, START + HOUR)).toContain('challenge-over-1-0');
  expect(keysOf(after, START + HOUR)).not.toContain('challenge-1');
});

test('a ladder is played by correspondence, because a challenge can be accepted at any hour', () => {
  const organizer = { id: 'boss', name: 'Boss' };
  const opening = { id: 'a', seed: 'b', venue: VENUE, organizer };
  const opened = openTournament({ ...opening, terms: termsOf(LADDER, { time: LIVE }) }, NOON);
  expect(opened).toMatchObject({ ok: false, problem: { code: 'tournament-days-only' } });
});
