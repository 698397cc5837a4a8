/**
 * A channel in the stand-in for Discord, with the bot, over real HTTP and WebSocket, and three
 * people who can do what Discord's client allows. With STORY_DATABASE=server its games are on
 * PostgreSQL.
 */
import { onTestFinished } from 'vitest';
import type { StandInOptions } from '../../playground/server/options.ts';
import { type StandIn, startStandIn } from '../../playground/server/standIn.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import type { Config } from '../../src/config.ts';
import { openLog } from '../../src/log.ts';
import { type Bot, startBot } from '../../src/main.ts';
import type { Parts } from '../../src/wiring.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { newFile } from '../store/file.ts';
import { newPlace } from '../store/place.ts';
import { UNHURRIED } from './cards.ts';
import { announced, configFor, BY_THIS_WAY } from './door.ts';
import { patient } from './patient.ts';
import { engineUntil, reading } from './sharedThreads.ts';

export interface Table {
  readonly discord: StandIn;
  readonly channel: string;
  /** The file or address of the bots' database. */
  readonly databasePath: string;
  readonly anna: Visitor;
  readonly boris: Visitor;
  readonly chidi: Visitor;
  /** Another bot on the same database, for example after a restart. */
  startBot(parts?: Partial<Parts>, changes?: Partial<Config>): Promise<Bot>;
}

/**
 * All bots in a worker share this renderer, whose caches are full after the first few cards. Its
 * pictures are small, because full-size pictures took a quarter of a story's time; `test/render`
 * checks those.
 */
export const renderer = openRenderer({ width: 256 });

async function started(config: Config, parts: Partial<Parts>): Promise<Bot> {
  const attempt = await startBot(config, parts);
  if (!attempt.ok) throw new Error(attempt.problem);
  return attempt.value;
}

async function openDiscord(options: StandInOptions = {}): Promise<StandIn> {
  const discord = await startStandIn({ limits: UNHURRIED, ...BY_THIS_WAY, ...options });
  onTestFinished(() => discord.close());
  return discord;
}

/** People and a channel, without a bot yet. Bots are stopped when the test is over. */
export async function openTable(options: StandInOptions = {}): Promise<Table> {
  const discord = await openDiscord(options);
  const isOnServer = process.env['STORY_DATABASE'] === 'server';
  const config = configFor(discord, await (isOnServer ? newPlace() : newFile()));
  const now = (): number => discord.clock.now();
  return {
    discord,
    channel: discord.channel('draughts'),
    databasePath: config.databasePath,
    anna: patient(discord.visitor('Anna')),
    boris: patient(discord.visitor('Boris')),
    chidi: patient(discord.visitor('Chidi')),
    startBot: async (parts = {}, changes = {}) => {
      const gone = new AbortController();
      const engine = engineUntil(gone.signal);
      const bot = await started(
        { ...config, ...changes },
        { now, log: openLog('silent'), renderer, engine, reading, sweepPause: 50, ...parts },
      );
      const leave = announced(discord, bot.port);
      const stop = (): Promise<void> => {
        leave();
        return bot.stop().finally(() => gone.abort());
      };
      onTestFinished(stop);
      return { ...bot, stop };
    },
  };
}

export async function sitDown(parts: Partial<Parts> = {}, options: StandInOptions = {}): Promise<Table> {
  const table = await openTable(options);
  await table.startBot(parts);
  return table;
}
