/**
 * Results as written: `2-0`, `1-1`, `½–½`, `0.5-0.5`, `1:1`, `White wins`. Any other result is kept
 * unchanged.
 */
import type { AnyVariant } from '../../draughts/variant.ts';
import { asResult, type Convention } from './convention.ts';
import type { PdnResult, PdnTag } from './game.ts';
import { gameTypeNumber } from './gameType.ts';
import { tagValue } from './tags.ts';
import { resultStated } from './endings.ts';
import type { RawGame } from './split.ts';
import type { Token } from './token.ts';

const NUMBER = String.raw`\d+(?:[.,]\d+)?|[.,]\d+`;
const PART = String.raw`1\/2|½|${NUMBER}`;
/** Also accepts `(1-0)`, `2-0.` and `1-0 (forfeit)`. */
const SCORE = new RegExp(
  String.raw`^(?<before>\s*(?:\(\s*)?)(?<white>${PART})(?<sign>\s*[-–—−‐‑:]\s*)(?<black>${PART})(?<behind>(?:\s*[).!+#*]|\s\D).*)?$`,
);

const points = (text: string): number => {
  if (text === '1/2' || text === '½') return 0.5;
  return Number(text.replace(',', '.'));
};

export const parseResult = (text: string): PdnResult | null => {
  const { white, black } = SCORE.exec(text.trimEnd())?.groups ?? {};
  if (white === undefined || black === undefined)
    return /^(?:1\/2|½)$/.test(text.trim()) ? '1/2-1/2' : scoreStated(text);
  const [own, other] = [points(white), points(black)];
  if (own === other) return own === 0 ? '0-0' : '1/2-1/2';
  return own > other ? '1-0' : '0-1';
};

/** `*` isn't a score. */
const scoreStated = (text: string): PdnResult | null => {
  const stated = resultStated(text);
  return stated === '*' ? null : stated;
};

const isScore = ({ kind, text }: Token): boolean => kind === 'result' && parseResult(text) !== null;

interface ReadResult {
  readonly tags: readonly PdnTag[];
  readonly raw: Pick<RawGame, 'body'>;
  /** From a sentence after the moves. */
  readonly stated: PdnResult | null;
}

export const resultIn = ({
  tags,
  raw: { body },
  stated,
}: ReadResult): { readonly text: string; readonly result: PdnResult } => {
  const last = body.findLastIndex(({ kind }) => kind === 'result');
  // Some files write both, as in `1/2-1/2 *`.
  const ending = body.slice(Math.max(0, last - 1), last + 1).find(isScore)?.text ?? '*';
  const told = tagValue(tags, 'Result')?.trim() ?? '';
  const byTag = parseResult(told);
  if (byTag !== null) return { text: told, result: byTag };
  const byEnding = parseResult(ending);
  if (byEnding !== null) return { text: ending.replace(/\s/g, ''), result: byEnding };
  return { text: stated === null ? told : '', result: stated ?? '*' };
};

export const exchanged = (text: string): string => {
  const { before = '', white, sign = '', black, behind = '' } = SCORE.exec(text.trimEnd())?.groups ?? {};
  return white === undefined || black === undefined
    ? text
    : `${before}${black}${sign.trim()}${white}${behind}`;
};

/** The game types with results 2-0, 1-1 and 0-2 (PDN 3.0, Result tag). */
const TWO_POINTS: ReadonlySet<string> = new Set(['20', '27']);
const IN_TWO_POINTS: Readonly<Record<PdnResult, string>> = {
  '1-0': '2-0',
  '0-1': '0-2',
  '1/2-1/2': '1-1',
  '0-0': '0-0',
  '*': '*',
};

/** The customary form of a result in files of a variant, White first. */
export const customaryResult = (variant: AnyVariant, result: PdnResult): string =>
  TWO_POINTS.has(gameTypeNumber(variant)) ? IN_TWO_POINTS[result] : result;

export const makeResult = (convention: Convention, result: PdnResult, text: string | undefined): string => {
  if (text === undefined) return customaryResult(convention.variant, asResult(convention, result));
  return convention.exchanged ? exchanged(text) : text;
};
