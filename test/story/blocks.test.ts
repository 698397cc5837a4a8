/** People who block each other, and a server that blocks someone, through Discord. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf, findButton, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
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
  who.command(channel, 'play', { opponent: opponent.person.id });

const accept = async (who: Visitor, invitation: APIMessage): Promise<Heard> =>
  who.click(invitation.id, findButton(invitation, 'Accept').custom_id);

const at = ({ person }: Visitor): string => `<@${person.id}>`;

test('a blocked user can’t reach the blocker, and isn’t told why, but running games continue', async () => {
  const table = await openTable();
  const bot = await table.startBot();
  const { anna, boris, chidi, channel, discord } = table;
  let card = await begin(table, anna, boris);
  const open = (await anna.command(channel, 'play', { color: 'random' })).message!;
  const fromBoris = (await challenge(boris, channel, anna)).message!;

  expect(await told(anna.command(channel, 'preferences', { block: boris.person.id }))).toBe(
    `${at(boris)} can’t challenge you, offer you a rematch, or accept your challenges anymore. In new tournaments, I’ll keep you apart if the pairings allow it. Games in progress continue. You can unblock them with \`/preferences\`.`,
  );
  // Any process enforces the block, not only the process that saved the block.
  await bot.stop();
  await table.startBot();
  // A third person sees the same as everyone.
  const seen = (): number => chidi.messages(channel).length;
  const before = seen();
  const none = `A game with ${at(anna)} isn’t possible right now. Challenge someone else, or let anyone accept.`;
  expect(await told(challenge(boris, channel, anna))).toBe(none);
  expect(await told(accept(boris, open))).toBe(none);
  const own = `You’ve blocked ${at(boris)}. To play with them again, unblock them first.`;
  expect(await told(challenge(anna, channel, boris))).toBe(own);
  expect(await told(accept(anna, fromBoris))).toBe(own);
  expect(await told(anna.command(channel, 'preferences', { open: 'blocks' }))).toBe(
    `### You’ve blocked\n${at(boris)}`,
  );
  expect(seen()).toBe(before);

  for (const [ply, move] of ['c3-d4', 'b6-a5'].entries()) {
    await (ply === 0 ? anna : boris).command(channel, 'move', { move, game: gameOn(card) });
    card = await cardAfter(table, card, gameOn(card));
  }
  const over = await resign(table, boris, card);
  expect(await told(boris.click(over.id, buttonTo(over, 'rematch', 'offer')))).toBe(none);
  expect(await told(anna.command(channel, 'games', { do: 'rematch', game: gameOn(card) }))).toBe(own);
  expect(await told(boris.command(channel, 'preferences', { open: 'blocks' }))).toBe('Nobody is blocked.');

  expect(await told(anna.command(channel, 'preferences', { unblock: boris.person.id }))).toBe(
    `You’ve unblocked ${at(boris)}.`,
  );
  expect(await told(anna.command(channel, 'preferences', { unblock: boris.person.id }))).toBe(
    `${at(boris)} isn’t blocked. See who is with \`/preferences\`.`,
  );
  await accept(boris, open);
  await cardAfter(table, over);
  expect(discord.refusals).toEqual([]);
});

test('a rematch that was offered before can be declined, but not accepted', async () => {
  const table = await sitDown();
  const { anna, boris, channel } = table;
  const card = await begin(table, anna, boris);
  await byCommand(anna, card, 'c3-d4');
  const over = await resign(table, boris, await cardAfter(table, card));
  await boris.click(over.id, buttonTo(over, 'rematch', 'offer'));
  const offered = await cardAfter(table, over, gameOn(card));
  await anna.command(channel, 'preferences', { block: boris.person.id });
  expect(await told(anna.click(offered.id, buttonTo(offered, 'rematch', 'accept')))).toContain(
    'You’ve blocked',
  );
  await anna.click(offered.id, buttonTo(offered, 'rematch', 'decline'));
  await anna.waitFor((message) => message.id === offered.id && !textOf(message).includes('offers a rematch'));
});

test('a user blocked by a server can’t begin a game or invite anyone there; only the admins can see that', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel, discord } = table;
  const card = await begin(table, anna, boris);
  const open = (await chidi.command(channel, 'play', { color: 'random' })).message!;
  await expect(boris.command(channel, 'server block')).rejects.toThrow('not offered to Boris');

  await anna.command(channel, 'server block', { user: boris.person.id });
  expect(await told(anna.command(channel, 'server block'))).toBe(`### Blocked in this server\n${at(boris)}`);
  expect(await told(anna.command(channel, 'preferences', { open: 'blocks' }))).toBe('Nobody is blocked.');
  const never = 'You can’t start games in this server. You can still play me in direct messages.';
  expect(await told(boris.command(channel, 'play', { color: 'random' }))).toBe(never);
  expect(await told(challenge(boris, channel, chidi))).toBe(never);
  expect(await told(accept(boris, open))).toBe(never);
  const engine = { opponent: discord.botId, level: '1' };
  expect(await told(boris.command(channel, 'play', engine))).toBe(never);
  expect(await told(challenge(chidi, channel, boris))).toBe(
    `A game with ${at(boris)} isn’t possible right now. Challenge someone else, or let anyone accept.`,
  );
  await byCommand(anna, card, 'c3-d4');
  const over = await resign(table, boris, await cardAfter(table, card));
  expect(await told(boris.click(over.id, buttonTo(over, 'rematch', 'offer')))).toBe(never);

  expect(await told(anna.command(channel, 'server block', { user: boris.person.id, unblock: true }))).toBe(
    `${at(boris)} can play in this server again.`,
  );
  await accept(boris, open);
  await cardAfter(table, over);
  expect(discord.refusals).toEqual([]);
});

test('people are blocked with a menu of people and unblocked from the list, both for users and for servers', async () => {
  const { anna, boris, chidi, channel, discord } = await sitDown();
  for (const server of [false, true]) {
    const title = server ? '### Blocked in this server' : '### You’ve blocked';
    const shown = (): ReturnType<Visitor['command']> =>
      server
        ? anna.command(channel, 'server block')
        : anna.command(channel, 'preferences', { open: 'blocks' });
    const { message: list } = await shown();
    const pick = async (who: Visitor): Promise<APIMessage> => {
      const [menu] = menusOf(list!);
      expect(menu?.placeholder).toBe(server ? 'Block someone in this server…' : 'Block someone…');
      return (await anna.choose(list!.id, menu!.custom_id, [who.person.id])).message!;
    };
    await pick(boris);
    const both = await pick(chidi);
    expect(textOf(both)).toContain(
      server ? `${at(chidi)} can’t start games` : `${at(chidi)} can’t challenge you`,
    );
    for (const who of [boris, chidi]) expect(textOf(both).split(title)[1]).toContain(at(who));
    const [first] = buttonsOf(both);
    const one = (await anna.click(both.id, first!.custom_id)).message!;
    const left = buttonsOf(one).filter(({ label }) => label === 'Unblock');
    expect([one.id, left.length]).toEqual([list!.id, 1]);
    await anna.click(one.id, buttonsOf(one)[0]!.custom_id);
    expect(await told(shown())).toBe('Nobody is blocked.');
  }
  expect(discord.refusals).toEqual([]);
});

test('a former admin can’t block anyone from an old list', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const { message: list } = await anna.command(channel, 'server block');
  discord.demote('Anna');
  const [menu] = menusOf(list!);
  expect(await told(anna.choose(list!.id, menu!.custom_id, [boris.person.id]))).toContain('Only admins');
  discord.world.guild.demoted.clear();
  expect(await told(anna.command(channel, 'server block'))).toBe('Nobody is blocked.');
});
