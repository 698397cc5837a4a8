/** Something that is wrong, as whoever runs the bot is told of it. */
export interface Fault {
  /** For programs and tests. */
  readonly code: string;
  /** What is wrong and what to do about it, in plain English. */
  readonly words: string;
}
