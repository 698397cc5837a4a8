/** How the bot speaks to Discord's API, whichever way interactions come. */
import { DefaultRestOptions, RESTEvents, type REST, type RESTOptions } from '@discordjs/rest';
import type { Log } from '../log.ts';
import { onlyOnce } from './askedOnce.ts';
import { patiently } from './patientRequests.ts';
import type { Pacing } from './pacing.ts';
import { waitOrGiveUp } from './rateLimits.ts';

/** Which API at which address, a log and a clock, in ms. */
export interface RestParts {
  readonly apiUrl: string;
  readonly log: Log;
  readonly now: () => number;
  readonly meter: RequestMeter;
  readonly paced: Pacing['paced'];
}

/** Hears of what was asked of Discord; must not throw. */
export interface RequestMeter {
  /** Discord has answered; `route` is the address with ids and tokens left out. */
  readonly answered: (method: string, route: string, status: number) => void;
  /** Discord could not be reached, or was silent for too long. */
  readonly unanswered: () => void;
}

export const restOptions = ({
  apiUrl,
  log,
  now,
  meter,
  paced,
}: RestParts): Pick<RESTOptions, 'api' | 'rejectOnRateLimit' | 'makeRequest'> => {
  const waiting = (reason: string, pause: number): void =>
    log.warn(`Discord cannot be reached at ${apiUrl} (${reason}); trying again in ${pause / 1000} s`);
  return {
    api: apiUrl,
    rejectOnRateLimit: (request) => waitOrGiveUp(request, now()),
    makeRequest: patiently(onlyOnce(heard(paced(DefaultRestOptions.makeRequest), meter)), waiting),
  };
};

/** Asks as `make` does, and tells of what was not answered. */
const heard =
  (make: RESTOptions['makeRequest'], { unanswered }: RequestMeter): RESTOptions['makeRequest'] =>
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
