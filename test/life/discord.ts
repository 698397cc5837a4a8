/**
 * Discord in a life: the stand-in's own server, called in this process without a socket, with
 * simulated time. It refuses what Discord refuses, so a life reveals each request that the bot
 * should not have made.
 */
import { REST, type RESTOptions } from 'discord.js';
import type { Core } from '../../playground/server/core.ts';
import { newFaults } from '../../playground/server/faults.ts';
import { newGrants } from '../../playground/server/grants.ts';
import { newGateway } from '../../playground/server/gateway/gateway.ts';
import { newJournal } from '../../playground/server/journal.ts';
import { settingsFrom } from '../../playground/server/options.ts';
import { restApp } from '../../playground/server/rest/app.ts';
import { ask, type Question } from '../../playground/server/visitor/ask.ts';
import type { GuildPlan } from '../../playground/server/world/guild.ts';
import { newWorld } from '../../playground/server/world/world.ts';
import type { App } from '../../src/app/ports/app.ts';
import { onlyOnce } from '../../src/discord/outgoing/patientRequests.ts';
import { openEditBudget } from '../../src/discord/outgoing/editBudget.ts';
import { accessOver } from '../../src/discord/outgoing/channelAccess.ts';
import { heedRefusals } from '../../src/discord/outgoing/closedChannels.ts';
import { directsOver, messengerOver } from '../../src/discord/outgoing/messenger.ts';
import { lateAnswersOver } from '../../src/discord/incoming/deferrals.ts';
import { membersOver } from '../../src/discord/outgoing/members.ts';
import { presentWith } from '../../src/discord/showing/present.ts';
import { serverEventsOver } from '../../src/discord/outgoing/serverEvents.ts';
import { threadsOver } from '../../src/discord/outgoing/threads.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import { UNHURRIED } from '../story/cards.ts';

/** A process's access to Discord, and its log of failures. */
export interface Line extends Pick<
  App,
  'messenger' | 'threads' | 'serverEvents' | 'members' | 'directs' | 'lateAnswers' | 'botId'
> {
  readonly rest: REST;
  readonly log: string[];
}

export interface Discord {
  readonly core: Core;
  /** A process of the bot that has just started. */
  connect(): Line;
  /** The interaction for someone's press or command. It was not delivered. */
  interaction(question: Question): object;
}

/** Messages with empty pictures, because drawing would only take time. */
export const present = presentWith({
  png: async () => Buffer.alloc(0),
  gif: async () => Buffer.alloc(0),
  chart: async () => Buffer.alloc(0),
});

/** A life has no rate limits, because other tests cover them. */
const LIMITS = { ...UNHURRIED, other: UNHURRIED.global, oldEdits: UNHURRIED.global };

type Asked = Parameters<RESTOptions['makeRequest']>;

const ADDRESS = 'http://discord.test';

/** A server with a few channels, and these people besides the stand-in's. */
export function newDiscord(
  time: { now: number },
  people: readonly string[] = [],
  guilds: readonly GuildPlan[] = [],
): Discord {
  const clock = { now: () => time.now, advance: (ms: number) => void (time.now += ms) };
  const world = newWorld(clock, people, guilds);
  world.url = ADDRESS;
  const settings = settingsFrom({ limits: LIMITS }, world.applicationId);
  const faults = newFaults();
  const sent: unknown[] = [];
  const gateway = {
    ...newGateway(world, settings, faults),
    send: (_: string, payload: unknown) => void sent.push(payload),
  };
  const grants = newGrants(clock.now);
  const core = {
    world,
    settings,
    journal: newJournal(),
    faults,
    gateway,
    grants,
    startOver: () => undefined,
  };
  const api = restApp(core);
  return {
    core,
    connect: () => lineTo(core, (request) => api.fetch(request)),
    interaction: (question) => {
      const { settle } = ask(core, question);
      settle();
      const [payload] = sent.splice(0);
      return JSON.parse(JSON.stringify(payload));
    },
  };
}

/** The interaction that the client would send. */
function requestOf(url: string, { method = 'GET', headers, body }: Asked[1]): Request {
  const content = typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body) : null;
  return new Request(url, {
    method,
    headers: new Headers(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)])),
    body: content,
  });
}

function lineTo({ settings, world }: Core, fetch: (request: Request) => Response | Promise<Response>): Line {
  const log: string[] = [];
  const rest = new REST({
    api: `${ADDRESS}/api`,
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    // The client's own retries would only take time.
    retries: 0,
    handlerSweepInterval: 0,
    hashSweepInterval: 0,
    makeRequest: onlyOnce(async (url, init) => fetch(requestOf(url, init))),
  }).setToken(settings.token);
  const report = (error: unknown, id = ''): void => void log.push(`not sent ${id}: ${String(error)}`);
  const botId = (): string => world.bot.id;
  const now = (): number => world.clock.now();
  const directs = directsOver(rest, report, now);
  return {
    rest,
    log,
    botId,
    ...heedRefusals(
      {
        messenger: messengerOver(rest, present, report, botId, directs, openEditBudget(now)),
        threads: threadsOver(rest, report),
      },
      accessOver(rest, botId, now),
      now,
    ),
    serverEvents: serverEventsOver(rest, report, botId),
    members: membersOver(rest),
    directs,
    lateAnswers: lateAnswersOver(rest, present, report),
  };
}

/**
 * A refusal that is permanent, however often the request is repeated. Other refusals may end when
 * someone grants access or makes room.
 */
const isForGood = (status: number): boolean => status === 400;
const mayEnd = (status: number): boolean => status === 403 || status === 404;

/** How often the same request may fail in total. */
const MOST = 8;
/** How often per day it may fail if access or room may return. */
const MOST_PER_DAY = 6;

/**
 * Changes that were sent again unchanged after Discord had refused them, with their number. Reads
 * are left out, because they look alike for all games.
 */
export function insistence({ journal }: Core): ReadonlyMap<string, number> {
  const refused = Map.groupBy(
    journal.requests.filter(
      ({ method, status }) => method !== 'GET' && (isForGood(status) || mayEnd(status)),
    ),
    ({ method, path, body, status }) => `${status} ${method} ${path} ${JSON.stringify(body)}`,
  );
  const isTooMuch = (asked: typeof journal.requests): boolean => {
    const [first, last] = [asked[0]?.at ?? 0, asked.at(-1)?.at ?? 0];
    const days = mayEnd(asked[0]?.status ?? 0) ? (last - first) / DAY : 0;
    return asked.length > MOST + days * MOST_PER_DAY;
  };
  const tooMuch = [...refused].filter(([, asked]) => isTooMuch(asked));
  return new Map(tooMuch.map(([request, asked]) => [request.slice(0, 200), asked.length]));
}
