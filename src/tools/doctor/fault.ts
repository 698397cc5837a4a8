/** Something wrong, for the person who runs the bot. */
export interface Fault {
  /** For programs and tests. */
  readonly code: string;
  /** What is wrong and what to do about it. */
  readonly words: string;
}
