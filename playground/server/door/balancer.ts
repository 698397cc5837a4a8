/**
 * Brings Discord's requests to one of the bot's processes, by chance. As balancers do, it tries the next where nobody listens, or
 * where one says that it is about to end; what was taken and not answered is not sent again.
 */
import type { World } from '../world/world.ts';

/** A process that says so takes no more. */
const LEAVING = 503;

/** Sends a body, signed, and gives the answer; `null` when nobody took it, or it came too late. */
export async function send(world: World, body: string, patience: number): Promise<Response | null> {
  const headers = { ...world.signer.headers(body, world.clock.now()), 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(patience);
  for (const url of inAnyOrder([...world.doors])) {
    const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(errorOf);
    if (!(answer instanceof Error) && answer.status !== LEAVING) return answer;
    if (answer instanceof Error && !isRefusedConnection(answer)) return null;
  }
  return null;
}

/** Whether a process answers Discord's ping. */
export async function isAnswered(world: World, patience: number): Promise<boolean> {
  const answer = await send(world, JSON.stringify({ type: 1, id: world.newId() }), patience);
  return answer?.ok ?? false;
}

function inAnyOrder(urls: readonly string[]): readonly string[] {
  return urls
    .map((url) => ({ url, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ url }) => url);
}

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const isRefusedConnection = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
