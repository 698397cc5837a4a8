import { done, refused, type Result } from '../../kit/result.ts';
import { startPosition } from '../../draughts/position.ts';
import { hasSameMoves } from '../../draughts/sameMoves.ts';
import type { Color, Position } from '../../draughts/types.ts';
import type { AnyVariant } from '../../draughts/variant.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../../draughts/variants.ts';
import { parseSetupFen } from '../fen.ts';
import { FILES } from '../lookAlikes.ts';
import { inLatin } from '../plainFen.ts';
import { asFen, hasUnknownTurn, withTurn, type Convention, type Corner } from './convention.ts';
import { asMeant, type Tree, treeOf } from './items.ts';
import type { PdnResult, PdnTag } from './game.ts';
import { conventionIn, conventionOf } from './gameType.ts';
import { headIn } from './head.ts';
import { stepsOf } from './lineReader.ts';
import { solve, type Failure, type Found, type LineStep } from './mainLine.ts';
import type { RawGame } from './split.ts';
import { isSurplus } from './count.ts';
import { areByTurn, byColor, parseTag, tagValue } from './tags.ts';
import type { Token } from './token.ts';

export interface Written {
  readonly raw: RawGame;
  readonly tags: readonly PdnTag[];
  readonly isByTurn: boolean;
  readonly tree: Tree;
  readonly steps: readonly LineStep[];
  readonly isNumeric: boolean;
  readonly highest: number;
  /** A move among words that may belong to the game. */
  readonly doubt: Token | null;
  /** The result that a sentence states, and the players named in a line above the moves. */
  readonly stated: PdnResult | null;
  readonly players: readonly PdnTag[];
}

export interface Trial<V extends AnyVariant = AnyVariant> {
  readonly convention: Convention<V>;
  readonly start: Position | null;
  readonly moves: readonly Found[];
  readonly left: readonly Token[];
  /** The log-probability of the moves. One of many legal moves is less likely than one of few. */
  readonly likelihood: number;
}

const NAMED = new RegExp(String.raw`[${FILES}]\d`);

export const writtenOf = (source: string, cut: RawGame): Written => {
  const told = cut.tags.map(({ text }) => parseTag(text));
  const isByTurn = areByTurn(told);
  const tags = isByTurn ? byColor(told) : told;
  const { doubt, result, body } = asMeant(source, tags, cut.body);
  const head = headIn(source, cut.prose);
  const raw = { ...cut, body };
  const tree = treeOf(raw.body);
  const steps = stepsOf(tree.items);
  const words = steps.map(({ token }) => token.text);
  const [first = inLatin(tagValue(tags, 'FEN') ?? '')] = words;
  const numbers = [...words, tagValue(tags, 'FEN') ?? ''].join(' ').match(/(?<!\d)\d{1,2}(?!\d)/g) ?? [];
  const highest = numbers.reduce((most, number) => Math.max(most, Number(number)), 0);
  return {
    raw,
    tags,
    isByTurn,
    tree,
    steps,
    highest,
    doubt,
    stated: result ?? head.result,
    players: head.players,
    isNumeric: !NAMED.test(first.replace(/(?<![a-z])[wbk]+(?=\d)/gi, '')),
  };
};

export const conventionOfHead = ({ isByTurn }: Written, convention: Convention): Convention =>
  isByTurn ? { ...convention, exchanged: convention.variant.begins === 'black' } : convention;

const CORNERS: readonly Corner[] = [2, 1];

/**
 * Most likely first: the tags' convention, the variant's own, then the opposite end of the board.
 */
export const conventionsFor = <V extends AnyVariant>(
  { tags, isNumeric }: Written,
  variant: V,
): readonly Convention<V>[] => {
  const told = conventionIn(tags, variant);
  if (!isNumeric)
    return variant.begins === 'white'
      ? [told]
      : [told, { ...told, isTurned: true, exchanged: !told.exchanged }];
  const corners = new Set([told.corner, conventionOf(variant).corner, ...(variant.size > 8 ? [] : CORNERS)]);
  return [...corners].map((corner) => ({ ...told, corner }));
};

/** The most illegal moves to drop, if the numbers skip them and all other moves are legal. */
const MOST_LEFT_OUT = 2;
/** How many moves must follow a dropped move. With fewer, the moves themselves must be wrong. */
const ENOUGH_AFTER = 2;

/** Nobody needs a position with no pieces. */
const NO_PIECES = { code: 'fen-side-empty', column: 1, text: '' } as const;

const turnsOf = ({ tags }: Written): readonly Color[] =>
  hasUnknownTurn(tagValue(tags, 'FEN') ?? '') ? ['white', 'black'] : ['white'];

