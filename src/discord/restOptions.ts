import { DefaultRestOptions, RESTEvents, type REST, type RESTOptions } from 'discord.js';
import type { Log } from '../log.ts';
import { onlyOnce, patiently } from './patientRequests.ts';
import { waitOrGiveUp } from './rateLimits.ts';
import { MANY } from './refusals.ts';

type MakeRequest = RESTOptions['makeRequest'];

export interface RestParts {
  readonly apiUrl: string;
  readonly share: number;
  readonly log: Log;
  readonly now: () => number;
  readonly meter: RequestMeter;
}

export interface RequestMeter {
  readonly answered: (method: string, route: string, status: number) => void;
  readonly unanswered: () => void;
}

const { globalRequestsPerSecond } = DefaultRestOptions;
const LEFT = 'x-ratelimit-remaining';

export const restOptions = ({ apiUrl, share, log, now, meter }: RestParts): Partial<RESTOptions> => {
  const waiting = (reason: string, pause: number): void =>
    log.warn(`Discord can't be reached at ${apiUrl} (${reason}); trying again in ${pause / 1000} s`);
  return {
    api: apiUrl,
    globalRequestsPerSecond: Math.max(1, Math.floor(globalRequestsPerSecond * share)),
    invalidRequestWarningInterval: Math.max(1, Math.floor(MANY * share)),
    rejectOnRateLimit: (request) => waitOrGiveUp(request, now()),
    makeRequest: patiently(onlyOnce(heard(shared(DefaultRestOptions.makeRequest, share), meter)), waiting),
  };
};

// Gives the process its share of the remaining limit. It stops below one request, so that each
// other process can still send the one that reports the limit.
const shared =
  (make: MakeRequest, share: number): MakeRequest =>
  async (...request) => {
    const answer = await make(...request);
    const left = answer.headers.get(LEFT);
    if (left !== null) answer.headers.set(LEFT, String(Math.floor(Number(left) * share)));
    return answer;
  };

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

export function countAnswers(rest: REST, { answered }: RequestMeter): void {
  rest.on(RESTEvents.Response, ({ method, route }, { status }) => answered(method, route, status));
}

export function onAnswer(rest: REST, saw: (date: string | null) => void): void {
  rest.on(RESTEvents.Response, (_request, response) => saw(response.headers.get('date')));
}
