/**
 * Sixteen shards over three processes on one PostgreSQL database. One process is killed while games
 * are played on every shard, and an init system starts it again.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { shardOf } from '../../playground/server/gateway/session.ts';
import type { StandIn } from '../../playground/server/standIn.ts';
import { newDatabase } from '../postgres/database.ts';
import { plyOn } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { kept, once, openPatiently, PATIENCE } from './manyProcesses.ts';
import { begun, boardsOf, playOut } from './playedOut.ts';
import { settingsAt } from './process.ts';
import { openTable } from './table.ts';

const SHARDS = 16;
const RANGES = ['0-5', '6-10', '11-15'] as const;
const KILLED = [6, 7, 8, 9, 10];
const LIST = gameEndingBy('no-pieces').list.slice(0, 8);
/** The process is killed after this many moves in all games. */
const DEATH = 3 * SHARDS;
/** How soon (ms) a killed process's shards must be open again. */
const TAKEN_UP = 60_000;

const shardAt = ({ world }: StandIn, channel: string): number =>
  shardOf(world.channels.get(channel)?.guild?.id ?? '0', SHARDS);

const openIn = ({ gateway }: StandIn): readonly number[] =>
  [...gateway.sessions.values()]
    .filter(({ socket }) => socket !== null)
    .map(({ shard: [id] }) => id)
    .toSorted((one, other) => one - other);

const ALL = Array.from({ length: SHARDS }, (_, id) => id);

test(
  'if one of three processes with shards is killed, nothing is lost or duplicated',
  async () => {
    const guilds = ALL.map((later) => ({
      name: `Server ${later}`,
      channels: [`board-${later}`],
      members: ['Anna', 'Boris'],
      later: later * 9,
    }));
    const table = await openTable({
      endpoint: undefined,
      ackMs: 10_000,
      guilds,
      starts: { recommended: SHARDS, perDay: 1000, concurrency: 4 },
    });
    const { discord } = table;
    const channels = guilds.map(({ name }) => discord.channel(`board-${name.split(' ')[1]}`));
    expect(channels.map((channel) => shardAt(discord, channel)).toSorted((a, b) => a - b)).toEqual(ALL);

    const address = await newDatabase();
    const settings = { ...settingsAt(discord, address), ENGINE_THREADS: '0', LOG_LEVEL: 'fatal' };
    const processes = RANGES.map((range) =>
      kept({ ...settings, DISCORD_SHARDS: `${range}/${SHARDS}` }, discord),
    );
    await expect.poll(() => openIn(discord), PATIENCE).toEqual(ALL);
    await expect.poll(() => discord.world.commands.size, PATIENCE).toBeGreaterThan(0);
    const store = await openPatiently(address);

    const unanswered: number[] = [];
    const failed = ({ channel_id: channel }: APIMessage, error: unknown): void => {
      if (String(error).includes('did not respond')) unanswered.push(shardAt(discord, channel));
    };
    let moves = 0;
    const takenUp = Promise.withResolvers<number>();
    const takeUp = async (): Promise<number> => {
      await processes[1]?.kill();
      const began = performance.now();
      await expect.poll(() => openIn(discord), PATIENCE).toEqual(ALL.filter((id) => !KILLED.includes(id)));
      await expect.poll(() => openIn(discord), PATIENCE).toEqual(ALL);
      return performance.now() - began;
    };
    const moved = (): void => {
      moves += 1;
      if (moves === DEATH) takeUp().then(takenUp.resolve, takenUp.reject);
    };
    const stored = async (id: string) => (await once(() => store.games.load(id)))?.game ?? null;
    const firsts: APIMessage[] = [];
    for (const channel of channels) firsts.push(await begun(table, channel));
    const playing = { table, stored, moved, failed };
    const games = await Promise.all(
      firsts.map((first) => playOut(playing, first, LIST, { tries: 0, longest: 0 })),
    );

    expect(await takenUp.promise).toBeLessThan(TAKEN_UP);
    expect([...new Set(unanswered)].filter((shard) => !KILLED.includes(shard))).toEqual([]);
    for (const [index, game] of games.entries()) {
      expect((await stored(game))?.moves).toEqual(LIST);
      const plies = () => boardsOf(table, channels[index] ?? '', game).map(plyOn);
      await expect.poll(plies, PATIENCE).toEqual([LIST.length]);
    }
    await store.close();
    // Each shard started once, and the killed process's shards twice, never sooner than Discord
    // allows.
    const begins = discord.gateway.starts.log.map(({ shard }) => shard).toSorted((a, b) => a - b);
    expect(begins).toEqual([...ALL, ...KILLED].toSorted((a, b) => a - b));
    expect(discord.gateway.starts.wrong).toEqual([]);
    expect(discord.unknownRoutes).toEqual([]);
  },
  5 * PATIENCE.timeout,
);
