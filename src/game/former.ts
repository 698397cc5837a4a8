/**
 * Players who had themselves erased. Their games stay for those who played them; in their place stands somebody without a
 * past, the same in all of their games, so that what followed from these stays as it was.
 */
import type { Player, UserId } from './player.ts';

/** No id of Discord's begins so: those are numbers. */
const MARK = 'former.';

/** What they are called in records, and wherever nobody translates. */
const NAME = 'Former player';

/** A stand-in; `chance` is a new id that comes from nothing about the person. */
export const formerPlayer = (chance: string): Player => formerAs(`${MARK}${chance}`);

/** The stand-in with this id. */
export const formerAs = (id: UserId): Player => ({ id, name: NAME });

/** Whether this is the stand-in of someone who is gone. */
export const isFormer = (user: UserId): boolean => user.startsWith(MARK);
