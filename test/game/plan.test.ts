/** Plans: how they may be written, what is stored, and what is played. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import {
  answerOf,
  isLeftBehind,
  linesLeft,
  NO_PLANS,
  type Plan,
  type Plans,
  contradict,
  withLine,
  type PlanLine,
} from '../../src/game/plan/plan.ts';
import { makePlannedMove } from '../../src/game/plan/plannedMove.ts';
import { addText, dropPlan, removeLine, addPath } from '../../src/game/plan/planning.ts';
import { acceptOffer, makeOffer } from '../../src/game/offers/offering.ts';
import { agreed, by, newGame, played } from './table.ts';
import * as fc from 'fast-check';
import { endingOf } from '../../src/draughts/ending.ts';
import { extend, lastPosition, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { opponentOf } from '../../src/draughts/piece.ts';
import { VARIANT_IDS } from '../../src/draughts/variants.ts';
import { lineOf } from '../../src/game/line.ts';
import { followPath, stepOf } from '../../src/game/plan/planText.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { refused } from '../../src/kit/result.ts';
import { runsOf } from '../runs.ts';

/** It is White's turn, so Black plans. */
const GAME = newGame();

const planOf = (game: Game, user: string, text: string, plans: Plans = NO_PLANS): Plans => {
  const attempt = addText(game, plans, by(user), text);
  if (!attempt.ok) throw new Error(JSON.stringify(attempt.problem));
  return attempt.value;
};

const planned = (game: Game, plans: Plans, user: string, text: string, draw = false) => {
  const attempt = makePlannedMove(game, plans, by(user), text, { draw });
  if (!attempt.ok) throw new Error(JSON.stringify(attempt.problem));
  return attempt.value;
};

test.each([
  ['if c3-d4 then b6-a5', 'c3-d4 b6-a5'],
  ['если c3-d4, то b6-a5', 'c3-d4 b6-a5'],
  ['もしc3-d4ならb6-a5', 'c3-d4 b6-a5'],
  ['IF c3d4 THEN b6a5', 'c3-d4 b6-a5'],
  ['22-18 9-13', 'c3-d4 b6-a5'],
  ['if c3-d4 then b6-a5, if g3-h4 then b6-c5', 'c3-d4 b6-a5 / g3-h4 b6-c5'],
  ['1. c3-d4 b6-a5 2. g3-h4 f6-g5', 'c3-d4 b6-a5 g3-h4 f6-g5'],
  ['1. c3-d4 b6-a5\n1. g3-h4 b6-c5;', 'c3-d4 b6-a5 / g3-h4 b6-c5'],
  ['c3-d4 b6-a5; c3-d4 b6-a5 g3-f4 a7-b6', 'c3-d4 b6-a5 g3-f4 a7-b6'],
  ['c3-d4 b6-a5 g3-f4 a7-b6, c3-d4 b6-a5', 'c3-d4 b6-a5 g3-f4 a7-b6'],
  ['c3-d4 -> b6-a5, g3-f4 → f6-g5', 'c3-d4 b6-a5 / g3-f4 f6-g5'],
])('a plan may be written: %j', (text, written) => {
  const lines = written.split(' / ').map((line) => line.split(' '));
  const value = { version: 1, white: null, black: { ply: 0, takebacks: 0, lines } };
  expect(addText(GAME, NO_PLANS, by('boris'), text)).toEqual({ ok: true, value });
});

const shuffle = ['a1-b2', 'b8-a7', 'b2-a1', 'a7-b8'];
const kings = newGame({ start: 'B:WKa1:BKb8', moves: ['b8-a7'] });

test.each<[string, Game, string, string, object]>([
  ['nothing', GAME, 'boris', ' if , then ', { code: 'plan-empty' }],
  ['one’s own turn', GAME, 'anna', 'c3-d4 b6-a5', { code: 'plan-on-own-turn' }],
  ['a stranger', GAME, 'carl', 'c3-d4 b6-a5', { code: 'not-your-game' }],
  [
    'a finished game',
    newGame({ result: { winner: null, by: 'agreement' } }),
    'boris',
    'c3-d4 b6-a5',
    { code: 'game-over', result: { winner: null, by: 'agreement' } },
  ],
  ['a move without an answer', GAME, 'boris', 'c3-d4 b6-a5, g3-h4', { code: 'plan-without-answer', row: 2 }],
  ['31 lines', GAME, 'boris', 'c3-d4 b6-a5,'.repeat(31), { code: 'plan-too-many' }],
  [
    'a line of 32 moves',
    kings,
    'boris',
    Array.from({ length: 8 }, () => shuffle.join(' ')).join(' '),
    { code: 'plan-too-long', row: 1 },
  ],
  ['two answers', GAME, 'boris', 'c3-d4 b6-a5, c3-d4 b6-c5', { code: 'plan-two-answers', row: 2 }],
])('refused: %s', (_, game, user, text, problem) => {
  const attempt = addText(game, NO_PLANS, by(user), text);
  expect(attempt).toMatchObject({ ok: false, problem });
});

