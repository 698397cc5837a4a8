/** A table without a record doesn't compile; tests compare them with `PRIVACY.md` and the schema. */

/** `user`: one user's id. `users`: JSON or a key with ids of users. `none`: no user. */
type Holding = 'user' | 'users' | 'none';

/** What happens to due rows when a bot starts as the only process. */
interface Due<R> {
  /** Due at once `always`, `never`, or if the channel hasn't seen them yet. */
  readonly wakes: 'always' | 'never' | (R extends { readonly shown_version: number } ? 'unshown' : never);
}

/** The rows whose column names a game, a challenge or a puzzle of the server. */
interface Via<C extends string> {
  readonly column: C;
  readonly of: 'game' | 'challenge' | 'puzzle';
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
  readonly needs: readonly string[];
  readonly due: R extends DueColumns ? Due<R> : null;
  /** `null`: no row belongs to a server. */
  readonly server: R extends { readonly guild_id: string | null }
    ? OfServer<keyof R & string> & { readonly by: readonly ['guild_id', ...(readonly unknown[])] }
    : OfServer<keyof R & string> | null;
}

interface OfNobody<R> {
  readonly person: 'nobody';
  readonly columns: { readonly [C in keyof R]: 'none' };
}

/**
 * `own`: belongs to one user by `user_id`. `shared`: concerns others too (`personal/own.ts`,
 * `erase.ts`).
 */
interface OfPeople<R> {
  readonly person: 'shared' | (R extends { readonly user_id: string } ? 'own' : never);
  /** Whether each column holds a user's id. A test looks for mistakes in filled tables. */
  readonly columns: { readonly [C in keyof R]: Holding };
}

export type TableRecord<R> = Facts<R> & (OfNobody<R> | OfPeople<R>);

export type TablesOf<T> = { readonly [N in keyof T]: TableRecord<T[N]> };

/** The columns of rows that are due at some time; see `due/claim.ts`. */
export interface DueColumns {
  /** When the row is due (ms since 1970); `null` if there is nothing to do. */
  readonly due_at: number | null;
  /** How often it was claimed since it last changed; `null` before the first time. */
  readonly attempts: number | null;
  /** When the last claim expires. */
  readonly claimed_until: number | null;
}

export function none<C extends string>(...columns: readonly C[]): Readonly<Record<C, 'none'>>;
export function none(...columns: readonly string[]): Readonly<Record<string, 'none'>> {
  return Object.fromEntries(columns.map((column) => [column, 'none' as const]));
}

export const DUE_HELD = none('due_at', 'attempts', 'claimed_until');
