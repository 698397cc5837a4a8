/** How the bot speaks to Discord's API, whichever way interactions come. */
import { DefaultRestOptions, RESTEvents, type REST, type RESTOptions } from 'discord.js';
import type { Log } from '../log.ts';
import { onlyOnce } from './askedOnce.ts';
import { patiently } from './patientRequests.ts';
import { waitOrGiveUp } from './rateLimits.ts';
import { MANY } from './refusals.ts';

type MakeRequest = RESTOptions['makeRequest'];

/** Which API at which address, a log and a clock, in ms. */
export interface RestParts {
  readonly apiUrl: string;
  /** The part of Discord's limits that this process may use up, from 0 to 1. */
  readonly share: number;
  readonly log: Log;
  readonly now: () => number;
  readonly meter: RequestMeter;
}

/** Hears of what was asked of Discord; must not throw. */
export interface RequestMeter {
  /** Discord has answered; `route` is the address with ids and tokens left out. */
  readonly answered: (method: string, route: string, status: number) => void;
  /** Discord could not be reached, or was silent for too long. */
  readonly unanswered: () => void;
}

const { globalRequestsPerSecond } = DefaultRestOptions;
const LEFT = 'x-ratelimit-remaining';

export const restOptions = ({ apiUrl, share, log, now, meter }: RestParts): Partial<RESTOptions> => {
  const waiting = (reason: string, pause: number): void =>
    log.warn(`Discord cannot be reached at ${apiUrl} (${reason}); trying again in ${pause / 1000} s`);
  return {
    api: apiUrl,
    globalRequestsPerSecond: Math.max(1, Math.floor(globalRequestsPerSecond * share)),
    invalidRequestWarningInterval: Math.max(1, Math.floor(MANY * share)),
    rejectOnRateLimit: (request) => waitOrGiveUp(request, now()),
    makeRequest: patiently(onlyOnce(heard(shared(DefaultRestOptions.makeRequest, share), meter)), waiting),
  };
};

/**
 * Asks as `make` does. Of what Discord leaves of a limit, the process is told its share; below one request
 * it stops, so each other process can still send the one that tells it as much.
 */
const shared =
  (make: MakeRequest, share: number): MakeRequest =>
  async (...request) => {
    const answer = await make(...request);
    const left = answer.headers.get(LEFT);
    if (left !== null) answer.headers.set(LEFT, String(Math.floor(Number(left) * share)));
    return answer;
  };

/** Asks as `make` does, and tells of what was not answered. */
const heard =
  (make: MakeRequest, { unanswered }: RequestMeter): MakeRequest =>
  async (...request) => {
    try {
      return await make(...request);
    } catch (error) {
      unanswered();
      throw error;
    }
  };

/** Has each answer of Discord's counted. */
export function countAnswers(rest: REST, { answered }: RequestMeter): void {
  rest.on(RESTEvents.Response, ({ method, route }, { status }) => answered(method, route, status));
}

/** Calls `saw` with the date of each answer of Discord's. */
export function onAnswer(rest: REST, saw: (date: string | null) => void): void {
  rest.on(RESTEvents.Response, (_request, response) => saw(response.headers.get('date')));
}
