/**
 * Ten thousand people vote on one move within a minute, at the doors of two processes on one
 * database: each presses twice, and one in five changes their vote. Measures how fast a vote is
 * acknowledged, and compares the votes that were counted with a recount of the acknowledged ones.
 * Bots run for days, so a few hundred people vote slowly in another game first, unmeasured: Node.js
 * then has compiled what a vote needs.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { type StandIn, startStandIn } from '../../playground/server/standIn.ts';
import { addTextChannel } from '../../playground/server/world/world.ts';
import { firstIdAt } from '../../src/discord/snowflake.ts';
import { keepServer } from '../postgres/keep.ts';
import { isCard, UNHURRIED } from '../story/cards.ts';
import { movesOn } from '../story/hands.ts';
import { payloadOf, type Payload } from '../story/payload.ts';
import { databaseAt } from '../store/opened.ts';
import { alone, quantile, type Bench, type Figure } from './bench.ts';
import { cpuOf } from './bot/report.ts';
import { announce, ready, startBot } from './bot/stage.ts';

const VOTERS = 10_000;
/** Voters in the game before, and how long (ms) they vote. */
const [EARLIER, EARLIER_SPAN] = [500, 30_000];
/** One in this many changes their vote. */
const CHANGES = 5;
/** How long (ms) people vote; the vote lasts a minute. */
const SPAN = 50_000;
/** Between two presses of a double click, and between a vote and its change (ms). */
const [TWICE, LATER] = [150, 4000];
/** How long (ms) in advance a part of the load is signed. */
const AHEAD = 2000;
const BATCH = 500;
const PROCESSES = 2;
const OLD = Date.UTC(2020, 0, 1);

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

interface Press {
  readonly at: number;
  readonly voter: number;
  readonly move: string;
}

interface Heard extends Press {
  readonly took: number;
  readonly isCast: boolean;
}

/** A small generator, so that every run votes the same. */
const mix = (number: number): number => Math.imul(number ^ 0x9e3779b9, 0x85ebca6b) >>> 0;

function pressesOf(moves: readonly string[], voters: number, span: number): readonly Press[] {
  const choice = (voter: number, turn: number): string => moves[mix(voter * 7 + turn) % moves.length] ?? '';
  return Array.from({ length: voters }, (_, voter) => {
    const at = Math.round((voter / voters) * (span - LATER));
    const first = { voter, move: choice(voter, 0) };
    const presses = [
      { ...first, at },
      { ...first, at: at + TWICE },
    ];
    return voter % CHANGES === 0 ? [...presses, { voter, move: choice(voter, 1), at: at + LATER }] : presses;
  })
    .flat()
    .toSorted((one, other) => one.at - other.at);
}

