/** Facts in the variant's record choose the sentences, so the text can't contradict the game. */
import { startPosition } from '../../draughts/position.ts';
import type { Variant, Ways } from '../../draughts/variant.ts';
import type { Say } from '../../i18n/say.ts';
import {
  DIAGONALLY,
  DIAGONALLY_FORWARD,
  FORWARD_AND_SIDEWAYS,
  STRAIGHT,
  STRAIGHT_OVER_LIGHT,
} from '../../draughts/geometry.ts';
import type { Direction } from '../../draughts/types.ts';
import {
  freeChoice,
  frisianWorth,
  italianQuality,
  kingBeforeMan,
  mostPieces,
  mostPiecesThenKings,
} from '../../draughts/duties.ts';

function board(say: Say, variant: Variant): string {
  const { squares, size, menRows, begins } = variant;
  const men = startPosition(variant).board.filter((tower) => tower?.[0].color === 'white').length;
  const rows = say.list(menRows.map(String), 'and');
  const ground = say(`rules.board.${squares}`, { count: menRows.length, size, men, rows });
  return [ground, say(`invitation.turn.${begins}`)].join(' ');
}

function kingRule(say: Say, variant: Variant): string {
  const { kingRunLimit: count } = variant;
  const ways = say(`rules.king.${kingWays(variant)}`);
  return count === null ? ways : [ways, say('rules.king-run', { count })].join(' ');
}

function capturing(say: Say, variant: Variant): string {
  return [
    say(`rules.duty.${dutyOf(variant)}`),
    ...(variant.menTakeKings ? [] : [say('rules.men-spare-kings')]),
    variant.captured === 'leaves'
      ? say(`rules.removal.${variant.removal}`)
      : say(`rules.captured.${variant.captured}`),
    ...(variant.mayTurnBack ? [] : [say('rules.no-turning-back')]),
  ].join(' ');
}

function draws(say: Say, variant: Variant): string {
  const ends = variant.draws.flatMap((rule) => rule.ends);
  if (ends.length === 0) return say('rules.draw.none');
  const reasons = ends.map((end) => say(`rules.draw.${end}`));
  return say('rules.draw.some', { reasons: say.list(reasons, 'or') });
}

export const firstRules = (say: Say, variant: Variant): readonly (string | null)[] => [
  say(`rules.goal.${variant.goal}`),
  say(`rules.first.man.${menWays(variant)}`),
  say(`rules.first.king.${kingWays(variant)}`),
  say(`rules.first.duty.${dutyOf(variant)}`),
  variant.captured === 'leaves' ? null : say('rules.first.towers'),
  say(`rules.first.crowning.${variant.crowning}`),
];

export const rulesLines = (say: Say, variant: Variant): readonly (string | null)[] => [
  say(`rules.goal.${variant.goal}`),
  board(say, variant),
  say(`rules.man.${menWays(variant)}`),
  kingRule(say, variant),
  capturing(say, variant),
  say(`rules.crowning.${variant.crowning}`),
  draws(say, variant),
];

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
  if (!found) throw new Error('expected moves with a name in the rules');
  return found[0];
}

/** How men move: the end of a key `rules.man.…`. */
const menWays = ({ man }: Variant) => nameIn(MEN, man);

/** How kings move: the end of a key `rules.king.…`. */
function kingWays({ king }: Variant) {
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

/** The variant's capture rule: the end of a key `rules.duty.…`. */
function dutyOf({ captureValue }: Variant) {
  const found = DUTIES.find(([, value]) => value === captureValue);
  if (!found) throw new Error('expected a capture rule with a name in the rules');
  return found[0];
}
