export interface Fault {
  readonly code: string;
  readonly words: string;
  /** Nothing is known to be wrong, but the owner should look at it. */
  readonly isNote?: true;
}
