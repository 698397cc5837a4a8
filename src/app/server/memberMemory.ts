import type { App } from '../ports/app.ts';
import type { Gate, MemberMemory } from '../ports/subjects/servers.ts';

/**
 * In ms: how long Discord may take, how long its answer is kept, and how long a missing answer is
 * kept (longer after each failure in a row).
 */
const [DISCORD_TIMEOUT, MEMBERSHIP_TTL, NO_ANSWER_TTL] = [3000, 5 * 60_000, 10_000] as const;
const MOST = 2000;

type Ask<T> = (place: string, id: string, patience: AbortSignal) => Promise<T | 'unknown'>;

interface Known<T> {
  readonly answer: Promise<T | 'unknown'>;
  /** In ms. */
  readonly until: number;
  /** How many times in a row Discord failed to answer before. */
  readonly failures: number;
}

/** A gate makes the asker wait. A known answer needs no gate. */
type Remembering<T> = (gate: Gate) => (place: string, id: string) => Promise<T | 'unknown'>;

/** Asks again if Discord didn't answer. */
function remembering<T>(now: () => number, ask: Ask<T>): Remembering<T> {
  const known = new Map<string, Known<T>>();

  const recent = (key: string): Known<T> | null => {
    const found = known.get(key);
    return found && now() < found.until ? found : null;
  };

  async function begin(key: string, place: string, id: string): Promise<T | 'unknown'> {
    const before = known.get(key);
    const failures = before && now() < before.until + MEMBERSHIP_TTL ? before.failures : 0;
    const answer = ask(place, id, AbortSignal.timeout(DISCORD_TIMEOUT));
    known.delete(key);
    known.set(key, { answer, until: now() + MEMBERSHIP_TTL, failures });
    const oldest = known.size > MOST ? known.keys().next() : null;
    if (oldest?.done === false) known.delete(oldest.value);
    if ((await answer) === 'unknown')
      known.set(key, { answer, until: now() + failures * NO_ANSWER_TTL, failures: failures + 1 });
    return answer;
  }

  return (gate) => async (place, id) => {
    const key = `${place} ${id}`;
    const before = recent(key);
    if (before) return before.answer;
    // Someone else may have asked while this request waited for its turn.
    return gate(() => recent(key)?.answer ?? begin(key, place, id));
  };
}

export function openMemberMemory({ members, now }: Pick<App, 'members' | 'now'>): MemberMemory {
  const member = remembering(now, (...asked) => members.member(...asked));
  const readers = remembering(now, (...asked) => members.readers(...asked));
  const server = remembering(now, (guildId) => members.server(guildId));
  const isInvited = remembering(now, (...asked) => members.isInvited(...asked));
  const through = (gate: Gate): MemberMemory => ({
    member: member(gate),
    readers: readers(gate),
    server: (guildId) => server(gate)(guildId, ''),
    isInvited: isInvited(gate),
    through,
  });
  return through((work) => work());
}
