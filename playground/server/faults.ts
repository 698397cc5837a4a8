/**
 * Faults that a test injects: each is used up by the first requests that it fits. What a fault does to a request is
 * never counted among the bot's own refusals.
 */
export interface RestFault {
  /** Which requests: `POST /channels/1/messages` is tested. Default: any. */
  readonly on?: RegExp;
  /** And only those whose body, written as JSON, says this. */
  readonly saying?: RegExp;
  /** How many of them. Default: 1. */
  readonly times?: number;
  /** What happens: a status (429, 502 …), an answer that comes late, or a connection that breaks off before or after
   * the request was carried out. */
  readonly effect:
    | {
        readonly status: number;
        /** Of a rate limit; `null`: it tells no end. */
        readonly retryAfterMs?: number | null;
        /** The rate limit is that of the whole bot. */
        readonly global?: boolean;
        readonly body?: unknown;
        /** A page in place of a body, as the front of Discord's servers sends. */
        readonly page?: string;
      }
    | { readonly delayMs: number }
    | { readonly drop: 'before' | 'after' };
}

export interface Faults {
  /** Adds a fault for coming requests. */
  rest(fault: RestFault): void;
  /** The next RESUMEs are refused with opcode 9. */
  refuseResumes(times: number): void;
  /** The next IDENTIFYs are answered by closing the connection with this code. */
  refuseIdentifies(times: number, code: number): void;
  /** The next heartbeats are not acknowledged. */
  ignoreHeartbeats(times: number): void;
  /** The next interactions are delivered twice. */
  deliverTwice(times: number): void;
  /** From now on there are none, but those that are added. */
  clear(): void;
  /** The fault that fits this request with this body, used up by one. */
  take(request: string, body?: unknown): RestFault['effect'] | null;
  /** Whether a RESUME must be refused now; uses up one. */
  takeResume(): boolean;
  /** Whether a heartbeat must be ignored; uses up one. */
  takeHeartbeat(): boolean;
  /** Whether an interaction must be delivered twice; uses up one. */
  takeDouble(): boolean;
  /** The code with which an IDENTIFY must be refused now, used up by one; null to let it in. */
  takeIdentify(): number | null;
}

/** No faults yet. */
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
