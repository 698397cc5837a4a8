/**
 * A game in the channel with a missed combination, and the puzzle that the bot makes of it on its
 * own.
 */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { shippedPuzzles } from '../../src/features/puzzle/use.ts';
import { newTrial } from '../../src/features/puzzle/rules.ts';
import { thinker, TRAP } from '../app/hunting.ts';
import { keptStore } from '../store/place.ts';
import { begin, playMoves, resign } from './cards.ts';
import { byHand } from './hands.ts';
import { sitDown } from './table.ts';

test('a trap in a finished game becomes a puzzle for its server, without its players’ names', async () => {
  const table = await sitDown({ engine: thinker() });
  const { anna, boris, chidi, channel, discord } = table;
  const store = await keptStore(table.databasePath);
  await resign(table, boris, await playMoves(table, await begin(table, anna, boris), TRAP.moves));
  // Chidi has solved all bundled puzzles.
  const shipped = shippedPuzzles(0).filter(({ puzzle }) => puzzle.variant === 'russian');
  for (const { puzzle } of shipped)
    await store.puzzles.begin({ ...newTrial(puzzle, chidi.person.id, 0), state: 'failed' });
  await expect.poll(() => store.puzzles.count(discord.guildId), { interval: 20, timeout: 20_000 }).toBe(1);
  await expect.poll(() => chidi.messages(channel)).toHaveLength(1);
  let { message } = await chidi.command(channel, 'puzzle');
  expect(isEphemeral(message!)).toBe(true);
  expect(textOf(message!)).toContain('-# From a game played in this server');
  expect(JSON.stringify(message)).not.toMatch(
    new RegExp(`Anna|Boris|${anna.person.id}|${boris.person.id}`, 'u'),
  );
  for (const move of TRAP.solution.filter((_, ply) => ply % 2 === 0))
    ({ message } = await byHand(chidi, message!, move));
  expect(textOf(message!)).toContain('🏆 Solved!');
  expect(chidi.messages(channel).filter((each) => !isEphemeral(each))).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});
