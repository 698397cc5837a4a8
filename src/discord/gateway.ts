import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Events, GatewayDispatchEvents, Options, Status } from 'discord.js';
import { done, refused } from '../kit/result.ts';
import { attending, type Intake } from './incoming/intake.ts';
import { answeringClient, closeClients, restOptions, type RestParts } from './clients.ts';
import { reasonOf, WRONG_TOKEN } from './closeCodes.ts';
import type { Connection, Entrance } from './entrance.ts';
import { identifying, type TakeTurns } from './identify.ts';
import type { Shards } from './shards.ts';
import { keepToken, unreached, whoAmI } from './token.ts';

const FAREWELL = 1500;

// The client would cache each server in READY and build an object from each interaction, and a
// malformed interaction would end the process. So both are removed before the client sees them.
interface Packet {
  readonly t: string | null;
  readonly d: Record<string, unknown>;
}

interface GatewayParts extends RestParts {
  /** `null`: the number that Discord recommends. */
  readonly shards: Shards | null;
  readonly takeTurns: TakeTurns;
  readonly stopwatch: () => number;
}

/** Records when connections wait for the daily limit, for the log and the health check. */
function notePauses({ log, now }: Pick<GatewayParts, 'log' | 'now'>) {
  const until = new Map<number, number>();
  return {
    note: (shard: number, pause: number | null): void => {
      if (pause === null) return void until.delete(shard);
      until.set(shard, now() + pause);
      log.warn(
        { shard, until: new Date(now() + pause).toISOString() },
        'Discord allows only a few more connections today, so the bot delays its next connection',
      );
    },
    state: () => (until.size === 0 ? {} : { pausesUntil: Math.min(...until.values()) }),
  };
}

export function gatewayEntrance(parts: GatewayParts): Entrance {
  const { apiUrl, log, shards, takeTurns, stopwatch } = parts;
  const pauses = notePauses(parts);
  const client = new Client({
    intents: [],
    ...(shards ? { shards: [...shards.ids], shardCount: shards.count } : { shards: 'auto' }),
    makeCache: Options.cacheWithLimits({ UserManager: 0 }),
    rest: restOptions(parts),
    ws: { buildIdentifyThrottler: identifying(takeTurns, (shard, pause) => pauses.note(shard, pause)) },
  });
  const clients = { rest: client.rest, answering: answeringClient(parts) };
  const lost = Promise.withResolvers<string>();
  const first = Promise.withResolvers<null>();
  const opened = new Set<number>();
  const closed = new Map<number, number>();
  let openedAt = stopwatch();
  let botId = '';
  let attended: Intake = attending(async () => undefined, log, stopwatch);
  let leaving: Promise<unknown> | null = null;
  const kept = keepToken({ rest: client.rest, handled: () => attended.handled(), stopwatch, log });

  const open = (id: number): void => {
    if (!opened.has(id)) openedAt = stopwatch();
    opened.add(id);
    closed.delete(id);
    first.resolve(null);
  };
  const shut = (id: number): void => {
    if (opened.has(id) && !closed.has(id)) closed.set(id, stopwatch());
  };
  client.on(Events.ShardReady, open);
  client.on(Events.ShardResume, open);
  client.once(Events.ClientReady, () => log.info({ shards: opened.size }, 'all connections are open'));
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
    // The client keeps packets until all connections are open.
    Object.assign(packet, { t: null, d: null });
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
    enter: async (token, prepare) => {
      void kept.refused.then(() => lost.resolve(WRONG_TOKEN));
      client.rest.setToken(token);
      const asked = await whoAmI(client.rest, apiUrl);
      if (!asked.ok) return asked;
      botId = asked.value.bot.id;
      const prepared = await prepare(asked.value.id);
      if (!prepared.ok) return prepared;
      // The reason for a final close resolves `lost` before the client gives up.
      client.login(token).catch((error: unknown) => lost.resolve(unreached(apiUrl, error)));
      // Discord allows one new connection every few seconds, so a large bot starts with the first.
      const problem = await Promise.race([first.promise, lost.promise]);
      return problem === null
        ? done<Connection>({ application: asked.value, lost: lost.promise, port: null })
        : refused(problem);
    },
    state: async () => {
      const all = Math.max(client.ws.shards.size, 1);
      return {
        all,
        open: client.ws.shards.filter(({ status }) => status === Status.Ready).size,
        closedFor: closed.size > 0 ? stopwatch() - Math.min(...closed.values()) : null,
        ...(opened.size < all && {
          opening: { connections: all - opened.size, for: stopwatch() - openedAt },
        }),
        ...pauses.state(),
      };
    },
    drain: async () => undefined,
    leave: async () => {
      kept.stop();
      await hangUp();
      closeClients(clients);
    },
  };
}
