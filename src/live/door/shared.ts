/**
 * Links that players share. An id says what it opens and who shared it, encrypted, so nobody can
 * guess one or learn from it who plays. It works until its author takes it back or is erased, and a
 * new client secret ends all links.
 */
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Using } from '../../app/ports/app.ts';
import { sharedOf, type Shared } from '../../app/ports/boardPage.ts';
import { SHARED_ID } from '../messages.ts';
import { keyFor } from './session.ts';

const pass = z.strictObject({ by: z.string(), of: z.string(), key: z.string() }).optional();

const Known: z.ZodType<Shared> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('game'), id: z.string(), pass }),
  z.strictObject({ kind: z.literal('cup'), id: z.string(), pass }),
  z.strictObject({ kind: z.literal('player'), guildId: z.string(), user: z.string(), pass }),
]);

/** `null` also if the link was taken back. */
export async function openShared(
  { store }: Using<'visiting'>,
  sharing: Sharing,
  id: string,
): Promise<Shared | null> {
  const shared = sharing.read(id);
  if (!shared) return null;
  const isOpen = shared.pass
    ? await store.visiting.isLink(shared.pass)
    : !(await store.visiting.isEnded(sharedOf(shared)));
  return isOpen ? shared : null;
}

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
