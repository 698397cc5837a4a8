/** A database of endings as a search asks it. */
import { shared } from '../../draughts/numeric/stack.ts';
import { count } from '../ground/bits.ts';
import { lossIn, winIn } from '../search/score.ts';
import { UNKNOWN, type Probe } from '../search/tree.ts';
import { numberOf } from './catalogue.ts';
import type { Endings } from './solve.ts';
import { DRAW, isWin, pliesOf } from './verdict.ts';

const { stack } = shared;

/** The probe of a database for positions of the small board in the stack. */
export const probeOf =
  ({ catalogue, bytes }: Endings): Probe =>
  (position) => {
    const me = stack[position]!;
    const them = stack[position + 1]!;
    if (me === 0 || count(me | them) > catalogue.pieces) return UNKNOWN;
    const byte = bytes[numberOf(catalogue, me, them, stack[position + 2]!)]!;
    if (byte === DRAW) return 0;
    return isWin(byte) ? winIn(pliesOf(byte)) : lossIn(pliesOf(byte));
  };
