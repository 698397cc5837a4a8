/** Direct messages: channels that are made when they are first asked for. */
import type { Person } from './people.ts';
import { makeSnowflake, timeOf } from './snowflake.ts';
import { newChannel, type Channel } from './channel.ts';
import { addChannel, type World } from './world.ts';

/** The channel; its id depends only on the person. */
export function directChannel(world: World, person: Person): Channel {
  const id = makeSnowflake(timeOf(person.id), 1n);
  const known = world.channels.get(id);
  if (known !== undefined) return known;
  return addChannel(world, newChannel(id, person.name, { recipient: person }));
}

/** The direct messages of these people among themselves, who use the bot there because they installed it for themselves. */
export function channelAmong(world: World, people: readonly Person[]): Channel {
  const isTheirs = ({ among }: Channel): boolean =>
    among?.length === people.length && people.every((one) => among.includes(one));
  const known = [...world.channels.values()].find(isTheirs);
  if (known !== undefined) return known;
  const name = people.map((one) => one.name).join(', ');
  return addChannel(world, newChannel(world.newId(), name, { among: people }));
}
