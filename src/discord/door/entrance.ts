import { setTimeout as sleep } from 'node:timers/promises';
import { done, refused, type Result } from '../../kit/result.ts';
import { listenWords } from '../../web/listening.ts';
import { openWebServer, type WebServer } from '../../web/server.ts';
import { attending } from '../incoming/intake.ts';
import { closeClients, openClients, type RestParts } from '../clients.ts';
import { WRONG_TOKEN } from '../closeCodes.ts';
import type { Connection, Entrance } from '../entrance.ts';
import { keepToken, whoAmI } from '../token.ts';
import { doorRoute } from './door.ts';
import { doorState } from './doorState.ts';
import { type DoorPlace, NO_ENDPOINT, OTHER_KEY } from './place.ts';

const DRAIN = 1000;

interface DoorClocks {
  readonly discordNow: () => number;
  readonly stopwatch: () => number;
}

export function doorEntrance(
  parts: RestParts,
  place: DoorPlace,
  { discordNow, stopwatch }: DoorClocks,
): Entrance {
  const { apiUrl, log } = parts;
  const clients = openClients(parts);
  const { rest } = clients;
  let botId = '';
  let attended = attending(async () => undefined, log, stopwatch);
  let server: WebServer | null = null;
  const kept = keepToken({ rest, handled: () => attended.handled(), stopwatch, log });
  const standing = doorState(place, stopwatch);
  const report = (error: unknown): void => log.error({ err: error }, 'the interactions server failed');

  const open = async (): Promise<Result<WebServer, string>> => {
    const route = doorRoute({ publicKey: place.publicKey, now: discordNow, attended });
    const opened = await openWebServer({ ...place, routes: [route], report });
    return opened.ok ? opened : refused(listenWords(opened.problem, place, 'INTERACTIONS_'));
  };

  const close = async (): Promise<void> => {
    const closing = server?.close();
    server = null;
    await closing;
  };

  return {
    ...clients,
    botId: () => botId,
    listen: (route) => {
      attended = attending(route, log, stopwatch);
      const { hangUp } = attended;
      return () => Promise.all([hangUp(), close()]);
    },
    enter: async (token, prepare) => {
      const lost = kept.refused.then(() => WRONG_TOKEN);
      rest.setToken(token);
      const asked = await whoAmI(rest, apiUrl);
      if (!asked.ok) return asked;
      const { id, bot, verify_key: key, interactions_endpoint_url: address } = asked.value;
      if (key !== place.publicKey) return refused(OTHER_KEY);
      botId = bot.id;
      const prepared = await prepare(id);
      if (!prepared.ok) return prepared;
      const opened = await open();
      if (!opened.ok) return opened;
      server = opened.value;
      if (!address) log.warn(NO_ENDPOINT);
      return done<Connection>({ application: asked.value, lost, port: server.port });
    },
    state: () => standing(server?.port ?? null),
    drain: async () => {
      server?.drain();
      await sleep(DRAIN);
    },
    leave: async () => {
      kept.stop();
      await close();
      closeClients(clients);
    },
  };
}
