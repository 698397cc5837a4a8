/**
 * Requests that are not made again at once. The REST client repeats what Discord failed at (5xx), what broke off or was not answered in
 * time, and a message has a nonce against being posted twice then. An event of a server has none: whoever wants it looks
 * first whether it is there.
 */
import type { RESTOptions } from 'discord.js';

type MakeRequest = RESTOptions['makeRequest'];

const ONCE = /\/guilds\/\d+\/scheduled-events$/u;

/** Discord may have done what it was asked to. */
export class Unsure extends Error {
  constructor(cause?: unknown) {
    super('nobody knows whether Discord did it', { cause });
  }
}

/** Asks as `make` does, and of these requests only once. */
export const onlyOnce =
  (make: MakeRequest): MakeRequest =>
  async (url, init) => {
    if (init.method !== 'POST' || !ONCE.test(url)) return make(url, init);
    const answer = await make(url, init).catch((error: unknown) => {
      throw new Unsure(error);
    });
    if (answer.status >= 500) throw new Unsure();
    return answer;
  };
