/** Saves before a request is answered, so a killed process loses nothing that it confirmed. */
import { DatabaseSync } from 'node:sqlite';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { type Channel, type Post, newChannel } from '../world/channel.ts';
import { loading } from '../world/posts.ts';
import type { ServerEvent } from '../world/guild.ts';
import type { World, WorldEvent } from '../world/world.ts';
import { rmSync } from 'node:fs';
import { done, refused, type Result } from '../../../src/kit/result.ts';
import { codeOf, columnOf, pragma, transact } from '../../../src/store/database/sqliteFile.ts';

/** The `user_version`; files with another version are replaced. */
const SHAPE = 2;

const TABLES = `
  create table kept (kind text not null, id text not null, data text not null, primary key (kind, id));
  create table upload (
    path text primary key,
    message_id text not null,
    content_type text not null,
    bytes blob not null
  );
  create index upload_message on upload (message_id);
  pragma user_version = ${SHAPE};
`;

/** In ms, for a process that is shutting down. */
const LOCK_TIMEOUT = 1000;

// The system releases the lock of a killed process, and a second playground notices the first.
/** `taken`: another process has it open. Throws the system's error if it can't be written. */
export function openMemoryFile(path: string): Result<DatabaseSync, 'taken'> {
  try {
    return done(openAnyhow(path));
  } catch (error) {
    if (codeOf(error) === 'SQLITE_BUSY') return refused('taken');
    throw error;
  }
}

function openAnyhow(path: string): DatabaseSync {
  try {
    return open(path);
  } catch (error) {
    if (!/^SQLITE_(NOTADB|CORRUPT)$/u.test(codeOf(error))) throw error;
    removeDatabase(path);
    return open(path);
  }
}

export function removeDatabase(path: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
}

