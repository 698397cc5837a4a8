/** Someone with a name, as Discord knows them. */

/** A Discord user's id (a snowflake). */
export type UserId = string;

/** Someone who plays. */
export interface Player {
  readonly id: UserId;
  /** The name shown when the game began; used only where a mention cannot be (pictures and their alt text, records). */
  readonly name: string;
}
