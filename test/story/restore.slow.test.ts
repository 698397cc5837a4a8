/**
 * The restore drill with the whole bot: a backup is made while games are played, they continue, the
 * bot is killed and its disk is lost. The backup restores every game with everything played before
 * it began, each channel shows that board, once, and the games continue from there.
 */
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { addTextChannel } from '../../playground/server/world/world.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { backUp } from '../../src/store/backup/backUpInto.ts';
import { restore } from '../../src/store/backup/restore.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { asRestored, rowsAt } from '../store/rows.ts';
import { begin, cardAfter, gameOn, isCard } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { byHand } from './hands.ts';
import { LONG, openScene, PATIENCE, type Scene } from './killing.ts';
import { ready, run } from './process.ts';

const LIST = gameEndingBy('no-pieces').list;
const GAMES = 3;

interface Played {
  readonly id: string;
  card: APIMessage;
  shown: number;
}

async function beginAll({ table }: Scene): Promise<readonly Played[]> {
  const { discord, anna, boris } = table;
  const games: Played[] = [];
  for (let n = 0; n < GAMES; n += 1) {
    const channel = addTextChannel(discord.world, `hall-${n}`).id;
    const card = await begin(table, anna, boris, channel);
    games.push({ id: gameOn(card), card, shown: 0 });
  }
  return games;
}

async function playOn({ table }: Scene, game: Played, signal: AbortSignal): Promise<void> {
  for (const move of LIST.slice(game.shown)) {
    if (signal.aborted) return;
    const { card, shown } = game;
    // Both at once: if the bot dies of one, nobody would wait for the other.
    const next = cardAfter(table, card, game.id);
    const made = byHand(shown % 2 === 0 ? table.anna : table.boris, card, move);
    [game.card] = await Promise.all([next, made]);
    game.shown += 1;
  }
}

test(
  'a backup made while games are played restores all of them, and shows them',
  async () => {
    const scene = await openScene();
    const { table, bot, settings } = scene;
    const path = settings['DATABASE_PATH'] ?? '';
    const backup = join(dirname(path), 'backup.sqlite');
    const games = await beginAll(scene);
    const stopping = new AbortController();
    const playing = games.map((game) => playOn(scene, game, stopping.signal).catch(() => undefined));
    const haveMade = (more: readonly number[]) => () =>
      games.every(({ shown }, n) => shown >= Math.min(LIST.length, more[n] ?? 0));
    await expect.poll(haveMade([2, 3, 4]), PATIENCE).toBe(true);
    const before = games.map(({ shown }) => shown);
    expect(await backUp(path, backup)).toMatchObject({ ok: true });
    // One continues to its end, which the backup doesn't know.
    await expect
      .poll(haveMade(before.map((shown, n) => (n === 0 ? LIST.length : shown + 3))), PATIENCE)
      .toBe(true);
    bot.signal('SIGKILL');
    await bot.ended;
    stopping.abort();
    for (const end of ['', '-wal', '-shm']) await rm(path + end, { force: true });

    const expected = { ok: true, value: { kept: null } };
    expect(await restore(backup, path, table.discord.clock.now())).toEqual(expected);
    expect(asRestored(await rowsAt(path))).toEqual(asRestored(await rowsAt(backup)));
    const opened = await openStore(path, () => undefined);
    if (!opened.ok) throw new Error(opened.problem.message);
    const { value: store } = opened;
    const plies = async () =>
      Promise.all(games.map(async ({ id }) => (await store.games.load(id))?.game.moves.length ?? 0));
    const restored = await plies();
    for (const [n, shown] of before.entries()) expect(restored[n]).toBeGreaterThanOrEqual(shown);
    await Promise.all(playing);

    run(settings, table.discord);
    await ready(table.discord);
    for (const [n, { card }] of games.entries()) {
      const ply = restored[n] ?? 0;
      const boards = () => table.anna.messages(card.channel_id).filter(isCard);
      const last = ` ${LIST[ply - 1] ?? ''}`;
      await expect.poll(() => boards().map(textOf), PATIENCE).toEqual([expect.stringContaining(last)]);
      await byHand(ply % 2 === 0 ? table.anna : table.boris, boards()[0] ?? card, LIST[ply] ?? '');
    }
    await expect.poll(plies, PATIENCE).toEqual(restored.map((ply) => ply + 1));
    await store.close();
  },
  LONG,
);
