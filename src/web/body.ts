import type { IncomingMessage } from 'node:http';

export interface Budget {
  /** Adds a body. If there is no room, drops the largest body by calling its function. */
  add(body: () => void, bytes: number): void;
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
      // Dropping one is enough, because it is at least as large as what just arrived.
      const [largest] = [...held].reduce((a, b) => (b[1] > a[1] ? b : a));
      free(largest);
      largest();
    },
  };
}

/** Uses events, because an iterator costs a quarter of the server's work for a small body. */
export function readBody(
  request: IncomingMessage,
  most: number,
  budget: Budget,
): Promise<Buffer | 'large' | 'given-up'> {
  if (Number(request.headers['content-length'] ?? 0) > most) return Promise.resolve('large');
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | 'large' | 'given-up'>();
  let parts: Buffer[] = [];
  let size = 0;
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
    if (!request.complete) reject(new Error('expected the rest of the request, but the connection closed'));
  });
  return promise;
}
