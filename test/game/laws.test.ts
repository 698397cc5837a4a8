/** Properties of every game, whatever its players and strangers try in any order. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLORS } from '../../src/draughts/types.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Decision } from '../../src/game/decision.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import { makeMove } from '../../src/game/play/move.ts';
import {
  acceptOffer,
  declineOffer,
  makeOffer,
  type PlayOffer,
  resume,
  withdrawOffer,
} from '../../src/game/offers/offering.ts';
import { pauseAt } from '../../src/game/offers/pause.ts';
import { resign } from '../../src/game/play/otherEnds.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { newGame } from './table.ts';
import { runsOf } from '../runs.ts';

/**
 * The legal move with the number `pick`, modulo the number of legal moves. A nonsense word if there
 * is none.
 */
function someMove(game: Game, pick: number): string {
  const line = lineOf(game);
  const legal = legalMoves(line.variant, lastPosition(line));
  const move = legal[pick % Math.max(1, legal.length)];
  return move ? makeFullMove(line.variant, move) : 'none';
}

const OFFERING = { makeOffer, acceptOffer, declineOffer, withdrawOffer };

/** Mostly moves, as in real games; resignations are rare, because they end the game. */
const attempt = fc.record({
  user: fc.constantFrom('anna', 'boris', 'anna', 'boris', 'carl'),
  at: fc.integer({ min: 0, max: 5000 }),
  late: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  pick: fc.nat(),
  what: fc.oneof(
    { weight: 60, arbitrary: fc.constant('move' as const) },
    { weight: 20, arbitrary: fc.constantFrom('makeOffer' as const, 'declineOffer' as const) },
    { weight: 6, arbitrary: fc.constantFrom('acceptOffer' as const, 'withdrawOffer' as const) },
    { weight: 3, arbitrary: fc.constant('resume' as const) },
    { weight: 1, arbitrary: fc.constant('resign' as const) },
  ),
  offer: fc.constantFrom<PlayOffer[]>('draw', 'takeback', 'takeback', 'pause'),
  draw: fc.boolean(),
});
type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never;

function decide(game: Game, { user, at, late, pick, what, offer, draw }: Attempt): Decision {
  const act = { by: user, at, ply: late ? game.moves.length - 1 : game.moves.length };
  if (what === 'move') return makeMove(game, act, someMove(game, pick), { draw });
  if (what === 'resume') return resume(game, act);
  return what === 'resign' ? resign(game, act) : OFFERING[what](game, act, offer);
}

const isDecided = (before: Game, attempted: Attempt, decision: Decision): void => {
  const plays = ['anna', 'boris'].includes(attempted.user);
  if (!plays || attempted.late || before.result) {
    expect(decision.ok).toBe(false);
    return;
  }
  const paused = pauseAt(before, attempted.at) !== null;
  if (attempted.what === 'resume') expect(decision.ok).toBe(paused);
  if (attempted.what !== 'move' || attempted.draw) return;
  if (paused) expect(decision.ok).toBe(false);
  if (paused) return;
  expect(decision.ok).toBe(before.seats[sideToMove(before)].id === attempted.user);
};

const isChanged = (before: Game, decision: Decision): Game => {
  if (!decision.ok) return before;
  const { game, events } = decision.value;
  const moved = events.filter(({ kind }) => kind === 'moved').length;
  expect(game.version).toBe(before.version + 1);
  expect(game.changedAt).toBeGreaterThanOrEqual(before.changedAt);
  const undone = events.reduce((sum, event) => sum + (event.kind === 'taken-back' ? event.plies : 0), 0);
  expect(game.moves.slice(0, before.moves.length - undone)).toEqual(
    before.moves.slice(0, game.moves.length - moved),
  );
  expect(game.moves).toHaveLength(before.moves.length + moved - undone);
  expect(game.takebacks).toBe(before.takebacks + (undone > 0 ? 1 : 0));
  expect(game.latest).toBe(events[0]?.kind);
  expect(events.length).toBeGreaterThan(0);
  expect(events.some(({ kind }) => kind === 'ended')).toBe(game.result !== null);
  for (const color of COLORS) expect(game.result && game.offers[color].open).toBeNull();
  const plies = game.turns.map(({ ply }) => ply);
  expect(plies.at(-1)).toBe(game.moves.length);
  const instants = game.turns.map(({ from }) => from);
  expect(instants).toEqual(instants.toSorted((one, other) => one - other));
  const same = {
    moves: [],
    turns: [],
    version: 0,
    changedAt: 0,
    takebacks: 0,
    pauses: [],
    offers: null,
    latest: null,
    lapsed: undefined,
    result: null,
  };
  expect({ ...game, ...same }).toEqual({ ...before, ...same });
  return game;
};

test('each successful decision is allowed for its actor, makes one new version, and ends a game once', () => {
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 80 }), (attempts) => {
      let game = newGame({ time: { kind: 'live', initial: 100_000, increment: 0 } });
      for (const each of attempts) {
        const decision = decide(game, each);
        isDecided(game, each, decision);
        game = isChanged(game, decision);
      }
      expect(lineOf(game).moves).toHaveLength(game.moves.length);
      expect(lastPosition(lineOf(game)).turn).toBe(sideToMove(game));
    }),
    { numRuns: runsOf(100) },
  );
});
