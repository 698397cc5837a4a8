/** A stand-in with a connected discord.js client; both are closed after the test. */
import { Client, Events, type ClientOptions } from 'discord.js';
import { onTestFinished } from 'vitest';
import type { StandInOptions } from '../../playground/server/options.ts';
import { startStandIn, type StandIn } from '../../playground/server/standIn.ts';

export async function standInFor(options: StandInOptions = {}): Promise<StandIn> {
  const standIn = await startStandIn(options);
  onTestFinished(() => standIn.close());
  return standIn;
}

export async function logIn(standIn: StandIn, options: Partial<ClientOptions> = {}): Promise<Client<true>> {
  const client = new Client({
    intents: [],
    ...options,
    rest: { api: `${standIn.url}/api`, ...options.rest },
  });
  onTestFinished(() => client.destroy());
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  await client.login(standIn.token);
  return ready;
}

export async function connected(options: StandInOptions = {}) {
  const standIn = await standInFor(options);
  return { standIn, client: await logIn(standIn) };
}
