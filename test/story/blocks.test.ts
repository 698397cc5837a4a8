/** People who want nothing of each other, and a server that wants nothing of someone, through Discord. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { type Heard, isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { begin, buttonTo, cardAfter, gameOn, resign } from './cards.ts';
import { byCommand } from './hands.ts';
import { openTable, sitDown } from './table.ts';

async function told(heard: Promise<Heard>): Promise<string> {
  const answer = await (await heard).answer();
  expect(isEphemeral(answer)).toBe(true);
  return textOf(answer);
}

const challenge = async (who: Visitor, channel: string, opponent: Visitor): Promise<Heard> =>
  who.command(channel, 'challenge', { opponent: opponent.person.id });

const accept = async (who: Visitor, invitation: APIMessage): Promise<Heard> =>
  who.click(invitation.id, findButton(invitation, 'Accept').custom_id);

const at = ({ person }: Visitor): string => `<@${person.id}>`;

test('whoever is blocked reaches nobody, and hears no more than that there is no game; what goes on goes on', async () => {
  const table = await openTable();
  const bot = await table.startBot();
  const { anna, boris, chidi, channel, discord } = table;
  let card = await begin(table, anna, boris);
  const open = (await anna.command(channel, 'challenge', { color: 'random' })).message!;
  const fromBoris = (await challenge(boris, channel, anna)).message!;

  expect(await told(anna.command(channel, 'block', { user: boris.person.id }))).toBe(
    `${at(boris)} can’t challenge you, offer you a rematch, or accept your challenges anymore. In new tournaments, I’ll keep you apart if the pairings allow it. Games in progress continue. You can undo this with \`/unblock\`.`,
  );
  // It is no matter of the process that was told of it.
  await bot.stop();
  await table.startBot();
  // A third sees what everyone sees.
  const seen = (): number => chidi.messages(channel).length;
  const before = seen();
  const none = `A game with ${at(anna)} isn’t possible right now. Challenge someone else, or let anyone accept.`;
  expect(await told(challenge(boris, channel, anna))).toBe(none);
  expect(await told(accept(boris, open))).toBe(none);
  const own = `You’ve blocked ${at(boris)}. To play with them again, unblock them first.`;
  expect(await told(challenge(anna, channel, boris))).toBe(own);
  expect(await told(accept(anna, fromBoris))).toBe(own);
  expect(await told(anna.command(channel, 'block'))).toBe(`Blocked: ${at(boris)}`);
  expect(seen()).toBe(before);

  for (const [ply, move] of ['c3-d4', 'b6-a5'].entries()) {
    await (ply === 0 ? anna : boris).command(channel, 'move', { move, game: gameOn(card) });
    card = await cardAfter(table, card, gameOn(card));
  }
  const over = await resign(table, boris, card);
  expect(await told(boris.click(over.id, buttonTo(over, 'rematch', 'offer')))).toBe(none);
  expect(await told(anna.command(channel, 'rematch', { game: gameOn(card) }))).toBe(own);
  expect(await told(boris.command(channel, 'block'))).toBe('Nobody is blocked.');

  expect(await told(anna.command(channel, 'unblock', { user: boris.person.id }))).toBe(
    `You’ve unblocked ${at(boris)}.`,
  );
  expect(await told(anna.command(channel, 'unblock', { user: boris.person.id }))).toBe(
    `${at(boris)} isn’t blocked. See who is with \`/block\`.`,
  );
  await accept(boris, open);
  await cardAfter(table, over);
  expect(discord.refusals).toEqual([]);
});

test('a rematch that was offered before can be declined, not accepted', async () => {
  const table = await sitDown();
  const { anna, boris, channel } = table;
  const card = await begin(table, anna, boris);
  await byCommand(anna, card, 'c3-d4');
  const over = await resign(table, boris, await cardAfter(table, card));
  await boris.click(over.id, buttonTo(over, 'rematch', 'offer'));
  const offered = await cardAfter(table, over, gameOn(card));
  await anna.command(channel, 'block', { user: boris.person.id });
  expect(await told(anna.click(offered.id, buttonTo(offered, 'rematch', 'accept')))).toContain(
    'You’ve blocked',
  );
  await anna.click(offered.id, buttonTo(offered, 'rematch', 'decline'));
  await anna.waitFor((message) => message.id === offered.id && !textOf(message).includes('offers a rematch'));
});

test('whom a server blocks begins no game there and invites nobody; only its admins may say so', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel, discord } = table;
  const card = await begin(table, anna, boris);
  const open = (await chidi.command(channel, 'challenge', { color: 'random' })).message!;
  const managers =
    'Only server managers can do this: you need the **Manage Server** permission. Ask someone who has it.';
  for (const name of ['block', 'unblock'])
    expect(await told(boris.command(channel, name, { user: chidi.person.id, server: true }))).toBe(managers);
  expect(await told(boris.command(channel, 'block', { server: true }))).toBe(managers);

  await anna.command(channel, 'block', { user: boris.person.id, server: true });
  expect(await told(anna.command(channel, 'block', { server: true }))).toBe(`Blocked: ${at(boris)}`);
  expect(await told(anna.command(channel, 'block', { server: false }))).toBe('Nobody is blocked.');
  const never = 'You can’t start games in this server. You can still play me in direct messages.';
  expect(await told(boris.command(channel, 'challenge', { color: 'random' }))).toBe(never);
  expect(await told(challenge(boris, channel, chidi))).toBe(never);
  expect(await told(accept(boris, open))).toBe(never);
  const engine = { opponent: discord.botId, level: '1' };
  expect(await told(boris.command(channel, 'challenge', engine))).toBe(never);
  expect(await told(challenge(chidi, channel, boris))).toBe(
    `A game with ${at(boris)} isn’t possible right now. Challenge someone else, or let anyone accept.`,
  );
  await byCommand(anna, card, 'c3-d4');
  const over = await resign(table, boris, await cardAfter(table, card));
  expect(await told(boris.click(over.id, buttonTo(over, 'rematch', 'offer')))).toBe(never);

  expect(await told(anna.command(channel, 'unblock', { user: boris.person.id, server: true }))).toBe(
    `${at(boris)} can play in this server again.`,
  );
  await accept(boris, open);
  await cardAfter(table, over);
  expect(discord.refusals).toEqual([]);
});
