/** The thing that was asked for. Throws an error if there is no such thing. */
export function there<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`There is no ${what}`);
  return found;
}
