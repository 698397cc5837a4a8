/**
 * What the bot tells of its work while it is at it, for figures. Only names of commands, kinds and codes are told: never who did
 * something, or where, or in which words, so the figures stay few and say nothing of anybody.
 */
/** How a user came to ask: by a command, by a button, a menu or a window, or while typing an option. */
export type AskedBy = 'command' | 'press' | 'typing';

/**
 * What became of an interaction. `refused`: the asker was told why not. `late`: it came when nobody waited any more. `lost`: Discord
 * did not take the answer. `away`: the database did not answer. `undrawn`: there was no picture. `bug`: the asker was told its id.
 */
export type Outcome = 'answered' | 'refused' | 'late' | 'lost' | 'away' | 'undrawn' | 'bug';

/** Hears of it; nothing that it does may throw. */
export interface Meter {
  /** An interaction was seen through; `command` is its whole name, or that of the command whose button was pressed; after so many ms. */
  readonly interaction: (by: AskedBy, command: string, outcome: Outcome, ms: number) => void;
  /** A first response has reached Discord, so many ms after the user did something. */
  readonly acknowledged: (age: number) => void;
}
