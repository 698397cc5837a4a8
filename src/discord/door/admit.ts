/**
 * Who is let in at the door: what Discord has signed, just now, and what did not come before. All of it is decided from the request
 * and from memory, in less than a millisecond, so that whoever knocks without a right costs nothing.
 *
 * What came to another process before is not known here. An interaction is decided on once all the same, since the store knows
 * which were taken on (`app/ports`); the rest, pings and completions, change nothing.
 */
import { seenWithin } from './seen.ts';
import { SIGNATURE, signedFor } from './signature.ts';

/** By how much (ms) Discord's timestamp, in whole seconds, may differ from the time: clocks are not quite right, and the way takes a while. */
export const TOLERANCE = 10_000;

export type Refusal = 'unsigned' | 'old' | 'replayed';

/** As a server gets them, by their names in lower case. */
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Why a request is not let in; `null` lets it in. */
export interface Admit {
  /** By its headers alone, before its body is taken. */
  readonly byHeaders: (headers: Headers) => Refusal | null;
  readonly whole: (headers: Headers, body: Uint8Array) => Refusal | null;
}

/** The headers of Discord's signature; `null` where they are missing, or of another form. */
function signedIn({ 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp }: Headers) {
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return null;
  return SIGNATURE.test(signature) && /^\d{1,15}$/u.test(timestamp) ? { signature, timestamp } : null;
}

/** Lets in what is for the application with this public key (hex); `now` is the time by Discord's clock, in ms. */
export function admitting(publicKey: string, now: () => number): Admit {
  const isSigned = signedFor(publicKey);
  // A timestamp is good from so much before it until so much after it.
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
      // Only now: others cannot have anything remembered. Hex may be written in two ways.
      return seen.again(signature.toLowerCase()) ? 'replayed' : null;
    },
  };
}
