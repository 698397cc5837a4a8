/**
 * What a game says of its goal, where its moves say nothing: games with the same moves differ only in who has won in the end. So the
 * result is held against the last position, as a natural logarithm of a chance, never above 0.
 */
import { endingOf } from '../../draughts/ending.ts';
import { startLine } from '../../draughts/line.ts';
import { commanders, opponentOf } from '../../draughts/piece.ts';
import { startPosition } from '../../draughts/position.ts';
import type { Color, Position } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { asResult, type Convention } from './convention.ts';
import { resultIn } from './result.ts';
import { tagValue } from './tags.ts';
import { conventionOfHead, type Trial, type Written } from './trial.ts';
import { variantsNamed } from './variantNames.ts';

/** It is over by the rules, and the result names the other side. */
const CONTRADICTION = -9.5;
/** Whoever has won is behind by this many men at least, and each of them tells as much. */
const FAR_BEHIND = 2;
const EACH_MAN = -0.9;
const NO_MORE = -5;
/** A king is worth so many men. */
const KING = 2.5;

const worth = (position: Position, color: Color): number =>
  commanders(position, color).reduce((sum, { role }) => sum + (role === 'king' ? KING : 1), 0);

const winnerIn = (written: Written, convention: Convention): Color | null => {
  const result = asResult(
    conventionOfHead(written, convention),
    resultIn(written.tags, written.raw.body).result,
  );
  if (result === '1-0') return 'white';
  return result === '0-1' ? 'black' : null;
};

/**
 * How likely the result is with the last position. Where Black begins, it tells nothing: files differ in whose result stands first, and
 * none of those variants is played for another goal.
 */
export const resultEvidence = (written: Written, { convention, start, moves }: Trial): number => {
  const winner = winnerIn(written, convention);
  const { variant } = convention;
  const isUnclear = conventionOfHead(written, convention).exchanged;
  if (winner === null || isUnclear || moves.length === 0) return 0;
  const last = moves.at(-1)?.after ?? start ?? startPosition(variant);
  const ending = endingOf(startLine(variant, last));
  if (ending) return ending.winner === opponentOf(winner) ? CONTRADICTION : 0;
  if (variant.goal === 'first-king') return 0;
  const ahead = worth(last, winner) - worth(last, opponentOf(winner));
  const behind = (variant.goal === 'win' ? -ahead : ahead) - FAR_BEHIND;
  return Math.max(NO_MORE, Math.min(0, EACH_MAN * behind));
};

/** Nowhere else the pieces are called red. */
const hasRed = ({ tags }: Written): boolean =>
  tags.some(({ name, value }) => name === 'Red' || (name === 'Black' && /^\s*red\s*$/i.test(value)));

/** Studies are set for the side that begins; in English draughts for either. */
const EITHER_SIDE = Math.log(0.5);
const OTHER_SIDE = Math.log(0.05);
const NOT_RED = -7;

/** What a position without a move says by its turn and its colours; only in many of them the turn says enough. */
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

const SPEAKING = [
  'Event',
  'Site',
  'Opening',
  'Annotator',
  'Source',
  'Variant',
  'GameType',
  'Game',
  'Rules',
  'Board',
];

/** So much of what stands before a game is looked at. */
const FOREWORD = 300;

/** What is said before the first move. */
const foreword = ({ raw: { prose, body } }: Written): string => {
  const first = body.findIndex(({ kind }) => kind === 'move');
  const before = prose.filter(({ offset }) => offset < (body[first]?.offset ?? Infinity));
  const comments = body
    .slice(0, first === -1 ? 4 : Math.min(first, 4))
    .filter(({ kind }) => kind === 'comment');
  const words = [...before.slice(0, 40), ...comments].map(({ text }) => text);
  return words.join(' ').slice(0, FOREWORD);
};

/** In prose other names may mean anything: a breakthrough, a Russian. */
const PLAIN_IN_PROSE: ReadonlySet<VariantId> = new Set(['poddavki', 'antidraughts', 'bashni']);

/** The variants that its tags, what stands before it or the name of its file speak of. */
export const spokenOf = (written: Written, fileName = ''): ReadonlySet<VariantId> =>
  new Set([
    ...SPEAKING.flatMap((name) => variantsNamed(tagValue(written.tags, name) ?? '')),
    ...variantsNamed(fileName.slice(0, FOREWORD).replace(/[\d_]+/g, ' ')),
    ...(hasRed(written) ? (['english'] as const) : []),
    ...variantsNamed(foreword(written)).filter((id) => PLAIN_IN_PROSE.has(id)),
  ]);
