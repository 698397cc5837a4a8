/** How the bot speaks to Discord's API, whichever way interactions come. */
import { DefaultRestOptions, RESTEvents, type REST, type RESTOptions } from 'discord.js';
import type { Log } from '../log.ts';
import { patiently } from './patientRequests.ts';
import { waitOrGiveUp } from './rateLimits.ts';

/** Which API at which address, a log and a clock, in ms. */
export interface RestParts {
  readonly apiUrl: string;
  readonly log: Log;
  readonly now: () => number;
}

export const restOptions = ({
  apiUrl,
  log,
  now,
}: RestParts): Pick<RESTOptions, 'api' | 'rejectOnRateLimit' | 'makeRequest'> => {
  const waiting = (reason: string, pause: number): void =>
    log.warn(`Discord cannot be reached at ${apiUrl} (${reason}); trying again in ${pause / 1000} s`);
  return {
    api: apiUrl,
    rejectOnRateLimit: (request) => waitOrGiveUp(request, now()),
    makeRequest: patiently(DefaultRestOptions.makeRequest, waiting),
  };
};

/** Calls `saw` with the date of each answer of Discord's. */
export function onAnswer(rest: REST, saw: (date: string | null) => void): void {
  rest.on(RESTEvents.Response, (_request, response) => saw(response.headers.get('date')));
}
