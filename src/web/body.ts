/** The bodies of requests, read to their ends within bounds: one for each, and one for all that are under way. */
import type { IncomingMessage } from 'node:http';

/** The memory for bodies that have not come whole. */
export interface Budget {
  /** So many more bytes of a body have come. When there is no more room, the largest body is given up, by calling it. */
  add(body: () => void, bytes: number): void;
  /** It is whole, or gone. */
  free(body: () => void): void;
}

export function openBudget(most: number): Budget {
  const held = new Map<() => void, number>();
  let all = 0;
  const free = (body: () => void): void => {
    all -= held.get(body) ?? 0;
    held.delete(body);
  };
  return {
    free,
    add: (body, bytes) => {
      held.set(body, (held.get(body) ?? 0) + bytes);
      all += bytes;
      if (all <= most) return;
      // One is enough: at least as many bytes as have just come.
      const [largest] = [...held].reduce((a, b) => (b[1] > a[1] ? b : a));
      free(largest);
      largest();
    },
  };
}

/**
 * The whole body; `large` as soon as it is known to be larger than so many bytes, `given-up` when there is no room for it beside the
 * others. Rejects when the connection breaks. Events are listened to, for an iterator costs a quarter of all that the server does with
 * a small one.
 */
export function readBody(
  request: IncomingMessage,
  most: number,
  budget: Budget,
): Promise<Buffer | 'large' | 'given-up'> {
  if (Number(request.headers['content-length'] ?? 0) > most) return Promise.resolve('large');
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | 'large' | 'given-up'>();
  let parts: Buffer[] = [];
  let size = 0;
  // Left open: its answer is still to be written to the same connection.
  const stop = (why: 'large' | 'given-up'): void => {
    request.off('data', take).pause();
    parts = [];
    budget.free(giveUp);
    resolve(why);
  };
  const giveUp = (): void => stop('given-up');
  const take = (part: Buffer): void => {
    size += part.length;
    if (size > most) return stop('large');
    parts.push(part);
    budget.add(giveUp, part.length);
  };
  request.on('data', take);
  request.once('end', () => {
    budget.free(giveUp);
    resolve(parts.length === 1 ? (parts[0] ?? Buffer.alloc(0)) : Buffer.concat(parts));
  });
  request.once('error', reject);
  request.once('close', () => {
    budget.free(giveUp);
    if (!request.complete) reject(new Error('the connection broke before the request was whole'));
  });
  return promise;
}
