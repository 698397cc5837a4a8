/** Things that are loaded and saved whole; `store.ts` explains versions and `dueAt`. */
export interface Book<T, Key extends readonly (string | number)[] = [guildId: string]> {
  load(...key: Key): Promise<T | null>;
  save(thing: T, dueAt: number | null): Promise<boolean>;
  /** Deletes it, unless it has changed. */
  remove(thing: T): Promise<boolean>;
}
