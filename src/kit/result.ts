/** Expected failures are values that the compiler makes callers handle; only bugs are thrown. */
export type Result<T, P> = { readonly ok: true; readonly value: T } | Refused<P>;

export interface Refused<P> {
  readonly ok: false;
  readonly problem: P;
}

export const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refused = <const P>(problem: P): Refused<P> => ({ ok: false, problem });

/**
 * The value of a result. If it is refused, throws an error with the problem as its cause.
 *
 * @example
 * const russian = variantOf('russian');
 * unwrap(parseFen(russian, 'W:Wc3:Bd4')).turn // => 'white'
 */
export function unwrap<T, P>(result: Result<T, P>): T {
  if (result.ok) return result.value;
  throw new Error(`expected a value, got ${JSON.stringify(result.problem)}`, { cause: result.problem });
}
