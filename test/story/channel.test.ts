/** Events around a game in a channel: challenges, strangers, late presses, several games. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { findMenu, linksOf, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import { directChannel } from '../../playground/server/world/world.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { begin, buttonTo, cardAfter, gameOn, isCard, pressNamed, whispered } from './cards.ts';
import { byCommand, byHand } from './hands.ts';
import { remembered } from './remembered.ts';
import { type Table, sitDown } from './table.ts';
import { slowTest } from '../runs.ts';

const say = sayIn('en-US');

const linkTo = ({ discord }: Table, { channel_id, id }: APIMessage): string =>
  `https://discord.com/channels/${discord.world.guild.id}/${channel_id}/${id}`;

/** The old card is deleted once its replacement is posted. */
async function expectGone({ anna, channel }: Table, { id }: APIMessage): Promise<void> {
  await expect.poll(() => anna.messages(channel).some((message) => message.id === id)).toBe(false);
}

test('a click on an outdated board is answered privately with a link to the current one', async () => {
  const table = await sitDown();
  const { anna, boris, discord } = table;
  const old = await begin(table, anna, boris);
  // Her message still has the controls of an outdated board.
  const forbidden = { status: 403, body: { code: 50001, message: 'Missing Access' } };
  discord.faults.rest({ on: new RegExp(`DELETE .*${old.id}`, 'u'), times: 9, effect: forbidden });
  await byCommand(anna, old, 'c3-d4');
  const now = await cardAfter(table, old);
  await remembered(table, now);
  const response = await byHand(table.anna, old, 'a3-b4');
  expect(whispered(response)).toBe(say('problem.stale-click'));
  expect(linksOf(response.message!)).toEqual([linkTo(table, now)]);
  expect(picturesOf(response.message!)).toEqual([]);
});

/**
 * Two of Anna's games against Boris and one against Chidi in the channel. It is her turn in all of
 * them.
 */
async function threeGames(table: Table): Promise<readonly string[]> {
  const { anna, boris, chidi, channel, discord } = table;
  const days = await begin(table, anna, boris);
  await byCommand(anna, days, 'c3-d4');
  await byCommand(boris, await cardAfter(table, days), 'b6-a5');
  const second = await begin(table, anna, boris);
  const { message } = await anna.command(channel, 'play', {
    opponent: chidi.person.id,
    color: 'white',
    time: '1h',
  });
  await chidi.click(message!.id, buttonTo(message!, 'challenge', 'accept'));
  const urgent = await cardAfter(table, second);
  await anna.command(channel, 'move', { move: 'g3-h4', game: gameOn(urgent) });
  const answered = await cardAfter(table, urgent);
  await chidi.command(channel, 'move', { move: 'b6-a5', game: gameOn(urgent) });
  await cardAfter(table, answered);
  discord.clock.advance(10 * 60_000);
  return [gameOn(days), gameOn(second), gameOn(urgent)];
}

test('a choice between games against the same opponent distinguishes them', async () => {
  const table = await sitDown();
  const { anna, channel } = table;
  const ids = await threeGames(table);
  const asked = await anna.command(channel, 'move', { move: 'a3-b4' });
  const menu = findMenu(asked.message!);
  const lines = 'options' in menu ? menu.options : [];
  expect(new Map(lines.map(({ value, label, description }) => [value, `${label} / ${description}`]))).toEqual(
    new Map([
      [ids[0], 'Boris: Russian draughts, move 2 / Your move · last move b6-a5 · #draughts'],
      [
        ids[1],
        expect.stringMatching(/^Boris: Russian draughts, move 1 \/ Your move · .* left · #draughts$/u),
      ],
      [
        ids[2],
        expect.stringMatching(
          /^Chidi: Russian draughts, move 2 \/ Your move · last move b6-a5 · .* left · #draughts$/u,
        ),
      ],
    ]),
  );
  const games = await anna.complete(channel, 'move', { game: 'last move' }, 'game');
  expect(games.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^Chidi: Russian draughts, move 2 · last move b6-a5 · .* left · #draughts$/u),
  );
  expect(games).toHaveLength(2);
});

slowTest(
  'with several games against one opponent, the suggested moves are for the most urgent game',
  async () => {
    const table = await sitDown();
    const { anna, channel } = table;
    const [, , urgent] = await threeGames(table);
    const moves = await anna.complete(channel, 'move', { move: '' }, 'move');
    expect(moves.length).toBeGreaterThan(5);
    for (const { name } of moves) expect(name).toMatch(/^\S+ \(against Chidi, move 2\)$/u);
    const chosen = moves.find(({ name }) => name.startsWith('h4-g5'))!;
    const before = anna.messages(channel).at(-1)!;
    await anna.command(channel, 'move', { move: String(chosen.value) });
    const card = await cardAfter(table, before, urgent);
    expect(textOf(card)).toContain('** h4-g5');
    expect(table.discord.refusals).toEqual([]);
  },
);

test('a move made elsewhere is shown in the game’s channel, and its author is notified', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const first = await begin(table, anna, boris);
  const response = await anna.command(discord.channel('general'), 'move', { move: 'c3-d4' });
  expect(whispered(response)).toContain(say('note.moved', { move: 'c3-d4' }));
  const card = await cardAfter(table, first);
  expect(linksOf(response.message!)).toEqual([linkTo(table, card)]);
  expect(boris.notifications().map(({ id }) => id)).toContain(card.id);
  expect(boris.messages(discord.channel('general'))).toEqual([]);
  await expectGone(table, first);
  expect(anna.messages(channel).filter(isCard)).toEqual([card]);
  expect(discord.refusals).toEqual([]);
});

test('a move can be made from the list of all games in a direct message', async () => {
  const table = await sitDown();
  const { anna, boris, discord } = table;
  const first = await begin(table, anna, boris);
  const direct = directChannel(discord.world, anna.person).id;
  const { message: list } = await anna.command(direct, 'games');
  const { message: board } = await pressNamed(anna, list!, '1. Boris');
  const response = await byHand(anna, board!, 'c3-d4');
  const expected = ['update', expect.stringContaining(say('note.moved', { move: 'c3-d4' }))];
  expect([response.kind, whispered(response)]).toEqual(expected);
  const card = await cardAfter(table, first);
  expect(textOf(card)).toContain('** c3-d4');
  expect(discord.refusals).toEqual([]);
});
