/** Messages: sent, edited and deleted. Every change in a channel passes through here. */
import {
  type APIAttachment,
  type APIMessage,
  MessageFlags,
  MessageReferenceType,
  MessageType,
} from 'discord-api-types/v10';
import type { AttachmentRequest, MessageBody, SentFile } from '../rules/body.ts';
import type { Channel, Post } from './channel.ts';
import { settle } from './components.ts';
import { type Interaction, answerOf } from './interaction.ts';
import { mentioned, mentionedRoles, membersCalled, notifiedBy } from './mentions.ts';
import { type Person, userOf } from './people.ts';
import { may } from './permissions.ts';
import { dropUpload, keepUpload } from './uploads.ts';
import { type World, announce, setArchived } from './world.ts';

interface Sending {
  readonly author: Person;
  readonly channel: Channel;
  readonly body: MessageBody;
  readonly files?: readonly SentFile[];
  readonly onlyFor?: string | null;
  readonly flags?: number;
  readonly because?: Interaction;
}

/** A visible message reopens an archived thread. */
export function send(world: World, sending: Sending): Post {
  const { author, channel, body } = sending;
  const attachments = attach(world, channel, body.attachments ?? [], sending.files ?? [], []);
  const components = settle(body.components ?? [], attachments);
  const content = body.content ?? '';
  const people = mentioned(world, content, components);
  const roles = mentionedRoles(content, components);
  const flags = (body.flags ?? 0) | (sending.flags ?? 0) | (sending.onlyFor ? MessageFlags.Ephemeral : 0);
  const message: APIMessage = {
    id: world.newId(),
    type: typeOf(sending),
    channel_id: channel.id,
    author: userOf(author),
    content,
    timestamp: new Date(world.clock.now()).toISOString(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: people.map(userOf),
    mention_roles: roles.map(({ id }) => id),
    attachments,
    embeds: [...(body.embeds ?? [])],
    components,
    pinned: false,
    ...(body.nonce === undefined || body.nonce === null ? {} : { nonce: body.nonce }),
    flags,
    ...(author.id === world.bot.id ? { application_id: world.applicationId } : {}),
    ...(sending.because ? { webhook_id: world.applicationId, ...answerOf(sending.because) } : {}),
  };
  const ofRoles = may(channel.botPermissions, 'MentionEveryone')
    ? membersCalled(world, roles, body.allowed_mentions)
    : [];
  const notified = loading(message)
    ? new Set<string>()
    : new Set([...notifiedBy(people, body.allowed_mentions), ...ofRoles]);
  const post: Post = { message, onlyFor: sending.onlyFor ?? null, notified };
  channel.posts.set(message.id, post);
  if (post.onlyFor === null) setArchived(world, channel, false);
  announce(world, { kind: 'post', channel, post, isNew: true });
  return post;
}

interface Forwarding {
  readonly author: Person;
  readonly channel: Channel;
  readonly of: APIMessage;
}

/** Posts a copy of a message. It is empty except for its snapshot, which has the files. */
export function forward(world: World, { author, channel, of }: Forwarding): APIMessage {
  const post = send(world, { author, channel, body: {} });
  const { type, content, mentions, mention_roles, attachments, embeds, timestamp, edited_timestamp } = of;
  const message = {
    type,
    content,
    mentions,
    mention_roles,
    attachments,
    embeds,
    timestamp,
    edited_timestamp,
    flags: of.flags ?? 0,
    components: of.components ?? [],
  };
  post.message = {
    ...post.message,
    message_reference: { type: MessageReferenceType.Forward, channel_id: of.channel_id, message_id: of.id },
    message_snapshots: [{ message }],
    flags: (post.message.flags ?? 0) | MessageFlags.HasSnapshot,
  };
  announce(world, { kind: 'post', channel, post, isNew: false });
  return post.message;
}

/** Absent fields stay. Edits notify nobody. */
export function edit(
  world: World,
  channel: Channel,
  post: Post,
  body: MessageBody,
  files: readonly SentFile[],
): Post {
  const before = post.message;
  const attachments = attach(
    world,
    channel,
    body.attachments ?? (body.attachments === undefined ? before.attachments : []),
    files,
    before.attachments,
  );
  const components =
    body.components === undefined ? (before.components ?? []) : settle(body.components ?? [], attachments);
  const content = body.content === undefined ? before.content : (body.content ?? '');
  post.message = {
    ...before,
    content,
    attachments,
    components,
    mentions: mentioned(world, content, components).map(userOf),
    flags: ((before.flags ?? 0) & ~MessageFlags.Loading) | ((body.flags ?? 0) & MessageFlags.IsComponentsV2),
    edited_timestamp: new Date(world.clock.now()).toISOString(),
  };
  announce(world, { kind: 'post', channel, post, isNew: false });
  return post;
}

const MOST_CALLS = 1000;

export function remove(world: World, channel: Channel, post: Post): void {
  channel.posts.delete(post.message.id);
  if (post.notified.size > 0) world.callsTakenAway.push({ channel, post });
  if (world.callsTakenAway.length > MOST_CALLS) world.callsTakenAway.shift();
  for (const attachment of post.message.attachments) dropUpload(world, attachment);
  announce(world, { kind: 'gone', channelId: channel.id, messageId: post.message.id, post });
}

export const loading = (message: APIMessage): boolean => ((message.flags ?? 0) & MessageFlags.Loading) !== 0;

function typeOf({ because }: Sending): MessageType {
  if (because?.source !== null) return MessageType.Default;
  return because.target === null ? MessageType.ChatInputCommand : MessageType.ContextMenuCommand;
}

/** The files that stay, then the uploads. `files[N]` refers to an upload by the id N. */
function attach(
  world: World,
  channel: Channel,
  listed: readonly (AttachmentRequest | APIAttachment)[],
  files: readonly SentFile[],
  before: readonly APIAttachment[],
): APIAttachment[] {
  const kept = before.filter(({ id }) => listed.some((one) => one.id === id));
  for (const gone of before) if (!kept.includes(gone)) dropUpload(world, gone);
  const brought = files.map((file) =>
    keepUpload(
      world,
      channel.id,
      file,
      listed.find(({ id }) => id === file.key),
    ),
  );
  return [...kept, ...brought];
}
