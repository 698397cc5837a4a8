/**
 * Everything here follows from the finished games in `outcome`; `npx crownhead ratings` rebuilds
 * it.
 */
import { DUE_HELD, none, type DueColumns, type TablesOf } from './record.ts';
import type { LiveTable } from './servers.ts';

/** A finished game with its verdict and ratings. Other columns repeat parts of `data`. */
export interface OutcomeTable {
  readonly game_id: string;
  readonly guild_id: string;
  readonly seq: number;
  readonly at: number;
  readonly white_id: string;
  readonly black_id: string;
  readonly pair: string;
  readonly winner_id: string | null;
  readonly plies: number;
  readonly verdict: string;
  readonly data: string;
}

export interface RecordTable {
  readonly guild_id: string;
  readonly pool: string;
  readonly user_id: string;
  readonly data: string;
}

export interface StandingTable {
  readonly guild_id: string;
  readonly pool: string;
  readonly span: string;
  readonly user_id: string;
  readonly since: number;
  readonly games: number;
  readonly wins: number;
  readonly share: number | null;
  readonly rating: number;
  readonly ranked_until: number;
}

/**
 * An established player of a server, or a stand-in, because a game may be on hold for a stand-in.
 */
export interface EstablishedTable {
  readonly guild_id: string;
  readonly user_id: string;
  /** When their rank ends (ms); 0 if they have played too few games. */
  readonly ranked_until: number;
}

export interface ActivityTable {
  readonly guild_id: string;
  readonly activity: string;
  readonly key: string;
  readonly games: number;
  readonly white: number;
  readonly black: number;
}

/**
 * How many games of a server are entered. Entering a game increments it, so two can't be entered at
 * once.
 */
interface LedgerTable {
  readonly guild_id: string;
  readonly entries: number;
}

interface RulingTable {
  readonly guild_id: string;
  readonly game_id: string;
  readonly at: number;
  readonly by_id: string;
  readonly verb: 'void' | 'restore';
  readonly reason: string | null;
}

/** A season. Every replay needs its effect on ratings and its place in the ledger. */
export interface SeasonTable extends DueColumns {
  readonly guild_id: string;
  readonly number: number;
  readonly version: number;
  readonly start_seq: number;
  readonly end_seq: number | null;
  readonly is_reset: number;
  readonly data: string;
}

export interface StandingsTables {
  readonly outcome: OutcomeTable;
  readonly record: RecordTable;
  readonly standing: StandingTable;
  readonly established: EstablishedTable;
  readonly activity: ActivityTable;
  readonly ledger: LedgerTable;
  readonly ruling: RulingTable;
  readonly live_board: LiveTable;
  readonly season: SeasonTable;
}

export const STANDINGS_TABLES = {
  outcome: {
    key: ['game_id'],
    needs: ['game'],
    due: null,
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      ...none('game_id', 'guild_id', 'seq', 'at', 'plies', 'verdict'),
      white_id: 'user',
      black_id: 'user',
      pair: 'users',
      winner_id: 'user',
      data: 'users',
    },
  },
  record: {
    key: ['guild_id', 'user_id', 'pool'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: { guild_id: 'none', pool: 'none', user_id: 'user', data: 'users' },
  },
  standing: {
    key: ['guild_id', 'user_id', 'pool', 'span'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      ...none('guild_id', 'pool', 'span', 'since', 'games', 'wins', 'share', 'rating', 'ranked_until'),
      user_id: 'user',
    },
  },
  established: {
    key: ['guild_id', 'user_id'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: { guild_id: 'none', user_id: 'user', ranked_until: 'none' },
  },
  activity: {
    key: ['guild_id', 'activity', 'key'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: { ...none('guild_id', 'activity', 'games', 'white', 'black'), key: 'users' },
  },
  ledger: {
    key: ['guild_id'],
    needs: [],
    due: null,
    // Entering a game locks this row first.
    server: { by: ['guild_id'], isFirst: true },
    person: 'nobody',
    columns: { guild_id: 'none', entries: 'none' },
  },
  ruling: {
    key: ['guild_id', 'game_id', 'at'],
    needs: ['game'],
    due: null,
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: { ...none('guild_id', 'game_id', 'at', 'verb', 'reason'), by_id: 'user' },
  },
  live_board: {
    key: ['guild_id'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: { guild_id: 'none', version: 'none', data: 'none', ...DUE_HELD },
  },
  season: {
    key: ['guild_id', 'number'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      ...none('guild_id', 'number', 'version', 'start_seq', 'end_seq', 'is_reset'),
      data: 'users',
      ...DUE_HELD,
    },
  },
} as const satisfies TablesOf<StandingsTables>;
