/**
 * The `GameType` tag: which variant a game is, and by which convention its file is written.
 *
 * `25,W,8,8,A0,0` is number, who starts, width, height, notation (A or N, and the corner of the first square as the
 * starting player sees it: 0 bottom left, 1 bottom right, 2 top left, 3 top right) and whether the bottom left corner is
 * *not* played on (PDN 3.0, GameType tag). A number alone stands for the customary rest, which is in the variant's record.
 */
import type { Variant } from '../../draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../draughts/variants.ts';
import type { Convention, Corner } from './convention.ts';
import type { PdnTag } from './game.ts';
import { tagValue } from './tags.ts';
import { variantsNamed } from './variantNames.ts';

const NUMBER = /^\s*(?<number>\d+)\s*(?:$|,)/;
const START = /^\s*\d+\s*,\s*(?<start>[WB])\b/i;
const STYLE = /^(?:[^,]*,){4}\s*(?<style>[ANS])(?<corner>[0-3])\b/i;

interface Fields {
  readonly number: string | null;
  /** The file's side that begins. */
  readonly start: 'W' | 'B' | null;
  /** `null` where squares have names, or nothing is told. */
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

/** The number of a variant's game type. Others may have the same. */
export const gameTypeNumber = ({ pdn }: Variant): string => fieldsOf(pdn.gameType).number ?? '';

/**
 * Numbers beside those of the records: Portuguese draughts has the rules of the Spanish game; some programs write the number of squares.
 */
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

/** The tag is there, and what it says is no game that we know. */
export const isUnknownGame = (tags: readonly PdnTag[]): boolean => {
  const value = tagValue(tags, 'GameType')?.trim() ?? '';
  return /^\d|^[a-z]/i.test(value) && value !== '99' && statedVariants(tags).length === 0;
};

/**
 * The variants that the tags `GameType` and `Variant` name, the likelier first; none when they say nothing. Those that share a number
 * are told apart by `Variant`, or by what the event is called; without these, it is the one that needs no such tag.
 */
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

/** Whether the tag is in due form: only then it is worth more than what somebody chose. */
export const isClearlyStated = (tags: readonly PdnTag[]): boolean => {
  const match = WHOLE.exec(tagValue(tags, 'GameType') ?? '');
  return match !== null && match.groups?.['width'] !== '0';
};

/** How a file is written that says this, or nothing, in the tag. Our own White begins, and our square 1 is at the top left. */
export const conventionOf = (variant: Variant, value = variant.pdn.gameType): Convention => {
  const [told, custom] = [fieldsOf(value), fieldsOf(variant.pdn.gameType)];
  return {
    variant,
    exchanged: (told.start ?? custom.start) === 'B',
    corner: told.corner ?? custom.corner ?? 2,
  };
};

/** The convention that the tags tell for a variant; what they leave out is as the variant's players have it. */
export const conventionIn = (tags: readonly PdnTag[], variant: Variant): Convention =>
  conventionOf(variant, tagValue(tags, 'GameType') ?? '');

/** The tags that tell a variant: `GameType`, and `Variant` where others share its number. */
export const gameTypeTags = ({ pdn }: Variant): readonly PdnTag[] => [
  { name: 'GameType', value: pdn.gameType },
  ...(pdn.variant === null ? [] : [{ name: 'Variant', value: pdn.variant }]),
];
