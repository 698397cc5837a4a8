/** After an update, people find everything unchanged and continue to play. */
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { makeOld, OLD } from '../store/oldDatabase.ts';
import { change } from '../store/place.ts';
import { openTable } from './table.ts';

test('a correspondence game continues with its plan, and profiles are unchanged', async () => {
  const table = await openTable({ clock: standingClock(OLD.now) });
  await rm(table.databasePath);
  const { anna, boris, chidi, channel, discord } = table;
  await makeOld(table.databasePath, {
    [OLD.anna]: anna.person.id,
    [OLD.boris]: boris.person.id,
    [OLD.guild]: discord.world.guild.id,
    [OLD.channel]: channel,
  });
  // Pending posts would be sent to channels that this stand-in doesn't have.
  await change(
    table.databasePath,
    'delete from notice; delete from film; delete from hunt; delete from duty',
  );
  await table.startBot();
  const read = async (who: Visitor, command: string, options = {}): Promise<string> => {
    const response = await who.command(channel, command, options);
    return textOf(await response.answer()).replaceAll(/[\u2068\u2069]/gu, '');
  };

  const board = await read(boris, 'games', { game: OLD.running });
  expect(board).toContain('** b6-a5');
  expect(board).toContain(`<@${anna.person.id}>`);
  expect(board).toContain('🏖️');
  expect(await read(anna, 'games', { do: 'plan', game: OLD.running })).toContain(
    'if **b2-c3** then **c7-b6**',
  );
  const profile = await read(chidi, 'profile', { player: boris.person.id });
  expect(profile).toContain('Russian draughts · 1431 → 1586');
  expect(await read(anna, 'server void')).toContain('a slip of the mouse');

  const moved = await read(boris, 'move', { move: 'b2-c3', game: OLD.running });
  expect(moved).toContain('** c7-b6 (as planned)');
});
