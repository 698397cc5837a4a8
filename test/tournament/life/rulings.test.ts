/** An organizer's changes are permanent, and have a public reason. */
import { expect, test } from 'vitest';
import { HOUR } from '../../../src/game/calendar/span.ts';
import { advance, NO_NEWS } from '../../../src/tournament/life/advance.ts';
import type { GameEnd } from '../../../src/tournament/life/gameEnd.ts';
import { runningGames } from '../../../src/tournament/life/meeting.ts';
import { voidGame, correct, replace } from '../../../src/tournament/life/organizing.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { isCurrent, withCard, withThread } from '../../../src/tournament/life/venue.ts';
import { applicant, DAYS, entered, FORMS, granted, hash, NOON, termsOf } from './hall.ts';

const START = NOON + HOUR;
const because = { by: 'boss', at: START, reason: 'the wrong board' };

/** A Double-Swiss by correspondence, where both games of each match have begun. */
const begun = advance(entered(termsOf(FORMS[1]!, { time: DAYS }), 4), NO_NEWS, START, hash);
const [first, second] = runningGames(begun).flatMap(({ game }) => game.id ?? []);

const ended = (tournament: Tournament, id: string, result: GameEnd['result']): Tournament =>
  advance(
    tournament,
    { ...NO_NEWS, ends: new Map([[id, { result, isTimeLoss: false, isShort: false, at: START }]]) },
    START,
    hash,
  );

const resultOf = (tournament: Tournament, id: string) =>
  tournament.rounds
    .flatMap(({ meetings }) => meetings.flatMap(({ games }) => games))
    .find((game) => game.id === id)?.result;

test('a ruling remains, whatever the game’s own result is', () => {
  const ruled = granted(correct(ended(begun, first!, '1-0'), first!, '=', because));
  expect(ruled.rulings).toMatchObject([
    { what: 'corrected', from: '1-0', to: '=', reason: 'the wrong board' },
  ]);
  const later = advance(
    ruled,
    {
      ...NO_NEWS,
      ends: new Map([
        [first!, { result: '0-1', isTimeLoss: false, isShort: false, at: START }],
        [second!, { result: '0-1', isTimeLoss: false, isShort: false, at: START }],
      ]),
    },
    START,
    hash,
  );
  expect([resultOf(later, first!), resultOf(later, second!)]).toEqual(['=', '0-1']);
});

const decided = (tournament: Tournament) =>
  tournament.rounds[0]?.meetings.map(({ winner }) => winner !== null);

test('a corrected result only decides its own match again', () => {
  const knockOut = advance(entered(termsOf(FORMS[4]!, { time: DAYS }), 8), NO_NEWS, START, hash);
  const ids = runningGames(knockOut).flatMap(({ game }) => game.id ?? []);
  const halfway = ids.slice(0, 4).reduce((tournament, id) => ended(tournament, id, '1-0'), knockOut);
  expect(decided(halfway)).toEqual([true, true, false, false]);
  expect(decided(granted(correct(halfway, ids[0]!, '=', because)))).toEqual([false, true, false, false]);
});

const REFUSALS = [
  ['without a reason', () => correct(begun, first!, '=', { ...because, reason: ' ' }), 'tournament-reason'],
  ['about another tournament', () => correct(begun, 'g1', '=', because), 'tournament-no-such-game'],
  [
    'that changes nothing',
    () => correct(ended(begun, first!, '='), first!, '=', because),
    'tournament-same-result',
  ],
  ['that voids the first of two games', () => voidGame(begun, first!, because), 'tournament-round-over'],
  [
    'that replaces a player with another who plays',
    () => replace(begun, 'u1', applicant(2), because),
    'tournament-player-entered',
  ],
] as const;

test.each(REFUSALS)('a ruling %s is refused', (_, decide, code) => {
  expect(decide()).toMatchObject({ ok: false, problem: { code } });
});

test('a replacement takes over from a player without finished games, and the player’s running games restart', () => {
  const next = granted(replace(begun, 'u1', applicant(9), because));
  const again = advance(next, NO_NEWS, START, hash);
  expect(again.players.map(({ id }) => id)).not.toContain('u1');
  expect(again.closing).toHaveLength(2);
  const ids = runningGames(again).map(({ game }) => game.id);
  expect(ids.filter((id) => again.closing.some((closing) => closing.id === id))).toEqual([]);
  expect(ids).toHaveLength(4);
});

test('an outdated announcement is updated again', () => {
  const shown = { card: { channelId: '2', messageId: '3' }, face: 'abc' };
  expect(isCurrent(withCard(begun, shown, begun.version))).toBe(true);
  expect(isCurrent(withCard(begun, shown, begun.version - 1))).toBe(false);
  expect(isCurrent(withThread(withCard(begun, shown, begun.version), '4'))).toBe(true);
});
