/**
 * Ten thousand people vote on one move within a minute, at the endpoints of two processes on
 * one database. Each presses twice, and one in five changes their vote. Measures how fast a vote is
 * acknowledged, and compares the counted votes with a recount of the acknowledged votes. Bots run
 * for days, so a few hundred people first vote slowly in another game, unmeasured, until Node.js
 * has compiled the code for votes. The first votes after a restart are measured separately. During
 * the last vote, one of the processes is killed.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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
import { payloadOf } from '../story/payload.ts';
import { databaseAt } from '../store/opened.ts';
import { alone, quantile, type Bench, type Figure } from './bench.ts';
import { AHEAD, agent, type Ballot, type Heard, LATER, load, OLD, pressesOf } from './voters.ts';
import { cpuOf } from './bot/report.ts';
import { announce, ready, startBot } from './bot/stage.ts';

const VOTERS = 10_000;
/** Voters in the warm-up game, and how long (ms) they vote. */
const [EARLIER, EARLIER_SPAN] = [500, 30_000];
/** Voters while a process is killed, how long (ms) they vote, and when (ms) it is killed. */
const [BEREAVED, BEREAVED_SPAN, KILLED_AFTER] = [5000, 25_000, 10_000];
/** Votes after a restart. */
const FRESH = 100;
/** How long (ms) people vote; the vote lasts a minute. */
const SPAN = 50_000;
const PROCESSES = 2;

/** A team's game in a channel of its own, and the button press that votes in it. */
async function openVote(discord: StandIn, name: string) {
  const anna = discord.visitor('Anna');
  const channel = addTextChannel(discord.world, name).id;
  await anna.command(channel, 'team play', { color: 'white', 'time-per-move': '1m' });
  const isHere = (message: APIMessage): boolean => message.channel_id === channel && isCard(message);
  const ballotOn = async (card: APIMessage) => {
    const buttons = movesOn(card);
    const id = buttons[0]?.id ?? '';
    const payload = await payloadOf(discord, () => anna.click(card.id, id));
    return { id, moves: buttons.map(({ to }) => to), payload };
  };
  return {
    ...(await ballotOn(await anna.waitFor(isHere))),
    ballotOn,
    counted: () => anna.waitFor((message) => isHere(message) && textOf(message).includes('Votes: '), 60_000),
  };
}

interface Recount {
  /** Votes that were acknowledged, but are not stored. */
  readonly lost: number;
  /** Stored votes that differ from the voter's last acknowledged vote and all later presses. */
  readonly wrong: number;
}

function recount(heard: readonly Heard[], stored: ReadonlyMap<number, string>): Recount {
  const allowed = new Map<number, Set<string>>();
  const acknowledged = new Set<number>();
  for (const { voter, move, isCast } of heard) {
    const before = allowed.get(voter);
    allowed.set(voter, isCast || !before ? new Set([move]) : before.add(move));
    if (isCast) acknowledged.add(voter);
  }
  return {
    lost: [...acknowledged].filter((voter) => !stored.has(voter)).length,
    wrong: [...stored].filter(([voter, move]) => allowed.get(voter)?.has(move) !== true).length,
  };
}

/** The votes on a game's first move, by the voter's number. */
async function storedIn(place: string, { id }: Ballot): Promise<ReadonlyMap<number, string>> {
  const database = await databaseAt(place);
  const rows = await database.db
    .selectFrom('vote')
    .select(['user_id', 'move'])
    .where('game_id', '=', id.split('|')[2] ?? '')
    .where('ply', '=', 0)
    .execute();
  await database.db.destroy();
  const first = BigInt(firstIdAt(OLD));
  return new Map(rows.map((row) => [Number(BigInt(row.user_id) - first), row.move]));
}

interface Bots {
  readonly children: Set<ChildProcess>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Kills a process, and starts another. */
  readonly replace: () => Promise<void>;
}

function botsOn(discord: StandIn, folder: string, databaseUrl: string | null): Bots {
  const children = new Set<ChildProcess>();
  const start = async (): Promise<void> => {
    const before = new Set(discord.world.doors);
    const own = (): string | undefined => [...discord.world.doors].find((door) => !before.has(door));
    const wishes = { way: 'door', engineThreads: 1, ...(databaseUrl !== null && { databaseUrl }) } as const;
    const child = await startBot(discord, folder, wishes);
    announce(discord, child);
    children.add(child);
    while (own() === undefined) await sleep(20);
    const door = own() ?? '';
    child.once('exit', () => {
      children.delete(child);
      discord.closeDoor(door);
    });
  };
  return {
    children,
    start,
    replace: async () => {
      const [child] = children;
      child?.kill('SIGKILL');
      await start();
    },
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

function* recounted(name: string, heard: readonly Heard[], stored: ReadonlyMap<number, string>) {
  const { lost, wrong } = recount(heard, stored);
  yield alone(`${name}: acknowledged votes that are lost`, '', lost);
  yield alone(`${name}: stored votes that differ from a recount`, '', wrong);
}

async function* measured(name: string, folder: string, databaseUrl: string | null): AsyncGenerator<Figure> {
  const discord = await startStandIn({ limits: { ...UNHURRIED, commands: UNHURRIED.global } });
  const bots = botsOn(discord, folder, databaseUrl);
  // Runs even after a failed measurement, because leftover bots would keep the output open.
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
    const place = databaseUrl ?? join(folder, 'games.sqlite');
    const stored = await storedIn(place, vote);
    const [, listed = ''] = /Votes: (.*)/u.exec(textOf(next)) ?? [];
    const onCard = [...listed.matchAll(/(\S+): ([\d,]+) votes?/gu)];
    const votesFor = (move: string): number => [...stored.values()].filter((each) => each === move).length;
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
    yield* recounted(name, heard, stored);
    yield alone(
      `${name}: votes on the card that differ from a recount`,
      '',
      onCard.reduce(
        (sum, [, move = '', votes = '']) => sum + Math.abs(votesFor(move) - Number(votes.replace(',', ''))),
        0,
      ),
    );

    const ballot = await vote.ballotOn(next);
    await bots.stop();
    for (let index = 0; index < PROCESSES; index += 1) await bots.start();
    await ready(discord);
    const fresh = await load(discord, ballot, pressesOf(ballot.moves, FRESH, LATER + 2000));
    yield alone(`${name}: the first vote after a restart`, 'ms', fresh[0]?.took ?? Infinity);
    yield alone(
      `${name}: the slowest of ${fresh.length} votes after a restart`,
      'ms',
      Math.max(...fresh.map(({ took }) => took)),
    );

    const bereaved = await openVote(discord, 'bereaved');
    const voting = load(discord, bereaved, pressesOf(bereaved.moves, BEREAVED, BEREAVED_SPAN));
    await sleep(AHEAD + KILLED_AFTER);
    await bots.replace();
    const survivors = await voting;
    await bereaved.counted();
    const killed = `${name}, a process killed`;
    const told = survivors.filter(({ isCast }) => isCast).length;
    yield alone(`${killed}: acknowledged`, '%', (100 * told) / survivors.length);
    yield* recounted(killed, survivors, await storedIn(place, bereaved));
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
