/** Expected failures are values, which the compiler makes callers handle; only bugs are thrown. */
export type Attempt<T, P> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

export const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refused = <P>(problem: P): { readonly ok: false; readonly problem: P } => ({
  ok: false,
  problem,
});
