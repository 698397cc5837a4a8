/** Two moves at once on one game: exactly one is played, and the other is told so. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { newChannel } from '../../playground/server/world/channel.ts';
import { addChannel } from '../../playground/server/world/world.ts';
import { findMenu, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { type Heard, isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { begin, cardAfter, gameOn, isCard } from './cards.ts';
import { sitDown } from './table.ts';

const ROUNDS = 200;

/** Two of the moves that the card offers, if it offers as many. */
function twoMovesOn(card: APIMessage): readonly [string, string] | null {
  const [menu] = menusOf(card);
  const [one, other] = menu && 'options' in menu ? menu.options : [];
  return one && other ? [one.value, other.value] : null;
}

const say = sayIn('en-US');
/** What the loser is told: that the card was late, or that it is not (any more) their turn. */
const TOO_LATE = [
  say('problem.stale-click'),
  ...(['white', 'black'] as const).map((turn) =>
    say('problem.not-your-turn', { color: say(`color.${turn}`) }),
  ),
];

/** The private answer; `null` when the move was played. */
const whispered = ({ message }: Heard): string | null =>
  message && isEphemeral(message) ? textOf(message) : null;

test(`${ROUNDS} times in a row, over as many games as that takes`, async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  // Each game has a channel of its own, because a person may begin only so many games per hour in one.
  const channels = [channel];
  let card = await begin(table, anna, boris);
  let ply = 0;
  const told: (readonly string[])[] = [];
  for (let round = 0; round < ROUNDS;) {
    const who: Visitor = ply % 2 === 0 ? anna : boris;
    const moves = twoMovesOn(card);
    if (moves) {
      // From two windows of the same player: a choice from the card, and a typed move.
      const response = await Promise.all([
        who.choose(card.id, findMenu(card).custom_id, [moves[round % 2]!]),
        who.command(channels.at(-1)!, 'move', { move: moves[1 - (round % 2)]!, game: gameOn(card) }),
      ]);
      told.push(response.map(whispered).filter((answer) => answer !== null));
      round += 1;
      card = await cardAfter(table, card, gameOn(card));
      ply += 1;
    } else {
      channels.push(
        addChannel(discord.world, newChannel(discord.world.newId(), `hall-${channels.length}`)).id,
      );
      card = await begin(table, anna, boris, channels.at(-1));
      ply = 0;
    }
  }
  expect(told.filter((answers) => answers.length !== 1)).toEqual([]);
  expect(told.flat().filter((answer) => !TOO_LATE.some((words) => answer.includes(words)))).toEqual([]);
  const seen = () =>
    channels
      .flatMap((each) => anna.messages(each))
      .filter(isCard)
      .map(gameOn);
  await expect.poll(() => seen().length - new Set(seen()).size).toBe(0);
  expect(discord.refusals).toEqual([]);
});
