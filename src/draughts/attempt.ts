/**
 * What a function returns that may be refused: a value, or a problem that says why.
 *
 * Expected failures (an illegal move, an unreadable position) are values, so that the compiler makes every
 * caller look at them; only bugs are thrown.
 */
export type Attempt<T, P> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

/** A success carrying `value`. */
export const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A refusal carrying `problem`. */
export const refused = <P>(problem: P): { readonly ok: false; readonly problem: P } => ({
  ok: false,
  problem,
});
