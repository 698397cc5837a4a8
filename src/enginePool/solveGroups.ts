/** The thread that solves larger endings. The pool calls `bringPair` by name. */
import { goBehind, IDLE } from '../threads/priority.ts';

export { bringPair } from './endingsPair.ts';

goBehind(IDLE);
