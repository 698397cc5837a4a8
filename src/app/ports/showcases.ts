/** The store's interface for servers that want a game of the day, or used to. */
export interface Showcase {
  readonly guildId: string;
  readonly version: number;
  /** When to post the next (ms since 1970); `null` if undecided. */
  readonly postAt: number | null;
  /** When the last was posted; `null`: none was. */
  readonly postedAt: number | null;
}
