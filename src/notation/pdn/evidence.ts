/**
 * Evidence besides the moves, as logarithms of probabilities. It includes whether the result
 * matches the last position.
 */
import { endingOf } from '../../draughts/ending.ts';
import { startLine } from '../../draughts/line.ts';
import { commanders, opponentOf } from '../../draughts/piece.ts';
import { startPosition } from '../../draughts/position.ts';
import type { Color, Position } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { own } from '../../kit/own.ts';
import { asResult, type Convention } from './convention.ts';
import { resultIn } from './result.ts';
import { tagValue } from './tags.ts';
import { conventionOfHead, type Trial, type Written } from './trial.ts';
import { variantsNamed } from './variantNames.ts';
import { boardOf } from '../../draughts/geometry.ts';
import type { AnyVariant } from '../../draughts/variant.ts';
import { conventionOf } from './gameType.ts';

/** Base rates with square names, with numbers up to 32 or 64, and for bare numbered positions. */
export const BASE_RATES: Readonly<
  Record<VariantId, { readonly named: number; readonly numbered: number; readonly bare: number }>
> = {
  russian: { named: 0, numbered: -2, bare: -1 },
  poddavki: { named: -6, numbered: -8, bare: -7 },
  bashni: { named: -7, numbered: -9, bare: -9 },
  international: { named: -6, numbered: 0, bare: 0 },
  brazilian: { named: -3.5, numbered: -2.5, bare: -2.5 },
  antidraughts: { named: -9, numbered: -6, bare: -6 },
  frisian: { named: -8, numbered: -3, bare: -3 },
  frysk: { named: -9, numbered: -6, bare: -6 },
  breakthrough: { named: -9, numbered: -7, bare: -7 },
  english: { named: -7, numbered: 0, bare: 0 },
  pool: { named: -8, numbered: -4, bare: -3.5 },
  italian: { named: -6, numbered: 0, bare: -2 },
  spanish: { named: -6, numbered: 0, bare: -2 },
  czech: { named: -4, numbered: -4, bare: -3.5 },
  thai: { named: -8, numbered: -4.5, bare: -4 },
  canadian: { named: -6, numbered: 0, bare: 0 },
  turkish: { named: -0.5, numbered: -1, bare: -1 },
  armenian: { named: -6, numbered: -6, bare: -6 },
};

/** For a variant that a program defines itself. */
const UNKNOWN = { named: 0, numbered: 0, bare: 0 };
const OTHER_CORNER = -3;
const HALF_EMPTY = -4;
const SMALLER = [32, 50] as const;

/** The penalty for a larger board if a position without moves would fit on a smaller one. */
export const emptiness = ({ steps, highest, isNumeric }: Written, variant: AnyVariant): number => {
  const { length } = boardOf(variant).squares;
  const isHalfEmpty = SMALLER.some((squares) => length > squares && highest <= squares);
  return isNumeric && steps.length === 0 && isHalfEmpty ? HALF_EMPTY : 0;
};

export const baseRateOf = (written: Written, { convention }: Trial): number => {
  const { isNumeric, steps } = written;
  const { variant } = convention;
  const { named, numbered, bare } = own(BASE_RATES, variant.id) ?? UNKNOWN;
  if (!isNumeric) return named;
  if (steps.length === 0) return bare + emptiness(written, variant);
  const isOwn = variant.size > 8 || convention.corner === conventionOf(variant).corner;
  return numbered + (isOwn ? 0 : OTHER_CORNER);
};

const CONTRADICTION = -9.5;
/** Counts as evidence if the winner is behind by this many men. Each further man adds evidence. */
const FAR_BEHIND = 2;
const EACH_MAN = -0.9;
const NO_MORE = -5;
const KING = 2.5;

const worth = (position: Position, color: Color): number =>
  commanders(position, color).reduce((sum, { role }) => sum + (role === 'king' ? KING : 1), 0);

const winnerIn = (written: Written, convention: Convention): Color | null => {
  const result = asResult(conventionOfHead(written, convention), resultIn(written).result);
  if (result === '1-0') return 'white';
  return result === '0-1' ? 'black' : null;
};

/**
 * Whether the result matches the last position. If Black begins, files disagree on the order of
 * results.
 */
export const resultEvidence = (written: Written, { convention, start, moves }: Trial): number => {
  const winner = winnerIn(written, convention);
  const { variant } = convention;
  const isUnclear = !written.isByTurn && convention.exchanged === (variant.begins === 'white');
  if (winner === null || isUnclear || moves.length === 0) return 0;
  const last = moves.at(-1)?.after ?? start ?? startPosition(variant);
  const ending = endingOf(startLine(variant, last));
  if (ending) return ending.winner === opponentOf(winner) ? CONTRADICTION : 0;
  if (variant.goal === 'first-king') return 0;
  const ahead = worth(last, winner) - worth(last, opponentOf(winner));
  const behind = (variant.goal === 'win' ? -ahead : ahead) - FAR_BEHIND;
  return Math.max(NO_MORE, Math.min(0, EACH_MAN * behind));
};

const hasRed = ({ tags }: Written): boolean =>
  tags.some(({ name, value }) => name === 'Red' || (name === 'Black' && /^\s*red\s*$/i.test(value)));

/** Studies are composed for the side that begins; English studies, for either side. */
const EITHER_SIDE = Math.log(0.5);
const OTHER_SIDE = Math.log(0.05);
const NOT_RED = -7;

/** The evidence from a position without moves: its side to move and the names of its colors. */
export const studyEvidence = (written: Written, id: VariantId): number => {
  const turn = /^\s*[WB]/i
    .exec(tagValue(written.tags, 'FEN') ?? '')?.[0]
    .trim()
    .toUpperCase();
  if (written.steps.length > 0 || turn === undefined) return 0;
  if (hasRed(written)) return id === 'english' ? 0 : NOT_RED;
  if (id === 'english') return EITHER_SIDE;
  return turn === 'B' ? OTHER_SIDE : 0;
};

const SPEAKING = 'Event Site Opening Annotator Source Variant GameType Game Rules Board'.split(' ');

const FOREWORD = 300;

const foreword = ({ raw: { prose, body } }: Written): string => {
  const first = body.findIndex(({ kind }) => kind === 'move');
  const before = prose.filter(({ offset }) => offset < (body[first]?.offset ?? Infinity));
  const comments = body
    .slice(0, first === -1 ? 4 : Math.min(first, 4))
    .filter(({ kind }) => kind === 'comment');
  const words = [...before.slice(0, 40), ...comments].map(({ text }) => text);
  return words.join(' ').slice(0, FOREWORD);
};

/** In prose, other names are ambiguous, such as a breakthrough or a Russian. */
const PLAIN_IN_PROSE: ReadonlySet<VariantId> = new Set(['poddavki', 'antidraughts', 'bashni']);

export const variantsMentioned = (written: Written, fileName = ''): ReadonlySet<VariantId> =>
  new Set([
    ...SPEAKING.flatMap((name) => variantsNamed(tagValue(written.tags, name) ?? '')),
    ...variantsNamed(fileName.slice(0, FOREWORD).replace(/[\d_]+/g, ' ')),
    ...(hasRed(written) ? (['english'] as const) : []),
    ...variantsNamed(foreword(written)).filter((id) => PLAIN_IN_PROSE.has(id)),
  ]);
