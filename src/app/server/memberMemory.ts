import type { App } from '../ports/app.ts';
import type { MemberMemory } from '../ports/servers.ts';

/** In ms: how long Discord may take, and how long its answer counts. */
const [PATIENCE, KEPT] = [3000, 5 * 60_000] as const;
const MOST = 2000;

type Ask<T> = (place: string, id: string, patience: AbortSignal) => Promise<T>;

/** Asks again if Discord didn't answer. */
function remembering<T>(now: () => number, ask: Ask<T>): (place: string, id: string) => Promise<T> {
  const known = new Map<string, { readonly answer: Promise<T>; readonly at: number }>();
  return async (place, id) => {
    const key = `${place} ${id}`;
    const before = known.get(key);
    if (before && now() - before.at < KEPT) return before.answer;
    known.delete(key);
    const answer = ask(place, id, AbortSignal.timeout(PATIENCE));
    known.set(key, { answer, at: now() });
    const oldest = known.size > MOST ? known.keys().next() : null;
    if (oldest?.done === false) known.delete(oldest.value);
    if ((await answer) === 'unknown') known.delete(key);
    return answer;
  };
}

export const openMemberMemory = ({ members, now }: Pick<App, 'members' | 'now'>): MemberMemory => ({
  member: remembering(now, (...asked) => members.member(...asked)),
  readers: remembering(now, (...asked) => members.readers(...asked)),
  isInvited: remembering(now, (...asked) => members.isInvited(...asked)),
});
