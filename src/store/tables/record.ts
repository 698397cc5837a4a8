/**
 * A table is defined once, as a record: its columns, which determine the type of its rows, and
 * whose data they are. Tests compare the records with `PRIVACY.md` and the schema.
 */

/** `user`: one user's id. `users`: JSON or a key that contains user ids. `none`: no user. */
type Holding = 'user' | 'users' | 'none';

/** A column with values of type `V`. A test checks its holdings in filled tables. */
export interface Column<V = unknown, H extends Holding = Holding> {
  readonly holds: H;
  /** Exists only for the type. */
  readonly value?: V;
}

type Columns = Readonly<Record<string, Column>>;

export type RowOf<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer V> ? V : never;
};

export const oneOf = <V>(): Column<V, 'none'> => ({ holds: 'none' });

export const TEXT = oneOf<string>();
export const TEXT_OR_NULL = oneOf<string | null>();
export const NUMBER = oneOf<number>();
export const NUMBER_OR_NULL = oneOf<number | null>();
export const USER: Column<string, 'user'> = { holds: 'user' };
export const USER_OR_NULL: Column<string | null, 'user'> = { holds: 'user' };
export const USERS: Column<string, 'users'> = { holds: 'users' };

function several<C>(column: C): <N extends string>(...names: readonly N[]) => Readonly<Record<N, C>>;
function several(column: unknown) {
  return (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, column]));
}

export const texts = several(TEXT);
export const textsOrNull = several(TEXT_OR_NULL);
export const numbers = several(NUMBER);
export const numbersOrNull = several(NUMBER_OR_NULL);

/** The columns of rows that become due at some time. See `due/claim.ts`. */
export const DUE = {
  /** When the row is due (ms since 1970); `null` if there is nothing to do. */
  due_at: NUMBER_OR_NULL,
  /** How often the row was claimed since it last changed; `null` before the first claim. */
  attempts: NUMBER_OR_NULL,
  /** When the last claim expires. */
  claimed_until: NUMBER_OR_NULL,
};

export type DueRow = RowOf<typeof DUE>;

export interface Due<R = { readonly shown_version: number }> {
  /**
   * If a bot starts as the only process, its rows become due at once: `always`, `never`, or if the
   * channel hasn't seen them yet (`unshown`).
   */
  readonly wakes: 'always' | 'never' | (R extends { readonly shown_version: number } ? 'unshown' : never);
  /**
   * By default, a row without a next time stays, and is not due. Otherwise, it is `deleted`
   * (`forgotten`: without waiting for the disk), or `stays-due` until its work is finished.
   */
  readonly atEnd?: 'deleted' | 'forgotten' | 'stays-due';
}

/** Rows whose column names a game or a puzzle of the server. */
interface Via<C extends string> {
  readonly column: C;
  readonly of: 'game' | 'puzzle';
  /** Only rows with this value in a column. */
  readonly where?: readonly [C, string];
}

export interface OfServer<C extends string = string> {
  readonly by: readonly ('guild_id' | Via<C>)[];
  /** Erased before all other rows, because adding rows locks this row first. */
  readonly isFirst?: true;
}

interface Facts<R> {
  /** The columns of the key. Rows are copied in this order, page by page. */
  readonly key: readonly [keyof R & string, ...(readonly (keyof R & string)[])];
  /** The tables that its rows refer to. They are copied before this table, and erased after it. */
  readonly needs?: readonly string[];
  /** `null` if no row belongs to a server. */
  readonly server: R extends { readonly guild_id: string | null }
    ? OfServer<keyof R & string> & { readonly by: readonly ['guild_id', ...(readonly unknown[])] }
    : OfServer<keyof R & string> | null;
}

/**
 * A row is shown to the users in the columns `seenBy`, and deleted with the data of the users in
 * `erasedBy`. If one of these is missing, `personal/own.ts` or `personal/erase.ts` handles it.
 */
export interface Shared<C extends string = string> {
  readonly seenBy?: readonly C[];
  readonly erasedBy?: readonly C[];
}

type UserColumn<C extends Columns> = {
  [K in keyof C & string]: C[K]['holds'] extends 'none' ? never : K;
}[keyof C & string];

/**
 * `own`: belongs to one user by `user_id`. `shared`: concerns other users too, so code shows and
 * erases it. `nobody`: no column contains a user.
 */
type Person<C extends Columns> =
  | 'shared'
  | Shared<UserColumn<C>>
  | (RowOf<C> extends { readonly user_id: string } ? 'own' : never)
  | (C[keyof C]['holds'] extends 'none' ? 'nobody' : never);

export type TableRecord<C extends Columns = Columns> = Facts<RowOf<C>> & {
  readonly columns: C;
  readonly person: Person<C>;
} & (RowOf<C> extends DueRow ? { readonly due: Due<RowOf<C>> } : { readonly due?: never });

/** A record doesn't compile without the parts that its columns require. */
export const table = <const C extends Columns, const R extends TableRecord<C>>(
  record: R & { readonly columns: C },
): R => record;
