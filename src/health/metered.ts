import type { SweptStore } from '../app/due/kinds.ts';
import { around } from '../app/ports/around.ts';
import type { EnginePool } from '../app/ports/enginePool.ts';
import { StoreAway } from '../app/ports/store.ts';
import type { Renderer } from '../render/scene/drawing.ts';
import type { PictureKind, WorkFigures } from './figures/work.ts';

interface Meters {
  readonly figures: WorkFigures;
  readonly stopwatch: () => number;
}

const codeOf = (error: unknown): string => (error instanceof StoreAway ? error.code : 'error');

interface MeteredStore {
  readonly store: SweptStore;
  readonly fullness: { isFull: boolean };
}

export function meteredStore(store: SweptStore, { figures, stopwatch }: Meters): MeteredStore {
  const fullness = { isFull: false };
  const metered = around(store, (call, name) => {
    const began = stopwatch();
    const answer = call();
    if (!(answer instanceof Promise)) return answer;
    return answer.then(
      (value: unknown) => {
        figures.asked(name, stopwatch() - began, null);
        return value;
      },
      (error: unknown) => {
        figures.asked(name, stopwatch() - began, codeOf(error));
        if (error instanceof StoreAway && error.code === 'store-full') fullness.isFull = true;
        throw error;
      },
    );
  });
  return { store: metered, fullness };
}

export function meteredRenderer(renderer: Renderer, { figures, stopwatch }: Meters): Renderer {
  const timed = async (kind: PictureKind, drawing: Promise<Buffer>): Promise<Buffer> => {
    const began = stopwatch();
    let isDrawn = false;
    try {
      const drawn = await drawing;
      isDrawn = true;
      return drawn;
    } finally {
      figures.drawn(kind, stopwatch() - began, isDrawn);
    }
  };
  return {
    png: (...given) => timed('png', renderer.png(...given)),
    gif: (...given) => timed('gif', renderer.gif(...given)),
    chart: (...given) => timed('chart', renderer.chart(...given)),
  };
}

export function meteredEngine(engine: EnginePool, { figures, stopwatch }: Meters): EnginePool {
  const timed = async <A extends Awaited<ReturnType<EnginePool['play' | 'think']>>>(
    thinking: Promise<A>,
  ): Promise<A> => {
    const began = stopwatch();
    const answer = await thinking;
    figures.thought(stopwatch() - began, answer.ok ? 'done' : answer.problem.code);
    return answer;
  };
  return {
    isThere: engine.isThere,
    prepare: () => engine.prepare(),
    play: (...given) => timed(engine.play(...given)),
    think: (...given) => timed(engine.think(...given)),
  };
}
