import { EXPLORER_TABLES, type ExplorerTables } from './explorer.ts';
import { DUTY_TABLES, type DutyTables } from './duties.ts';
import { GAME_TABLES, type GameTables } from './games.ts';
import { INTERACTION_TABLES, type InteractionTables } from './interactions.ts';
import { PEOPLE_TABLES, type PeopleTables } from './people.ts';
import { PUZZLE_TABLES, type PuzzleTables } from './puzzles.ts';
import type { TablesOf } from './record.ts';
import { STANDINGS_TABLES, type StandingsTables } from './standings.ts';
import { SERVER_TABLES, type ServerTables } from './servers.ts';
import { TOURNAMENT_TABLES, type TournamentTables } from './tournaments.ts';

export interface Tables
  extends
    GameTables,
    PeopleTables,
    ServerTables,
    StandingsTables,
    PuzzleTables,
    TournamentTables,
    InteractionTables,
    DutyTables,
    ExplorerTables {}

export type TableName = keyof Tables;

export const TABLES = {
  ...SERVER_TABLES,
  ...GAME_TABLES,
  ...PEOPLE_TABLES,
  ...STANDINGS_TABLES,
  ...PUZZLE_TABLES,
  ...TOURNAMENT_TABLES,
  ...INTERACTION_TABLES,
  ...DUTY_TABLES,
  ...EXPLORER_TABLES,
} as const satisfies TablesOf<Tables>;

type Records = typeof TABLES;

type OfPerson<P> = { [T in TableName]: Records[T]['person'] extends P ? T : never }[TableName];
export type OwnTable = OfPerson<'own'>;
export type SharedTable = OfPerson<'shared'>;

export type DueTable = { [T in TableName]: Records[T]['due'] extends null ? never : T }[TableName];

const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name);
export const TABLE_NAMES = Object.keys(TABLES).filter(isTable);

export const OWN_TABLES = TABLE_NAMES.filter((name): name is OwnTable => TABLES[name].person === 'own');

export const DUE_TABLES = TABLE_NAMES.filter((name): name is DueTable => TABLES[name].due !== null);

/** Every table, each after the tables that it needs. */
export const IN_ORDER: readonly TableName[] = TABLE_NAMES.reduce(withNeeded, []);

function withNeeded(before: readonly TableName[], name: TableName): readonly TableName[] {
  if (before.includes(name)) return before;
  const needed: readonly string[] = TABLES[name].needs;
  return [...needed.filter(isTable).reduce(withNeeded, before), name];
}
