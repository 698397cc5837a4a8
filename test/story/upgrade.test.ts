/** The morning after an update: people find everything as they left it, and play on. */
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { makeOld, OLD } from '../store/oldDatabase.ts';
import { openTable } from './table.ts';

const say = sayIn('en-US');

test('a game by correspondence goes on by its plan, and profiles tell the same', async () => {
  const table = await openTable({ clock: standingClock(OLD.now) });
  await rm(table.databasePath);
  await makeOld(table.databasePath);
  await table.startBot();
  const { anna, boris, chidi, channel } = table;
  const read = async (who: Visitor, command: string, options = {}): Promise<string> => {
    const response = await who.command(channel, command, options);
    return textOf(await response.answer()).replaceAll(/[\u2068\u2069]/gu, '');
  };

  const board = await read(boris, 'board', { game: OLD.running });
  expect(board).toContain(say('card.last.black', { move: 'b6-a5' }));
  expect(board).toContain(`🤝 <@${OLD.anna}>`);
  expect(board).toContain('🏖️');
  expect(await read(anna, 'plan', { game: OLD.running })).toContain('if **b2-c3** then **c7-b6**');
  const profile = await read(chidi, 'profile', { player: OLD.boris });
  expect(profile).toMatch(/1338\? +0 +0 +1` Russian draughts/u);
  expect(await read(anna, 'void')).toContain('a slip of the mouse');

  const moved = await read(boris, 'move', { move: 'b2-c3', game: OLD.running });
  expect(moved).toContain(say('card.answered.black', { move: 'c7-b6' }));
});
