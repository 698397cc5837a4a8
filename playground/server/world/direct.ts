/** Direct messages between the bot and one person: a channel that is made when it is first asked for. */
import type { Person } from './people.ts';
import { makeSnowflake, timeOf } from './snowflake.ts';
import { newChannel, type Channel } from './channel.ts';
import type { World } from './world.ts';

/** The channel; its id depends only on the person. */
export function directChannel(world: World, person: Person): Channel {
  const id = makeSnowflake(timeOf(person.id), 1n);
  const known = world.channels.get(id);
  if (known !== undefined) return known;
  const made = newChannel(id, person.name, { recipient: person });
  world.channels.set(id, made);
  return made;
}
