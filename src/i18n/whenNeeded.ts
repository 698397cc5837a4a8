/** What is made when it is first needed, and then kept: a bot that starts says a few words in each language, and counts nothing yet. */
export function whenNeeded<T extends object | string>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
