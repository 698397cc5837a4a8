/** Puts what was kept into a new world. */
import type { APIApplicationCommand, APIMessage } from 'discord-api-types/v10';
import type SqliteFile from 'better-sqlite3';
import { newChannel, type Upload } from '../world/channel.ts';
import type { World } from '../world/world.ts';
import { fromKept, type KeptChannel, type KeptMessage, type KeptState } from './kept.ts';

/** The state; `null` when nothing was ever kept. */
export function readState(file: SqliteFile.Database): KeptState | null {
  const row = file.prepare<[], { data: string }>('select data from state').get();
  if (row === undefined) return null;
  const state: KeptState = JSON.parse(row.data);
  return state;
}

/** All of it, into a world whose address is known. */
export function recall(file: SqliteFile.Database, world: World): void {
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

/** The channels that a new world lacks: threads, after the channels that they belong to, and direct messages. */
function recallChannels(file: SqliteFile.Database, world: World): void {
  const sql = 'select id, data from channel order by rowid';
  for (const { id, data } of file.prepare<[], { id: string; data: string }>(sql).iterate()) {
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
  for (const row of file.prepare<[], KeptMessage>(sql).iterate()) {
    const message: APIMessage = JSON.parse(fromKept(world, row.data));
    const notified: string[] = JSON.parse(row.notified);
    const post = { message, onlyFor: row.only_for, notified: new Set(notified) };
    world.channels.get(row.channel_id)?.posts.set(message.id, post);
  }
}

function recallUploads(file: SqliteFile.Database, world: World): void {
  const sql = 'select path, content_type as contentType, bytes from upload';
  for (const { path, ...upload } of file.prepare<[], Upload & { readonly path: string }>(sql).iterate())
    world.uploads.set(path, upload);
}

/** Their ids stand in messages: a command that one of them names can still be pressed. */
function recallCommands(file: SqliteFile.Database, world: World): void {
  const sql = 'select data from command order by rowid';
  for (const { data } of file.prepare<[], { data: string }>(sql).iterate()) {
    const command: APIApplicationCommand = JSON.parse(data);
    world.commands.set(command.id, command);
  }
}
