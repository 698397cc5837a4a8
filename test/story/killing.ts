/** Bots as real processes, killed at a step of their work where the stand-in's faults stop them. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { newFile } from '../store/file.ts';
import { storeAt } from '../store/opened.ts';
import { begin, gameOn } from './cards.ts';
import { ready, run, settingsAt, type BotProcess, type Settings } from './process.ts';
import { openTable, type Table } from './table.ts';

export const PATIENCE = { timeout: 30_000 };
/** Time (ms) for a bot that ends and starts several times. */
export const LONG = 300_000;

interface Scene {
  readonly table: Table;
  readonly settings: Settings;
  readonly bot: BotProcess;
}

export interface PlayedScene extends Scene {
  readonly card: APIMessage;
}

/** A bot in a separate process, and the game that Anna began against Boris. */
export async function playedScene(): Promise<PlayedScene> {
  const table = await openTable();
  const { discord, anna, boris } = table;
  const settings = { ...settingsAt(discord, await newFile()), LOG_LEVEL: 'silent' };
  const bot = run(settings, discord);
  await ready(discord);
  return { table, settings, bot, card: await begin(table, anna, boris) };
}

/** The stored game on the card, read by another process. */
export async function storedGame({ settings, card }: PlayedScene): Promise<Game | null> {
  const store = await storeAt(settings['DATABASE_PATH'] ?? '');
  const record = await store.games.load(gameOn(card));
  await store.close();
  return record?.game ?? null;
}

/** Runs `kill -9`, and starts another bot on the same database. Returns the scene with that bot. */
export async function killAndRestart<S extends Scene>(scene: S): Promise<S> {
  const { table, settings, bot } = scene;
  bot.signal('SIGKILL');
  await bot.ended;
  // A fault that the killed bot didn't trigger must not affect the next bot.
  for (const request of [
    'POST /interactions/1/x/callback',
    'POST /webhooks/1/x',
    'POST /channels/1/messages',
    'DELETE /webhooks/1/x',
  ])
    table.discord.faults.take(request);
  await expect.poll(() => table.discord.isReached(), PATIENCE).toBe(false);
  const next = run(settings, table.discord);
  await ready(table.discord);
  return { ...scene, bot: next };
}
