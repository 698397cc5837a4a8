/** The store handles each interaction once, and this process accepts each signature once. */
import { SIGNATURE, signedFor } from './signature.ts';

/** Remembers names for one to three times `span` ms. */
interface Seen {
  again(name: string): boolean;
}

export function seenWithin(span: number, now: () => number): Seen {
  let [recent, older] = [new Set<string>(), new Set<string>()];
  let since = now();
  const turn = (): void => {
    const age = now() - since;
    if (age < span) return;
    older = age < 2 * span ? recent : new Set();
    recent = new Set();
    since = now();
  };
  return {
    again: (name) => {
      turn();
      const isKnown = recent.has(name) || older.has(name);
      recent.add(name);
      return isKnown;
    },
  };
}

/** In ms. Allows for whole seconds, inexact clocks and delivery time. */
export const TOLERANCE = 10_000;

export type Refusal = 'unsigned' | 'old' | 'replayed';

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

interface Admit {
  readonly byHeaders: (headers: Headers) => Refusal | null;
  readonly whole: (headers: Headers, body: Uint8Array) => Refusal | null;
}

function signedIn({ 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp }: Headers) {
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return null;
  return SIGNATURE.test(signature) && /^\d{1,15}$/u.test(timestamp) ? { signature, timestamp } : null;
}

export function admitting(publicKey: string, now: () => number): Admit {
  const isSigned = signedFor(publicKey);
  const seen = seenWithin(2 * TOLERANCE, now);
  const isOld = (timestamp: string): boolean => Math.abs(now() - Number(timestamp) * 1000) > TOLERANCE;
  return {
    byHeaders: (headers) => {
      const signed = signedIn(headers);
      if (!signed) return 'unsigned';
      return isOld(signed.timestamp) ? 'old' : null;
    },
    whole: (headers, body) => {
      const signed = signedIn(headers);
      if (!signed) return 'unsigned';
      const { signature, timestamp } = signed;
      if (isOld(timestamp)) return 'old';
      if (!isSigned(signature, timestamp, body)) return 'unsigned';
      // Runs after the check, so that strangers can't fill the memory. Hex digits have two cases.
      return seen.again(signature.toLowerCase()) ? 'replayed' : null;
    },
  };
}
