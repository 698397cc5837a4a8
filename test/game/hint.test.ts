/** Hints: who can have a hint and when, one per move, and never in a rated game. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Game } from '../../src/game/game.ts';
import { mayDo } from '../../src/game/actions.ts';
import { giveHint, hintNow } from '../../src/game/play/hint.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { acceptOffer, makeOffer } from '../../src/game/offers/offering.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { by, newGame } from './table.ts';
import { runsOf } from '../runs.ts';

const casual = (changes: Partial<Game> = {}): Game => newGame({ rated: false, ...changes });
const over = { winner: null, by: 'agreement' } as const;

test('a hint is saved with the game one version later, and changes nothing else', () => {
  const game = casual();
  const given = giveHint(game, by('anna', 0), 'c3-d4');
  const hints = [{ ply: 0, takebacks: 0, color: 'white', move: 'c3-d4' }];
  expect(given).toEqual({ ok: true, value: { ...game, hints, version: 2, changedAt: 2000 } });
});

test('a hint is given once per move: asking again gives the same hint', () => {
  const first = giveHint(casual(), by('anna'), 'c3-d4');
  if (!first.ok) throw new Error(first.problem.code);
  expect(giveHint(first.value, by('anna'), 'e3-f4')).toEqual(first);
  expect(hintNow(first.value)?.move).toBe('c3-d4');
});

test.each([
  ['in a rated game', newGame(), by('anna'), 'hint-rated'],
  ['to the side that waits', casual(), by('boris'), 'not-your-turn'],
  ['to someone who watches', casual(), by('carl'), 'not-your-game'],
  ['on an old card', casual({ moves: ['c3-d4', 'b6-a5'] }), by('anna', 0), 'stale-click'],
  ['when the game is over', casual({ result: over }), by('anna'), 'game-over'],
  ['while the clocks stand still', casual({ pauses: [{ from: 1500, to: 9000 }] }), by('anna'), 'game-paused'],
] as const)('a hint is not given %s', (_when, game, act, code) => {
  expect(mayDo(game, act, 'hint')).toMatchObject({ ok: false, problem: { code } });
  expect(giveHint(game, act, 'c3-d4')).toMatchObject({ ok: false, problem: { code } });
});

/** The players' actions, in any order; a takeback is requested and granted at once. */
const deeds = fc.array(
  fc.record({
    who: fc.constantFrom('anna', 'boris'),
    pick: fc.nat(),
    what: fc.constantFrom('move', 'hint', 'back'),
  }),
  { maxLength: 60 },
);

test('no rated game has hints, no side has two hints for one move, and each hint is for the side to move', () => {
  fc.assert(
    fc.property(deeds, fc.boolean(), (attempts, rated) => {
      let game = newGame({ rated });
      for (const { who, pick, what } of attempts) {
        const line = lineOf(game);
        const legal = legalMoves(line.variant, lastPosition(line));
        const move = legal[pick % Math.max(1, legal.length)];
        const text = move ? makeFullMove(line.variant, move) : 'none';
        const turn = sideToMove(game);
        const given = giveHint(game, by(who), text);
        expect(given.ok).toBe(!rated && game.result === null && game.seats[turn].id === who);
        if (what === 'hint') {
          game = given.ok ? given.value : game;
          continue;
        }
        const decided =
          what === 'move' ? makeMove(game, by(who), text) : makeOffer(game, by(who), 'takeback');
        game = decided.ok ? decided.value.game : game;
        const granted =
          what === 'back' && acceptOffer(game, by(who === 'anna' ? 'boris' : 'anna'), 'takeback');
        game = granted && granted.ok ? granted.value.game : game;
      }
      expect(rated && game.hints.length > 0).toBe(false);
      const moments = game.hints.map(({ ply, takebacks }) => `${ply} ${takebacks}`);
      expect(new Set(moments).size).toBe(moments.length);
      for (const { ply, color } of game.hints) expect(color).toBe(ply % 2 === 0 ? 'white' : 'black');
    }),
    { numRuns: runsOf(60) },
  );
});
