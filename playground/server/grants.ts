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

export type Grants = ReturnType<typeof newGrants>;

const secret = (): string => randomBytes(16).toString('hex');

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

export function newGrants(now: () => number) {
  const codes = new Map<string, Grant & { readonly until: number }>();
  const tokens = new Map<string, Person>();
  return {
    /** A code for the application's server. */
    codeFor: (grant: Grant): string => {
      const code = secret();
      codes.set(code, { ...grant, until: now() + CODE });
      return code;
    },
    /** A token for the code; `null` if the proof is invalid. */
    exchange: ({ code, redirect, verifier }: Proof): string | null => {
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
    personWith: (token: string): Person | undefined => tokens.get(token),
  };
}