interface Sealed {
  readonly press: Press;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

let made = 0;

function sealed({ world }: StandIn, payload: Payload, id: string, began: number, press: Press): Sealed {
  const interaction = String(BigInt(firstIdAt(began + press.at)) + BigInt((made += 1) % 2 ** 20));
  const user = { id: String(BigInt(firstIdAt(OLD)) + BigInt(press.voter)), username: 'somebody' };
  const member = { user, roles: [], permissions: '0', nick: null, joined_at: new Date(OLD).toISOString() };
  const [command = '', action = '', game = '', ply = ''] = id.split('|');
  const data = { component_type: 2, custom_id: [command, action, game, ply, press.move].join('|') };
  const body = JSON.stringify({ ...payload, data, member, id: interaction, token: `vote-${interaction}` });
  return { press, body, headers: world.signer.headers(body, began + press.at) };
}

async function knock(door: string, { press, body, headers }: Sealed): Promise<Heard> {
  const began = performance.now();
  const heard = (isCast: boolean): Heard => ({ ...press, took: performance.now() - began, isCast });
  try {
    const asked = request(door, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    asked.end(body);
    const [response] = await once(asked, 'response');
    let said = '';
    for await (const chunk of response) said += String(chunk);
    return heard(response.statusCode === 200 && said.includes('Your vote'));
  } catch {
    // A killed process.
    return heard(false);
  }
}

/** A team's game in a channel of its own, and the press that votes in it. */
async function openVote(discord: StandIn, name: string) {
  const anna = discord.visitor('Anna');
  const channel = addTextChannel(discord.world, name).id;
  await anna.command(channel, 'vote', { color: 'white', window: '1m' });
  const isHere = (message: APIMessage): boolean => message.channel_id === channel && isCard(message);
  const card = await anna.waitFor(isHere);
  const buttons = movesOn(card);
  const id = buttons[0]?.id ?? '';
  return {
    id,
    moves: buttons.map(({ to }) => to),
    payload: await payloadOf(discord, () => anna.click(card.id, id)),
    counted: () => anna.waitFor((message) => isHere(message) && textOf(message).includes('Votes: '), 60_000),
  };
}

type OpenVote = Awaited<ReturnType<typeof openVote>>;

async function load(discord: StandIn, { payload, id }: OpenVote, presses: readonly Press[]) {
  const began = discord.clock.now() + AHEAD;
  const heard: Promise<Heard>[] = [];
  let batch: readonly Sealed[] = [];
  for (const [index, press] of presses.entries()) {
    if (index % BATCH === 0)
      batch = presses.slice(index, index + BATCH).map((each) => sealed(discord, payload, id, began, each));
    while (discord.clock.now() < began + press.at) await sleep(2);
    const doors = [...discord.world.doors];
    const door = doors[index % Math.max(1, doors.length)];
    const next = batch[index % BATCH];
    if (door !== undefined && next) heard.push(knock(door, next));
  }
  return Promise.all(heard);
}

/** How many stored votes are not what their voter was last told, or pressed after that. */
function wrongIn(heard: readonly Heard[], stored: ReadonlyMap<number, string>): number {
  const allowed = new Map<number, Set<string>>();
  const acknowledged = new Set<number>();
  for (const { voter, move, isCast } of heard) {
    const before = allowed.get(voter);
    allowed.set(voter, isCast || !before ? new Set([move]) : before.add(move));
    if (isCast) acknowledged.add(voter);
  }
  const wrong = [...acknowledged].filter((voter) => {
    const move = stored.get(voter);
    return move === undefined || allowed.get(voter)?.has(move) !== true;
  });
  return wrong.length + [...stored.keys()].filter((voter) => !allowed.has(voter)).length;
}

interface Bots {
  readonly children: Set<ChildProcess>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

function botsOn(discord: StandIn, folder: string, databaseUrl: string | null): Bots {
  const children = new Set<ChildProcess>();
  const start = async (): Promise<void> => {
    const doors = discord.world.doors.size;
    const wishes = { way: 'door', engineThreads: 1, ...(databaseUrl !== null && { databaseUrl }) } as const;
    const child = await startBot(discord, folder, wishes);
    announce(discord, child);
    children.add(child);
    child.once('exit', () => children.delete(child));
    while (discord.world.doors.size === doors) await sleep(20);
  };
  return {
    children,
    start,
    stop: async () => {
      await Promise.all(
        [...children].map(async (child) => {
          child.kill('SIGTERM');
          await once(child, 'exit');
        }),
      );
    },
  };
}

async function* measured(name: string, folder: string, databaseUrl: string | null): AsyncGenerator<Figure> {
  const discord = await startStandIn({ limits: { ...UNHURRIED, commands: UNHURRIED.global } });
  const bots = botsOn(discord, folder, databaseUrl);
  // Also after a failed measurement: bots left over would keep the output open.
  try {
    for (let index = 0; index < PROCESSES; index += 1) await bots.start();
    await ready(discord);
    const earlier = await openVote(discord, 'earlier');
    await load(discord, earlier, pressesOf(earlier.moves, EARLIER, EARLIER_SPAN));
    const vote = await openVote(discord, 'measured');
    const cpu = () => [...bots.children].reduce((sum, child) => sum + cpuOf(child), 0);
    const before = cpu();
    const heard = await load(discord, vote, pressesOf(vote.moves, VOTERS, SPAN));
    const used = cpu() - before;
    const next = await vote.counted();
    const database = await databaseAt(databaseUrl ?? join(folder, 'games.sqlite'));
    const rows = await database.db
      .selectFrom('vote')
      .select(['user_id', 'move'])
      .where('game_id', '=', vote.id.split('|')[2] ?? '')
      .where('ply', '=', 0)
      .execute();
    await database.db.destroy();
    const first = BigInt(firstIdAt(OLD));
    const stored = new Map(rows.map((row) => [Number(BigInt(row.user_id) - first), row.move]));
    const [, listed = ''] = /Votes: (.*)/u.exec(textOf(next)) ?? [];
    const told = [...listed.matchAll(/(\S+): ([\d,]+) votes?/gu)];
    const recount = (move: string): number => [...stored.values()].filter((each) => each === move).length;
    const cast = heard.filter(({ isCast }) => isCast);
    yield alone(`${name}: presses`, '', heard.length);
    yield alone(`${name}: acknowledged`, '%', (100 * cast.length) / heard.length);
    for (const share of [0.5, 0.99])
      yield alone(
        `${name}: acknowledged p${share * 100}`,
        'ms',
        quantile(
          cast.map(({ took }) => took),
          share,
        ),
      );
    yield alone(`${name}: CPU of the bots for each vote`, 'ms', used / heard.length);
    yield alone(`${name}: stored votes`, '', stored.size);
    yield alone(`${name}: votes that differ from a recount`, '', wrongIn(heard, stored));
    yield alone(
      `${name}: votes on the card that differ from a recount`,
      '',
      told.reduce(
        (sum, [, move = '', votes = '']) => sum + Math.abs(recount(move) - Number(votes.replace(',', ''))),
        0,
      ),
    );
  } finally {
    await bots.stop();
    await discord.close();
  }
}

export const votes: Bench = async function* measure() {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-votes-'));
  yield* measured('SQLite', folder, null);
  const server = await keepServer('durable');
  yield* measured('PostgreSQL', folder, server.url);
  await server.stop();
  agent.destroy();
  await rm(folder, { recursive: true });
};
