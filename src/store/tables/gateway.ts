/** The tables by which processes share what Discord gives a bot once. */
import type { TablesOf } from './record.ts';

/** A process that said it lives; until when, by the database's clock. */
interface ProcessTable {
  readonly id: string;
  readonly lives_until: number;
}

/** One of Discord's connections. */
interface ConnectionTable {
  /** How many there are. */
  readonly total: number;
  readonly shard: number;
  /** The process that holds it, dead or alive. */
  readonly owner: string | null;
  /** What is kept of it, as JSON. */
  readonly data: string;
}

/** What can be done once in a while by all processes together; when it can be next, by the database's clock. */
interface TurnTable {
  readonly id: string;
  readonly free_at: number;
}

/** How many requests Discord refused to all processes in one minute since 1970. */
interface RefusedRequestTable {
  readonly minute: number;
  readonly requests: number;
}

export interface GatewayTables {
  readonly process: ProcessTable;
  readonly connection: ConnectionTable;
  readonly turn: TurnTable;
  readonly refused_request: RefusedRequestTable;
}

const OF_NOBODY = { needs: [], due: null, server: null, person: 'nobody' } as const;

export const GATEWAY_TABLES = {
  process: { ...OF_NOBODY, key: ['id'], columns: { id: 'none', lives_until: 'none' } },
  connection: {
    ...OF_NOBODY,
    key: ['total', 'shard'],
    columns: { total: 'none', shard: 'none', owner: 'none', data: 'none' },
  },
  turn: { ...OF_NOBODY, key: ['id'], columns: { id: 'none', free_at: 'none' } },
  refused_request: { ...OF_NOBODY, key: ['minute'], columns: { minute: 'none', requests: 'none' } },
} as const satisfies TablesOf<GatewayTables>;
