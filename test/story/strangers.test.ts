/** A game's id in the hands of somebody who may not see the game: it opens nothing, and tells nothing. */
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { channelAmong } from '../../playground/server/world/world.ts';
import { begin, cardAfter, gameOn } from './cards.ts';
import { sitDown, type Table } from './table.ts';

/** A game of anna and boris that boris gave up after some moves. */
async function over(table: Table): Promise<string> {
  const { anna, boris, channel } = table;
  let card = await begin(table, anna, boris);
  for (const [ply, move] of ['c3-d4', 'b6-a5'].entries()) {
    await (ply === 0 ? anna : boris).command(channel, 'move', { move });
    card = await cardAfter(table, card);
  }
  const question = (await boris.command(channel, 'resign', {})).message!;
  await boris.click(question.id, findButton(question, 'Yes, resign').custom_id);
  return gameOn(await cardAfter(table, card));
}

async function answered(who: Visitor, channel: string, command: string, game: string): Promise<string> {
  const answer = await (await who.command(channel, command, { game })).answer();
  return `${isEphemeral(answer) ? 'in private' : 'to all'}: ${textOf(answer)}`;
}

test.each(['replay', 'export', 'analyze', 'game', 'board', 'rematch'])(
  'where a game was not played, /%s knows it for its players only',
  async (command) => {
    const table = await sitDown();
    const { anna, chidi, channel, discord } = table;
    const game = await over(table);
    const elsewhere = channelAmong(discord.world, [anna.person, chidi.person]).id;
    const unknown = await answered(chidi, elsewhere, command, 'nosuchgame');
    expect(unknown).toBe('in private: I don’t know that game. See yours with `/games`.');
    expect(await answered(chidi, elsewhere, command, game)).toBe(unknown);
    expect(await answered(anna, elsewhere, command, game)).not.toBe(unknown);
    expect(await answered(chidi, channel, command, game)).not.toBe(unknown);
    expect(discord.refusals).toEqual([]);
  },
);

test('what a player shows elsewhere is stepped through by everyone who sees it there, each for themselves, and filmed', async () => {
  const table = await sitDown();
  const { anna, chidi, discord } = table;
  const game = await over(table);
  const elsewhere = channelAmong(discord.world, [anna.person, chidi.person]).id;
  const viewer = (await anna.command(elsewhere, 'replay', { game })).message!;
  const stepped = await chidi.click(viewer.id, findButton(viewer, 'Last').custom_id);
  expect(textOf(stepped.message!)).toContain('Black played **b6-a5**.');
  expect(isEphemeral(stepped.message!)).toBe(true);
  const film = await chidi.click(stepped.message!.id, findButton(stepped.message!, 'Animation').custom_id);
  expect(isEphemeral(await film.answer())).toBe(true);
  expect(await answered(chidi, elsewhere, 'replay', game)).toContain('I don’t know that game');
  expect(discord.refusals).toEqual([]);
});
