/**
 * How many connections Discord recommends, and how often they may start (IDENTIFY): a number per
 * day, and one every five seconds for each rate limit key. Starting too soon is refused; starting
 * too often revokes the token. By default, the stand-in announces Discord's limits but doesn't
 * enforce them, so that tests don't wait.
 *
 * Source: docs.discord.com/developers/events/gateway#session-start-limit
 */

export interface StartLimits {
  readonly recommended: number;
  readonly perDay: number;
  readonly concurrency: number;
}

interface Started {
  readonly kind: 'identify' | 'resume';
  readonly shard: number;
  readonly of: number;
}

const USUAL: StartLimits = { recommended: 1, perDay: 1000, concurrency: 16 };
const APART = 5000;

export function newStarts(limits: StartLimits | null) {
  const { perDay, concurrency, ...first } = limits ?? USUAL;
  let { recommended } = first;
  const last = new Map<number, number>();
  const log: Started[] = [];
  const wrong: string[] = [];
  const left = (): number =>
    limits === null ? perDay : perDay - log.filter(({ kind }) => kind === 'identify').length;
  return {
    log,
    wrong,
    told: (): StartLimits & { readonly left: number } => ({ recommended, perDay, concurrency, left: left() }),
    recommend: (connections: number): void => {
      recommended = connections;
    },
    /** Whether this connection may start now (`at` in ms). */
    identify: (shard: number, of: number, at: number): 'welcome' | 'too soon' | 'too often' => {
      const [turn, before] = [shard % concurrency, left()];
      const pause = at - (last.get(turn) ?? -Infinity);
      last.set(turn, at);
      log.push({ kind: 'identify', shard, of });
      if (limits === null) return 'welcome';
      if (before <= 0) wrong.push(`connection ${shard} of ${of} began too often`);
      else if (pause < APART) wrong.push(`connection ${shard} of ${of} began after ${pause} ms`);
      if (before <= 0) return 'too often';
      return pause < APART ? 'too soon' : 'welcome';
    },
    resume: (shard: number, of: number): void => void log.push({ kind: 'resume', shard, of }),
  };
}
