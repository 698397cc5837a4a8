/** A finished game is analyzed by a bot that is killed. */
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { lineBy } from '../notation/playout.ts';
import { storeAt } from '../store/opened.ts';
import { begin, gameOn, playMoves, resign } from './cards.ts';
import { killAndRestart } from './killing.ts';
import { analyzed } from './played.ts';
import { ready, run, settingsAt } from './process.ts';
import { openTable } from './table.ts';

/** The game is on the largest board, so that the analysis takes seconds. */
function manyMoves(): readonly string[] {
  const { variant, moves } = lineBy('canadian', 40, [3, 1, 4, 1, 5, 9, 2, 6]);
  return moves.map((move) => makeFullMove(variant, move));
}

async function isFollowed(databasePath: string, id: string): Promise<boolean> {
  const store = await storeAt(databasePath);
  const analysis = await store.analyses.load({ kind: 'game', id });
  await store.close();
  return typeof analysis?.post?.card === 'object' && analysis.post.card !== null;
}

test('after a kill during an analysis, the bot continues after its restart, in the same message', async () => {
  const table = await openTable();
  const { discord, anna } = table;
  const where = settingsAt(discord, table.databasePath);
  const settings = { ...where, ENGINE_THREADS: '1', LOG_LEVEL: 'silent' };
  const bot = run(settings, discord);
  await ready(discord);
  const moves = manyMoves();
  const first = await begin(table, anna, table.boris, table.channel, { variant: 'canadian' });
  const last = await resign(table, anna, await playMoves(table, first, moves));
  const alone = await (await anna.click(last.id, findButton(last, 'Analyze').custom_id)).answer();
  const everyone = findButton(alone, 'Show to everyone').custom_id;
  const asked = await (await anna.click(alone.id, everyone)).answer();
  expect(textOf(asked)).toContain(`of ${moves.length + 1} positions`);
  await expect.poll(() => isFollowed(table.databasePath, gameOn(last))).toBe(true);
  await killAndRestart({ table, settings, bot });
  const shown = await analyzed(table, asked.id);
  expect(shown.id).toBe(asked.id);
});
