/**
 * How much load the door takes: signed interactions at a steady rate, as from very many people,
 * mixed with requests that Discord has not signed. The bot is a separate process with a database on
 * disk, so CPU times are its own. Everything is signed in advance, so that the sender needs little
 * CPU. On a busy machine, rely on the CPU times.
 */
import { movesOn } from '../story/hands.ts';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { InteractionType } from 'discord-api-types/v10';
import { firstIdAt } from '../../src/discord/snowflake.ts';
import { begin, buttonTo } from '../story/cards.ts';
import { payloadOf, type Payload } from '../story/payload.ts';
import { alone, quantile, type Bench, type Figure } from './bench.ts';
import { cpuOf } from './bot/report.ts';
import { withBot, type Stage } from './bot/stage.ts';

const RATES = [100, 500, 1000] as const;
/** How long (s) each rate is measured; the time before is for warming up. */
const SPAN = 5;
/** One in this many requests comes from a stranger. */
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

/**
 * Actions that are answered by the first response; posting a card would be limited to Discord's 50
 * requests per second.
 */
async function payloadsOf(stage: Stage): Promise<ReadonlyMap<string, readonly Payload[]>> {
  const { anna, boris, chidi, channel, discord } = stage;
  const card = await begin(stage, anna, boris);
  const [move] = movesOn(card);
  const help = await payloadOf(discord, () => anna.command(channel, 'help'));
  const typing = await payloadOf(discord, () => anna.complete(channel, 'move', { move: 'c' }, 'move'));
  const refused = await payloadOf(discord, () => chidi.click(card.id, move?.id ?? ''));
  const turned = await payloadOf(discord, () => chidi.click(card.id, buttonTo(card, 'board', 'rest')));
  const mixed = [turned, typing, turned, help, typing, turned, refused, typing, turned, help];
  return new Map([
    ['help', [help]],
    ['completions', [typing]],
    ['refused moves', [refused]],
    ['boards turned', [turned]],
    ['mixed', mixed],
  ]);
}

/** A request to be sent at a certain time, in ms since the load began. */
interface Sealed {
  readonly at: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

let made = 0;

/**
 * Each press belongs to another game than the one before, and is new; completing a move requires a
 * game.
 */
function sealed({ discord }: Stage, payload: Payload, began: number, at: number): Sealed {
  const id = String(BigInt(firstIdAt(began + at)) + BigInt((made += 1) % 2 ** 22));
  const user = { id, username: 'somebody', global_name: null };
  const member = { user, roles: [], permissions: '0', nick: null };
  const isCompletion = payload['type'] === InteractionType.ApplicationCommandAutocomplete;
  const body = JSON.stringify({ ...payload, ...(!isCompletion && { member }), id, token: `load-${id}` });
  const signed = discord.world.signer.headers(body, began + at);
  const stranger = { ...signed, 'x-signature-ed25519': 'ab'.repeat(64) };
  return { at, body, headers: made % STRANGERS === 0 ? stranger : signed };
}

/** How long (ms) in advance a load is signed. */
const AHEAD = 2500;

async function load(stage: Stage, payloads: readonly Payload[], rate: number): Promise<readonly Heard[]> {
  const [address = ''] = stage.discord.world.doors;
  const began = stage.discord.clock.now() + AHEAD;
  const requests = Array.from({ length: rate * SPAN }, (_, n) =>
    sealed(stage, payloads[n % payloads.length] ?? {}, began, (n / rate) * 1000),
  );
  const answers: Promise<Heard>[] = [];
  for (const { at, body, headers } of requests) {
    while (stage.discord.clock.now() < began + at) await sleep(1);
    answers.push(knock(address, body, headers));
  }
  return Promise.all(answers);
}

function* figures(heard: readonly Heard[], at: string, cpu: number): Generator<Figure> {
  const by = (wanted: number): readonly number[] =>
    heard.filter(({ status }) => status === wanted).map(({ took }) => took);
  const [answered, sentAway] = [by(200), by(401)];
  yield alone(`CPU of the bot for each, ${at}`, 'ms', cpu / answered.length);
  yield alone(`answered, ${at}`, '%', (100 * answered.length) / (heard.length - sentAway.length));
  for (const share of [0.5, 0.99]) {
    yield alone(`answered p${share * 100}, ${at}`, 'ms', quantile(answered, share));
    yield alone(`sent away p${share * 100}, ${at}`, 'ms', quantile(sentAway, share));
  }
}

async function* measured(
  stage: Stage,
  what: string,
  payloads: readonly Payload[],
  rate: number,
): AsyncGenerator<Figure> {
  const before = cpuOf(stage.child);
  const heard = await load(stage, payloads, rate);
  yield* figures(heard, `${what}, ${rate} a second`, cpuOf(stage.child) - before);
}

export const door: Bench = async function* measure(checkout) {
  for await (const stage of withBot({ root: checkout ?? undefined, way: 'door' })) {
    const kinds = await payloadsOf(stage);
    for (const payloads of kinds.values()) await load(stage, payloads, 50);
    for (const [what, payloads] of kinds)
      for (const rate of what === 'mixed' ? RATES : [RATES[0]]) yield* measured(stage, what, payloads, rate);
  }
  agent.destroy();
};
