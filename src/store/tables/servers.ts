import { DUE_HELD, type DueColumns, type TablesOf } from './record.ts';

/** A server with stored data: since when the bot is gone from it, and when to ask again. */
export interface ServerTable extends DueColumns {
  readonly guild_id: string;
  readonly gone_since: number | null;
  readonly due_at: number;
}

export interface SettingsTable {
  readonly guild_id: string;
  readonly version: number;
  readonly data: string;
}

export interface AttendanceTable {
  readonly guild_id: string;
  readonly user_id: string;
  readonly is_gone: number;
  readonly asked_at: number;
}

/** When a server gets its next game of the day. */
export interface ShowcaseTable extends DueColumns {
  readonly guild_id: string;
  readonly version: number;
  readonly post_at: number | null;
  readonly posted_at: number | null;
}

/** A message of a server that the bot keeps up to date. */
export interface LiveTable extends DueColumns {
  readonly guild_id: string;
  readonly version: number;
  readonly data: string;
}

interface BlockTable {
  readonly id: string;
  readonly user_id: string | null;
  readonly guild_id: string | null;
  readonly blocked_id: string;
  readonly blocked_at: number;
}

/** The message of a lobby; its version changes with whatever it shows. */
export interface LobbyTable extends DueColumns {
  readonly guild_id: string;
  readonly channel_id: string;
  readonly version: number;
  readonly data: string;
}

export interface ServerTables {
  readonly server: ServerTable;
  readonly settings: SettingsTable;
  readonly attendance: AttendanceTable;
  readonly blocks: BlockTable;
  readonly live_games: LiveTable;
  readonly showcase: ShowcaseTable;
  readonly lobby: LobbyTable;
}

export const SERVER_TABLES = {
  server: {
    key: ['guild_id'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: { guild_id: 'none', gone_since: 'none', ...DUE_HELD },
  },
  settings: {
    key: ['guild_id'],
    needs: [],
    due: null,
    // Starting a game under a limit locks this row first.
    server: { by: ['guild_id'], isFirst: true },
    person: 'nobody',
    columns: { guild_id: 'none', version: 'none', data: 'none' },
  },
  attendance: {
    key: ['guild_id', 'user_id'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'own',
    columns: { guild_id: 'none', user_id: 'user', is_gone: 'none', asked_at: 'none' },
  },
  showcase: {
    key: ['guild_id'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: { guild_id: 'none', version: 'none', post_at: 'none', posted_at: 'none', ...DUE_HELD },
  },
  live_games: {
    key: ['guild_id'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: { guild_id: 'none', version: 'none', data: 'none', ...DUE_HELD },
  },
  blocks: {
    key: ['id'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: { id: 'users', user_id: 'user', guild_id: 'none', blocked_id: 'user', blocked_at: 'none' },
  },
  lobby: {
    key: ['guild_id', 'channel_id'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: { guild_id: 'none', channel_id: 'none', version: 'none', data: 'none', ...DUE_HELD },
  },
} as const satisfies TablesOf<ServerTables>;
