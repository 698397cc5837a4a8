/**
 * The opening explorer in a server: games are counted as they end, also across a restart; void games
 * leave it, and it is closed to players of a running game through the position.
 */
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { begin, gameOn, playMoves, resign } from './cards.ts';
import { openTable } from './table.ts';

const CITY = ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5'];
const CLOSED = 'You’re playing a game that went through this position';

test('members see what was played here, except in their own running games', async () => {
  const table = await openTable();
  const first = await table.startBot();
  const { anna, boris, chidi, channel, discord } = table;
  const explored = async (who: Visitor, options = {}): Promise<string> => {
    const answer = await (await who.command(channel, 'openings', options)).answer();
    expect(isEphemeral(answer)).toBe(true);
    return textOf(answer);
  };
  const played = async (moves: readonly string[]): Promise<string> => {
    const card = await playMoves(table, await begin(table, anna, boris), moves);
    await resign(table, anna, card);
    return gameOn(card);
  };

  expect(await explored(chidi)).toContain('No game in this server continued from here.');
  await played(CITY);
  await first.stop();
  await table.startBot();
  const second = await played(['c3-d4', 'b6-a5']);
  expect(await explored(chidi, { moves: 'c3-d4' })).toContain('**b6-a5** · 1 game · ⚪ 0 🤝 0 ⚫ 1');
  expect(await explored(anna, { moves: 'c3-d4' })).toContain('**d6-c5** · 1 game · ');

  // Step by step, to the replay of a game and back.
  const { message } = await chidi.command(channel, 'openings', { name: 'City game' });
  const there = (await chidi.click(message!.id, findButton(message!, 'Explore').custom_id)).message!;
  const back = (await chidi.click(there.id, findButton(there, '◀️').custom_id)).message!;
  expect(textOf(back)).toContain('**f6-g5** · 1 game · ');
  const replay = (await chidi.click(back.id, findButton(back, 'Anna – Boris 0–1').custom_id)).message!;
  expect(textOf(replay)).toContain('played **b2-c3**');

  await anna.command(channel, 'server void', { game: second });
  const asked = anna.messages(channel).at(-1)!;
  await anna.click(asked.id, findButton(asked, 'Void the game').custom_id);
  expect(await explored(chidi, { moves: 'c3-d4' })).not.toContain('b6-a5');

  const running = await playMoves(table, await begin(table, anna, boris), CITY.slice(0, 3));
  for (const who of [anna, boris])
    for (const options of [
      { name: 'City game', since: 'ever' },
      { moves: 'c3-d4' },
      { moves: 'c3-d4 d6-c5' },
    ])
      expect([options, await explored(who, options)]).toEqual([options, expect.stringContaining(CLOSED)]);
  expect(await explored(chidi, { moves: 'c3-d4' })).toContain('**d6-c5** · 1 game · ');
  await resign(table, boris, running);
  expect(await explored(boris, { moves: 'c3-d4' })).toContain('**d6-c5** · 2 games · ⚪ 1 🤝 0 ⚫ 1');
  expect(discord.refusals).toEqual([]);
});
