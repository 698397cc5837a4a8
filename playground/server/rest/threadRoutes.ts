/**
 * Threads: opened with or without a message, archived, and reopened. A thread of a message has the
 * message's id.
 */
import {
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import { ChannelType, InteractionContextType } from 'discord-api-types/v10';
import { type Context, Hono } from 'hono';
import type { Core } from '../core.ts';
import {
  missingPermissions,
  threadThere,
  unknownChannel,
  unknownMessage,
  wrongChannelType,
} from '../refusal.ts';
import { type Env, bodyAs, param, receivedIn, seen } from './request.ts';
import { channelOf } from '../shown/channel.ts';
import { type Channel, contextOf } from '../world/channel.ts';
import { may } from '../world/permissions.ts';
import { openThread, setArchived } from '../world/world.ts';

export function threadRoutes(core: Core): Hono<Env> {
  const app = new Hono<Env>();
  const { world } = core;
  app.post('/channels/:channel/messages/:message/threads', (context) => {
    const { name } = bodyAs(core, receivedIn(context), CreateTextThreadWithMessageRequestSchema);
    const channel = threadable(seen(world, context));
    const post = channel.posts.get(param(context, 'message'));
    if (post === undefined || post.onlyFor !== null) throw unknownMessage();
    if (!may(channel.botPermissions, 'CreatePublicThreads')) throw missingPermissions();
    if (world.channels.has(post.message.id)) throw threadThere();
    return context.json(channelOf(world, openThread(world, channel, name, post.message.id)), 201);
  });
  app.post('/channels/:channel/threads', (context) => {
    const { name, type } = bodyAs(core, receivedIn(context), CreateTextThreadWithoutMessageRequestSchema);
    const channel = threadable(seen(world, context));
    // Without a type, Discord opens a private thread; the stand-in has only public ones.
    if (type !== ChannelType.PublicThread) throw wrongChannelType();
    if (!may(channel.botPermissions, 'CreatePublicThreads')) throw missingPermissions();
    return context.json(channelOf(world, openThread(world, channel, name)), 201);
  });
  // For threads of others, the bot would need Manage Threads.
  app.patch('/channels/:channel', (context) => changeThread(core, context));
  return app;
}

function threadable(channel: Channel): Channel {
  if (contextOf(channel) !== InteractionContextType.Guild || channel.parent !== null)
    throw wrongChannelType();
  return channel;
}

function changeThread(core: Core, context: Context<Env>): Response {
  const { archived } = bodyAs(core, receivedIn(context), UpdateThreadRequestPartialSchema);
  const thread = seen(core.world, context);
  if (thread.parent === null) throw unknownChannel();
  if (archived !== undefined && archived !== null) setArchived(core.world, thread, archived);
  return context.json(channelOf(core.world, thread));
}
