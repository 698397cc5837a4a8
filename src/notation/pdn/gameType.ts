/**
 * The `GameType` tag: the variant of a game and the convention of its file. Also detects chess.
 *
 * `25,W,8,8,A0,0` lists the number, the side that starts, width, height, notation (A or N, and the
 * corner of the first square as the starting player sees it: 0 bottom left, 1 bottom right, 2 top
 * left, 3 top right) and whether the bottom left corner is *not* played on (PDN 3.0, GameType tag).
 * A number alone implies the customary values, which are in the variant's record.
 */
import type { AnyVariant, Variant } from '../../draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../draughts/variants.ts';
import { ownCorner, type Convention, type Corner } from './convention.ts';
import type { PdnTag } from './game.ts';
import { tagValue } from './tags.ts';
import { variantsNamed } from './variantNames.ts';
import type { RawGame } from './split.ts';

const NUMBER = /^\s*(?<number>\d+)\s*(?:$|,)/;
const START = /^\s*\d+\s*,\s*(?<start>[WB])\b/i;
const STYLE = /^(?:[^,]*,){4}\s*(?<style>[ANS])(?<corner>[0-3])\b/i;

interface Fields {
  readonly number: string | null;
  readonly start: 'W' | 'B' | null;
  readonly corner: Corner | null;
}

const CORNERS: readonly Corner[] = [0, 1, 2, 3];

const fieldsOf = (value: string): Fields => {
  const { style, corner } = STYLE.exec(value)?.groups ?? {};
  const start = START.exec(value)?.groups?.['start']?.toUpperCase();
  return {
    number: NUMBER.exec(value)?.groups?.['number'] ?? null,
    start: start === 'W' || start === 'B' ? start : null,
    corner: style?.toUpperCase() === 'N' ? (CORNERS.find((each) => String(each) === corner) ?? null) : null,
  };
};

export const gameTypeNumber = ({ pdn }: AnyVariant): string => fieldsOf(pdn.gameType).number ?? '';

// Numbers besides those in the variants' records. Portuguese draughts has the rules of Spanish
// draughts, and some programs write the number of squares.
const OTHERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['28', ['spanish']],
  ['100', ['international']],
  ['144', ['canadian']],
  ['64', ['russian', 'brazilian']],
]);

const numbered = (number: string | null): readonly Variant[] =>
  VARIANT_IDS.map(variantOf).filter(
    (variant) => gameTypeNumber(variant) === number || OTHERS.get(number ?? '')?.includes(variant.id),
  );

export const isUnknownGame = (tags: readonly PdnTag[]): boolean => {
  const value = tagValue(tags, 'GameType')?.trim() ?? '';
  return /^\d|^[a-z]/i.test(value) && value !== '99' && statedVariants(tags).length === 0;
};

/**
 * Whether the tags name a game that isn't one of our variants. 99 is a program's own variant or, on
 * lidraughts, any game from a position.
 */
export const isOwnGame = (tags: readonly PdnTag[]): boolean =>
  fieldsOf(tagValue(tags, 'GameType') ?? '').number === '99' &&
  (tagValue(tags, 'FEN') === undefined || tagValue(tags, 'Variant') !== undefined) &&
  statedVariants(tags).length === 0;

/** Uses `GameType` and `Variant`, or the event's name if variants share a number. */
export const statedVariants = (tags: readonly PdnTag[]): readonly Variant[] => {
  const value = tagValue(tags, 'GameType')?.trim() ?? '';
  const byName = variantsNamed(tagValue(tags, 'Variant') ?? '').map(variantOf);
  const byNumber = numbered(fieldsOf(value).number);
  const byWord = byNumber.length > 0 ? byNumber : variantsNamed(value).map(variantOf);
  if (byWord.length === 0) return byName;
  const both = byWord.filter((variant) => byName.includes(variant));
  if (both.length > 0) return both;
  const byEvent = variantsNamed(`${tagValue(tags, 'Event') ?? ''} ${tagValue(tags, 'Site') ?? ''}`);
  const told = byWord.filter(({ id }) => byEvent.includes(id));
  if (told.length > 0) return told;
  const usual = byWord.filter(({ pdn }) => pdn.variant === null);
  return usual.length > 0 ? usual : byWord;
};

const WHOLE =
  /^\s*\d+\s*(?:,\s*[WB]\s*,\s*(?<width>\d+)\s*,\s*(?<height>\d+)\s*,\s*[ANS][0-3]\s*(?:,.*)?)?$/i;

/** Whether the tag is well formed. Only then does it override a player's choice. */
export const isClearlyStated = (tags: readonly PdnTag[]): boolean => {
  const match = WHOLE.exec(tagValue(tags, 'GameType') ?? '');
  return match !== null && match.groups?.['width'] !== '0';
};

const LETTER = { white: 'W', black: 'B' } as const;

/** The convention that a tag's value describes. */
export const conventionOf = <V extends AnyVariant>(
  variant: V,
  value = variant.pdn.gameType,
): Convention<V> => {
  const [told, custom] = [fieldsOf(value), fieldsOf(variant.pdn.gameType)];
  const own = LETTER[variant.begins];
  return {
    variant,
    exchanged: (told.start ?? custom.start ?? own) !== own,
    corner: told.corner ?? custom.corner ?? ownCorner(variant),
  };
};

export const conventionIn = <V extends AnyVariant>(tags: readonly PdnTag[], variant: V): Convention<V> =>
  conventionOf(variant, tagValue(tags, 'GameType') ?? '');

/**
 * Whether these tags name a program's own variant. It may have the same GameType as a bundled
 * variant.
 */
export const names = (tags: readonly PdnTag[], variant: AnyVariant): boolean =>
  VARIANT_IDS.every((id) => variantOf(id) !== variant) &&
  tagValue(tags, 'GameType') === variant.pdn.gameType &&
  (tagValue(tags, 'Variant') ?? null) === variant.pdn.variant;

export const gameTypeTags = ({ pdn }: AnyVariant): readonly PdnTag[] => [
  { name: 'GameType', value: pdn.gameType },
  ...(pdn.variant === null ? [] : [{ name: 'Variant', value: pdn.variant }]),
];

const CHESS_NUMBER = /^\s*0\s*(?:,|$)/u;
const CHESS_NAME = /chess|шахмат|шахи|schach|schaak|[ée]checs|ajedrez|xadrez|scacchi|szach|チェス/iu;
/** Eight rows of letters for pieces and digits for empty squares. */
const CHESS_POSITION = /^\s*(?:[1-8KQRBNPkqrbnp]{1,8}\/){7}[1-8KQRBNPkqrbnp]{1,8}(?:\s|$)/u;
/** A piece move, or castling written with letters, because `0-0` is a result in draughts. */
const CHESS_MOVE = /^(?:[KQRBN][a-h]?[1-8]?x?[a-h][1-8]|O-O(?:-O)?)[+#]?[!?]*$/u;

export const saysChess = (tags: readonly PdnTag[]): boolean =>
  CHESS_NUMBER.test(tagValue(tags, 'GameType') ?? '') ||
  ['GameType', 'Variant'].some((name) => CHESS_NAME.test(tagValue(tags, name) ?? '')) ||
  CHESS_POSITION.test(tagValue(tags, 'FEN') ?? '');

export const looksLikeChess = ({ body }: RawGame): boolean => body.some(({ text }) => CHESS_MOVE.test(text));
