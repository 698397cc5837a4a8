import { daily, solved } from '../../features/daily/table.ts';
import { guess } from '../../features/guess/table.ts';
import { hunt } from '../../features/hunt/table.ts';
import { lesson } from '../../features/learn/table.ts';
import { liveMessage } from '../../features/live/table.ts';
import { lobby } from '../../features/lobby/table.ts';
import { puzzle, solver, trial } from '../../features/puzzle/table.ts';
import { season } from '../../features/season/table.ts';
import { showcase } from '../../features/showcase/table.ts';
import { watch } from '../../features/watch/table.ts';
import { explored, explored_game, explored_import } from '../../features/explore/table.ts';
import { DUTY_TABLES } from './duties.ts';
import { GAME_TABLES } from './games.ts';
import { INTERACTION_TABLES } from './interactions.ts';
import { PEOPLE_TABLES } from './people.ts';
import type { RowOf, Shared } from './record.ts';
import { STANDINGS_TABLES } from './standings.ts';
import { SERVER_TABLES } from './servers.ts';
import { TOURNAMENT_TABLES } from './tournaments.ts';

export const TABLES = {
  ...SERVER_TABLES,
  lobby,
  showcase,
  live_games: liveMessage,
  live_board: liveMessage,
  ...GAME_TABLES,
  ...PEOPLE_TABLES,
  guess,
  lesson,
  watch,
  ...STANDINGS_TABLES,
  season,
  puzzle,
  hunt,
  daily,
  solved,
  solver,
  trial,
  ...TOURNAMENT_TABLES,
  ...INTERACTION_TABLES,
  ...DUTY_TABLES,
  explored,
  explored_game,
  explored_import,
};

type Records = typeof TABLES;

export type TableName = keyof Records;

/** The type of each table's rows. */
export type Tables = { readonly [T in TableName]: RowOf<Records[T]['columns']> };

type Way = keyof Shared;

/** The tables whose records don't say how their rows are shown or erased. */
export type SharedTable<W extends Way> = {
  [T in TableName]: Records[T]['person'] extends 'own' | 'nobody' | { readonly [_ in W]: object } ? never : T;
}[TableName];

export type DueTable = {
  [T in TableName]: Records[T] extends { readonly due: object } ? T : never;
}[TableName];

const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name);
export const TABLE_NAMES = Object.keys(TABLES).filter(isTable);

/** The columns with the users who see a row, or with the users whose data it is deleted with. */
export function userColumns(name: TableName, way: Way): readonly string[] {
  const person: string | Shared = TABLES[name].person;
  if (typeof person === 'string') return person === 'own' ? ['user_id'] : [];
  return person[way] ?? [];
}

export const DUE_TABLES = TABLE_NAMES.filter((name): name is DueTable => 'due' in TABLES[name]);

/** Whether the key identifies a person. Such keys are never logged. */
export function isPersonal(name: TableName): boolean {
  const key: readonly string[] = TABLES[name].key;
  return Object.entries(TABLES[name].columns).some(
    ([column, { holds }]) => holds !== 'none' && key.includes(column),
  );
}

/** The tables that this table's rows refer to. */
export function neededBy(name: TableName): readonly string[] {
  const record = TABLES[name];
  return 'needs' in record ? record.needs : [];
}

/** All tables, each after the tables that it needs. */
export const IN_ORDER: readonly TableName[] = TABLE_NAMES.reduce(withNeeded, []);

function withNeeded(before: readonly TableName[], name: TableName): readonly TableName[] {
  if (before.includes(name)) return before;
  return [...neededBy(name).filter(isTable).reduce(withNeeded, before), name];
}
