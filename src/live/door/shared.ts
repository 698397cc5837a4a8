/**
 * Links that players share. Nobody can guess a link's id, or learn from it who is playing. A link
 * works until its author withdraws it or is erased. The store knows what it opens. Games inside a
 * shared tournament or player page, and links from older versions, have a sealed id instead. It
 * contains what it opens and who shared it; a new client secret makes these ids invalid.
 */
import { z } from 'zod';
import type { Using } from '../../app/ports/app.ts';
import { LINK_LENGTH, sharedBy, sharedOf, type Shared } from '../../app/ports/boardPage.ts';
import { seal, unseal } from '../../web/seal.ts';
import { SHARED_ID } from '../messages.ts';
import { keyFor } from './session.ts';

const pass = z.strictObject({ by: z.string(), of: z.string(), key: z.string() }).optional();

const Known: z.ZodType<Shared> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('game'), id: z.string(), pass }),
  z.strictObject({ kind: z.literal('cup'), id: z.string(), pass }),
  z.strictObject({ kind: z.literal('player'), guildId: z.string(), user: z.string(), pass }),
]);

export const isSharedId = (id: string): boolean => SHARED_ID.test(id);

/** `null` also if the link was withdrawn. */
export async function openShared(
  { store }: Using<'visiting'>,
  sharing: Sharing,
  id: string,
): Promise<Shared | null> {
  if (!isSharedId(id)) return null;
  if (id.length === LINK_LENGTH) {
    const link = await store.visiting.linkBy(id);
    return link && sharedBy(link);
  }
  const shared = sharing.read(id);
  if (!shared) return null;
  const isOpen = shared.pass
    ? await store.visiting.isLink(shared.pass)
    : !(await store.visiting.isEnded(sharedOf(shared)));
  return isOpen ? shared : null;
}

export type Sharing = ReturnType<typeof openSharing>;

export function openSharing(clientSecret: string) {
  const keys = { key: keyFor('share', clientSecret), nonceKey: keyFor('share nonce', clientSecret) };
  return {
    /** The sealed id. The same thing always has the same id. */
    idOf: (shared: Shared): string => seal(keys, JSON.stringify(shared)),
    /** `null` if it is not a sealed id. */
    read: (id: string): Shared | null => {
      try {
        return Known.safeParse(JSON.parse(unseal(keys, id))).data ?? null;
      } catch {
        return null;
      }
    },
  };
}
