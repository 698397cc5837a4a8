/** A seek that is matched across two servers, and its game in both. */
import { expect, test } from 'vitest';
import { buttonsOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isCard } from './cards.ts';
import { MOVES } from './played.ts';
import { nameOn, openServers, playIn } from './servers.ts';

const LONG = { timeout: 20_000, interval: 50 };
const WISH = { time: '5+3', find: 'everywhere' };

test('members of two servers meet, each at home, and the game is rated where one waited longer', async () => {
  const servers = await openServers({ otherServers: true });
  const { table, store, owls, den, owlery, who, game } = servers;
  const { discord } = table;
  await table.startBot();
  const [anna, olga] = [who('Anna'), who('Olga')];
  // Someone who only wants opponents in their own server is not asked.
  await (await who('Oleg').command(owlery, 'play', { find: 'server', time: '5+3' })).answer();
  const waiting = await (await anna.command(den, 'play', WISH)).answer();
  expect(textOf(waiting)).toContain('Also in other servers');
  const lobbyIn = (name: string, channel: string) =>
    who(name)
      .messages(channel)
      .findLast((message) => textOf(message).includes('Looking for an opponent'));
  await expect.poll(() => lobbyIn('Boris', den), LONG).toBeDefined();
  // Nobody is listed in another server.
  await expect.poll(() => lobbyIn('Ossi', owlery), LONG).toBeDefined();
  expect(buttonsOf(lobbyIn('Ossi', owlery)!)).toHaveLength(1);
  expect(textOf(lobbyIn('Ossi', owlery)!)).not.toContain(anna.person.id);

  // Oleg, who is at home, would fit, so Olga asks for another clock, and Anna for that too.
  const other = { ...WISH, time: '10+5' };
  await (await anna.command(den, 'play', other)).answer();
  const found = await (await olga.command(owlery, 'play', other)).answer();
  expect(textOf(found)).toContain('Opponent found in another server');
  const cardIn = (name: string, channel: string) => who(name).messages(channel).findLast(isCard);
  await expect.poll(() => cardIn('Boris', den), LONG).toBeDefined();
  await expect.poll(() => cardIn('Ossi', owlery), LONG).toBeDefined();
  const [running] = await store.games.list({ player: anna.person.id, state: 'running' });
  const { id } = running!.game;

  await playIn(servers, id, MOVES, (name) => (name === 'Anna' ? den : owlery));
  const over = await game(id);
  const winner = nameOn(over, 'white');
  expect(over).toMatchObject({ result: { winner: 'white' }, place: { guildId: discord.guildId } });
  for (const [reader, channel] of [
    ['Boris', den],
    ['Ossi', owlery],
  ] as const)
    await expect
      .poll(() => textOf(cardIn(reader, channel)!), LONG)
      .toMatch(new RegExp(`${winner}.*(?:wins|beat)`, 'u'));

  const ratedIn = async (guildId: string) =>
    Promise.all(
      [anna, olga].map(async ({ person }) => {
        const records = await store.standings.records(guildId, person.id);
        return Array.from(records, ([pool, { spans }]) => [pool, spans.ever.games]);
      }),
    );
  const once = [
    ['all', 1],
    ['russian', 1],
  ];
  expect(await ratedIn(discord.guildId)).toEqual([once, once]);
  expect(await ratedIn(owls.id)).toEqual([[], []]);
  expect(discord.refusals.filter(({ status }) => status === 400)).toEqual([]);
}, 60_000);
