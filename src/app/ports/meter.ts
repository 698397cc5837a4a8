/** Counts only names of commands, kinds and codes: never people, places or texts. */
/** How it was requested: by a command; by a button, menu or window; or by typing an option. */
export type AskedBy = 'command' | 'press' | 'typing';

/**
 * `late`: nobody was waiting anymore. `lost`: Discord did not accept the answer. `away`: the
 * database was unreachable.
 */
export type AnswerOutcome = 'answered' | 'refused' | 'late' | 'lost' | 'away' | 'undrawn' | 'bug';

export interface Meter {
  /** An interaction took `ms`. `command`: the command's full name, even if a button was pressed. */
  readonly interaction: (by: AskedBy, command: string, outcome: AnswerOutcome, ms: number) => void;
  /** A first response reached Discord, this many ms after the user acted. */
  readonly acknowledged: (age: number) => void;
}
