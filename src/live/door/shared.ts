/**
 * Links that players share. An id says what it opens and who shared it, encrypted, so nobody can
 * guess one or learn from it who plays. It works until its author takes it back or is erased, and a
 * new client secret ends all links.
 */
import { z } from 'zod';
import type { Using } from '../../app/ports/app.ts';
import { sharedOf, type Shared } from '../../app/ports/boardPage.ts';
import { seal, unseal } from '../../web/seal.ts';
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

export function openSharing(clientSecret: string): Sharing {
  const keys = { key: keyFor('share', clientSecret), nonceKey: keyFor('share nonce', clientSecret) };
  return {
    /** The same thing has the same id. */
    idOf: (shared) => seal(keys, JSON.stringify(shared)),
    read: (id) => {
      if (!SHARED_ID.test(id)) return null;
      try {
        return Known.safeParse(JSON.parse(unseal(keys, id))).data ?? null;
      } catch {
        return null;
      }
    },
  };
}
