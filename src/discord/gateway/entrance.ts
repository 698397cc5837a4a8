/** The gateway as a way by which interactions come: this process's part of the connections, from logging in until stopping. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { REST } from '@discordjs/rest';
import type { Gateway } from '../../app/ports/gateway.ts';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { attending, type Attending } from '../attending.ts';
import { closeClients, openClients } from '../clients.ts';
import { WRONG_TOKEN } from '../closing.ts';
import type { Connection, Entrance } from '../entrance.ts';
import type { RestParts } from '../restOptions.ts';
import type { Shards } from '../shards.ts';
import { keepToken } from '../token.ts';
import { unreached, whoAmI } from '../whoAmI.ts';
import { openConnection, type Line } from './connection.ts';
import { identifying } from './identifying.ts';
import { newKeeper, type Keeper } from './keeper.ts';
import { askPlace, type GatewayPlace } from './place.ts';

export interface GatewayParts {
  readonly book: Gateway;
  /** No other process can be on this store. */
  readonly isAlone: boolean;
  readonly shards: Shards | null;
  readonly stopwatch: () => number;
}

/** Discord is asked for so long (ms) what it says now of beginnings; then what it last said counts. */
const PATIENCE = 5000;

async function firstPlace(rest: REST, apiUrl: string): Promise<Attempt<GatewayPlace, string>> {
  try {
    return done(await askPlace(rest));
  } catch (error) {
    return refused(unreached(apiUrl, error));
  }
}

/** The entrance by the gateway; nothing is connected yet. */
export function gatewayEntrance(
  parts: RestParts,
  { book, isAlone, shards, stopwatch }: GatewayParts,
): Entrance {
  const clients = openClients(parts);
  const { rest } = clients;
  const { apiUrl, log, now } = parts;
  const began = stopwatch();
  let botId = '';
  let attended: Attending = attending(async () => undefined, log, stopwatch);
  let keeper: Keeper | null = null;

  const keeperAt = (token: string, first: GatewayPlace): Keeper => {
    let last = first;
    const place = async (): Promise<GatewayPlace> => {
      const asked = askPlace(rest).catch(() => last);
      last = await Promise.race([asked, sleep(PATIENCE, last, { ref: false })]);
      return last;
    };
    const line: Line = {
      token,
      url: first.url,
      waitToIdentify: identifying({ book, place, stopwatch }),
      handle: (json) => void attended.handle(json),
      log,
      now,
      stopwatch,
    };
    return newKeeper({
      book,
      me: randomUUID(),
      isAlone,
      assigned: shards,
      connect: (key, kept, watcher) => openConnection(line, key, kept, watcher),
      recommended: async () => (await place()).recommended,
      report: (error) =>
        log.warn({ err: error }, 'the connections are not looked after while the database is away'),
      stopwatch,
    });
  };

  return {
    ...clients,
    botId: () => botId,
    listen: (route) => {
      attended = attending(route, log, stopwatch);
      const { hangUp } = attended;
      // What comes after the connections were handed over comes to another process, or to the next start.
      return async () => {
        await keeper?.close();
        await hangUp();
      };
    },
    enter: async (token) => {
      const refusedForGood = keepToken(rest).then(() => WRONG_TOKEN);
      rest.setToken(token);
      const asked = await whoAmI(rest, apiUrl);
      if (!asked.ok) return asked;
      botId = asked.value.bot.id;
      const place = await firstPlace(rest, apiUrl);
      if (!place.ok) return place;
      keeper = keeperAt(token, place.value);
      const lost = Promise.race([keeper.lost, refusedForGood]);
      const problem = await Promise.race([keeper.begin().then(() => null), lost]);
      return problem === null
        ? done<Connection>({ applicationId: asked.value.id, lost, port: null })
        : refused(problem);
    },
    state: async () => keeper?.state() ?? { all: 1, open: 0, closedFor: stopwatch() - began, silentFor: 0 },
    // Discord itself sends to whoever has the connection.
    drain: async () => undefined,
    leave: async () => {
      await keeper?.close();
      closeClients(clients);
    },
  };
}
