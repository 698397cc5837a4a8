/**
 * Faults that a test injects. Each applies to the first requests that match, and is not counted as
 * the bot's refusal.
 */
export interface RestFault {
  /** Tested against `POST /channels/1/messages`. Default: any request. */
  readonly on?: RegExp;
  /** Tested against the body as JSON. */
  readonly saying?: RegExp;
  /** How many requests. Default: 1. */
  readonly times?: number;
  /**
   * An error status, a late answer, or a connection that breaks before or after the request is
   * processed.
   */
  readonly effect:
    | {
        readonly status: number;
        /** For a rate limit; `null` omits the end. */
        readonly retryAfterMs?: number | null;
        /** A rate limit of the whole bot. */
        readonly global?: boolean;
        readonly body?: unknown;
        /** HTML instead of JSON, like Discord's proxies send. */
        readonly page?: string;
      }
    | { readonly delayMs: number }
    | { readonly drop: 'before' | 'after' };
}

export interface Faults {
  rest(fault: RestFault): void;
  /** With opcode 9. */
  refuseResumes(times: number): void;
  /** By closing the connection with this code. */
  refuseIdentifies(times: number, code: number): void;
  ignoreHeartbeats(times: number): void;
  /** Delivers the next interactions twice. */
  deliverTwice(times: number): void;
  /** Removes all faults. */
  clear(): void;
  /** The fault for this request, if any; each call uses it once. */
  take(request: string, body?: unknown): RestFault['effect'] | null;
  takeResume(): boolean;
  takeHeartbeat(): boolean;
  takeDouble(): boolean;
  /** The close code, or `null` to accept. */
  takeIdentify(): number | null;
}

export function newFaults(): Faults {
  const waiting: { fault: RestFault; left: number }[] = [];
  let resumes = 0;
  let doubles = 0;
  let heartbeats = 0;
  let identifies = { left: 0, code: 0 };
  return {
    rest: (fault) => void waiting.push({ fault, left: fault.times ?? 1 }),
    refuseResumes: (times) => {
      resumes = times;
    },
    refuseIdentifies: (times, code) => {
      identifies = { left: times, code };
    },
    ignoreHeartbeats: (times) => {
      heartbeats = times;
    },
    deliverTwice: (times) => {
      doubles = times;
    },
    clear: () => {
      waiting.length = 0;
      [resumes, doubles, heartbeats, identifies] = [0, 0, 0, { left: 0, code: 0 }];
    },
    take: (request, body) => {
      const fits = ({ on, saying }: RestFault): boolean =>
        (on?.test(request) ?? true) && (saying?.test(JSON.stringify(body ?? null)) ?? true);
      const found = waiting.find(({ fault, left }) => left > 0 && fits(fault));
      if (found === undefined) return null;
      found.left -= 1;
      return found.fault.effect;
    },
    takeResume: () => {
      if (resumes === 0) return false;
      resumes -= 1;
      return true;
    },
    takeHeartbeat: () => {
      if (heartbeats === 0) return false;
      heartbeats -= 1;
      return true;
    },
    takeDouble: () => {
      if (doubles === 0) return false;
      doubles -= 1;
      return true;
    },
    takeIdentify: () => {
      if (identifies.left === 0) return null;
      identifies.left -= 1;
      return identifies.code;
    },
  };
}
