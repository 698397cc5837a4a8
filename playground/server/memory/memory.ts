/**
 * What a stand-in remembers over a restart. It looks on like anybody who watches the world, and writes each change down before the
 * request that made it is answered, a transaction each: a process killed at any moment has forgotten nothing that the
 * bot or a page was told. Open interactions are not kept; they end with the process, as those who wait for them do.
 */
import type SqliteFile from 'better-sqlite3';
import type { World } from '../world/world.ts';
import { readState, recall } from './recall.ts';
import { writerOf } from './writer.ts';

export interface Memory {
  /** How far the stand-in's clock was ahead of this machine's (ms); `null` when nothing is remembered. */
  readonly ahead: () => number | null;
  /** Puts all that is remembered into a new world whose address is known, and keeps that world from now on. */
  readonly attend: (world: World) => void;
  /** Forgets everything. */
  readonly clear: () => void;
  readonly close: () => void;
}

/** The memory in an opened file. */
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
