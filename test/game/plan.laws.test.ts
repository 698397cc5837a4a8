/** What holds for every plan, however it was made and however the game goes. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endingOf } from '../../src/draughts/ending.ts';
import { extend, lastPosition, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { VARIANT_IDS } from '../../src/draughts/variants.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf } from '../../src/game/line.ts';
import { contradict, NO_PLANS, withLine, type PlanLine, type Plans } from '../../src/game/plan.ts';
import { makePlannedMove } from '../../src/game/plannedMove.ts';
import { addPath, addText } from '../../src/game/planning.ts';
import { followPath, stepOf } from '../../src/game/planText.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { by, newGame } from './table.ts';

/** Few ways at each ply, so that lines meet and part. */
const choices = fc.array(fc.nat(2), { minLength: 2, maxLength: 8 });

interface Walk {
  readonly moves: PlanLine;
  readonly path: string;
}

/** Goes from a line by these choices, as long as the game goes on; an even number of moves. */
function walk(start: Line, picks: readonly number[]): Walk {
  let line = start;
  const steps: string[] = [];
  for (const pick of picks) {
    const legal = legalMoves(line.variant, lastPosition(line));
    if (endingOf(line) || legal.length === 0) break;
    const index = pick % legal.length;
    line = extend(line, legal[index]!);
    steps.push(stepOf(index));
  }
  const even = steps.length - (steps.length % 2);
  const moves = line.moves.slice(start.moves.length).map((move) => makeFullMove(line.variant, move));
  return { moves: moves.slice(0, even), path: steps.slice(0, even).join('') };
}

const planned = fc.record({
  variant: fc.constantFrom(...VARIANT_IDS),
  lines: fc.array(choices, { minLength: 1, maxLength: 12 }),
  game: fc.array(fc.nat(2), { maxLength: 8 }),
});

test('lines that were added one by one never contradict, and the newest stands', () => {
  fc.assert(
    fc.property(planned, ({ variant, lines }) => {
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
    { numRuns: 60 },
  );
});

test('what is picked is what is written', () => {
  fc.assert(
    fc.property(planned, ({ variant, lines: [picks = []] }) => {
      const game = newGame({ variant });
      const { moves, path } = walk(lineOf(game), picks);
      const text = moves.map((move, ply) => `${ply % 2 === 0 ? 'if' : 'then'} ${move}`).join(' ');
      expect(followPath(lineOf(game), path)?.moves).toHaveLength(moves.length);
      expect(addPath(game, NO_PLANS, by('boris'), path)).toEqual(addText(game, NO_PLANS, by('boris'), text));
    }),
    { numRuns: 60 },
  );
});

test('every foreseen move gets its answer in the same version, every other move none', () => {
  fc.assert(
    fc.property(planned, ({ variant, lines, game: picks }) => {
      let game: Game = newGame({ variant });
      const start = lineOf(game);
      const written = lines.reduce<readonly PlanLine[]>(
        (all, line) => withLine(all, walk(start, line).moves),
        [],
      );
      let plans: Plans = { version: 1, white: null, black: { ply: 0, takebacks: 0, lines: written } };
      for (const pick of picks) {
        if (game.result || game.moves.length % 2 === 1) break;
        const [text] = walk(lineOf(game), [pick, 0]).moves;
        if (text === undefined) break;
        const after = [...game.moves, text];
        const expected = written.find((line) => after.every((move, index) => line[index] === move))?.[
          after.length
        ];
        const attempt = makePlannedMove(game, plans, by('anna'), text);
        if (!attempt.ok) throw new Error(attempt.problem.code);
        const next = attempt.value;
        expect(next.game.moves).toEqual(expected === undefined ? after : [...after, expected]);
        expect([next.game.version, next.plans.version]).toEqual([game.version + 1, plans.version + 1]);
        expect(next.game.latest === 'answered').toBe(expected !== undefined);
        ({ game, plans } = next);
      }
    }),
    { numRuns: 60 },
  );
});
