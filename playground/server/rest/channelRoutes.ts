/** Channels and their messages, with the bot's token and permissions. */
import {
  MessageCreateRequestSchema,
  MessageEditRequestPartialSchema,
  SnowflakeTypeSchema,
} from 'discord-api-spec/zod';
import { type Context, Hono } from 'hono';
import { object } from 'zod/mini';
import type { Core } from '../core.ts';
import {
  cannotMessageUser,
  missingAccess,
  missingPermissions,
  notYourMessage,
  threadArchived,
  threadLocked,
  unknownMessage,
  unknownUser,
} from '../refusal.ts';
import { type Limit, countOldEdit } from './limits.ts';
import { type Env, bodyAs, param, receivedIn, seen } from './request.ts';
import type { MessageBody } from '../rules/body.ts';
import { checkMessage } from '../rules/message.ts';
import { channelOf } from '../shown/channel.ts';
import type { Channel, Post } from '../world/channel.ts';
import { may } from '../world/permissions.ts';
import { edit, remove, send } from '../world/posts.ts';
import { type World, directChannel, guildChannels } from '../world/world.ts';

const MESSAGES = '/channels/:channel/messages';

export function channelRoutes(core: Core, oldEdits: Limit): Hono<Env> {
  const app = new Hono<Env>();
  const { world } = core;
  app.get('/guilds/:guild/channels', (context) =>
    context.json(guildChannels(world).map((one) => channelOf(world, one))),
  );
  app.get('/channels/:channel', (context) => context.json(channelOf(world, seen(world, context))));
  app.post('/channels/:channel/typing', (context) => {
    seen(world, context);
    return context.body(null, 204);
  });
  app.post('/users/@me/channels', (context) => {
    const { recipient_id } = bodyAs(core, receivedIn(context), object({ recipient_id: SnowflakeTypeSchema }));
    const person = world.people.get(recipient_id);
    if (person === undefined) throw unknownUser();
    if (person.bot) throw cannotMessageUser();
    return context.json(channelOf(world, directChannel(world, person)));
  });
  app.get(MESSAGES, (context) => context.json(newestFirst(seen(world, context), context)));
  app.get(`${MESSAGES}/:message`, (context) => {
    const { channel, post } = shown(world, context);
    if (!may(channel.botPermissions, 'ReadMessageHistory')) throw missingAccess();
    return context.json(post.message);
  });
  app.post(MESSAGES, (context) => {
    const body = bodyAs(core, receivedIn(context), MessageCreateRequestSchema);
    const channel = seen(world, context);
    const { files } = receivedIn(context);
    if (!may(channel.botPermissions, channel.parent ? 'SendMessagesInThreads' : 'SendMessages'))
      throw missingPermissions();
    if (files.length > 0 && !may(channel.botPermissions, 'AttachFiles')) throw missingPermissions();
    if (channel.locked) throw threadLocked();
    if (channel.recipient !== null && world.unwilling.has(channel.recipient.id)) throw cannotMessageUser();
    checkMessage({ body, files, before: null });
    const twin = sentBefore(world, body);
    if (twin !== null) return context.json(twin.message);
    return context.json(send(world, { author: world.bot, channel, body, files }).message);
  });
  app.patch(`${MESSAGES}/:message`, (context) => {
    const body = bodyAs(core, receivedIn(context), MessageEditRequestPartialSchema);
    const { channel, post } = own(world, context);
    if (channel.archived) throw threadArchived();
    const { files } = receivedIn(context);
    if (files.length > 0 && !may(channel.botPermissions, 'AttachFiles')) throw missingPermissions();
    checkMessage({ body, files, before: post.message });
    countOldEdit(world, channel, post, oldEdits);
    return context.json(edit(world, channel, post, body, files).message);
  });
  app.delete(`${MESSAGES}/:message`, (context) => {
    const { channel, post } = shown(world, context);
    if (channel.archived) throw threadArchived();
    const mine = post.message.author.id === world.bot.id;
    if (!mine && !may(channel.botPermissions, 'ManageMessages')) throw missingPermissions();
    remove(world, channel, post);
    return context.body(null, 204);
  });
  return app;
}

const NONCE_MS = 5 * 60_000;

/**
 * The recent message that this one would repeat: "another message created by the same author with
 * the same nonce", in any channel.
 *
 * Source: resources/message#create-message, enforce_nonce
 */
function sentBefore(world: World, { nonce, enforce_nonce }: MessageBody): Post | null {
  if (enforce_nonce !== true) return null;
  const since = world.clock.now() - NONCE_MS;
  const posts = [...world.channels.values()].flatMap((channel) => [...channel.posts.values()]);
  const twins = posts.filter(({ message }) => message.author.id === world.bot.id && message.nonce === nonce);
  return twins.find(({ message }) => Date.parse(message.timestamp) > since) ?? null;
}

/** A message that the bot's token can reach, so not an ephemeral one. */
function shown(world: World, context: Context<Env>): { channel: Channel; post: Post } {
  const channel = seen(world, context);
  const post = channel.posts.get(param(context, 'message'));
  if (post === undefined || post.onlyFor !== null) throw unknownMessage();
  return { channel, post };
}

function own(world: World, context: Context<Env>): { channel: Channel; post: Post } {
  const found = shown(world, context);
  if (found.post.message.author.id !== world.bot.id) throw notYourMessage();
  return found;
}

function newestFirst(channel: Channel, context: Context<Env>): readonly Post['message'][] {
  if (!may(channel.botPermissions, 'ReadMessageHistory')) return [];
  const limit = Number(context.req.query('limit') ?? 50);
  const after = context.req.query('after');
  const open = [...channel.posts.values()].filter(({ onlyFor }) => onlyFor === null);
  const messages = open.map(({ message }) => message);
  if (after === undefined) return messages.reverse().slice(0, limit);
  const later = messages.filter(({ id }) => BigInt(id) > BigInt(after));
  return later.slice(0, limit).reverse();
}
