/** A finished game is analyzed by a bot that is killed. */
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { storeAt } from '../store/opened.ts';
import { gameOn } from './cards.ts';
import { killAndRestart } from './killing.ts';
import { analyzed, MANY_MOVES, played } from './played.ts';
import { ready, run, settingsAt } from './process.ts';
import { openTable } from './table.ts';

async function isFollowed(databasePath: string, id: string): Promise<boolean> {
  const store = await storeAt(databasePath);
  const analysis = await store.analyses.load({ kind: 'game', id });
  await store.close();
  return typeof analysis?.post?.card === 'object' && analysis.post.card !== null;
}

test('killed while it analyzes, the bot continues after the restart, in the same message', async () => {
  const table = await openTable();
  const { discord, anna } = table;
  const where = settingsAt(discord, table.databasePath);
  const settings = { ...where, ENGINE_THREADS: '1', LOG_LEVEL: 'silent' };
  const bot = run(settings, discord);
  await ready(discord);
  const last = await played(table, MANY_MOVES);
  const alone = await (await anna.click(last.id, findButton(last, 'Analyze').custom_id)).answer();
  const everyone = findButton(alone, 'Show to everyone').custom_id;
  const asked = await (await anna.click(alone.id, everyone)).answer();
  expect(textOf(asked)).toContain(`of ${MANY_MOVES.length + 1} positions`);
  await expect.poll(() => isFollowed(table.databasePath, gameOn(last))).toBe(true);
  await killAndRestart({ table, settings, bot });
  const shown = await analyzed(table, asked.id);
  expect(shown.id).toBe(asked.id);
});
