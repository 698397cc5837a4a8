/**
 * The `GameType` tag: which variant a game is, and by which convention its file is written.
 *
 * `25,W,8,8,A0,0` is number, who starts, width, height, notation (A or N, and the corner of the first square as the
 * starting player sees it: 0 bottom left, 1 bottom right, 2 top left, 3 top right) and whether the bottom left corner is
 * *not* played on (PDN 3.0, GameType tag). A number alone stands for the customary rest, which is in the variant's record.
 */
import type { Variant } from '../../draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../draughts/variants.ts';
import type { Convention } from './convention.ts';
import type { PdnTag } from './game.ts';
import { tagValue } from './tags.ts';

const SYNTAX =
  /^\s*(?<number>\d+)\s*(?:,\s*(?<start>[WB])\s*,\s*\d+\s*,\s*\d+\s*,\s*(?<style>[ANS])(?<corner>[0-3])\s*(?:,.*)?)?$/i;

interface Fields {
  readonly number?: string;
  readonly start?: string;
  readonly style?: string;
  readonly corner?: string;
}

const fieldsOf = (value: string): Fields => SYNTAX.exec(value)?.groups ?? {};

/** The number of a variant's game type. Others may have the same. */
export const gameTypeNumber = ({ pdn }: Variant): string => fieldsOf(pdn.gameType).number ?? '';

const isNamed = ({ id, pdn }: Variant, name: string): boolean =>
  [id, pdn.variant?.toLowerCase()].includes(name.trim().toLowerCase());

/** Variants that share a number are told apart by the tag `Variant`; without it, it is the one that needs no such tag. */
const chosen = (number: string, name: string): Variant | undefined => {
  const variants = VARIANT_IDS.map(variantOf).filter((variant) => gameTypeNumber(variant) === number);
  return (
    variants.find((variant) => isNamed(variant, name)) ??
    variants.find(({ pdn }) => pdn.variant === null) ??
    variants[0]
  );
};

/** How a file is written that has this value of the tag. Our own White begins, and our square 1 is at the top left. */
export const conventionOf = (variant: Variant, value = variant.pdn.gameType): Convention => {
  const told = fieldsOf(value);
  const { start, style, corner } = told.start === undefined ? fieldsOf(variant.pdn.gameType) : told;
  return {
    variant,
    exchanged: start?.toUpperCase() === 'B',
    reversed: style?.toUpperCase() === 'N' && corner === '1',
  };
};

/** The convention that the tags tell, `fallback`'s when they do not say, `null` for a game we do not know. */
export const conventionIn = (tags: readonly PdnTag[], fallback: Variant): Convention | null => {
  const value = tagValue(tags, 'GameType')?.trim() ?? '';
  const name = tagValue(tags, 'Variant') ?? '';
  if (value === '') return conventionOf(fallback);
  const variant = chosen(fieldsOf(value).number ?? '', name);
  return variant === undefined ? null : conventionOf(variant, value);
};

/** The tags that tell a variant: `GameType`, and `Variant` where others share its number. */
export const gameTypeTags = ({ pdn }: Variant): readonly PdnTag[] => [
  { name: 'GameType', value: pdn.gameType },
  ...(pdn.variant === null ? [] : [{ name: 'Variant', value: pdn.variant }]),
];
