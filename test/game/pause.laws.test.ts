/**
 * Clocks that tick, against ours that are derived: whatever the two sides do, pauses included, both show the same, to the
 * millisecond, and a flag falls at the same instant.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLORS } from '../../src/draughts/types.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { clockOf, deadlineOf, timeLeft } from '../../src/game/clock.ts';
import type { Decision } from '../../src/game/decision.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import { makeMove } from '../../src/game/move.ts';
import { acceptOffer, makeOffer } from '../../src/game/offering.ts';
import { LONGEST_PAUSE, pauseAt, resume, resumeByTime } from '../../src/game/pause.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/game/span.ts';
import type { TimeControl } from '../../src/game/time.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { newGame } from './table.ts';

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

/** What a clock of brass and springs knows. */
interface Ticking {
  readonly left: { white: number; black: number };
  /** Until when it stands still; 0 when it runs. */
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

test('a derived clock shows what a ticking one would, through every pause', () => {
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
    { numRuns: 300 },
  );
});
