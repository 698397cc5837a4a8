/** Signed claims that a browser keeps and can't change. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** In characters. */
const LONGEST = 1000;

const Expiring = z.object({ until: z.number() });

const signatureOf = (key: Buffer, claims: string): Buffer =>
  createHmac('sha256', key).update(claims).digest();

/** Takes the same time wherever the texts differ. */
export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const readClaims = (claims: string): unknown => JSON.parse(Buffer.from(claims, 'base64url').toString());

/** `until` in ms. */
export function sign(key: Buffer, claims: object, until: number): string {
  const text = Buffer.from(JSON.stringify({ ...claims, until })).toString('base64url');
  return `${text}.${signatureOf(key, text).toString('base64url')}`;
}

/** `null` if it was not signed with this key, or has expired. */
export function readSigned<T>(schema: z.ZodType<T>, key: Buffer, text: string, now: number): T | null {
  const [claims = '', signature = '', ...rest] = text.length > LONGEST ? [] : text.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(key, claims)];
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const signed = readClaims(claims);
  const { data } = Expiring.safeParse(signed);
  return data && data.until > now ? (schema.safeParse(signed).data ?? null) : null;
}

/** When claims expire (ms). Only for a text that was read successfully. */
export const expiryOf = (text: string): number => Expiring.parse(readClaims(text.split('.')[0] ?? '')).until;
