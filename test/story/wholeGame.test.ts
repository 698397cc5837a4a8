/** Complete games between two people that end in a win. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { gameEndingBy } from './games.ts';
import { byCommand, byHand } from './hands.ts';
import { begin, cardAfter, gameOn } from './cards.ts';
import { sitDown, type Table } from './table.ts';

const say = sayIn('en-US');

/** Plays the moves with commands and menus in turn. Returns every card, including the first. */
async function playOut(
  table: Table,
  first: APIMessage,
  moves: readonly string[],
): Promise<readonly APIMessage[]> {
  const cards = [first];
  const game = gameOn(first);
  for (const [ply, move] of moves.entries()) {
    const card = cards.at(-1)!;
    const mover = ply % 2 === 0 ? table.anna : table.boris;
    await (ply % 3 === 0 ? byCommand : byHand)(mover, card, move);
    cards.push(await cardAfter(table, card, game));
  }
  return cards;
}

test('a game is played to a win, and each player is notified of the opponent’s moves, and nobody else', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel, discord } = table;
  const { list } = gameEndingBy('no-pieces');
  const cards = await playOut(table, await begin(table, anna, boris), list);

  const last = cards.at(-1)!;
  expect(textOf(last)).toContain(`🏆 Anna beat <@${boris.person.id}>`);
  expect(textOf(last)).toContain(say('result.no-pieces.player', { player: 'Boris' }));
  const expected = ['Rematch', 'Analyze', 'More…'];
  expect(buttonsOf(last).map(({ label }) => label)).toEqual(expected);
  expect(anna.pictureOf(last).length).toBeGreaterThan(1000);
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
  expect(discord.unknownRoutes).toEqual([]);

  const notified = (who: typeof anna) => new Set(who.notifications().map(({ id }) => id));
  const [annas, boriss] = [notified(anna), notified(boris)];
  const turns = cards.slice(0, -1);
  expect(turns.map(({ id }) => [annas.has(id), boriss.has(id)])).toEqual(
    turns.map((_, ply) => [ply % 2 === 0, ply % 2 === 1]),
  );
  expect(chidi.notifications()).toEqual([]);

  const left = () => anna.messages(channel).filter((message) => !isEphemeral(message));
  await expect.poll(() => left().map(({ id }) => id)).toEqual([last.id]);
});
