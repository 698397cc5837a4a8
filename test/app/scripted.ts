/** A scripted engine: it plays the first legal move, and returns the given scores. */
import type { EnginePool } from '../../src/app/ports/enginePool.ts';
import { done, refused } from '../../src/kit/result.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { EngineProblem } from '../../src/app/problem/problem.ts';

export interface Script extends EnginePool {
  /** From the point of view of the side to move, in hundredths of a man. */
  score: number;
  /** The reason why the engine doesn't answer, if it doesn't. */
  problem: EngineProblem['code'] | null;
  meanwhile: () => Promise<unknown>;
}

/** An engine that evaluates every position as equal. */
export const scripted = (): Script => ({
  isThere: true,
  prepare: () => undefined,
  score: 0,
  problem: null,
  meanwhile: () => Promise.resolve(),
  async play({ variant, ...course }) {
    await this.meanwhile();
    if (this.problem) return refused({ code: this.problem });
    const [move] = legalMoves(variant, lastPosition({ variant, ...course }));
    if (!move) throw new Error('asked for a move where there is none');
    return done({ move, score: this.score });
  },
  async think({ variant, ...course }) {
    await this.meanwhile();
    if (this.problem) return refused({ code: this.problem });
    const [move] = legalMoves(variant, lastPosition({ variant, ...course }));
    return done(move ? { move, score: this.score, line: [move], depth: 1, nodes: 1 } : null);
  },
});
