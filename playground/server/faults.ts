/**
 * Faults that a test injects: each is used up by the first requests that it fits. What a fault does to a request is
 * never counted among the bot's own refusals.
 */
export interface RestFault {
  /** Which requests: `POST /channels/1/messages` is tested. Default: any. */
  readonly on?: RegExp;
  /** How many of them. Default: 1. */
  readonly times?: number;
  /** What happens: a status (429, 502 …), an answer that comes late, or a connection that breaks off before or after
   * the request was carried out. */
  readonly effect:
    | { readonly status: number; readonly retryAfterMs?: number; readonly body?: unknown }
    | { readonly delayMs: number }
    | { readonly drop: 'before' | 'after' };
}

export interface Faults {
  /** Adds a fault for coming requests. */
  rest(fault: RestFault): void;
  /** The next RESUMEs are refused with opcode 9. */
  refuseResumes(times: number): void;
  /** The fault that fits this request, used up by one. */
  take(request: string): RestFault['effect'] | null;
  /** Whether a RESUME must be refused now; uses up one. */
  takeResume(): boolean;
}

/** No faults yet. */
export function newFaults(): Faults {
  const waiting: { fault: RestFault; left: number }[] = [];
  let resumes = 0;
  return {
    rest: (fault) => void waiting.push({ fault, left: fault.times ?? 1 }),
    refuseResumes: (times) => {
      resumes = times;
    },
    take: (request) => {
      const found = waiting.find(({ fault, left }) => left > 0 && (fault.on?.test(request) ?? true));
      if (found === undefined) return null;
      found.left -= 1;
      return found.fault.effect;
    },
    takeResume: () => {
      if (resumes === 0) return false;
      resumes -= 1;
      return true;
    },
  };
}
