/**
 * Injected faults. Each applies to the first requests that match, and doesn't count as the bot's
 * refusal.
 */
export interface RestFault {
  /** Compared with `POST /channels/1/messages`. By default, any request matches. */
  readonly on?: RegExp;
  /** Compared with the body as JSON. */
  readonly saying?: RegExp;
  readonly times?: number;
  /**
   * An error status, a late answer, or a connection that breaks before or after the request is
   * processed.
   */
  readonly effect:
    | {
        readonly status: number;
        /** For a rate limit. `null` omits the end. */
        readonly retryAfterMs?: number | null;
        readonly global?: boolean;
        readonly body?: unknown;
        /** HTML instead of JSON, as Discord's proxies send it. */
        readonly page?: string;
      }
    | { readonly delayMs: number }
    | { readonly drop: 'before' | 'after' };
}

export type Faults = ReturnType<typeof newFaults>;

export function newFaults() {
  const waiting: { fault: RestFault; left: number }[] = [];
  const left = { resume: 0, double: 0, heartbeat: 0, identify: 0 };
  let identifyCode = 0;
  const set = (kind: keyof typeof left) => (times: number) => void (left[kind] = times);
  const take = (kind: keyof typeof left) => (): boolean => {
    if (left[kind] === 0) return false;
    left[kind] -= 1;
    return true;
  };
  return {
    rest: (fault: RestFault): void => void waiting.push({ fault, left: fault.times ?? 1 }),
    refuseResumes: set('resume'),
    refuseIdentifies: (times: number, code: number): void => {
      left.identify = times;
      identifyCode = code;
    },
    ignoreHeartbeats: set('heartbeat'),
    deliverTwice: set('double'),
    clear: (): void => {
      waiting.length = 0;
      Object.assign(left, { resume: 0, double: 0, heartbeat: 0, identify: 0 });
    },
    /** The fault for this request, if any; each call uses it once. */
    take: (request: string, body?: unknown): RestFault['effect'] | null => {
      const fits = ({ on, saying }: RestFault): boolean =>
        (on?.test(request) ?? true) && (saying?.test(JSON.stringify(body ?? null)) ?? true);
      const found = waiting.find((one) => one.left > 0 && fits(one.fault));
      if (found === undefined) return null;
      found.left -= 1;
      return found.fault.effect;
    },
    takeResume: take('resume'),
    takeHeartbeat: take('heartbeat'),
    takeDouble: take('double'),
    takeIdentify: (): number | null => (take('identify')() ? identifyCode : null),
  };
}