function open(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: LOCK_TIMEOUT });
  try {
    file.exec('pragma locking_mode = exclusive');
    file.exec('pragma journal_mode = wal');
    // Safe for killed processes; only a power failure may lose the last messages.
    file.exec('pragma synchronous = normal');
    transact(file, 'exclusive', () => makeTables(file));
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

function makeTables(file: DatabaseSync): void {
  if (pragma(file, 'user_version') === SHAPE) return;
  const tables = columnOf(file, "select name from sqlite_schema where type = 'table' order by rowid desc");
  for (const name of tables) file.exec(`drop table "${String(name)}"`);
  file.exec(TABLES);
}

export type Memory = ReturnType<typeof memoryIn>;

type Kind = 'state' | 'command' | 'channel' | 'message';

export const memoryIn = (file: DatabaseSync) => ({
  /** In ms; `null` when the memory is empty. */
  ahead: (): number | null => stateIn(file)?.ahead ?? null,
  attend: (world: World): void => {
    recall(file, world);
    const writer = writerOf(file, world);
    const write = (event: WorldEvent): void => transact(file, 'deferred', () => writer(event));
    for (const kind of ['channels', 'commands', 'clock'] as const) write({ kind });
    world.watchers.add(write);
  },
  clear: (): void => file.exec('delete from kept; delete from upload'),
  close: (): void => file[Symbol.dispose](),
});

interface KeptState {
  readonly ahead: number;
  readonly guildLocale: string;
  readonly locales: Readonly<Record<string, string>>;
  readonly events: readonly ServerEvent[];
}

interface KeptChannel extends Pick<Channel, 'id' | 'name' | 'archived' | 'locked'> {
  readonly recipient: string | null;
  readonly among: readonly string[] | null;
  readonly parent: string | null;
}

interface KeptPost extends Pick<Post, 'message' | 'onlyFor'> {
  readonly channelId: string;
  readonly notified: readonly string[];
}

/** The stand-in's address changes at each start. */
const HERE = '"stand-in:/attachments/';
const addressIn = ({ url }: World): string => `"${url}/attachments/`;

function* keptIn<T>(file: DatabaseSync, kind: Kind, address = HERE): Generator<T> {
  const sql = 'select data from kept where kind = ? order by rowid';
  for (const { data } of file.prepare(sql).iterate(kind)) {
    const value: T = JSON.parse(String(data).replaceAll(HERE, address));
    yield value;
  }
}

function stateIn(file: DatabaseSync): KeptState | null {
  const [state = null] = keptIn<KeptState>(file, 'state');
  return state;
}

function recall(file: DatabaseSync, world: World): void {
  const state = stateIn(file);
  if (state !== null) {
    world.guild.locale = state.guildLocale;
    for (const [id, locale] of Object.entries(state.locales)) world.locales.set(id, locale);
    for (const event of state.events) world.guild.events.set(event.id, event);
  }
  // A thread comes after its channel.
  for (const { id, name, recipient, among, parent, ...rest } of keptIn<KeptChannel>(file, 'channel')) {
    if (world.channels.has(id)) continue;
    const above = world.channels.get(parent ?? '') ?? null;
    const channel = newChannel(id, name, {
      ...rest,
      recipient: world.people.get(recipient ?? '') ?? null,
      among: among?.flatMap((one) => world.people.get(one) ?? []) ?? null,
      parent: above,
      guild: above?.guild ?? (recipient === null && among === null ? world.guild : null),
    });
    world.channels.set(id, channel);
  }
  for (const { channelId, notified, ...post } of keptIn<KeptPost>(file, 'message', addressIn(world)))
    world.channels.get(channelId)?.posts.set(post.message.id, { ...post, notified: new Set(notified) });
  const uploads = file.prepare('select path, content_type, bytes from upload').iterate();
  for (const { path, content_type: contentType, bytes } of uploads)
    if (bytes instanceof Uint8Array)
      world.uploads.set(String(path), { contentType: String(contentType), bytes });
  // Messages mention commands by id, and old controls can still be pressed.
  for (const command of keptIn<APIApplicationCommand>(file, 'command'))
    world.commands.set(command.id, command);
}

function writerOf(file: DatabaseSync, world: World): (event: WorldEvent) => void {
  const insert = file.prepare(
    'insert into kept (kind, id, data) values (?, ?, ?) on conflict do update set data = excluded.data',
  );
  const put = (kind: Kind, id: string, value: unknown): void =>
    void insert.run(kind, id, JSON.stringify(value).replaceAll(addressIn(world), HERE));
  const dropUploads = file.prepare(
    'delete from upload where message_id = ? and path not in (select value from json_each(?))',
  );
  const dropMessage = file.prepare("delete from kept where kind = 'message' and id = ?");
  const putUpload = file.prepare(
    'insert into upload (path, message_id, content_type, bytes) values (?, ?, ?, ?) on conflict (path) do nothing',
  );
  const drop = (messageId: string): void => {
    dropMessage.run(messageId);
    dropUploads.run(messageId, '[]');
  };

  const writePost = (channel: Channel, { message, onlyFor, notified }: Post): void => {
    // Nobody could complete "… is thinking" after a restart.
    if (loading(message)) return;
    put('message', message.id, { channelId: channel.id, onlyFor, notified: [...notified], message });
    const paths = message.attachments.map(({ url }) => url.slice(world.url.length));
    dropUploads.run(message.id, JSON.stringify(paths));
    for (const path of paths) {
      const upload = world.uploads.get(path);
      if (upload !== undefined) putUpload.run(path, message.id, upload.contentType, upload.bytes);
    }
  };

  const writeChannels = (): void => {
    const gone = [...keptIn<KeptChannel>(file, 'channel')].filter(({ id }) => !world.channels.has(id));
    for (const { id } of gone) {
      file.prepare("delete from kept where kind = 'channel' and id = ?").run(id);
      const posts = [...keptIn<KeptPost>(file, 'message')].filter(({ channelId }) => channelId === id);
      for (const { message } of posts) drop(message.id);
    }
    for (const channel of world.channels.values()) put('channel', channel.id, keptOf(channel));
  };

  return (event) => {
    switch (event.kind) {
      case 'post':
        return writePost(event.channel, event.post);
      case 'gone':
        return drop(event.messageId);
      case 'channels':
        return writeChannels();
      case 'commands':
        file.exec("delete from kept where kind = 'command'");
        for (const command of world.commands.values()) put('command', command.id, command);
        return;
      case 'locales':
      case 'clock':
      case 'events':
        return put('state', '', stateOf(world));
      case 'bot':
      case 'board':
      case 'membership':
        return;
    }
  };
}

const stateOf = ({ clock, guild, locales }: World): KeptState => ({
  ahead: clock.now() - Date.now(),
  guildLocale: guild.locale,
  locales: Object.fromEntries(locales),
  events: [...guild.events.values()],
});

const keptOf = ({ id, name, archived, locked, recipient, among, parent }: Channel): KeptChannel => ({
  id,
  name,
  archived,
  locked,
  recipient: recipient?.id ?? null,
  among: among?.map((one) => one.id) ?? null,
  parent: parent?.id ?? null,
});
