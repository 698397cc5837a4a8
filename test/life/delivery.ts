/**
 * Interactions as Discord delivers them: presses on real messages, once or more often, and
 * malformed ones.
 */
import { presses } from '../../src/app/presses.ts';
import { expect } from 'vitest';
import { ComponentType, InteractionType } from 'discord-api-types/v10';
import { buttonsOf, menusOf } from '../../playground/server/visitor/reading.ts';
import type { Post } from '../../playground/server/world/channel.ts';
import { makeSnowflake } from '../../playground/server/world/snowflake.ts';
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

/** It is delivered to both processes in turns, and handled by one of them. */
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

type Json = Record<string, unknown>;

const without = (json: Json, ...keys: readonly string[]): Json =>
  Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)));

/** The fault of a malformed interaction. */
export const ODDITIES: Readonly<Record<string, (interaction: Json, now: number) => unknown>> = {
  'without an id': (json) => without(json, 'id'),
  'an id that is no number': (json) => ({ ...json, id: 'abc' }),
  'an id of the future': (json, now) => ({ ...json, id: makeSnowflake(now + 3_600_000) }),
  'an id of nothing': (json) => ({ ...json, id: '0' }),
  'without data': (json) => without(json, 'data'),
  'data that is none': (json) => ({ ...json, data: 'data' }),
  'a press of nothing': (json) => ({ ...json, data: { component_type: 2 } }),
  'a press of something else': (json) => ({ ...json, data: { component_type: 2, custom_id: '|||' } }),
  'a press of a board that never was': (json) => ({
    ...json,
    data: { component_type: 2, custom_id: 'board|flip|nobody|x|y' },
  }),
  'values that are none': (json) => ({
    ...json,
    data: { component_type: 3, custom_id: 'move|pick|x', values: 7 },
  }),
  'a command that never was': (json) => ({ ...json, type: 2, data: { id: '1', type: 1, name: 'toString' } }),
  'options that are none': (json) => ({
    ...json,
    type: 2,
    data: { id: '1', type: 1, name: 'move', options: [null] },
  }),
  'typing in a command that never was': (json) => ({
    ...json,
    type: 4,
    data: { id: '1', type: 1, name: 'x' },
  }),
  'a window of nothing': (json) => ({ ...json, type: 5, data: { custom_id: 'x|y' } }),
  'of an unknown kind': (json) => ({ ...json, type: 99 }),
  'of no kind': (json) => without(json, 'type'),
  'of nobody': (json) => without(json, 'member', 'user'),
  'from nowhere': (json) => without(json, 'channel', 'channel_id'),
  'a message that is none': (json) => ({ ...json, message: 3 }),
  'without a token': (json) => without(json, 'token'),
  'no object': () => null,
};

/** It ends nothing, and is no bug. */
export async function deliverOdd(world: World, click: Click, oddity: string): Promise<void> {
  const interaction = pressed(world, click);
  const odd = ODDITIES[oddity];
  if (!interaction || !odd) return;
  const { handle, log } = openDoor(world, { process: 0, death: null });
  await handle(odd({ ...interaction }, world.time.now));
  // Discord would never send an unregistered name, so that is reported as a bug.
  expect(bugsIn(log).filter((bug) => !bug.includes('there is no command'))).toEqual([]);
}
