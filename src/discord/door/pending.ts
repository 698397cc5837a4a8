import type { Answered } from '../../web/route.ts';
import type { Waiting } from '../endpoints.ts';
import { contentOf } from '../form.ts';

const ACCEPTED: Answered = { status: 202 };

export interface Pending extends Waiting {
  readonly answered: Promise<Answered>;
  end(answered: Answered): void;
}

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
