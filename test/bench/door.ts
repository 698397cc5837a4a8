/**
 * How much the door bears: signed commands at a steady rate, as from very many people, and in between requests that Discord has not
 * signed. The bot is a process of its own with a database on disk; what signs and sends takes its share of the same machine.
 */
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { newSigner } from '../../playground/server/door/signer.ts';
import type { StandIn } from '../../playground/server/standIn.ts';
import { admitting } from '../../src/discord/door/admit.ts';
import { alone, quantile, type Bench, type Figure } from './bench.ts';
import { withBot, type Stage } from './bot.ts';

const RATES = [100, 500, 1000] as const;
/** For so long (s) each rate is kept up; what comes before is to warm up. */
const SPAN = 10;
/** One of so many requests is a stranger's. */
const STRANGERS = 10;

/** The answer to a request, and how long it took, in ms. */
interface Heard {
  readonly status: number;
  readonly took: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

async function knock(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Heard> {
  const began = performance.now();
  const asked = request(address, {
    method: 'POST',
    agent,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  asked.end(body);
  const [response] = await once(asked, 'response');
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, took: performance.now() - began };
}

/** What Discord sends when somebody types the command: heard at a door of our own, which never answers. */
async function heardOf({ discord, anna, channel }: Stage, command: string): Promise<Record<string, unknown>> {
  const heard = Promise.withResolvers<string>();
  const server = createServer((asked, response) => {
    void text(asked).then(heard.resolve);
    response.writeHead(202).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const doors = [...discord.world.doors];
  doors.forEach((url) => discord.closeDoor(url));
  discord.openDoor(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
  const typed = anna.command(channel, command).catch(() => null);
  const payload: Record<string, unknown> = JSON.parse(await heard.promise);
  await typed;
  server.close();
  discord.world.doors.clear();
  doors.forEach((url) => discord.openDoor(url));
  return payload;
}

/** Keeps the rate up for the span; each command is another's, and new. */
async function load(
  discord: StandIn,
  address: string,
  payload: object,
  rate: number,
): Promise<readonly Heard[]> {
  const { world, clock } = discord;
  const stranger = { 'x-signature-ed25519': 'ab'.repeat(64) };
  const answers: Promise<Heard>[] = [];
  const began = performance.now();
  for (let sent = 0; sent < rate * SPAN;) {
    const due = Math.min(((performance.now() - began) / 1000) * rate, rate * SPAN);
    for (; sent < due; sent += 1) {
      const id = world.newId();
      const member = {
        user: { id, username: 'somebody', global_name: null },
        roles: [],
        permissions: '0',
        nick: null,
      };
      const body = JSON.stringify({ ...payload, id, member, token: `load-${id}` });
      const signed = world.signer.headers(body, clock.now());
      answers.push(knock(address, body, sent % STRANGERS === 0 ? { ...signed, ...stranger } : signed));
    }
    await sleep(1);
  }
  return Promise.all(answers);
}

function* figures(heard: readonly Heard[], rate: number): Generator<Figure> {
  const by = (wanted: number): readonly number[] =>
    heard.filter(({ status }) => status === wanted).map(({ took }) => took);
  const [answered, sentAway] = [by(200), by(401)];
  const at = `${rate} a second`;
  yield alone(`answered, ${at}`, '%', (100 * answered.length) / (heard.length - sentAway.length));
  for (const share of [0.5, 0.99]) {
    yield alone(`answered p${share * 100}, ${at}`, 'ms', quantile(answered, share));
    yield alone(`sent away p${share * 100}, ${at}`, 'ms', quantile(sentAway, share));
  }
}

/** What it takes to see through each kind of stranger, without the way to the door. */
function* refusals(): Generator<Figure> {
  const [discord, other, now] = [newSigner(), newSigner(), Date.now()];
  const body = JSON.stringify({ type: 2, filling: 'x'.repeat(2000) });
  const [good, bytes] = [discord.headers(body, now), Buffer.from(body)];
  const admit = admitting(discord.publicKey, () => now);
  admit(good, bytes);
  const strangers = {
    unsigned: other.headers(body, now),
    old: discord.headers(body, 0),
    replayed: good,
  };
  for (const [kind, headers] of Object.entries(strangers)) {
    const times = Array.from({ length: 20_000 }, () => {
      const began = performance.now();
      if (admit(headers, bytes) !== kind) throw new Error(`${kind} was not seen through`);
      return performance.now() - began;
    });
    yield alone(`refused as ${kind}, p99`, 'ms', quantile(times, 0.99));
  }
}

/** `/help` is as much as most commands are: how its reader reads is asked of the database, and a text is answered. */
export const door: Bench = async function* measure() {
  yield* refusals();
  for await (const stage of withBot(undefined, 'door')) {
    const payload = await heardOf(stage, 'help');
    const [address = ''] = stage.discord.world.doors;
    await load(stage.discord, address, payload, 100);
    for (const rate of RATES) yield* figures(await load(stage.discord, address, payload, rate), rate);
  }
  agent.destroy();
};
