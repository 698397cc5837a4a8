/**
 * Two processes behind a load balancer are updated one after the other while games are played. The
 * older version continues beside the newer version, which changes the database, and everyone gets
 * an answer. `OLDER` names a checkout of a real older version, which is then updated to this
 * version. Without it, this version is updated to a simulated later version.
 */
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addTextChannel } from '../../playground/server/world/world.ts';
import { openPostgres } from '../../src/store/database/postgres.ts';
import { seenMigrations } from '../../src/store/opening/migrate.ts';
import { newDatabase } from '../postgres/database.ts';
import { begin, cardAfter, gameOn, refusalsIn } from './cards.ts';
import { ENDPOINT } from './door.ts';
import { gameEndingBy } from './games.ts';
import { byHand } from './hands.ts';
import { LONG } from './killing.ts';
import { laterVersion } from './laterVersion.ts';
import { MAIN, ready, run, settingsAt, type BotProcess } from './process.ts';
import { openTable, type Table } from './table.ts';

const OLDER = process.env['OLDER'];
const LIST = gameEndingBy('no-pieces').list;
const GAMES = 3;
/** The minimum number of moves with each combination of versions. */
const MEANWHILE = 6;
const PATIENCE = { timeout: 120_000 };

const versions = async (): Promise<readonly [string, string]> =>
  OLDER === undefined ? [MAIN, await laterVersion()] : [join(OLDER, 'src/main.ts'), MAIN];

async function schemaAt(address: string): Promise<number> {
  const { db } = openPostgres(address, () => undefined);
  const seen = await seenMigrations(db);
  await db.destroy();
  return seen.length;
}

interface Playing {
  /** The number of moves so far. Throws if a move failed. */
  readonly made: () => number;
  /** Stops all players, and returns the total number of moves. Throws if a player failed. */
  readonly stop: () => Promise<number>;
}

/** Anna and Boris play with buttons and commands. A missing answer or a refusal throws. */
async function play(table: Table): Promise<Playing> {
  const { discord, anna, boris } = table;
  const [stopping, channels] = [new AbortController(), Array.from({ length: GAMES }, (_, n) => `hall-${n}`)];
  let made = 0;
  const playIn = async (channel: string): Promise<void> => {
    while (!stopping.signal.aborted) {
      let card = await begin(table, anna, boris, channel);
      const game = gameOn(card);
      for (const [ply, move] of LIST.entries()) {
        if (stopping.signal.aborted) return;
        const next = cardAfter(table, card, game);
        [card] = await Promise.all([next, byHand(ply % 2 === 0 ? anna : boris, card, move)]);
        made += 1;
      }
    }
  };
  const halls = channels.map((name) => addTextChannel(discord.world, name).id);
  const playing = Promise.all(halls.map(playIn));
  playing.catch((error: unknown) => stopping.abort(error));
  onTestFinished(() => stopping.abort());
  return {
    made: () => {
      stopping.signal.throwIfAborted();
      return made;
    },
    stop: async () => {
      stopping.abort();
      await playing;
      return made;
    },
  };
}

test(
  'both processes are updated in turn while games are played, and everyone gets an answer',
  async () => {
    const table = await openTable({ endpoint: ENDPOINT, ackMs: 10_000 });
    const { discord } = table;
    const [older, newer] = await versions();
    const address = await newDatabase();
    const settings = {
      ...settingsAt(discord, address),
      ENGINE_THREADS: '0',
      LOG_LEVEL: 'error',
    };
    const doors = async (count: number): Promise<void> => {
      await expect.poll(() => discord.world.doors.size, PATIENCE).toBe(count);
    };
    const first = run(settings, discord, older);
    await ready(discord);
    const second = run(settings, discord, older);
    await doors(2);
    const before = await schemaAt(address);
    const games = await play(table);
    const goOn = async (): Promise<void> => {
      const enough = games.made() + MEANWHILE;
      await expect.poll(games.made, PATIENCE).toBeGreaterThanOrEqual(enough);
    };
    const replace = async (bot: BotProcess): Promise<void> => {
      bot.signal('SIGTERM');
      expect(await bot.ended).toEqual({ code: 0, logged: '', said: expect.any(String) });
      await goOn();
      run(settings, discord, newer);
      await doors(2);
      await goOn();
    };
    await goOn();
    await replace(first);
    const grown = (await schemaAt(address)) - before;
    // With two real versions, the newer version may not have changed the schema.
    expect(grown).toBeGreaterThanOrEqual(OLDER === undefined ? 1 : 0);
    await replace(second);
    const made = await games.stop();
    expect(refusalsIn(discord)).toEqual([]);
    expect(discord.unknownRoutes).toEqual([]);
    if (OLDER !== undefined)
      console.log(`${made} moves while the processes were updated, ${grown} migrations`);
    if (grown === 0) return;
    // Going back to the older version is refused with a message.
    const expected = { code: 1, said: expect.stringContaining('newer version') };
    expect(await run(settings, discord, older).ended).toMatchObject(expected);
  },
  LONG,
);
