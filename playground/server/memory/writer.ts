/** Writes each change of a world into its file. */
import type SqliteFile from 'better-sqlite3';
import type { Channel, Post } from '../world/channel.ts';
import { loading } from '../world/posts.ts';
import type { World, WorldEvent } from '../world/world.ts';
import { toKept, type KeptChannel, type KeptState } from './kept.ts';

/** What writes down what has changed with an event. */
export function writerOf(file: SqliteFile.Database, world: World): (event: WorldEvent) => void {
  const writePost = postWriterOf(file, world);
  const dropMessage = file.prepare('delete from message where id = ?');
  return (event) => {
    switch (event.kind) {
      case 'post':
        return writePost(event.channel, event.post);
      case 'gone':
        return void dropMessage.run(event.messageId);
      case 'channels':
        return writeChannels(file, world);
      case 'commands':
        return writeCommands(file, world);
      case 'locales':
      case 'clock':
      case 'events':
        return writeState(file, world);
      case 'bot':
        return;
    }
  };
}

/** A message with its files. One that says "thinking …" is not kept: nobody could answer in its place after a restart. */
function postWriterOf(file: SqliteFile.Database, world: World): (channel: Channel, post: Post) => void {
  const putMessage = file.prepare(
    `insert into message (id, channel_id, only_for, notified, data) values (?, ?, ?, ?, ?)
     on conflict (id) do update set data = excluded.data`,
  );
  const dropUploads = file.prepare(
    'delete from upload where message_id = ? and path not in (select value from json_each(?))',
  );
  const putUpload = file.prepare(
    'insert into upload (path, message_id, content_type, bytes) values (?, ?, ?, ?) on conflict (path) do nothing',
  );
  return (channel, { message, onlyFor, notified }) => {
    if (loading(message)) return;
    const data = toKept(world, JSON.stringify(message));
    putMessage.run(message.id, channel.id, onlyFor, JSON.stringify([...notified]), data);
    const paths = message.attachments.map(({ url }) => url.slice(world.url.length));
    dropUploads.run(message.id, JSON.stringify(paths));
    for (const path of paths) {
      const upload = world.uploads.get(path);
      if (upload !== undefined) putUpload.run(path, message.id, upload.contentType, upload.bytes);
    }
  };
}

function writeChannels(file: SqliteFile.Database, { channels }: World): void {
  file
    .prepare('delete from channel where id not in (select value from json_each(?))')
    .run(JSON.stringify([...channels.keys()]));
  const put = file.prepare(
    'insert into channel (id, data) values (?, ?) on conflict (id) do update set data = excluded.data',
  );
  for (const channel of channels.values()) put.run(channel.id, JSON.stringify(keptOf(channel)));
}

function writeCommands(file: SqliteFile.Database, { commands }: World): void {
  file.exec('delete from command');
  const put = file.prepare('insert into command (id, data) values (?, ?)');
  for (const command of commands.values()) put.run(command.id, JSON.stringify(command));
}

function writeState(file: SqliteFile.Database, { clock, guildLocale, locales, events }: World): void {
  const state: KeptState = {
    ahead: clock.now() - Date.now(),
    guildLocale,
    locales: Object.fromEntries(locales),
    events: [...events.values()],
  };
  file.exec('delete from state');
  file.prepare('insert into state (data) values (?)').run(JSON.stringify(state));
}

const keptOf = ({ name, archived, locked, recipient, among, parent }: Channel): KeptChannel => ({
  name,
  archived,
  locked,
  recipient: recipient?.id ?? null,
  among: among?.map(({ id }) => id) ?? null,
  parent: parent?.id ?? null,
});
