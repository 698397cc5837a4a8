/** The names of the duties of choice among captures. A record holds each as a function, which tells nothing to readers. */
import {
  freeChoice,
  frisianWorth,
  italianQuality,
  kingBeforeMan,
  mostPieces,
  mostPiecesThenKings,
} from '../../draughts/duties.ts';
import type { Variant } from '../../draughts/variant.ts';

const DUTIES = [
  ['free', freeChoice],
  ['most', mostPieces],
  ['most-then-kings', mostPiecesThenKings],
  ['king-first', kingBeforeMan],
  ['italian', italianQuality],
  ['frisian', frisianWorth],
] as const;

/** The variant's duty: the end of a key `rules.duty.…`. */
export function dutyOf({ captureValue }: Variant) {
  const found = DUTIES.find(([, value]) => value === captureValue);
  if (!found) throw new Error('there is no name for this duty of choice');
  return found[0];
}
