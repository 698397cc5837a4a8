/** Whole games between two people, to every end that a short game can have. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf, findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { ALL_RUNS } from '../runs.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { gameEndingBy, SHORT_DRAWS } from './games.ts';
import { byCommand, byHand } from './hands.ts';
import { begin, cardAfter, gameOn, pressNamed } from './cards.ts';
import { sitDown, type Table } from './table.ts';

const say = sayIn('en-US');

/** Plays the moves by typing and choosing in turn, and returns every card, the first included. */
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

const whispersTo = ({ anna, channel }: Table): readonly string[] =>
  anna.messages(channel).filter(isEphemeral).map(textOf);

const isClean = ({ discord }: Table): void => {
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
  expect(discord.unknownRoutes).toEqual([]);
};

test('a game to a win by slash command, menu and button', async () => {
  const table = await sitDown();
  const { anna, boris, channel } = table;
  const { list } = gameEndingBy('no-pieces');
  const cards = await playOut(table, await begin(table, anna, boris), list);

  const last = cards.at(-1)!;
  expect(textOf(last)).toContain(`🏆 Anna beat <@${boris.person.id}>`);
  expect(textOf(last)).toContain(say('result.no-pieces.player', { player: 'Boris' }));
  const expected = ['Rematch', 'Analyze', 'More…'];
  expect(buttonsOf(last).map(({ label }) => label)).toEqual(expected);
  expect(anna.pictureOf(last).length).toBeGreaterThan(1000);
  isClean(table);

  const left = () => anna.messages(channel).filter((message) => !isEphemeral(message));
  await expect.poll(() => left().map(({ id }) => id)).toEqual([last.id]);
});

test('a game to a win notifies each player of each move of the other, and nobody else', async () => {
  const table = await sitDown();
  const { anna, boris, chidi } = table;
  const { list } = gameEndingBy('no-moves');
  const cards = await playOut(table, await begin(table, anna, boris), list.slice(0, 12));
  const notified = (who: typeof anna) => new Set(who.notifications().map(({ id }) => id));
  const [annas, boriss] = [notified(anna), notified(boris)];
  expect(cards.map(({ id }) => [annas.has(id), boriss.has(id)])).toEqual(
    cards.map((_, ply) => [ply % 2 === 0, ply % 2 === 1]),
  );
  expect(chidi.notifications()).toEqual([]);
  isClean(table);
});

// `test/commands/wholeGame.test.ts` tests the other rules without Discord.
const DRAWS = ALL_RUNS ? SHORT_DRAWS : (['threefold'] as const);

test.each(DRAWS)('a game to a draw by the rule %s', async (by) => {
  const table = await sitDown();
  const cards = await playOut(table, await begin(table, table.anna, table.boris), gameEndingBy(by).list);
  const running = cards.slice(0, -1).map(textOf);
  expect(running.filter((text) => text.includes(' drew after '))).toEqual([]);
  expect(textOf(cards.at(-1)!)).toContain(' drew after ');
  expect(textOf(cards.at(-1)!)).toContain(say(`result.${by}`));
  isClean(table);
});

test('a game to a draw by agreement: an offer is declined, made again and accepted', async () => {
  const table = await sitDown();
  const { anna, boris } = table;
  const first = await begin(table, anna, boris);
  await pressNamed(anna, first, 'Offer draw');
  const offered = await cardAfter(table, first);
  await boris.click(offered.id, findButton(offered, 'Decline').custom_id);
  const declined = await cardAfter(table, offered);
  await boris.command(table.channel, 'games', { do: 'draw' });
  const again = await cardAfter(table, declined);
  await anna.click(again.id, findButton(again, 'Accept').custom_id);
  const agreed = await cardAfter(table, again);
  expect(textOf(agreed)).toContain(' drew after ');
  expect(textOf(agreed)).toContain(say('result.agreement'));
  isClean(table);
});

test('a game is resigned, after a question', async () => {
  const table = await sitDown();
  const { anna, boris } = table;
  const first = await begin(table, anna, boris);
  const asked = await pressNamed(anna, first, 'Resign');
  expect(isEphemeral(asked.message!)).toBe(true);
  const kept = await anna.click(asked.message!.id, findButton(asked.message!, 'Keep playing').custom_id);
  expect(kept.kind).toBe('quiet');
  await expect.poll(() => whispersTo(table)).toEqual([]);

  const again = await anna.command(table.channel, 'games', { do: 'resign' });
  await anna.click(again.message!.id, findButton(again.message!, 'Yes, resign').custom_id);
  const last = await cardAfter(table, first);
  expect(textOf(last)).toContain(`🏆 <@${boris.person.id}> beat`);
  // The card says it all: no private message remains beside it.
  await expect.poll(() => whispersTo(table)).toEqual([]);
  isClean(table);
});
