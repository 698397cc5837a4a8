/**
 * A game of two servers has spectators in both: each server lists it with its own card, and calls
 * its own members to it.
 */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { isCard } from './cards.ts';
import { openServers, playIn, resignIn } from './servers.ts';
import { direct, toldInThreads } from './told.ts';

const LONG = { timeout: 20_000, interval: 50 };
const WISH = { time: '3d', find: 'everywhere' };

const cardsIn = (who: Visitor, channel: string) => who.messages(channel).filter(isCard);

async function answered(who: Visitor, channel: string, name: string, options = {}): Promise<string> {
  return textOf(await (await who.command(channel, name, options)).answer());
}

test('in the second server, a game is suggested, watched by its link and live, also when its thread there is deleted', async () => {
  const servers = await openServers({ otherServers: true, gamesIn: 'thread' });
  const { table, store, owls, den, owlery, who, game } = servers;
  const { discord } = table;
  await table.startBot();
  const [anna, olga, chidi, ossi] = ['Anna', 'Olga', 'Chidi', 'Ossi'].map(who);
  await answered(anna!, den, 'play', WISH);
  expect(await answered(olga!, owlery, 'play', WISH)).toContain('Opponent found in another server');
  const [record] = await store.games.list({ player: anna!.person.id, state: 'running' });
  const { id, place, second } = record!.game;
  expect([place.threadOf, second?.place.threadOf]).toEqual([den, owlery]);
  const thread = second!.place.channelId;
  await expect.poll(() => cardsIn(ossi!, thread), LONG).toHaveLength(1);
  const [card] = cardsIn(ossi!, thread);

  expect(await ossi!.complete(owlery, 'watch', { game: 'olga' }, 'game')).toMatchObject([{ value: id }]);
  const link = `https://discord.com/channels/${owls.id}/${thread}/${card!.id}`;
  expect(await answered(ossi!, owlery, 'watch')).toContain(link);
  expect(await answered(chidi!, den, 'watch')).toContain(`/${discord.guildId}/${place.channelId}/`);
  expect(await answered(ossi!, owlery, 'watch', { game: link, when: 'moves' })).toContain('private thread');
  await answered(chidi!, den, 'watch', { player: anna!.person.id, when: 'end' });

  const told = (): readonly string[] => {
    discord.clock.advance(6000);
    return toldInThreads(table, ossi!);
  };
  const at = (name: string): string => (name === 'Anna' ? den : owlery);
  await playIn(servers, id, ['c3-d4'], at);
  await expect.poll(told, LONG).toContainEqual(expect.stringContaining('c3-d4'));

  discord.deleteChannel(thread);
  await playIn(servers, id, ['b6-a5', 'd4-c5'], at);
  await expect
    .poll(() => cardsIn(ossi!, owlery).map(textOf), LONG)
    .toEqual([expect.stringContaining('d4-c5')]);
  expect((await game(id)).place).toEqual(place);
  // The new card is stored after it is posted.
  await expect
    .poll(() => answered(ossi!, owlery, 'watch'), { ...LONG, interval: 500 })
    .toContain(`/${owls.id}/${owlery}/`);
  await expect.poll(told, LONG).toContainEqual(expect.stringContaining('d4-c5'));

  await resignIn(servers, id, 'Olga', owlery);
  await expect.poll(told, LONG).toContainEqual(expect.stringContaining('is over'));
  await expect
    .poll(() => direct(table, chidi!).map(textOf), LONG)
    .toEqual([expect.stringContaining('is over')]);
  expect(await answered(ossi!, owlery, 'watch')).toContain('Nobody is playing');
  expect(discord.refusals.filter(({ status }) => status === 400)).toEqual([]);
}, 60_000);
