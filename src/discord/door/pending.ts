/** The answer to one request at the door, while it is not known yet: whatever comes first is it. */
import type { Answered } from '../../web/route.ts';
import type { Waiting } from '../waiting.ts';
import { contentOf } from '../form.ts';

/** The first response comes by a request of our own, or not at all: so Discord wants to be told. */
const ACCEPTED: Answered = { status: 202 };

export interface Pending extends Waiting {
  /** Resolves when it is known what to answer. */
  readonly answered: Promise<Answered>;
  /** Ends it with this answer, unless it has been answered. */
  end(answered: Answered): void;
}

/** The answer to a request that has just come. */
export function openPending(): Pending {
  const { promise, resolve } = Promise.withResolvers<Answered>();
  let isOpen = true;
  const end = (answered: Answered): void => {
    isOpen = false;
    resolve(answered);
  };
  return {
    answered: promise,
    answer: async ({ type, data, files }) => {
      if (!isOpen) return false;
      isOpen = false;
      const { contentType, content } = contentOf({ type, data }, files);
      const sent = Promise.withResolvers<boolean>();
      resolve({
        status: 200,
        headers: { 'Content-Type': contentType },
        body: content,
        onSent: sent.resolve,
      });
      return sent.promise;
    },
    end,
    release: () => end(ACCEPTED),
  };
}
