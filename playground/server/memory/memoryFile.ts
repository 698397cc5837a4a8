/** The system releases the lock of a killed process, and a second playground notices the first. */
import { rmSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';
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
