/**
 * Links that players share. An id says what it opens, encrypted, so nobody can guess one or learn
 * from it who plays. Nothing is stored: what is erased can't be opened, and a new client secret
 * ends all links.
 */
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Shared } from '../app/ports/boardPage.ts';
import { SHARED_ID } from './messages.ts';
import { keyFor } from './session.ts';

const Known: z.ZodType<Shared> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('game'), id: z.string() }),
  z.strictObject({ kind: z.literal('cup'), id: z.string() }),
  z.strictObject({ kind: z.literal('player'), guildId: z.string(), user: z.string() }),
]);

export interface Sharing {
  readonly idOf: (shared: Shared) => string;
  /** `null` for what is no such id. */
  readonly read: (id: string) => Shared | null;
}

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16] as const;

export function openSharing(clientSecret: string): Sharing {
  const key = keyFor('share', clientSecret);
  /** The same thing has the same id. */
  const nonceOf = (text: string): Buffer =>
    createHmac('sha256', keyFor('share nonce', clientSecret)).update(text).digest().subarray(0, NONCE);
  return {
    idOf: (shared) => {
      const text = JSON.stringify(shared);
      const nonce = nonceOf(text);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    read: (id) => {
      if (!SHARED_ID.test(id)) return null;
      const all = Buffer.from(id, 'base64url');
      try {
        const cipher = createDecipheriv(CIPHER, key, all.subarray(0, NONCE));
        cipher.setAuthTag(all.subarray(NONCE, NONCE + TAG));
        const text = cipher.update(all.subarray(NONCE + TAG), undefined, 'utf8') + cipher.final('utf8');
        return Known.safeParse(JSON.parse(text)).data ?? null;
      } catch {
        return null;
      }
    },
  };
}
