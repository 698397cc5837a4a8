/** Tournaments through the stand-in: created, joined by buttons, played in their thread, won. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { buttonTo } from './cards.ts';
import { patient } from './patient.ts';
import { sitDown, type Table } from './table.ts';

const says = (words: string) => (message: APIMessage) => textOf(message).includes(words);

/** What a command answers to its asker. */
const answerTo = async (who: Visitor, channel: string, name: string, options = {}): Promise<string> =>
  textOf(await (await who.command(channel, name, options)).answer());

/** Somebody resigns a game, which begins in a moment at the latest. */
async function resign({ anna }: Table, who: Visitor, game: string): Promise<void> {
  const card = await anna.waitFor((message) => JSON.stringify(message.components).includes(`|${game}|`));
  const question = await (await who.command(card.channel_id, 'resign', { game })).answer();
  await who.click(question.id, buttonTo(question, 'resign', 'confirm'));
}

test('a knockout of five, from its announcement to its podium', async () => {
  const table = await sitDown({}, { people: ['Dora', 'Elif'] });
  const { anna, boris, chidi, channel, discord } = table;
  const dora = patient(discord.visitor('Dora'));
  const elif = patient(discord.visitor('Elif'));
  const terms = { name: 'Friday cup', form: 'knock-out', time: '3d', starts: '2h', 'third-place': false };
  expect(await answerTo(anna, channel, 'tournament create', terms)).toContain('**Friday cup** is open');
  const card = await anna.waitFor(says('🏆 **Friday cup**'));
  const id = buttonTo(card, 'tournament', 'join').split('|')[2] ?? '';
  for (const who of [anna, boris, chidi, dora, elif]) {
    const { message } = await who.click(card.id, buttonTo(card, 'tournament', 'join'));
    expect(textOf(message!)).toContain('You’re in **Friday cup**');
  }
  await anna.waitFor((message) => message.id === card.id && says('**5 players:**')(message));
  expect(await answerTo(anna, channel, 'tournament manage start')).toContain('Done');

  // By their names Anna, Boris and Chidi go on at first; both games of a match are played side by side, and won by the same player.
  const win = async (match: string, loser: Visitor): Promise<void> => {
    await Promise.all([1, 2].map((game) => resign(table, loser, `${id}${match}g${game}`)));
  };
  await win('r1b1', elif);
  await Promise.all([win('r2b1', dora), win('r2b2', chidi)]);
  await win('r3b1', boris);
  const end = await anna.waitFor((message) => message.channel_id !== channel && says('🥇')(message));
  expect(textOf(end)).toContain(`🥇 <@${anna.person.id}>`);
  expect(await answerTo(boris, channel, 'tournament table')).toContain('Boris');
  expect(await answerTo(boris, channel, 'tournament history')).toContain('Friday cup');
  expect(discord.refusals).toEqual([]);
});
