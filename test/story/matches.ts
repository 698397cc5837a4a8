/** Matches in the stand-in: accepted, with each game resigned and followed by the next. */
import type { APIMessage } from 'discord-api-types/v10';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { buttonTo, cardAfter, gameOn, isCard, pressNamed } from './cards.ts';
import type { Table } from './table.ts';

const say = sayIn('en-US');

export async function beginMatch(
  table: Table,
  terms: Record<string, string>,
  channel: string = table.channel,
): Promise<readonly [APIMessage, APIMessage]> {
  const { anna, boris } = table;
  const options = { opponent: boris.person.id, color: 'white', ...terms };
  const { message: invitation } = await anna.command(channel, 'play', options);
  if (!invitation) throw new Error('there is no invitation');
  await boris.click(invitation.id, buttonTo(invitation, 'challenge', 'accept'));
  return [invitation, await cardAfter(table, invitation)];
}

export async function resignGame(table: Table, who: Visitor, card: APIMessage): Promise<APIMessage> {
  const { message: question } = await pressNamed(who, card, say('button.resign'));
  await who.click(question!.id, findButton(question!, say('button.resign-now')).custom_id);
  return table.anna.waitFor(
    (message) =>
      isCard(message) &&
      textOf(message).includes(`beat ${who.person.name} `) &&
      gameOn(message) === gameOn(card),
  );
}

export const nextGame = (table: Table, card: APIMessage): Promise<APIMessage> =>
  table.anna.waitFor(
    (message) => isCard(message) && BigInt(message.id) > BigInt(card.id) && gameOn(message) !== gameOn(card),
  );

/** Anna, who began with White, is listed first in each game. */
export const matchScore = (
  { anna, boris }: Table,
  number: number,
  total: number,
  one: number,
  other: number,
): string =>
  say('match.score-of', {
    number,
    total,
    first: anna.person.name,
    firstPoints: one,
    second: boris.person.name,
    secondPoints: other,
  });
