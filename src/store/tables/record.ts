/**
 * A table is told once, as a record: its columns, from which the type of its rows follows, and
 * whose data they are. Tests compare the records with `PRIVACY.md` and the schema.
 */

/** `user`: one user's id. `users`: JSON or a key with ids of users. `none`: no user. */
type Holding = 'user' | 'users' | 'none';

/** A column with values of type `V`. A test looks for wrong holdings in filled tables. */
export interface Column<V = unknown, H extends Holding = Holding> {
  readonly holds: H;
  /** Only for the type. */
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

/** The columns of rows that are due at some time; see `due/claim.ts`. */
export const DUE = {
  /** When the row is due (ms since 1970); `null` if there is nothing to do. */
  due_at: NUMBER_OR_NULL,
  /** How often it was claimed since it last changed; `null` before the first time. */
  attempts: NUMBER_OR_NULL,
  /** When the last claim expires. */
  claimed_until: NUMBER_OR_NULL,
};

export type DueRow = RowOf<typeof DUE>;

export interface Due<R = { readonly shown_version: number }> {
  /**
   * When a bot starts as the only process, its rows are due at once `always`, `never`, or if the
   * channel hasn't seen them yet.
   */
  readonly wakes: 'always' | 'never' | (R extends { readonly shown_version: number } ? 'unshown' : never);
  /**
   * Without a next time, a row rests. Otherwise it is `deleted` (`forgotten`: without waiting for the
   * disk), or `stays-due` until its work is finished.
   */
  readonly atEnd?: 'deleted' | 'forgotten' | 'stays-due';
}

/** The rows whose column names a game or a puzzle of the server. */
interface Via<C extends string> {
  readonly column: C;
  readonly of: 'game' | 'puzzle';
  /** Only rows with this value in a column. */
  readonly where?: readonly [C, string];
}

export interface OfServer<C extends string = string> {
  readonly by: readonly ('guild_id' | Via<C>)[];
  /** Erased before all others, because adding rows locks this one first. */
  readonly isFirst?: true;
}

interface Facts<R> {
  /** The columns of the key; rows are copied in this order, page by page. */
  readonly key: readonly [keyof R & string, ...(readonly (keyof R & string)[])];
  /** The tables that its rows refer to: copied before it, and erased after it. */
  readonly needs?: readonly string[];
  /** `null`: no row belongs to a server. */
  readonly server: R extends { readonly guild_id: string | null }
    ? OfServer<keyof R & string> & { readonly by: readonly ['guild_id', ...(readonly unknown[])] }
    : OfServer<keyof R & string> | null;
}

/**
 * A row is shown to the users in the columns `seenBy`, and deleted with the data of those in
 * `erasedBy`. Without one of them, `personal/own.ts` or `personal/erase.ts` says how.
 */
export interface Shared<C extends string = string> {
  readonly seenBy?: readonly C[];
  readonly erasedBy?: readonly C[];
}

type UserColumn<C extends Columns> = {
  [K in keyof C & string]: C[K]['holds'] extends 'none' ? never : K;
}[keyof C & string];

/**
 * `own`: belongs to one user by `user_id`. `shared`: concerns others too, and is shown and erased by
 * code. `nobody`: no column holds a user.
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

/** A record without a part that its columns require doesn't compile. */
export const table = <const C extends Columns, const R extends TableRecord<C>>(
  record: R & { readonly columns: C },
): R => record;
