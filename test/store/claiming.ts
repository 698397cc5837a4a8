/** Claims all due work of a store at once. */
import type { Claim } from '../../src/app/ports/due.ts';
import { readable } from '../../src/store/database/readable.ts';
import { DUE_KINDS, type DueKind, type SweptStore, type Work } from '../../src/app/due/kinds.ts';

export type Due = { readonly [K in DueKind]: { readonly kind: K; readonly work: Work[K] } }[DueKind];

const isKind = (name: string): name is DueKind => Object.hasOwn(DUE_KINDS, name);

function due<K extends DueKind>(kind: K, work: Work[K]): Due;
function due(kind: DueKind, work: Work[DueKind]): object {
  return { kind, work };
}

/**
 * Claims up to `limit` readable rows of a kind until `until` (ms), whether or not they were tried
 * before.
 */
export async function claimKind<K extends DueKind>(
  { due: queue }: SweptStore,
  kind: K,
  { now, until, limit }: Pick<Claim, 'now' | 'until' | 'limit'>,
): Promise<readonly Work[K][]> {
  const tried = await queue.claim(kind, { now, until, limit, again: true, except: [] });
  const left = limit - tried.length;
  const fresh = await queue.claim(kind, { now, until, limit: left, again: false, except: [] });
  return readable(
    [...tried, ...fresh],
    ({ read }) => read(),
    () => undefined,
  );
}

export async function claimDue(
  store: SweptStore,
  now: number,
  until: number,
  limit: number,
): Promise<readonly Due[]> {
  const claimed: Due[] = [];
  for (const kind of Object.keys(DUE_KINDS).filter(isKind)) {
    const works = await claimKind(store, kind, { now, until, limit: limit - claimed.length });
    claimed.push(...works.map((work) => due(kind, work)));
  }
  return claimed;
}

export const putOff = (
  { due: queue }: SweptStore,
  { kind, work }: Due,
  dueAt: number | null,
): Promise<void> => queue.putOff<DueKind>(kind, work, dueAt);
