/**
 * Pauses: both players agree to them, either player or time ends them, and they don't save a fallen
 * flag.
 */
import { expect, test } from 'vitest';
import { deadlineOf, reminderOf, timeLeft } from '../../src/game/clock/clock.ts';
import { clockOf } from '../../src/game/clock/timeOf.ts';
import type { Act, Decision } from '../../src/game/decision.ts';
import { dueOf, UNANNOUNCED } from '../../src/game/due.ts';
import type { Game } from '../../src/game/game.ts';
import { makeMove } from '../../src/game/play/move.ts';
import {
  acceptOffer,
  declineOffer,
  makeOffer,
  resume,
  withdrawOffer,
} from '../../src/game/offers/offering.ts';
import { LONGEST_PAUSE, pauseOf, resumeByTime, pauseAt } from '../../src/game/offers/pause.ts';
import { endByTime, resign } from '../../src/game/play/otherEnds.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { agreed, newGame } from './table.ts';
import * as fc from 'fast-check';
import { COLORS } from '../../src/draughts/types.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import type { TimeControl } from '../../src/game/clock/time.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { runsOf } from '../runs.ts';

const LIVE = { kind: 'live', initial: 5 * MINUTE, increment: 3 * SECOND } as const;
const SLOW = { kind: 'correspondence', perMove: DAY, restsWeekendsIn: null } as const;
const anna = (at: number): Act => ({ by: 'anna', at });
const boris = (at: number): Act => ({ by: 'boris', at });

/** A game that Anna began at 1000 ms, where it is Boris's turn. */
const begun = (time: Game['time']): Game => agreed(makeMove(newGame({ time }), anna(1000), 'c3-d4')).game;

const paused = (time: Game['time'], at: number): Game =>
  agreed(acceptOffer(agreed(makeOffer(begun(time), anna(at), 'pause')).game, boris(at), 'pause')).game;

test.each([LIVE, SLOW])('a pause stops the clocks until a player resumes: %o', (time) => {
  const still = paused(time, 31_000);
  const left = timeLeft(still, 'black', 31_000);
  expect(timeLeft(still, 'black', 31_000 + 5 * DAY)).toBe(left);
  const again = agreed(resume(still, anna(31_000 + 5 * DAY))).game;
  expect(timeLeft(again, 'black', 31_000 + 5 * DAY + SECOND)).toBe((left ?? 0) - SECOND);
  expect(deadlineOf(again)).toBe((deadlineOf(begun(time)) ?? 0) + 5 * DAY);
  expect(again.latest).toBe('resumed');
});

test('a pause begins if both players request it', () => {
  const asked = agreed(makeOffer(begun(LIVE), anna(2000), 'pause')).game;
  expect(agreed(makeOffer(asked, boris(3000), 'pause')).game.latest).toBe('paused');
});

test('a pause delays the reminder by its own length', () => {
  const before = begun(SLOW);
  const after = agreed(resume(paused(SLOW, 2000), boris(2000 + 3 * HOUR))).game;
  expect(reminderOf(after)).toBe((reminderOf(before) ?? 0) + 3 * HOUR);
});

test('a pause ends on its own, and is then due to be shown', () => {
  const still = paused(SLOW, 2000);
  const end = 2000 + LONGEST_PAUSE;
  expect(dueOf(still, { ...UNANNOUNCED, version: still.version }, 0)).toBe(end);
  expect(resumeByTime(still, end - 1)).toBeNull();
  const again = resumeByTime(still, end)?.game;
  expect(again).toMatchObject({ version: still.version + 1, latest: 'resumed', changedAt: end });
  expect(again && pauseOf(again)).toBeNull();
  expect(again && resumeByTime(again, end + DAY)).toBeNull();
  expect(deadlineOf(still)).toBe(end + DAY - 1000);
  expect(endByTime(still, end + DAY)).toBeNull();
});

test('a pause closes all other offers, which can be repeated later', () => {
  const asked = agreed(makeOffer(begun(LIVE), anna(2000), 'pause')).game;
  const both = agreed(makeOffer(asked, boris(2000), 'draw')).game;
  const still = agreed(acceptOffer(both, boris(3000), 'pause')).game;
  expect([still.offers.white.open, still.offers.black.open]).toEqual([null, null]);
  expect(makeOffer(still, boris(4000), 'draw').ok).toBe(true);
  expect(resign(still, anna(4000)).ok).toBe(true);
});

const ASKED = agreed(makeOffer(begun(LIVE), anna(2000), 'pause')).game;
const DECLINED = agreed(declineOffer(ASKED, boris(2000), 'pause')).game;
const WITHDRAWN = agreed(withdrawOffer(ASKED, anna(2000), 'pause')).game;
const PAUSED = paused(LIVE, 2000);
const carl = { by: 'carl', at: 3000 };

const TOO_SOON = { code: 'pause-too-soon', moves: 1 };
const until = 2000 + LONGEST_PAUSE;
const FALLEN = 1000 + 5 * MINUTE;

