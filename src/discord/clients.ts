/** Unlike Discord, the library counts answers to interactions, so they have their own client. */
import {
  REST,
  DefaultRestOptions,
  RESTEvents,
  type RESTOptions,
  type InvalidRequestWarningData,
} from 'discord.js';
import type { Log } from '../log.ts';
import { onlyOnce, patiently } from './outgoing/patientRequests.ts';
import { waitOrGiveUp } from './outgoing/rateLimits.ts';

// Discord bans an address after 10,000 refusals (401, 403, 429) within ten minutes, and the library
// counts them. After a tenth of that, the bot pauses background work and sends at most 1,000 + 600
// s × 5 requests. Source:
// https://docs.discord.com/developers/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
const MANY = 1000;
const FEW = 5;

export function holdingBack(
  { rest, answering }: Readonly<Record<'rest' | 'answering', REST>>,
  log: Log,
): () => boolean {
  const { options } = rest;
  const usual = options.globalRequestsPerSecond;
  let isHolding = false;
  const release = (): void => {
    isHolding = false;
    options.globalRequestsPerSecond = usual;
    log.warn('Discord is no longer refusing many requests: the bot is back to full speed');
  };
  const hold = ({ count, remainingTime }: InvalidRequestWarningData): void => {
    if (isHolding) return;
    isHolding = true;
    options.globalRequestsPerSecond = Math.min(usual, FEW);
    log.warn({ refusals: count }, 'Discord is refusing many requests: the bot is slowing down');
    setTimeout(release, remainingTime).unref();
  };
  for (const client of [rest, answering]) client.on(RESTEvents.InvalidRequestWarning, hold);
  return () => isHolding;
}

type MakeRequest = RESTOptions['makeRequest'];

export interface RestParts {
  readonly apiUrl: string;
  readonly share: number;
  readonly log: Log;
  readonly now: () => number;
  readonly meter: RequestMeter;
}

interface RequestMeter {
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
// other process can still send the request that reveals the limit.
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

// In ms. Each interaction has its own queue, so the default of an hour would keep too many queues.
const FORGETTING = 60_000;

export interface Clients {
  readonly rest: REST;
  readonly answering: REST;
}

export const answeringClient = (parts: RestParts): REST =>
  new REST({
    ...restOptions({ ...parts, share: 1 }),
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    handlerSweepInterval: FORGETTING,
  });

export const openClients = (parts: RestParts): Clients => ({
  rest: new REST(restOptions(parts)),
  answering: answeringClient(parts),
});

export function closeClients({ rest, answering }: Clients): void {
  for (const client of [rest, answering]) {
    client.clearHandlerSweeper();
    client.clearHashSweeper();
  }
}
