/**
 * What is to be known of a table beside the types of its columns: a record, without which it does not compile. Copying, claiming,
 * erasing a server, showing and erasing a person read nothing else of which tables there are; `PRIVACY.md` and the schema
 * are held against it by tests.
 */
import type { DueColumns } from './dueColumns.ts';

/** `user`: one user's id. `users`: JSON or a key with the ids of users in it. `none`: no user at all. */
type Holding = 'user' | 'users' | 'none';

/** What happens to rows that are due some time when a bot starts that knows itself to be alone. */
interface Due<R> {
  /** They are due at once `always`, `never`, or where the channel was not shown them yet. */
  readonly wakes: 'always' | 'never' | (R extends { readonly shown_version: number } ? 'unshown' : never);
}

/** Rows are a server's whose column names a game or a puzzle of it. */
interface Via<C extends string> {
  readonly column: C;
  readonly of: 'game' | 'puzzle';
  /** Only of rows with this value in a column. */
  readonly where?: readonly [C, string];
}

/** How the rows of one server are found. `C`: the names of the columns. */
export interface OfServer<C extends string = string> {
  readonly by: readonly ('guild_id' | Via<C>)[];
  /** It is erased before all others, for whoever adds rows there holds this one first. */
  readonly isFirst?: true;
}

interface Facts<R> {
  /** The columns that tell its rows apart; they are copied in this order, page by page. */
  readonly key: readonly [keyof R & string, ...(readonly (keyof R & string)[])];
  /** The tables that its rows tell of: these are copied before it, and of a server they are erased after it. */
  readonly needs: readonly string[];
  readonly due: R extends DueColumns ? Due<R> : null;
  /** `null`: none is a server's. */
  readonly server: R extends { readonly guild_id: string | null }
    ? OfServer<keyof R & string> & { readonly by: readonly ['guild_id', ...(readonly unknown[])] }
    : OfServer<keyof R & string> | null;
}

/** Nobody is in it. */
interface OfNobody<R> {
  readonly person: 'nobody';
  readonly columns: { readonly [C in keyof R]: 'none' };
}

/**
 * `own`: by `user_id` rows are one user's alone; they are shown as they stand, and go with them. `shared`: others have a part in
 * them, so `personal/own.ts` says what is shown of them and `personal/erase.ts` what becomes of them.
 */
interface OfPeople<R> {
  readonly person: 'shared' | (R extends { readonly user_id: string } ? 'own' : never);
  /**
   * Of every column, whether it holds a user's id. A test looks into filled tables for what is here wrongly. So whoever adds a
   * column decides what becomes of it when its user asks for it or wants it gone.
   */
  readonly columns: { readonly [C in keyof R]: Holding };
}

/** `R`: its rows. */
export type TableRecord<R> = Facts<R> & (OfNobody<R> | OfPeople<R>);

/** A record each for these tables. */
export type TablesOf<T> = { readonly [N in keyof T]: TableRecord<T[N]> };
