/**
 * Brings Discord's requests to one of the bot's processes, by chance. As balancers do, it tries the next where nobody listens, or
 * where one says that it is about to end, which is then passed by for a while; what was taken and not answered is not sent again.
 *
 * Source: nginx.org/en/docs/http/ngx_http_upstream_module.html#fail_timeout
 */
import type { World } from '../world/world.ts';

/** A process that says so takes no more. */
const LEAVING = 503;

/** For so long (ms) a process that says so is not asked as long as there are others. */
const PASSED_BY = 10_000;

/** Nobody took what was sent, or whoever took it did not answer. */
export class Undelivered extends Error {}

/** Sends a body, signed, and gives the answer. Throws `Undelivered`. */
export async function send(world: World, body: string, patience: number): Promise<Response> {
  const headers = { ...world.signer.headers(body, world.clock.now()), 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(patience);
  for (const url of inAnyOrder(world)) {
    const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(errorOf);
    if (answer instanceof Error) {
      if (isRefusedConnection(answer)) continue;
      throw new Undelivered('taken, and not answered', { cause: answer.cause ?? answer });
    }
    if (answer.status !== LEAVING) return answer;
    world.leaving.set(url, world.clock.now() + PASSED_BY);
  }
  throw new Undelivered('nobody took it');
}

/** Whether a process answers Discord's ping. */
export async function isAnswered(world: World, patience: number): Promise<boolean> {
  try {
    const answer = await send(world, JSON.stringify({ type: 1, id: world.newId() }), patience);
    return answer.ok;
  } catch (error) {
    if (error instanceof Undelivered) return false;
    throw error;
  }
}

/** Those that are passed by come last. */
function inAnyOrder({ doors, leaving, clock }: World): readonly string[] {
  const isLeaving = (url: string): boolean => (leaving.get(url) ?? 0) > clock.now();
  return [...doors]
    .map((url) => ({ url, place: Math.random() + Number(isLeaving(url)) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ url }) => url);
}

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const isRefusedConnection = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
