export type UserId = string;

export interface Player {
  readonly id: UserId;
  /** The name when the game started, for places without mentions (pictures, alt text, records). */
  readonly name: string;
}

const MARK = 'former.';

const NAME = 'Former player';

/** The stand-in for a player who deleted their data, the same in all of their games. */
export const formerPlayer = (chance: string): Player => formerAs(`${MARK}${chance}`);

export const formerAs = (id: UserId): Player => ({ id, name: NAME });

export const isFormer = (user: UserId): boolean => user.startsWith(MARK);
