/**
 * The signed claims that pages keep: the user a page acts for, and a login in progress. The bot
 * trusts nothing else that a page says about itself.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Visitor } from '../../app/ports/authorizing.ts';

export type Key = Buffer;

type Purpose = 'session' | 'visit' | 'login' | 'share' | 'share nonce';

/** A key for one purpose, derived from the application's client secret. */
export const keyFor = (purpose: Purpose, clientSecret: string): Key =>
  Buffer.from(hkdfSync('sha256', clientSecret, '', `crownhead ${purpose}`, 32));

const LONGEST = 1000;

const signatureOf = (key: Key, claims: string): Buffer => createHmac('sha256', key).update(claims).digest();

/** `until` in ms. */
function sign(key: Key, claims: object, until: number): string {
  const text = Buffer.from(JSON.stringify({ ...claims, until })).toString('base64url');
  return `${text}.${signatureOf(key, text).toString('base64url')}`;
}

const Signed = z.object({ until: z.number() });

/** `null` if it was not signed with this key, or has expired. */
function readSigned<T>(schema: z.ZodType<T>, key: Key, text: string, now: number): T | null {
  const [claims = '', signature = '', ...rest] = text.length > LONGEST ? [] : text.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(key, claims)];
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const signed: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const { data } = Signed.safeParse(signed);
  return data && data.until > now ? (schema.safeParse(signed).data ?? null) : null;
}

const Session: z.ZodType<Visitor> = z.object({
  id: z.string().regex(/^\d{17,20}$/u),
  name: z.string(),
  locale: z.string(),
});

/** How long a session is valid (ms); then the page requests another. */
export const SESSION = 60 * 60_000;
/** How long a browser stays logged in (ms). */
export const VISIT = 30 * 24 * 60 * 60_000;

export const writeSession = (key: Key, { id, name, locale }: Visitor, until: number): string =>
  sign(key, { id, name, locale }, until);

/** When a session or cookie of this length (ms) was given; only of one that was read. */
export function givenAt(text: string, length: number): number {
  const [claims = ''] = text.split('.');
  const signed: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return Signed.parse(signed).until - length;
}

export const readSession = (key: Key, text: string, now: number): Visitor | null =>
  readSigned(Session, key, text, now);

const Login = z.object({ state: z.string(), verifier: z.string(), to: z.string() });

/** `verifier`: RFC 7636. `to`: the path to return to. */
type Login = z.infer<typeof Login>;

/** How long a login may take (ms). */
export const LOGIN = 10 * 60_000;

export const writeLogin = (key: Key, login: Login, until: number): string => sign(key, login, until);

export const readLogin = (key: Key, text: string, now: number): Login | null =>
  readSigned(Login, key, text, now);