test.each<[string, Decision, object]>([
  ['in a game without a clock', makeOffer(begun(null), anna(2000), 'pause'), { code: 'no-clock-to-pause' }],
  ['during a pause', makeOffer(PAUSED, anna(3000), 'pause'), { code: 'already-paused', until }],
  ['twice', makeOffer(ASKED, anna(2000), 'pause'), { code: 'pause-already-offered' }],
  ['by a stranger', makeOffer(begun(LIVE), carl, 'pause'), { code: 'not-your-game' }],
  ['when nobody asked', acceptOffer(begun(LIVE), boris(2000), 'pause'), { code: 'no-pause-offer' }],
  ['again after it was declined', makeOffer(DECLINED, anna(2000), 'pause'), TOO_SOON],
  ['again after it was withdrawn', makeOffer(WITHDRAWN, anna(2000), 'pause'), TOO_SOON],
  ['once the flag has fallen', acceptOffer(ASKED, boris(FALLEN), 'pause'), { code: 'time-over' }],
  ['a move in a pause', makeMove(PAUSED, boris(3000), 'b6-a5'), { code: 'game-paused', until }],
  ['to resume what is not paused', resume(begun(LIVE), boris(3000)), { code: 'not-paused' }],
  ['to resume for others', resume(PAUSED, carl), { code: 'not-your-game' }],
])('a pause is refused: %s', (_name, decision, problem) => {
  expect(decision).toEqual({ ok: false, problem });
});

test('a pause offer stays open after a move by its own side, and closes with the opponent’s move', () => {
  const asked = agreed(makeOffer(begun(LIVE), boris(2000), 'pause')).game;
  const moved = agreed(makeMove(asked, boris(3000), 'b6-a5')).game;
  expect(moved.offers.black.open).toBe('pause');
  const answered = agreed(makeMove(moved, anna(4000), 'g3-h4'));
  expect(answered.game.offers.black.open).toBeNull();
  expect(answered.events).toContainEqual({ kind: 'declined', offer: 'pause', color: 'white' });
});

const live: TimeControl = { kind: 'live', initial: 10 * MINUTE, increment: 5 * SECOND };
const slow: TimeControl = { kind: 'correspondence', perMove: 3 * DAY, restsWeekendsIn: null };
const START = 1_000_000;

type Deed = { readonly what: 'move' | 'ask' | 'agree' | 'resume'; readonly first: boolean };
const step = fc.record({
  deed: fc.record<Deed>({
    what: fc.constantFrom('move', 'move', 'ask', 'agree', 'resume'),
    first: fc.boolean(),
  }),
  waits: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 40 * SECOND }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(0, HOUR, DAY, LONGEST_PAUSE - 1, LONGEST_PAUSE, LONGEST_PAUSE + 1),
    },
  ),
});

interface Ticking {
  readonly left: { white: number; black: number };
  /** The end of the pause; 0 if the clock is running. */
  still: number;
}

function pass(clock: Ticking, game: Game, from: number, to: number): void {
  const since = Math.min(to, Math.max(from, clock.still));
  if (game.moves.length > 0) clock.left[sideToMove(game)] -= to - since;
}

function decide(game: Game, { what, first }: Deed, at: number): Decision {
  const side = first ? 'white' : 'black';
  const act = { by: game.seats[what === 'move' ? sideToMove(game) : side].id, at };
  if (what === 'resume') return resume(game, act);
  if (what !== 'move') return (what === 'ask' ? makeOffer : acceptOffer)(game, act, 'pause');
  const line = lineOf(game);
  const move = legalMoves(line.variant, lastPosition(line))[0];
  return makeMove(game, act, move ? makeFullMove(line.variant, move) : 'none');
}

function strike(
  clock: Ticking,
  time: TimeControl,
  before: Game,
  { game, events }: Extract<Decision, { ok: true }>['value'],
  at: number,
): void {
  const kinds = new Set(events.map(({ kind }) => kind));
  const mover = sideToMove(before);
  if (kinds.has('paused')) clock.still = at + LONGEST_PAUSE;
  if (kinds.has('resumed')) clock.still = at;
  if (!kinds.has('moved')) return;
  if (time.kind === 'live' && before.moves.length > 0) clock.left[mover] += time.increment;
  if (time.kind === 'correspondence') clock.left[sideToMove(game)] = time.perMove;
  if (time.kind === 'correspondence') clock.left[mover] = time.perMove;
}

test('a derived clock agrees with a ticking clock through every pause', () => {
  fc.assert(
    fc.property(fc.constantFrom(live, slow), fc.array(step, { maxLength: 40 }), (time, steps) => {
      let game = newGame({ time, turns: [{ ply: 0, from: START }], createdAt: START, changedAt: START });
      const given = clockOf(game) ?? { white: 0, black: 0 };
      const clock: Ticking = { left: { ...given }, still: 0 };
      let now = START;
      for (const { deed, waits } of steps) {
        const deadline = deadlineOf(game) ?? 0;
        pass(clock, game, now, now + waits);
        now += waits;
        const hasBegun = game.moves.length > 0;
        expect(hasBegun && clock.left[sideToMove(game)] <= 0).toBe(hasBegun && now >= deadline);
        const decision = decide(game, deed, now);
        expect(decision.ok && now >= deadline).toBe(false);
        if (now >= deadline) break;
        for (const color of COLORS) expect(timeLeft(game, color, now)).toBe(clock.left[color]);
        expect(pauseAt(game, now) !== null).toBe(now < clock.still);
        if (!decision.ok) continue;
        strike(clock, time, game, decision.value, now);
        game = decision.value.game;
        if (game.result) break;
        const ended = resumeByTime(game, now + LONGEST_PAUSE)?.game;
        expect(ended && deadlineOf(ended)).toBe(ended && deadlineOf(game));
      }
    }),
    { numRuns: runsOf(300) },
  );
});
