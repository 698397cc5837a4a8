/** Requests with the bot's permissions. A thread on a message has the message's id. */
import {
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  MessageCreateRequestSchema,
  MessageEditRequestPartialSchema,
  SnowflakeTypeSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import { ChannelType, InteractionContextType } from 'discord-api-types/v10';
import { object } from 'zod/mini';
import { refusal } from '../refusal.ts';
import { countOldEdit } from './limits.ts';
import { type Call, type Routes, created, entered, seen } from './request.ts';
import type { MessageBody } from '../rules/body.ts';
import { checkMessage } from '../rules/message.ts';
import { channelOf } from '../shown/channel.ts';
import { type Channel, type Post, contextOf } from '../world/channel.ts';
import { may } from '../world/permissions.ts';
import { edit, remove, send } from '../world/posts.ts';
import { timeOf } from '../world/snowflake.ts';
import {
  type World,
  addMember,
  directChannel,
  guildChannels,
  openThread,
  setArchived,
} from '../world/world.ts';

export const CHANNEL_ROUTES: Routes = {
  'GET /guilds/:guild/channels': (call) => {
    const { world } = call.core;
    return guildChannels(world, entered(call)).map((one) => channelOf(world, one));
  },
  'GET /channels/:channel': (call) => channelOf(call.core.world, seen(call)),
  // For other users' threads, the bot would need Manage Threads.
  'PATCH /channels/:channel': (call) => {
    const { world } = call.core;
    const { archived } = call.as(UpdateThreadRequestPartialSchema);
    const thread = seen(call);
    if (thread.parent === null) throw refusal('unknownChannel');
    if (archived !== undefined && archived !== null) setArchived(world, thread, archived);
    return channelOf(world, thread);
  },
  'POST /channels/:channel/threads': (call) => {
    const { world } = call.core;
    const { name, type } = call.as(CreateTextThreadWithoutMessageRequestSchema);
    const channel = threadable(seen(call));
    // If there is no type, Discord opens a private thread.
    const isPublic = type === ChannelType.PublicThread;
    const needed = isPublic ? 'CreatePublicThreads' : 'CreatePrivateThreads';
    if (!may(channel.botPermissions, needed)) throw refusal('missingPermissions');
    const about = isPublic ? {} : { members: new Set<string>() };
    return created(channelOf(world, openThread(world, channel, name, about)));
  },
  'GET /channels/:channel/thread-members/:user': (call) => {
    const thread = seen(call);
    const user = call.param('user');
    if (thread.parent === null) throw refusal('wrongChannelType');
    if (thread.members?.has(user) !== true) throw refusal('unknownMember');
    const joined = new Date(timeOf(thread.id)).toISOString();
    return { id: thread.id, user_id: user, join_timestamp: joined, flags: 0 };
  },
  // For a public thread, this only adds it to the person's list.
  'PUT /channels/:channel/thread-members/:user': (call) => {
    const { world } = call.core;
    const thread = seen(call);
    if (thread.parent === null) throw refusal('wrongChannelType');
    if (thread.archived || thread.locked) throw refusal('threadArchived');
    if (!may(thread.botPermissions, 'SendMessagesInThreads')) throw refusal('missingPermissions');
    const person = world.people.get(call.param('user'));
    if (person === undefined) throw refusal('unknownUser');
    addMember(world, thread, person);
  },
  'POST /users/@me/channels': (call) => {
    const { world } = call.core;
    const { recipient_id } = call.as(object({ recipient_id: SnowflakeTypeSchema }));
    const person = world.people.get(recipient_id);
    if (person === undefined) throw refusal('unknownUser');
    if (person.bot) throw refusal('cannotMessageUser');
    return channelOf(world, directChannel(world, person));
  },
  'GET /channels/:channel/messages': (call) => newestFirst(seen(call), call),
  'GET /channels/:channel/messages/:message': (call) => {
    const { channel, post } = shown(call);
    if (!may(channel.botPermissions, 'ReadMessageHistory')) throw refusal('missingAccess');
    return post.message;
  },
  'POST /channels/:channel/messages': (call) => {
    const { files } = call;
    const { world } = call.core;
    const body = call.as(MessageCreateRequestSchema);
    const channel = seen(call);
    if (!may(channel.botPermissions, channel.parent ? 'SendMessagesInThreads' : 'SendMessages'))
      throw refusal('missingPermissions');
    demandFilesAllowed(channel, call);
    if (channel.locked) throw refusal('threadLocked');
    if (channel.recipient !== null && world.unwilling.has(channel.recipient.id))
      throw refusal('cannotMessageUser');
    checkMessage({ body, files, before: null });
    const twin = sentBefore(world, body);
    return (twin ?? send(world, { author: world.bot, channel, body, files })).message;
  },
  'PATCH /channels/:channel/messages/:message': (call) => {
    const { files } = call;
    const { world, settings } = call.core;
    const body = call.as(MessageEditRequestPartialSchema);
    const { channel, post } = shown(call);
    if (post.message.author.id !== world.bot.id) throw refusal('notYourMessage');
    if (channel.archived) throw refusal('threadArchived');
    demandFilesAllowed(channel, call);
    checkMessage({ body, files, before: post.message });
    countOldEdit(world, channel, post, settings.limits.oldEdits);
    return edit(world, channel, post, body, files).message;
  },
  'DELETE /channels/:channel/messages/:message': (call) => {
    const { world } = call.core;
    const { channel, post } = shown(call);
    if (channel.archived) throw refusal('threadArchived');
    const mine = post.message.author.id === world.bot.id;
    if (!mine && !may(channel.botPermissions, 'ManageMessages')) throw refusal('missingPermissions');
    remove(world, channel, post);
  },
  'POST /channels/:channel/messages/:message/threads': (call) => {
    const { world } = call.core;
    const { name } = call.as(CreateTextThreadWithMessageRequestSchema);
    threadable(seen(call));
    const { channel, post } = shown(call);
    if (!may(channel.botPermissions, 'CreatePublicThreads')) throw refusal('missingPermissions');
    if (world.channels.has(post.message.id)) throw refusal('threadThere');
    return created(channelOf(world, openThread(world, channel, name, { id: post.message.id })));
  },
};

function threadable(channel: Channel): Channel {
  if (contextOf(channel) !== InteractionContextType.Guild || channel.parent !== null)
    throw refusal('wrongChannelType');
  return channel;
}

function demandFilesAllowed({ botPermissions }: Channel, { files }: Call): void {
  if (files.length > 0 && !may(botPermissions, 'AttachFiles')) throw refusal('missingPermissions');
}

const NONCE_MS = 5 * 60_000;

/** By the same author, in any channel. Source: resources/message#create-message, enforce_nonce */
function sentBefore(world: World, { nonce, enforce_nonce }: MessageBody): Post | null {
  if (enforce_nonce !== true) return null;
  const since = world.clock.now() - NONCE_MS;
  const posts = [...world.channels.values()].flatMap((channel) => [...channel.posts.values()]);
  const twins = posts.filter(({ message }) => message.author.id === world.bot.id && message.nonce === nonce);
  return twins.find(({ message }) => Date.parse(message.timestamp) > since) ?? null;
}

function shown(call: Call): { channel: Channel; post: Post } {
  const channel = seen(call);
  const post = channel.posts.get(call.param('message'));
  if (post === undefined || post.onlyFor !== null) throw refusal('unknownMessage');
  return { channel, post };
}

function newestFirst(channel: Channel, { query }: Call): readonly Post['message'][] {
  if (!may(channel.botPermissions, 'ReadMessageHistory')) return [];
  const limit = Number(query('limit') ?? 50);
  const after = query('after');
  const open = [...channel.posts.values()].filter(({ onlyFor }) => onlyFor === null);
  const messages = open.map(({ message }) => message);
  if (after === undefined) return messages.reverse().slice(0, limit);
  const later = messages.filter(({ id }) => BigInt(id) > BigInt(after));
  return later.slice(0, limit).reverse();
}