test('refused: an impossible move, with a list of the legal moves', () => {
  expect(addText(GAME, NO_PLANS, by('boris'), 'c3-d4 b6-a5, g3-h4 b6-b5')).toMatchObject({
    ok: false,
    problem: { code: 'plan-move', row: 2, move: { code: 'illegal-move', text: 'b6-b5' } },
  });
});

test('refused: a line that continues after the end of the game', () => {
  const last = newGame({ start: 'W:Wd4,g1:Bc5' });
  expect(addText(last, NO_PLANS, by('boris'), 'd4:b6 c5-d4')).toEqual(
    refused({ code: 'plan-past-end', row: 1 }),
  );
});

test('refused: a 31st line after 30', () => {
  const lines = Array.from({ length: 30 }, (_, index) => [`a${index}`, 'x']);
  const full: Plans = { ...NO_PLANS, black: { ply: 0, takebacks: 0, lines } };
  expect(addText(GAME, full, by('boris'), 'c3-d4 b6-a5')).toEqual(refused({ code: 'plan-too-many' }));
});

const two = planOf(GAME, 'boris', 'c3-d4 b6-a5, g3-h4 b6-c5');

test('changing a plan: a new answer replaces the old one', () => {
  const expected = [
    ['g3-h4', 'b6-c5'],
    ['c3-d4', 'b6-c5'],
  ];
  expect(planOf(GAME, 'boris', 'c3-d4 b6-c5', two).black?.lines).toEqual(expected);
});

test('changing a plan: lines are removed, and removing the last line deletes the plan', () => {
  const one = removeLine(GAME, two, by('boris'), 0);
  expect(one).toMatchObject({ value: { version: 2, black: { lines: [['g3-h4', 'b6-c5']] } } });
  expect(removeLine(GAME, two, by('boris'), 2)).toMatchObject({ problem: { code: 'stale-click' } });
  expect(dropPlan(GAME, two, by('boris'))).toMatchObject({ value: { version: 2, black: null } });
});

test('a plan answers at once, in the same change, one version later', () => {
  const plans = planOf(GAME, 'boris', 'c3-d4 b6-a5 g3-f4 a7-b6');
  const { game, events, plans: after, dropped } = planned(GAME, plans, 'anna', 'c3d4');
  const moves = ['c3-d4', 'b6-a5'];
  expect(game).toMatchObject({ version: 2, moves, latest: 'answered', changedAt: 2000 });
  expect(events.map((event) => event.kind === 'moved' && event.color)).toEqual(['white', 'black']);
  expect([after.version, dropped]).toEqual([2, false]);
  expect(planned(game, after, 'anna', 'g3f4').game.moves).toEqual(['c3-d4', 'b6-a5', 'g3-f4', 'a7-b6']);
});

test('a plan is deleted at the end of its line', () => {
  const plans = planOf(GAME, 'boris', 'c3-d4 b6-a5');
  expect(planned(GAME, plans, 'anna', 'c3d4').plans).toEqual({ version: 2, white: null, black: null });
});

test('a plan is dropped after an unforeseen move, which its author learns with their next move', () => {
  const plans = planOf(GAME, 'boris', 'c3-d4 b6-a5');
  const other = planned(GAME, plans, 'anna', 'g3f4');
  expect([other.game.moves, other.dropped]).toEqual([['g3-f4'], false]);
  expect(isLeftBehind(other.plans.black!, other.game)).toBe(true);
  const own = planned(other.game, other.plans, 'boris', 'b6a5');
  expect([own.dropped, own.plans.black]).toEqual([true, null]);
});

test('a plan never declines a draw offer that comes with a move', () => {
  const plans = planOf(GAME, 'boris', 'c3-d4 b6-a5');
  const offered = planned(GAME, plans, 'anna', 'c3d4', true);
  expect([offered.game.moves, offered.game.offers.white.open]).toEqual([['c3-d4'], 'draw']);
  const own = planned(offered.game, offered.plans, 'boris', 'b6a5');
  expect([own.game.latest, own.dropped, own.plans.black]).toEqual(['moved', false, null]);
});

test('a plan can end the game', () => {
  const game = newGame({ start: 'W:Wc3:Ba5,h8' });
  const change = planned(game, planOf(game, 'boris', 'c3-b4 a5:c3'), 'anna', 'c3-b4');
  expect(change.game.result).toEqual({ winner: 'black', by: 'no-pieces' });
  expect(change.events.map(({ kind }) => kind)).toEqual(['moved', 'moved', 'ended']);
});

test('a plan ends with a takeback, which removes the answered move', () => {
  const plans = planOf(GAME, 'boris', 'c3-d4 b6-a5 g3-f4 a7-b6');
  const { game, plans: after } = planned(GAME, plans, 'anna', 'c3d4');
  const asked = agreed(makeOffer(game, by('anna'), 'takeback')).game;
  const back = agreed(acceptOffer(asked, by('boris'), 'takeback')).game;
  expect(isLeftBehind(after.black!, back)).toBe(true);
  expect(planned(back, after, 'anna', 'c3d4').game.moves).toEqual(['c3-d4']);
});

