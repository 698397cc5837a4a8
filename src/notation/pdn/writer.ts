/** Strictly follows PDN 3.0's writing grammar, because other programs are tested against it. */
import { legalMoves } from '../../draughts/moves.ts';
import { play, startPosition } from '../../draughts/position.ts';
import type { Move, Position } from '../../draughts/types.ts';
import type { AnyVariant } from '../../draughts/variant.ts';
import { makeFen } from '../fen.ts';
import { movesThatFit } from '../fit.ts';
import { sameMove } from '../sameMove.ts';
import { makeSquare } from '../square.ts';
import { makeClock, makeComment, makeGlyph } from './annotation.ts';
import type { PdnGame, PdnLine, PdnMove, PdnTag } from './game.ts';
import { makeResult } from './result.ts';
import { asClock, asFen, asSquares, asTag, type Convention } from './convention.ts';
import { conventionOf, gameTypeNumber, gameTypeTags } from './gameType.ts';
import { inOrder, makeTag } from './tags.ts';

const WIDTH = 80;

/** The capture signs other than x (PDN 3.0, table of game types). */
const CAPTURE_SIGNS: ReadonlyMap<string, string> = new Map([
  ['25', ':'],
  ['31', '-'],
]);

const captureSign = (variant: AnyVariant): string => CAPTURE_SIGNS.get(gameTypeNumber(variant)) ?? 'x';

const makePdnMove = (convention: Convention, position: Position, move: Move): string => {
  const { variant } = convention;
  const short = [move.from, move.to];
  const [only, another] = movesThatFit(short, legalMoves(variant, position));
  // The ends of a long capture can be the full path of a short one, and then mean the short one.
  const isClear = only !== undefined && another === undefined && sameMove(variant, only, move);
  const squares = isClear ? short : move.path;
  const sign = move.taken.length > 0 ? captureSign(variant) : '-';
  return asSquares(convention, squares.map((square) => makeSquare(variant, square)).join(sign));
};

interface LineStart {
  readonly position: Position;
  readonly ply: number;
}

const plyOf = ({ begins }: AnyVariant, { turn }: Position): number => (turn === begins ? 0 : 1);

const isOdd = (ply: number): boolean => ply % 2 === 1;

const numberOf = (ply: number, resumes: boolean): readonly string[] => {
  if (!isOdd(ply)) return [`${ply / 2 + 1}.`];
  return resumes ? [`${(ply + 1) / 2}...`] : [];
};

const fenOf = (convention: Convention, position: Position): string =>
  asFen(convention, makeFen(convention.variant, position));

const setupWords = (convention: Convention, setup: Position | null): readonly string[] =>
  setup === null ? [] : [`/FEN "${fenOf(convention, setup)}"/`];

const clockWords = (convention: Convention, { clock }: PdnMove): readonly string[] => {
  const text = clock === null ? null : makeClock(asClock(convention, clock));
  return text === null ? [] : [`{${text}}`];
};

const annotations = (convention: Convention, move: PdnMove, place: LineStart): readonly string[] => [
  ...move.nags.map(makeGlyph),
  ...clockWords(convention, move),
  ...move.comments.map(makeComment),
  ...move.variations.flatMap((line) => ['(', ...lineWords(convention, line, place), ')']),
];

/** If a setup changes the side to move, that side's move still goes in its own column. */
const startOf = (variant: AnyVariant, { setup }: PdnMove, { position, ply }: LineStart): LineStart =>
  setup === null
    ? { position, ply }
    : { position: setup, ply: ply + Number(isOdd(ply) !== isOdd(plyOf(variant, setup))) };

const lineWords = (convention: Convention, line: PdnLine, from: LineStart): readonly string[] => {
  const words = line.comments.map(makeComment);
  let { position, ply } = from;
  let resumes = true;
  for (const move of line.moves) {
    const place = startOf(convention.variant, move, { position, ply });
    const notes = annotations(convention, move, place);
    words.push(...setupWords(convention, move.setup));
    words.push(...numberOf(place.ply, resumes || move.setup !== null));
    words.push(makePdnMove(convention, place.position, move.move), ...notes);
    position = play(convention.variant, place.position, move.move);
    ply = place.ply + 1;
    resumes = notes.length > 0;
  }
  return words;
};

// Fills lines with words, and breaks comments at spaces. A line must not begin with a bracket,
// because that would look like a tag.
const wrapped = (words: readonly string[]): string => {
  const lines = [''];
  for (const word of words.flatMap((text) => text.split(' '))) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length > WIDTH && !word.startsWith('[')) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
};

const headOf = (
  convention: Convention,
  { variant, tags, start, result, resultText }: PdnGame<AnyVariant>,
): readonly PdnTag[] => [
  ...inOrder(tags).map((tag) => asTag(convention, tag)),
  { name: 'Result', value: makeResult(convention, result, resultText) },
  ...gameTypeTags(variant),
  ...(start === null ? [] : [{ name: 'FEN', value: fenOf(convention, start) }]),
];

export const tagsFor = (game: PdnGame<AnyVariant>): readonly PdnTag[] =>
  headOf(conventionOf(game.variant), game);

export const fenFor = (variant: AnyVariant, position: Position): string =>
  fenOf(conventionOf(variant), position);

/**
 * A game in Portable Draughts Notation (PDN 3.0).
 *
 * @example
 * const [game] = parsePdn('1. c3-d4 d6-c5 *', variantOf('russian'));
 * makePdn(unwrap(game)) // => '[Result "*"]\n[GameType "25,W,8,8,A0,0"]\n\n1. c3-d4 d6-c5 *\n'
 */
export const makePdn = (game: PdnGame<AnyVariant>): string => {
  const convention = conventionOf(game.variant);
  const position = game.start ?? startPosition(game.variant);
  const words = lineWords(convention, game.line, { position, ply: plyOf(game.variant, position) });
  return `${headOf(convention, game).map(makeTag).join('\n')}\n\n${wrapped([...words, '*'])}\n`;
};

/**
 * Several games as one text.
 *
 * @example
 * const game = pdnGameOf(startLine(variantOf('czech')));
 * parsePdn(makePdnFile([game, game])).length // => 2
 */
export const makePdnFile = (games: readonly PdnGame<AnyVariant>[]): string => games.map(makePdn).join('\n');
