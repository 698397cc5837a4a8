/**
 * Looks up untrusted names safely. `record[text]` also finds inherited names (`constructor`,
 * `__proto__`). `test/house/keys.slow.test.ts` makes sure that all lookups use this or a `Map`.
 */

export const own = <V>(record: Readonly<Record<string, V>> | undefined, name: string): V | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
