/**
 * Trouble in a server: missing answers and refusals from Discord, revoked permissions, deleted
 * channels, and the bot's removal.
 */
import { disruptionsOf } from '../../playground/server/disruptions.ts';
import { USUAL_PERMISSIONS, without, type Permission } from '../../playground/server/world/permissions.ts';
import { remove } from '../../playground/server/world/posts.ts';
import { timeOf } from '../../playground/server/world/snowflake.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import type { Discord } from './discord.ts';

/** Permissions that are revoked everywhere in the server. */
const DENIED = {
  unseen: ['ViewChannel'],
  mute: ['SendMessages', 'SendMessagesInThreads'],
  blind: ['ReadMessageHistory'],
  'without files': ['AttachFiles'],
  'without threads': ['CreatePublicThreads'],
  'without events': ['CreateEvents'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

/** The answer to a request that isn't about an interaction, by method, status and code. */
const REFUSED = {
  silent: { on: 'GET|POST|PATCH|DELETE', status: 503, code: 0 },
  wrong: { on: 'POST|PATCH', status: 400, code: 50_035 },
  kept: { on: 'DELETE', status: 403, code: 50_013 },
  closed: { on: 'POST|PATCH|DELETE', status: 403, code: 0 },
  unknown: { on: 'POST|PATCH', status: 404, code: 0 },
} as const;

type Weather = keyof typeof DENIED | keyof typeof REFUSED;

const isDenial = (weather: Weather): weather is keyof typeof DENIED => Object.hasOwn(DENIED, weather);
const isRefusal = (weather: Weather): weather is keyof typeof REFUSED => Object.hasOwn(REFUSED, weather);
export const WEATHERS: readonly Weather[] = [...Object.keys(DENIED), ...Object.keys(REFUSED)].filter(
  (name): name is Weather => Object.hasOwn(DENIED, name) || Object.hasOwn(REFUSED, name),
);

/** The fault lasts until the next fault. */
const ON_AND_ON = 1_000_000;

function letOr({ core }: Discord, denied: readonly Permission[]): void {
  for (const channel of core.world.channels.values())
    if (channel.recipient === null) channel.botPermissions = without(USUAL_PERMISSIONS, denied);
}

/**
 * All permissions are restored, and Discord answers normally. Deletions remain, and so does the
 * bot's removal.
 */
export function clearUp(discord: Discord): void {
  const { faults, world } = discord.core;
  faults.clear();
  letOr(discord, []);
  for (const channel of world.channels.values()) channel.locked = false;
}

export function befall(discord: Discord, weather: Weather): void {
  clearUp(discord);
  if (isDenial(weather)) letOr(discord, DENIED[weather]);
  if (!isRefusal(weather)) return;
  const { on, status, code } = REFUSED[weather];
  const body = { message: weather, code };
  const requests = new RegExp(`^(?:${on}) /(?!interactions|webhooks)`, 'u');
  discord.core.faults.rest({ on: requests, times: ON_AND_ON, effect: { status, body } });
}

/**
 * After this time (ms) without a message, Discord archives a thread, because the bot requests this
 * time when it opens a thread.
 */
const IDLE = 7 * DAY;

/** Archives threads that had no messages for a week. */
export function archiveIdle({ core: { world } }: Discord): void {
  const weather = disruptionsOf(world);
  const now = world.clock.now();
  for (const { id, parent, posts } of world.channels.values()) {
    const latest = [...posts.values()].at(-1)?.message.id ?? id;
    if (parent && now - timeOf(latest) >= IDLE) weather.archive(id);
  }
}

/** Deletes a channel with its threads and messages, or a thread. */
export function deleteChannel({ core: { world } }: Discord, channelId: string): void {
  const weather = disruptionsOf(world);
  const gone = [...world.channels.values()].filter(
    ({ id, parent }) => id === channelId || parent?.id === channelId,
  );
  for (const channel of gone) {
    for (const post of channel.posts.values()) remove(world, channel, post);
    weather.deleteChannel(channel.id);
  }
}

/** A moderator deletes a message. */
export const deleteMessage = ({ core }: Discord, messageId: string): void =>
  disruptionsOf(core.world).deleteMessage(messageId);

export const throwOut = ({ core }: Discord): void => disruptionsOf(core.world).kick();
export const invite = ({ core }: Discord): void => disruptionsOf(core.world).invite();
