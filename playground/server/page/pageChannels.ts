/** The channels as the page lists them: the server's own, each with the threads in which people still write, then direct messages. */
import { InteractionContextType } from 'discord-api-types/v10';
import type { PageChannel } from '../../protocol.ts';
import { contextOf, isOpenTo, type Channel } from '../world/channel.ts';
import { guildChannels } from '../world/thread.ts';
import type { Person } from '../world/people.ts';
import type { World } from '../world/world.ts';

/** What the person can open. */
export function pageChannels(world: World, person: Person): readonly PageChannel[] {
  const all = [...world.channels.values()].filter((channel) => isOpenTo(channel, person));
  const threadsOf = (parent: Channel): readonly Channel[] =>
    all.filter((channel) => channel.parent === parent && !channel.archived);
  const direct = all.filter((channel) => contextOf(channel) !== InteractionContextType.Guild);
  return [
    ...guildChannels(world).flatMap((channel) => [
      shown(channel, 'text'),
      ...threadsOf(channel).map((thread) => shown(thread, 'thread')),
    ]),
    ...direct.map((channel) => ({
      ...shown(channel, 'direct'),
      name: nameFor(world, person, channel),
    })),
  ];
}

const shown = (channel: Channel, kind: PageChannel['kind']): PageChannel => ({
  id: channel.id,
  name: channel.name,
  kind,
  context: contextOf(channel),
});

/** Direct messages are called by whom one talks with. */
const nameFor = ({ bot }: World, person: Person, { among }: Channel): string =>
  among === null
    ? bot.name
    : among
        .filter((one) => one !== person)
        .map((one) => one.name)
        .join(', ');
