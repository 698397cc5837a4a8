/** Carries out a request in its queue, and answers it. */
import type { App } from '../ports/app.ts';
import { type Asker, isRefusal, type Reply } from '../ports/command.ts';
import type { Exchange } from '../ports/exchange.ts';
import type { Answer } from './answer.ts';
import type { Task } from './perform.ts';
import { inQueue, type Waiting } from './waiting.ts';

interface Asking extends Waiting {
  readonly exchange: Exchange;
  readonly asker: Asker;
}

export async function carryOut(
  app: App,
  answer: Answer,
  { share, run }: Task,
  asking: Asking,
): Promise<'answered' | 'refused'> {
  const { exchange, asker } = asking;
  const tell = async (reply: Reply): Promise<'answered' | 'refused'> => {
    await answer(exchange, asker, reply);
    return isRefusal(reply) ? 'refused' : 'answered';
  };
  const work = async (mine: App): Promise<'answered' | 'refused'> => tell(await run(mine));
  if (!share) return work(app);
  const outcome = await inQueue(app, share, asking, work);
  return outcome.ok ? outcome.value : tell(outcome);
}
