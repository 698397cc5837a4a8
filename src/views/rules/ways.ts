/**
 * The names of how men and kings go, and of what a capture must take. A record holds lists of directions and functions; a reader
 * wants a sentence. A combination without a name here throws.
 */
import {
  DIAGONALLY,
  DIAGONALLY_FORWARD,
  FORWARD_AND_SIDEWAYS,
  STRAIGHT,
  STRAIGHT_OVER_LIGHT,
} from '../../draughts/geometry.ts';
import type { Direction } from '../../draughts/types.ts';
import type { Variant, Ways } from '../../draughts/variant.ts';
import {
  freeChoice,
  frisianWorth,
  italianQuality,
  kingBeforeMan,
  mostPieces,
  mostPiecesThenKings,
} from '../../draughts/duties.ts';

const ALL_OVER_DARK = [...DIAGONALLY, ...STRAIGHT_OVER_LIGHT];

const MEN = [
  ['diagonal', { moves: DIAGONALLY_FORWARD, captures: DIAGONALLY }],
  ['forward', { moves: DIAGONALLY_FORWARD, captures: DIAGONALLY_FORWARD }],
  ['all-captures', { moves: DIAGONALLY_FORWARD, captures: ALL_OVER_DARK }],
  ['straight', { moves: FORWARD_AND_SIDEWAYS, captures: FORWARD_AND_SIDEWAYS }],
  [
    'straight-captures',
    { moves: [...FORWARD_AND_SIDEWAYS, ...DIAGONALLY_FORWARD], captures: FORWARD_AND_SIDEWAYS },
  ],
] as const;

const KINGS = [
  ['diagonal', { moves: DIAGONALLY, captures: DIAGONALLY }],
  ['all-captures', { moves: DIAGONALLY, captures: ALL_OVER_DARK }],
  ['straight', { moves: STRAIGHT, captures: STRAIGHT }],
  ['straight-captures', { moves: [...STRAIGHT, ...DIAGONALLY], captures: STRAIGHT }],
] as const;

const isSame = (a: readonly Direction[], b: readonly Direction[]): boolean =>
  a.length === b.length &&
  a.every(({ rows, columns }) => b.some((other) => other.rows === rows && other.columns === columns));

const goSame = (a: Ways, b: Ways): boolean => isSame(a.moves, b.moves) && isSame(a.captures, b.captures);

function nameIn<N extends string>(names: readonly (readonly [N, Ways])[], ways: Ways): N {
  const found = names.find(([, named]) => goSame(named, ways));
  if (!found) throw new Error('there is no name for these ways to go');
  return found[0];
}

/** How men go: the end of a key `rules.man.…`. */
export const menWays = ({ man }: Variant) => nameIn(MEN, man);

/** How kings go: the end of a key `rules.king.…`. */
export function kingWays({ king }: Variant) {
  const name = nameIn(KINGS, king);
  if (name !== 'diagonal') return name;
  if (!king.flies) return 'short';
  return king.lands === 'next' ? 'flying-lands-next' : 'flying';
}

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
