/**
 * The signed claims that pages keep: the page's user, and a login in progress. The bot trusts
 * nothing else that a page says about itself.
 */
import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import type { Visitor } from '../../app/ports/authorizing.ts';
import { readSigned, sign } from '../../web/signed.ts';

export type Key = Buffer;

type Purpose = 'session' | 'visit' | 'login' | 'share' | 'share nonce';

/** A key for one purpose, derived from the application's client secret. */
export const keyFor = (purpose: Purpose, clientSecret: string): Key =>
  Buffer.from(hkdfSync('sha256', clientSecret, '', `crownhead ${purpose}`, 32));

const Session: z.ZodType<Visitor> = z.object({
  id: z.string().regex(/^\d{17,20}$/u),
  name: z.string(),
  locale: z.string(),
});

/** How long (ms) a session is valid. After that, the page requests another. */
export const SESSION = 60 * 60_000;
/** How long a browser stays logged in (ms). */
export const SESSION_TTL = 30 * 24 * 60 * 60_000;

export const writeSession = (key: Key, { id, name, locale }: Visitor, until: number): string =>
  sign(key, { id, name, locale }, until);

export const readSession = (key: Key, text: string, now: number): Visitor | null =>
  readSigned(Session, key, text, now);

const Login = z.object({ state: z.string(), verifier: z.string(), to: z.string() });

/** `verifier`: RFC 7636. `to`: the path to return to. */
type Login = z.infer<typeof Login>;

/** How long a login may take (ms). */
export const LOGIN_TTL = 10 * 60_000;

export const writeLogin = (key: Key, login: Login, until: number): string => sign(key, login, until);

export const readLogin = (key: Key, text: string, now: number): Login | null =>
  readSigned(Login, key, text, now);
