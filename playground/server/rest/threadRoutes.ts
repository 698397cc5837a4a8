/** Threads: opened on a message or on none, archived and brought back. A thread on a message has the message's id. */
import {
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import { ChannelType, InteractionContextType } from 'discord-api-types/v10';
import { Hono, type Context } from 'hono';
import type { Core } from '../core.ts';
import {
  missingPermissions,
  threadThere,
  unknownChannel,
  unknownMessage,
  wrongChannelType,
} from '../refusal.ts';
import { channelOf } from '../shown/channel.ts';
import { contextOf, type Channel } from '../world/channel.ts';
import { may } from '../world/permissions.ts';
import { openThread, setArchived } from '../world/thread.ts';
import { bodyAs } from './bodyAs.ts';
import { param, receivedIn, type Env } from './request.ts';
import { seen } from './seen.ts';

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
    // Discord makes a private thread when no type is given; the stand-in has public ones alone.
    if (type !== ChannelType.PublicThread) throw wrongChannelType();
    if (!may(channel.botPermissions, 'CreatePublicThreads')) throw missingPermissions();
    return context.json(channelOf(world, openThread(world, channel, name)), 201);
  });
  // The bot opened all threads that it archives; for those of others it would need Manage Threads.
  app.patch('/channels/:channel', (context) => changeThread(core, context));
  return app;
}

/** A channel that can have threads. */
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
