/** A game that contains a puzzle, and an engine that searches in this process. */
import type { EnginePool } from '../../src/app/ports/enginePool.ts';
import { done, refused } from '../../src/kit/result.ts';
import { learnedKnowledge } from '../../src/engine/knowledgeOf.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { think } from '../../src/engine/search/think.ts';
import type { EngineProblem } from '../../src/app/problem/problem.ts';

/** White has just allowed Black to give up one man for two. Found in a random game. */
export const TRAP = {
  moves: 'a3-b4 d6-e5 e3-d4 c7-d6 g3-h4 h6-g5 d2-e3 d8-c7 h2-g3'.split(' '),
  fen: 'B:Wb4,d4,h4,c3,e3,g3,b2,f2,a1,c1,e1,g1:Bb8,f8,h8,a7,c7,e7,g7,b6,d6,f6,e5,g5',
  solution: ['e5-f4', 'g3:e5', 'd6:f4:d2'],
};

/** The combination is short, so a short search finds it. */
const GLANCE = 6000;

export interface Thinker extends EnginePool {
  asked: number;
  problem: EngineProblem['code'] | null;
  meanwhile: () => Promise<unknown>;
}

/** An engine that remembers nothing from earlier requests. */
export function thinker(): Thinker {
  const memory = makeMemory(16);
  const world = { now: () => 0, isCancelled: () => false };
  return {
    isThere: true,
    prepare: () => undefined,
    asked: 0,
    problem: null,
    meanwhile: () => Promise.resolve(),
    play: () => Promise.reject(new Error('nobody asked for a move')),
    async think(line, { nodes = GLANCE, ...limits }) {
      await this.meanwhile();
      if (this.problem) return refused({ code: this.problem });
      this.asked += 1;
      memory.owner = null;
      const closely = { ...limits, nodes: Math.min(nodes, GLANCE) };
      return done(think(line, learnedKnowledge(line.variant), memory, closely, world));
    },
  };
}
