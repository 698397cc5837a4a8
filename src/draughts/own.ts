/**
 * Looking up what a text names. `record[text]` also finds what every object inherits (`constructor`, `__proto__`), so a text
 * that came from outside would be taken for a name that it is not. `test/house/keys.test.ts` keeps all lookups here or in a `Map`.
 */

/** What the record itself holds under this name; `undefined` when that is nothing. */
export const own = <V>(record: Readonly<Record<string, V>> | undefined, name: string): V | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
