/**
 * Grants of users to the application (https://docs.discord.com/developers/topics/oauth2). A code is
 * valid once, with the address and the verifier (RFC 7636) of its request.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Person } from './world/people.ts';

/** Lifetime of a code (ms). */
const CODE = 10 * 60_000;

interface Grant {
  readonly person: Person;
  /** Empty for an Activity, which has no address. */
  readonly redirect: string;
  /** Empty without PKCE. */
  readonly challenge: string;
}

interface Proof {
  readonly code: string;
  readonly redirect: string;
  readonly verifier: string;
}

export interface Grants {
  /** A code for the application's server. */
  readonly codeFor: (grant: Grant) => string;
  /** A token for the code; `null` if the proof is invalid. */
  readonly exchange: (proof: Proof) => string | null;
  readonly personWith: (token: string) => Person | undefined;
}

const secret = (): string => randomBytes(16).toString('hex');

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

export function newGrants(now: () => number): Grants {
  const codes = new Map<string, Grant & { readonly until: number }>();
  const tokens = new Map<string, Person>();
  return {
    codeFor: (grant) => {
      const code = secret();
      codes.set(code, { ...grant, until: now() + CODE });
      return code;
    },
    exchange: ({ code, redirect, verifier }) => {
      const grant = codes.get(code);
      codes.delete(code);
      const isRight =
        grant !== undefined &&
        grant.redirect === redirect &&
        grant.until > now() &&
        (grant.challenge === '' || grant.challenge === challengeOf(verifier));
      if (!isRight) return null;
      const token = secret();
      tokens.set(token, grant.person);
      return token;
    },
    personWith: (token) => tokens.get(token),
  };
}
