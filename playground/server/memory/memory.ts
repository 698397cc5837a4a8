/** Written before the request is answered, so a killed process loses nothing anyone was told. */
import SqliteFile from 'better-sqlite3';
import type { APIApplicationCommand, APIMessage } from 'discord-api-types/v10';
import { type Channel, type Post, type Upload, newChannel } from '../world/channel.ts';
import { loading } from '../world/posts.ts';
import type { ServerEvent, World, WorldEvent } from '../world/world.ts';
import { rmSync } from 'node:fs';
import { done, refused, type Attempt } from '../../../src/kit/attempt.ts';

/** The `user_version`: files with another are replaced. */
const SHAPE = 1;

const TABLES = `
  create table state (data text not null);
  create table command (id text primary key, data text not null);
  create table channel (id text primary key, data text not null);
  create table message (
    id text primary key,
    channel_id text not null references channel (id) on delete cascade,
    only_for text,
    notified text not null,
    data text not null
  );
  create index message_channel on message (channel_id);
  create table upload (
    path text primary key,
    message_id text not null references message (id) on delete cascade,
    content_type text not null,
    bytes blob not null
  );
  create index upload_message on upload (message_id);
  pragma user_version = ${SHAPE};
`;

/** In ms, for a process that is shutting down. */
const PATIENCE = 1000;

// The system releases the lock of a killed process, and a second playground notices the first.
/** `taken`: another process has it open. Throws the system's error when it can't be written. */
export function openMemoryFile(path: string): Attempt<SqliteFile.Database, 'taken'> {
  try {
    return done(openAnyhow(path));
  } catch (error) {
    if (codeOf(error).startsWith('SQLITE_BUSY')) return refused('taken');
    throw error;
  }
}

function openAnyhow(path: string): SqliteFile.Database {
  try {
    return open(path);
  } catch (error) {
    if (!/^SQLITE_(NOTADB|CORRUPT)/u.test(codeOf(error))) throw error;
    removeDatabase(path);
    return open(path);
  }
}

export function removeDatabase(path: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
}

function open(path: string): SqliteFile.Database {
  const file = new SqliteFile(path, { timeout: PATIENCE });
  try {
    file.pragma('locking_mode = exclusive');
    file.pragma('journal_mode = wal');
    // Safe for killed processes; only a power failure may lose the last messages.
    file.pragma('synchronous = normal');
    file.pragma('foreign_keys = on');
    file.transaction(() => makeTables(file)).exclusive();
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

function makeTables(file: SqliteFile.Database): void {
  if (file.pragma('user_version', { simple: true }) === SHAPE) return;
  const tables = file
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table' order by rowid desc")
    .all();
  for (const { name } of tables) file.exec(`drop table "${name}"`);
  file.exec(TABLES);
}

const codeOf = (error: unknown): string => (error instanceof SqliteFile.SqliteError ? error.code : '');

export interface Memory {
  /** In ms; `null` when the memory is empty. */
  readonly ahead: () => number | null;
  /** The world must know its address. */
  readonly attend: (world: World) => void;
  readonly clear: () => void;
  readonly close: () => void;
}

export const memoryIn = (file: SqliteFile.Database): Memory => ({
  ahead: () => readState(file)?.ahead ?? null,
  attend: (world) => {
    recall(file, world);
    const write = file.transaction(writerOf(file, world));
    for (const kind of ['channels', 'commands', 'clock'] as const) write({ kind });
    world.watchers.add((event) => write(event));
  },
  clear: () => file.exec('delete from state; delete from command; delete from channel'),
  close: () => void file.close(),
});

interface KeptState {
  readonly ahead: number;
  readonly guildLocale: string;
  readonly locales: Readonly<Record<string, string>>;
  /** Absent in older files. */
  readonly events?: readonly ServerEvent[];
}

interface KeptChannel extends Pick<Channel, 'name' | 'archived' | 'locked'> {
  readonly recipient: string | null;
  readonly among: readonly string[] | null;
  readonly parent: string | null;
}

interface KeptMessage {
  readonly channel_id: string;
  readonly only_for: string | null;
  readonly notified: string;
  readonly data: string;
}

/** The stand-in's address changes with each start. */
const HERE = '"stand-in:/attachments/';
const addressIn = ({ url }: World): string => `"${url}/attachments/`;

const toKept = (world: World, json: string): string => json.replaceAll(addressIn(world), HERE);
const fromKept = (world: World, json: string): string => json.replaceAll(HERE, addressIn(world));

function readState(file: SqliteFile.Database): KeptState | null {
  const row = file.prepare<[], { data: string }>('select data from state').get();
  if (row === undefined) return null;
  const state: KeptState = JSON.parse(row.data);
  return state;
}

const rows = <T>(file: SqliteFile.Database, sql: string): IterableIterator<T> =>
  file.prepare<[], T>(sql).iterate();

function recall(file: SqliteFile.Database, world: World): void {
  recallState(file, world);
  recallChannels(file, world);
  recallMessages(file, world);
  recallUploads(file, world);
  recallCommands(file, world);
}

function recallState(file: SqliteFile.Database, world: World): void {
  const state = readState(file);
  if (state === null) return;
  world.guildLocale = state.guildLocale;
  for (const [id, locale] of Object.entries(state.locales)) world.locales.set(id, locale);
  for (const event of state.events ?? []) world.events.set(event.id, event);
}

function recallChannels(file: SqliteFile.Database, world: World): void {
  type Row = { readonly id: string; readonly data: string };
  for (const { id, data } of rows<Row>(file, 'select id, data from channel order by rowid')) {
    if (world.channels.has(id)) continue;
    const { recipient, among, parent, ...rest }: KeptChannel = JSON.parse(data);
    const channel = newChannel(id, rest.name, {
      ...rest,
      recipient: world.people.get(recipient ?? '') ?? null,
      among: among?.flatMap((one) => world.people.get(one) ?? []) ?? null,
      parent: world.channels.get(parent ?? '') ?? null,
    });
    world.channels.set(id, channel);
  }
}

function recallMessages(file: SqliteFile.Database, world: World): void {
  const sql = 'select channel_id, only_for, notified, data from message order by rowid';
  for (const row of rows<KeptMessage>(file, sql)) {
    const message: APIMessage = JSON.parse(fromKept(world, row.data));
    const notified: string[] = JSON.parse(row.notified);
    const post = { message, onlyFor: row.only_for, notified: new Set(notified) };
    world.channels.get(row.channel_id)?.posts.set(message.id, post);
  }
}

function recallUploads(file: SqliteFile.Database, world: World): void {
  const sql = 'select path, content_type as contentType, bytes from upload';
  for (const { path, ...upload } of rows<Upload & { readonly path: string }>(file, sql))
    world.uploads.set(path, upload);
}

/** Messages mention commands by id, and can still be pressed. */
function recallCommands(file: SqliteFile.Database, world: World): void {
  for (const { data } of rows<{ data: string }>(file, 'select data from command order by rowid')) {
    const command: APIApplicationCommand = JSON.parse(data);
    world.commands.set(command.id, command);
  }
}

function writerOf(file: SqliteFile.Database, world: World): (event: WorldEvent) => void {
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

/** Except "… is thinking", which nobody could complete after a restart. */
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
