import { setTimeout as sleep } from 'node:timers/promises';
import {
  Client,
  Events,
  GatewayDispatchEvents,
  Options,
  Status,
  SimpleIdentifyThrottler,
  type APIGatewayBotInfo,
  type IIdentifyThrottler,
  type WebSocketOptions,
} from 'discord.js';
import { done, refused } from '../kit/attempt.ts';
import { attending, type Attending } from './incoming/intake.ts';
import { answeringClient, closeClients, restOptions, type RestParts } from './clients.ts';
import { reasonOf, WRONG_TOKEN } from './closeCodes.ts';
import type { Connection, Entrance } from './entrance.ts';
import { keepToken, unreached, whoAmI } from './token.ts';

type Manager = Parameters<NonNullable<WebSocketOptions['buildIdentifyThrottler']>>[0];
type Limit = APIGatewayBotInfo['session_start_limit'];

// Discord allows a thousand IDENTIFYs per day and then resets the token; discord.js's five seconds
// between two would allow many more. So the last of a day are spread over its rest. Source:
// https://docs.discord.com/developers/events/gateway#session-start-limit
const RESERVE = 100;
/** In ms. After that, Discord's last answer is used. */
const PATIENCE = 5000;

export function pauseForDay({
  remaining,
  reset_after: resetAfter,
}: Omit<Limit, 'max_concurrency' | 'total'>): number {
  if (remaining >= RESERVE) return 0;
  return remaining <= 0 ? resetAfter : Math.ceil(resetAfter / remaining);
}

export async function identifying(
  manager: Pick<Manager, 'fetchGatewayInformation'>,
): Promise<IIdentifyThrottler> {
  const { session_start_limit: first } = await manager.fetchGatewayInformation();
  const inTurn = new SimpleIdentifyThrottler(first.max_concurrency);
  let last = first;
  const ask = async (): Promise<void> => {
    const told = await manager.fetchGatewayInformation(true);
    last = told.session_start_limit;
  };
  return {
    waitForIdentify: async (shard, signal) => {
      await Promise.race([ask().catch(() => undefined), sleep(PATIENCE, undefined, { ref: false })]);
      await sleep(pauseForDay(last), undefined, { signal });
      await inTurn.waitForIdentify(shard, signal);
    },
  };
}

const FAREWELL = 1500;

// The client would cache each server in READY and build an object from each interaction, and a
// malformed one would end the process, so both are removed before the client sees them.
interface Packet {
  t: string | null;
  readonly d: Record<string, unknown>;
}

export function gatewayEntrance(parts: RestParts, stopwatch: () => number): Entrance {
  const { apiUrl, log } = parts;
  const client = new Client({
    intents: [],
    shards: 'auto',
    makeCache: Options.cacheWithLimits({ UserManager: 0 }),
    rest: restOptions(parts),
    ws: { buildIdentifyThrottler: identifying },
  });
  const clients = { rest: client.rest, answering: answeringClient(parts) };
  const lost = Promise.withResolvers<string>();
  const closed = new Map<number, number>([[0, stopwatch()]]);
  let botId = '';
  let attended: Attending = attending(async () => undefined, log, stopwatch);
  let leaving: Promise<unknown> | null = null;

  const opened = (id: number): void => void closed.delete(id);
  const shut = (id: number): void => {
    if (!closed.has(id)) closed.set(id, stopwatch());
  };
  client.on(Events.ShardReady, opened);
  client.on(Events.ShardResume, opened);
  client.on(Events.ShardReconnecting, shut);
  client.on(Events.ShardDisconnect, ({ code }, id) => {
    shut(id);
    lost.resolve(reasonOf(code));
  });
  const report = (error: unknown): void => log.error({ err: error }, 'the gateway connection failed');
  client.on(Events.ShardError, report);
  client.on(Events.Error, report);
  client.on(Events.Raw, (packet: Packet) => {
    if (packet.t === GatewayDispatchEvents.Ready) packet.d['guilds'] = [];
    if (packet.t !== GatewayDispatchEvents.InteractionCreate) return;
    void attended.handle(packet.d);
    packet.t = null;
  });

  const hangUp = (): Promise<unknown> =>
    (leaving ??= Promise.race([client.destroy(), sleep(FAREWELL, undefined, { ref: false })]));

  return {
    ...clients,
    botId: () => botId,
    listen: (route) => {
      attended = attending(route, log, stopwatch);
      const taken = attended;
      return async () => {
        await hangUp();
        await taken.hangUp();
      };
    },
    enter: async (token) => {
      void keepToken(client.rest).then(() => lost.resolve(WRONG_TOKEN));
      client.rest.setToken(token);
      const asked = await whoAmI(client.rest, apiUrl);
      if (!asked.ok) return asked;
      botId = asked.value.bot.id;
      // The reason for a final close resolves `lost` before the client gives up.
      const entering = client.login(token).catch((error: unknown) => {
        lost.resolve(unreached(apiUrl, error));
        return lost.promise;
      });
      const problem = await Promise.race([entering.then(() => null), lost.promise]);
      return problem === null
        ? done<Connection>({ applicationId: asked.value.id, lost: lost.promise, port: null })
        : refused(problem);
    },
    state: async () => ({
      all: Math.max(client.ws.shards.size, 1),
      open: client.ws.shards.filter(({ status }) => status === Status.Ready).size,
      closedFor: closed.size > 0 ? stopwatch() - Math.min(...closed.values()) : null,
    }),
    drain: async () => undefined,
    leave: async () => {
      await hangUp();
      closeClients(clients);
    },
  };
}
