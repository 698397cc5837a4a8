/** Whether a game obeys the rules of a variant, written by one convention or another. */
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { startPosition } from '../../draughts/position.ts';
import type { Color, Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../../draughts/variants.ts';
import { parseSetupFen } from '../setupFen.ts';
import { asFen, isTurnOpen, withTurn, type Convention, type Corner } from './convention.ts';
import { asMeant } from './custom.ts';
import type { PdnTag } from './game.ts';
import { conventionIn, conventionOf } from './gameType.ts';
import { treeOf, type Tree } from './items.ts';
import { stepsOf } from './lineReader.ts';
import { solve, type Failure, type Found, type Step } from './mainLine.ts';
import type { RawGame } from './split.ts';
import { areByTurn, byColor, parseTag, tagValue } from './tags.ts';
import type { Token } from './tokens.ts';

/** A game taken apart, but not yet read by any rules. */
export interface Written {
  readonly raw: RawGame;
  readonly tags: readonly PdnTag[];
  /** Its players and its result are by who begins, not by color. */
  readonly isByTurn: boolean;
  readonly tree: Tree;
  readonly steps: readonly Step[];
  /** Whether squares are numbers, in its moves or, where there are none, in its position. */
  readonly isNumeric: boolean;
  /** The highest number of a square. */
  readonly highest: number;
}

/** A game that obeys a variant's rules. */
export interface Trial {
  readonly convention: Convention;
  /** The position that it begins from, if not the variant's own. */
  readonly start: Position | null;
  readonly moves: readonly Found[];
  /** Moves that had to be left out for it. */
  readonly left: readonly Token[];
  /** How likely it is that these moves were played by these rules: of many legal ones each is less so than of a few. */
  readonly likelihood: number;
}

const NAMED = /[a-lабвгдекнсфц]\d/i;

/** Takes a game apart. */
export const writtenOf = (cut: RawGame): Written => {
  const told = cut.tags.map(({ text }) => parseTag(text));
  const isByTurn = areByTurn(told);
  const tags = isByTurn ? byColor(told) : told;
  const raw = { ...cut, body: asMeant(tags, cut.body) };
  const tree = treeOf(raw.body);
  const steps = stepsOf(tree.items);
  const words = steps.map(({ token }) => token.text);
  const [first = tagValue(tags, 'FEN') ?? ''] = words;
  const numbers = [...words, tagValue(tags, 'FEN') ?? ''].join(' ').match(/(?<!\d)\d{1,2}(?!\d)/g) ?? [];
  const highest = numbers.reduce((most, number) => Math.max(most, Number(number)), 0);
  return {
    raw,
    tags,
    isByTurn,
    tree,
    steps,
    highest,
    isNumeric: !NAMED.test(first.replace(/(?<![a-z])[wbk]+(?=\d)/gi, '')),
  };
};

/** How what stands above the moves and behind them is to be read: by color as the moves are, or by who begins, as with us. */
export const conventionOfHead = ({ isByTurn }: Written, convention: Convention): Convention =>
  isByTurn ? { ...convention, exchanged: false } : convention;

const CORNERS: readonly Corner[] = [2, 1];

/** The likelier first: as the tags say, as the variant's players write, and from the other end of the board. */
export const conventionsFor = ({ tags, isNumeric }: Written, variant: Variant): readonly Convention[] => {
  const told = conventionIn(tags, variant);
  if (!isNumeric) return [told];
  const corners = new Set([told.corner, conventionOf(variant).corner, ...(variant.size > 8 ? [] : CORNERS)]);
  return [...corners].map((corner) => ({ ...told, corner }));
};

/** What is illegal is left out so often when all that follows is legal then. */
const MOST_LEFT_OUT = 2;
/** Moves that must follow, for else it is the moves that are wrong. */
const ENOUGH_AFTER = 2;

/** A board without pieces is not what anybody wanted to see. */
const NO_PIECES = { code: 'fen-side-empty', column: 1, text: '' } as const;

/** The sides of ours that may be to move: both where a position does not say so (PDN 3.0, FEN tag), whoever begins first. */
const turnsOf = ({ tags }: Written): readonly Color[] =>
  isTurnOpen(tagValue(tags, 'FEN') ?? '') ? ['white', 'black'] : ['white'];

const startOf = (
  { tags, raw, steps }: Written,
  convention: Convention,
  turn: Color,
): Attempt<Position | null, Failure> => {
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

/** Reads a game by the rules and the convention; strictly, or leaving out what is stray. */
const tryMoves = (written: Written, { convention, isLenient, turn }: Way): Attempt<Trial, Failure> => {
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
    left.push(stray.token);
    steps = steps.filter((each) => each !== stray);
    outcome = solve(convention, steps, from);
  }
  if (!outcome.ok) return refused(first.ok ? outcome.problem : first.problem);
  const likelihood = outcome.moves.reduce((sum, { legal }) => sum - Math.log(Math.max(1, legal)), 0);
  return done({ convention, start: start.value, moves: outcome.moves, left, likelihood });
};

/** The same, with whichever side to move it can be read; a refusal is that of the side by which more of it can be. */
const tryTurns = (written: Written, convention: Convention, isLenient: boolean): Attempt<Trial, Failure> => {
  const trials = turnsOf(written).map((turn) => tryMoves(written, { convention, isLenient, turn }));
  const plies = (trial: Attempt<Trial, Failure>): number => (trial.ok ? Infinity : trial.problem.plies);
  return trials.reduce((best, trial) => (plies(trial) > plies(best) ? trial : best));
};

/** The facts that legal moves follow from; variants that share them all differ in their goal and their draws. */
const sameMoves = (one: Variant, other: Variant): boolean =>
  one.size === other.size &&
  one.squares === other.squares &&
  one.menRows.join() === other.menRows.join() &&
  one.man === other.man &&
  one.king === other.king &&
  one.crowning === other.crowning &&
  one.removal === other.removal &&
  one.mayTurnBack === other.mayTurnBack &&
  one.captured === other.captured &&
  one.menTakeKings === other.menTakeKings &&
  one.captureValue === other.captureValue &&
  one.kingRunLimit === other.kingRunLimit;

/** For each variant the first that has the same moves. */
const FIRST_ALIKE: ReadonlyMap<VariantId, Variant> = new Map(
  VARIANT_IDS.map((id) => {
    const first = VARIANT_IDS.map(variantOf).find((other) => sameMoves(other, variantOf(id)));
    return [id, first ?? variantOf(id)];
  }),
);

/** The variants with the same moves, itself among them. */
export const alike = ({ id }: Variant): readonly VariantId[] =>
  VARIANT_IDS.filter((other) => FIRST_ALIKE.get(other) === FIRST_ALIKE.get(id));

/** What was found of a game is asked for again: by each variant with the same moves, and to say why it is none. */
const found = new WeakMap<Written, Map<string, Attempt<Trial, Failure>>>();

/** Reads a game by the rules and the convention; strictly, or leaving out what is stray. */
export const tryRules = (
  written: Written,
  convention: Convention,
  isLenient = false,
): Attempt<Trial, Failure> => {
  const { variant, exchanged, corner } = convention;
  const first = FIRST_ALIKE.get(variant.id) ?? variant;
  const byKey = found.get(written) ?? new Map<string, Attempt<Trial, Failure>>();
  found.set(written, byKey);
  const key = [first.id, exchanged, corner, isLenient].join();
  const trial = byKey.get(key) ?? tryTurns(written, { ...convention, variant: first }, isLenient);
  byKey.set(key, trial);
  return trial.ok ? done({ ...trial.value, convention }) : trial;
};
