/** Interactions as Discord delivers them: presses on real messages, once or several times. */
import { presses } from '../../src/app/presses.ts';
import { expect } from 'vitest';
import { ComponentType, InteractionType } from 'discord-api-types/v10';
import { buttonsOf, menusOf } from '../../playground/server/visitor/reading.ts';
import type { Post } from '../../playground/server/world/channel.ts';
import { commands } from '../../commands/index.ts';
import { attending, type Intake } from '../../src/discord/incoming/intake.ts';
import { measureLateness } from '../../src/discord/incoming/lateness.ts';
import { routerOf } from '../../src/discord/incoming/router.ts';
import { openNotebook, type Notebook } from '../discord/notebook.ts';
import { isOpenFor, publicPosts } from './channel.ts';
import { present } from './discord.ts';
import { personNamed, type Name } from './people.ts';
import { tableFor, type How, type World } from './world.ts';

/** A press on one of the latest messages. */
interface Click {
  readonly by: Name;
  /** The message, counted from the newest, its control, and the choice in a menu. */
  readonly message: number;
  readonly control: number;
  readonly choice: number;
}

/** A process's handling of an interaction, and its log. */
function openDoor(world: World, how: How): Pick<Intake, 'handle'> & { readonly log: Notebook } {
  const { app } = tableFor(world, how);
  const log = openNotebook();
  const lateness = measureLateness(() => world.time.now);
  lateness.sawAnswer(new Date(world.time.now).toUTCString());
  const route = routerOf({
    app,
    commands,
    presses,
    present,
    answering: world.lines[how.process].rest,
    log,
    lateness,
    meter: { interaction: () => undefined, acknowledged: () => undefined },
    stopwatch: () => world.time.now,
  });
  return { ...attending(route, log, () => world.time.now), log };
}

/** The controls of a message. */
function dataOf({ message }: Post, { control, choice }: Click): unknown {
  const controls = [...buttonsOf(message), ...menusOf(message)].filter(({ disabled }) => !disabled);
  const found = controls[control % Math.max(1, controls.length)];
  if (!found) return null;
  const { custom_id, type } = found;
  if (type !== ComponentType.StringSelect) return { custom_id, component_type: type };
  const option = found.options[choice % found.options.length];
  return { custom_id, component_type: type, values: option ? [option.value] : [] };
}

function pressed({ discord }: World, click: Click): object | null {
  const { world } = discord.core;
  const readable = publicPosts(discord).filter(({ message }) =>
    isOpenFor(discord, click.by, message.channel_id),
  );
  const post = readable.toReversed()[click.message];
  const channel = post && world.channels.get(post.message.channel_id);
  const data = post && dataOf(post, click);
  if (!channel || !data || channel.guild?.hasBot === false) return null;
  const user = personNamed(click.by);
  return discord.interaction({ type: InteractionType.MessageComponent, user, channel, source: post, data });
}

/** Interactions are delivered to both processes in turn, and each is handled by one of them. */
export async function deliver(world: World, click: Click, copies: number): Promise<void> {
  const interaction = pressed(world, click);
  if (!interaction) return;
  const before = world.counters.deeds;
  const doors = Array.from({ length: copies }, (_, copy) =>
    openDoor(world, { process: copy % 2 === 0 ? 0 : 1, death: null }),
  );
  for (const deed of doors.keys()) world.doers.set(before + 1 + deed, click.by);
  await Promise.all(doors.map(({ handle }) => handle(interaction)));
  const deciding = new Set(world.chronicle.entries.map(({ deed }) => deed).filter((deed) => deed > before));
  expect(deciding.size).toBeLessThanOrEqual(1);
  expect(doors.flatMap(({ log }) => bugsIn(log))).toEqual([]);
}

const bugsIn = ({ entries }: Notebook): readonly string[] =>
  entries.filter(({ level }) => level === 'error').map(({ details }) => String(details['err']));
