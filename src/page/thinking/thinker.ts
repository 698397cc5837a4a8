/** Asks the engine in a worker. Frames without an origin can only run workers from a blob. */
import type { Line } from '../../draughts/line.ts';
import { levelOf } from '../../engine/play/levels.ts';
import type { Move } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Answer, PageLevel, Question } from './message.ts';
import { coreFor, weightsOf } from './assets.ts';

export type Thinker = Awaited<ReturnType<typeof startThinker>>;

const filesFor = (variant: Variant, level: PageLevel) => {
  const { isLearned } = levelOf(level, variant);
  return Promise.all([coreFor(variant), isLearned ? weightsOf(variant.id) : null]);
};

/** The engine's code is loaded when someone first plays against it. */
export async function startThinker() {
  const { code } = await import('./code.ts');
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  let last = 0;
  return {
    /** Loads everything needed to play the variant. */
    prepare: filesFor,
    /** `null` without a legal move, or if another question follows. `seed`: for random choices. */
    async ask(
      { variant, positions: [start], moves }: Line,
      level: PageLevel,
      seed: string,
    ): Promise<Move | null> {
      if (start === undefined) return null;
      last += 1;
      const id = last;
      const [core, weights] = await filesFor(variant, level);
      const question: Question = { id, variant: variant.id, start, moves, level, seed, core, weights };
      const answer = new Promise<Answer>((resolve, reject) => {
        const hear = ({ data }: MessageEvent<Answer>): void => {
          if (data.id !== id) return;
          worker.removeEventListener('message', hear);
          worker.removeEventListener('error', reject);
          resolve(data);
        };
        worker.addEventListener('message', hear);
        worker.addEventListener('error', reject);
      });
      worker.postMessage(question);
      const { move } = await answer;
      return id === last ? move : null;
    },
  };
}