const startOf = (
  { tags, raw, steps }: Written,
  convention: Convention,
  turn: Color,
): Result<Position | null, Failure> => {
  const fen = tagValue(tags, 'FEN');
  if (fen === undefined || fen.trim() === '') return done(null);
  const position = parseSetupFen(convention.variant, withTurn(asFen(convention, fen), turn));
  const isEmpty = position.ok && position.value.board.every((tower) => tower === null);
  if (position.ok && !(isEmpty && steps.length === 0)) return done(position.value);
  const reason = position.ok ? NO_PIECES : position.problem;
  const token = raw.tags.find(({ text }) => parseTag(text).name === 'FEN');
  const stop = { code: 'pdn-fen', offset: token?.offset ?? 0, text: fen, reason } as const;
  return refused({ stop, plies: 0, step: 0 });
};

interface Way {
  readonly convention: Convention;
  readonly isLenient: boolean;
  readonly turn: Color;
}

const tryMoves = (written: Written, { convention, isLenient, turn }: Way): Result<Trial, Failure> => {
  const start = startOf(written, convention, turn);
  if (!start.ok) return start;
  const from = start.value ?? startPosition(convention.variant);
  let { steps } = written;
  const left: Token[] = [];
  let outcome = solve(convention, steps, from);
  const first = outcome;
  const most = isLenient ? MOST_LEFT_OUT : 0;
  while (!outcome.ok && left.length < most) {
    const { step } = outcome.problem;
    const stray = steps[step];
    if (stray === undefined || steps.length - step <= ENOUGH_AFTER) break;
    if (!isSurplus(written.raw.body, [...left, stray.token])) break;
    left.push(stray.token);
    steps = steps.filter((each) => each !== stray);
    outcome = solve(convention, steps, from);
  }
  if (!outcome.ok) return refused(first.ok ? outcome.problem : first.problem);
  const likelihood = outcome.moves.reduce((sum, { legal }) => sum - Math.log(Math.max(1, legal)), 0);
  return done({ convention, start: start.value, moves: outcome.moves, left, likelihood });
};

const tryTurns = (written: Written, convention: Convention, isLenient: boolean): Result<Trial, Failure> => {
  const trials = turnsOf(written).map((turn) => tryMoves(written, { convention, isLenient, turn }));
  const plies = (trial: Result<Trial, Failure>): number => (trial.ok ? Infinity : trial.problem.plies);
  return trials.reduce((best, trial) => (plies(trial) > plies(best) ? trial : best));
};

const isAlike = (one: AnyVariant, other: AnyVariant): boolean =>
  one.menRows.join() === other.menRows.join() && one.begins === other.begins && hasSameMoves(one, other);

/**
 * For each variant, the first one with the same start and moves, because these differ only in their
 * goal.
 */
const FIRST_ALIKE: ReadonlyMap<AnyVariant, AnyVariant> = new Map(
  VARIANT_IDS.map(variantOf).map((variant, _, all) => [
    variant,
    all.find((other) => isAlike(other, variant)) ?? variant,
  ]),
);

export const alike = (variant: AnyVariant): readonly VariantId[] =>
  FIRST_ALIKE.has(variant)
    ? VARIANT_IDS.filter((other) => FIRST_ALIKE.get(variantOf(other)) === FIRST_ALIKE.get(variant))
    : [];

/** Trials repeat for each variant with the same moves, and again to explain a refusal. */
const found = new WeakMap<Written, Map<AnyVariant, Map<string, Result<Trial, Failure>>>>();

export const tryRules = <V extends AnyVariant>(
  written: Written,
  convention: Convention<V>,
  isLenient = false,
): Result<Trial<V>, Failure> => {
  const { variant, exchanged, corner, isTurned = false } = convention;
  const first = FIRST_ALIKE.get(variant) ?? variant;
  const byVariant = found.get(written) ?? new Map<AnyVariant, Map<string, Result<Trial, Failure>>>();
  const byKey = byVariant.get(first) ?? new Map<string, Result<Trial, Failure>>();
  found.set(written, byVariant.set(first, byKey));
  const key = [exchanged, corner, isTurned, isLenient].join();
  const trial = byKey.get(key) ?? tryTurns(written, { ...convention, variant: first }, isLenient);
  byKey.set(key, trial);
  return trial.ok ? done({ ...trial.value, convention }) : trial;
};

/** Reads the game under a variant's rules, in any convention; `null` if it breaks them. */
export function readBy<V extends AnyVariant>(
  written: Written,
  variant: V,
  isLenient = false,
): Trial<V> | null {
  for (const convention of conventionsFor(written, variant)) {
    const trial = tryRules(written, convention, isLenient);
    if (trial.ok) return trial.value;
  }
  return null;
}