test('a finished game’s plan is deleted', () => {
  const game = played(newGame({ start: 'W:Wd4,h2:Bc5' }));
  const plans: Plans = { version: 3, white: null, black: { ply: 0, takebacks: 0, lines: [['x', 'y']] } };
  expect(planned(game, plans, 'anna', 'd4b6').plans).toEqual({ version: 4, white: null, black: null });
});

/** A game after these moves, legal or not. */
const at = (...moves: string[]): Game => newGame({ moves });

test('the remaining plan is derived from the moves', () => {
  const lines = ['abcd', 'ab', 'xy'].map((line) => line.split(''));
  const plan: Plan = { ply: 0, takebacks: 0, lines };
  expect(linesLeft(plan, at())).toHaveLength(3);
  expect(answerOf(plan, at('a'))).toBe('b');
  expect(linesLeft(plan, at('a', 'b'))).toEqual([['c', 'd']]);
  expect(isLeftBehind(plan, at('x', 'y'))).toBe(false);
  expect(isLeftBehind(plan, at('q'))).toBe(true);
  expect(linesLeft(plan, newGame({ takebacks: 1 }))).toEqual([]);
  expect(linesLeft({ ...plan, ply: 4 }, at('a'))).toEqual([]);
});

/** Few choices at each ply, so that lines overlap and diverge. */
const choices = fc.array(fc.nat(2), { minLength: 2, maxLength: 8 });

interface Walk {
  readonly moves: PlanLine;
  readonly path: string;
}

/** Continues a line with these choices until the game is over, with an even number of moves. */
function walk(start: Line, picks: readonly number[]): Walk {
  let line = start;
  const steps: string[] = [];
  for (const pick of picks) {
    const legal = legalMoves(line.variant, lastPosition(line));
    if (endingOf(line) || legal.length === 0) break;
    const index = pick % legal.length;
    steps.push(stepOf(line, makeFullMove(line.variant, legal[index]!)) ?? '');
    line = extend(line, legal[index]!);
  }
  const even = steps.length - (steps.length % 2);
  const moves = line.moves.slice(start.moves.length).map((move) => makeFullMove(line.variant, move));
  return { moves: moves.slice(0, even), path: steps.slice(0, even).join('') };
}

const wished = fc.record({
  variant: fc.constantFrom(...VARIANT_IDS),
  lines: fc.array(choices, { minLength: 1, maxLength: 12 }),
  game: fc.array(fc.nat(2), { maxLength: 8 }),
});

test('lines added one by one never contradict each other, and the newest line wins', () => {
  fc.assert(
    fc.property(wished, ({ variant, lines }) => {
      const start = lineOf(newGame({ variant }));
      let plan: readonly PlanLine[] = [];
      for (const picks of lines) {
        const { moves } = walk(start, picks);
        plan = withLine(plan, moves);
        expect(plan.some((line) => moves.every((move, index) => line[index] === move))).toBe(true);
        for (const [index, line] of plan.entries())
          for (const other of plan.slice(index + 1)) expect(contradict(line, other)).toBe(false);
      }
    }),
    { numRuns: runsOf(60) },
  );
});

test('a picked plan equals a typed plan', () => {
  fc.assert(
    fc.property(wished, ({ variant, lines: [picks = []] }) => {
      const game = newGame({ variant });
      const { moves, path } = walk(lineOf(game), picks);
      const text = moves.map((move, ply) => `${ply % 2 === 0 ? 'if' : 'then'} ${move}`).join(' ');
      expect(followPath(lineOf(game), path)?.moves).toHaveLength(moves.length);
      expect(addPath(game, NO_PLANS, by('boris'), path)).toEqual(addText(game, NO_PLANS, by('boris'), text));
    }),
    { numRuns: runsOf(60) },
  );
});

test('every foreseen move gets its answer in the same version, every other move gets none', () => {
  fc.assert(
    fc.property(wished, ({ variant, lines, game: picks }) => {
      let game: Game = newGame({ variant });
      const start = lineOf(game);
      const written = lines.reduce<readonly PlanLine[]>(
        (all, line) => withLine(all, walk(start, line).moves),
        [],
      );
      const { begins } = start.variant;
      const second = { [opponentOf(begins)]: { ply: 0, takebacks: 0, lines: written } };
      let plans: Plans = { version: 1, white: null, black: null, ...second };
      for (const pick of picks) {
        if (game.result || game.moves.length % 2 === 1) break;
        const [text] = walk(lineOf(game), [pick, 0]).moves;
        if (text === undefined) break;
        const after = [...game.moves, text];
        const expected = written.find((line) => after.every((move, index) => line[index] === move))?.[
          after.length
        ];
        const attempt = makePlannedMove(game, plans, by(begins === 'white' ? 'anna' : 'boris'), text);
        if (!attempt.ok) throw new Error(attempt.problem.code);
        const next = attempt.value;
        expect(next.game.moves).toEqual(expected === undefined ? after : [...after, expected]);
        expect([next.game.version, next.plans.version]).toEqual([game.version + 1, plans.version + 1]);
        expect(next.game.latest === 'answered').toBe(expected !== undefined);
        ({ game, plans } = next);
      }
    }),
    { numRuns: runsOf(60) },
  );
});
